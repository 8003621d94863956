/** What the firm has to do in a year, as docs/editing.md tells it: each with a picture of the form. */
export const JOBS: readonly {
  /** The name of its picture. */
  picture: string
  /** The room of the editor, and whether an entry of it or a new one is opened. */
  room: string
  opens: 'file' | 'entry' | 'new' | 'list'
  /** The field that it is about. */
  field?: string
}[] = [
  { picture: 'phone', room: 'Contact', opens: 'file', field: 'Phone' },
  { picture: 'hours', room: 'Contact', opens: 'file', field: 'Working hours' },
  { picture: 'project', room: 'Projects', opens: 'new', field: 'Title' },
  { picture: 'place', room: 'Projects', opens: 'entry', field: 'Place on the map' },
  { picture: 'photograph', room: 'Projects', opens: 'entry', field: 'Picture' },
  { picture: 'testimonial', room: 'Testimonials', opens: 'entry', field: 'Quote' },
  { picture: 'leader', room: 'Leaders', opens: 'entry', field: 'Name' },
  { picture: 'order', room: 'Services', opens: 'list' },
  { picture: 'social', room: 'Company', opens: 'file', field: 'Social pages' },
  { picture: 'figures', room: 'Figures', opens: 'file', field: 'Projects' },
]
