/** The firm for a phone's address book. */
export const CONTACT_CARD = '/contact.vcf'
