export default function SiteAsQrCode() {
  return <img src="/qr/site.svg" width="76" height="76" alt="" loading="lazy" />
}
