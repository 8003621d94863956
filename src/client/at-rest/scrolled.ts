const SCROLLED_AFTER_PX = 50

/** Says in the bar's `data-scrolled` whether the page is scrolled past the threshold. */
export function showScrolled() {
  window.addEventListener('scroll', show, { passive: true })
  show()
}

function show() {
  const bar = document.querySelector('header')
  const scrolled = String(window.scrollY > SCROLLED_AFTER_PX)
  if (bar && bar.dataset['scrolled'] !== scrolled) bar.dataset['scrolled'] = scrolled
}
