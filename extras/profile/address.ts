/** Where the company profile is. */
export const PROFILE = '/company-profile.pdf'
