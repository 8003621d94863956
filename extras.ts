/**
 * The extras in use: what the site has besides its specification, each a folder of extras/. Take out
 * a line and its folder, and the site is whole without it (CONTRIBUTING.md says how they are joined).
 */
export const extras: readonly string[] = [
  // the page /edit, on which the firm changes content/
  'editor',
  // the surface of Home’s model can be lifted
  'underground',
  // the model of About is followed from stop to stop
  'tour',
  // messages of the form are sent, and kept until they have arrived
  'delivery',
  // what visitors come with: under Home's model, in the chat, over the form and in each service
  'needs',
  // the company profile, a PDF
  'profile',
  // link previews, an address of its own for each service and project, share buttons, QR codes
  'sharing',
  // what search engines read of the firm and its pages
  'search',
  // every page prints on two sheets of A4
  'paper',
  // every page can be read without a connection
  'offline',
  // what a visitor pays and waits for, measured
  'bench',
]
