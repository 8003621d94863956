// The places that the core keeps free for extras, and what stands there: of each extra in use its
// slots/NAME.tsx or slots/NAME.ts, by its default export (build/extras.ts). Undefined where none has one.

/** Under the capacity on About, the table on Projects and the working hours on Contact. */
declare module 'virtual:extras/page-actions' {
  const PageActions: (() => React.ReactNode) | undefined
  export default PageActions
}

/** On Home, above the firm's figures. */
declare module 'virtual:extras/above-figures' {
  const AboveFigures: (() => React.ReactNode) | undefined
  export default AboveFigures
}

/** In the chat's panel, above its button, which then does not stand out. */
declare module 'virtual:extras/in-chat' {
  const InChat: (() => React.ReactNode) | undefined
  export default InChat
}

/** Above the message form. */
declare module 'virtual:extras/above-form' {
  const AboveForm: (() => React.ReactNode) | undefined
  export default AboveForm
}

/** In an open service, above what it includes. */
declare module 'virtual:extras/in-service' {
  type InServiceProps = { service: import('./content/services.ts').Service }
  const InService: ((props: InServiceProps) => React.ReactNode) | undefined
  export default InService
}

/** Called for every page that somebody reads: when React is there, and by the router. */
declare module 'virtual:extras/page-shown' {
  const pageShown: (() => void) | undefined
  export default pageShown
}

/** What can be done with an open service, at the foot of its dialog. */
declare module 'virtual:extras/service-actions' {
  type ServiceActionsProps = { service: import('./content/services.ts').Service }
  const ServiceActions: ((props: ServiceActionsProps) => React.ReactNode) | undefined
  export default ServiceActions
}

/** What can be done with a project of the portfolio, at the end of its title block. */
declare module 'virtual:extras/project-actions' {
  type ProjectActionsProps = { project: import('./content/projects.ts').Project }
  const ProjectActions: ((props: ProjectActionsProps) => React.ReactNode) | undefined
  export default ProjectActions
}

/** Ways to keep the firm's number and addresses, under the email address on Contact. */
declare module 'virtual:extras/save-contact' {
  const SaveContact: (() => React.ReactNode) | undefined
  export default SaveContact
}

/** Under the ways to chat and to call on Contact. */
declare module 'virtual:extras/scan-to-chat' {
  const ScanToChat: (() => React.ReactNode) | undefined
  export default ScanToChat
}

/** Beside the site's address at the foot of a printed page. */
declare module 'virtual:extras/site-on-paper' {
  const SiteOnPaper: (() => React.ReactNode) | undefined
  export default SiteOnPaper
}

/** Sends messages of the form, in place of the sending that is only simulated. */
declare module 'virtual:extras/sending' {
  const sending: import('./components/form/sending.ts').Sending | undefined
  export default sending
}

/** Whether this tab keeps a message of the form: then React comes at once, and brings it back. */
declare module 'virtual:extras/has-draft' {
  const hasDraft: (() => boolean) | undefined
  export default hasDraft
}

/** Runs on a page that nobody has touched. */
declare module 'virtual:extras/at-rest' {
  const atRest: (() => void) | undefined
  export default atRest
}

/** How the model of About is looked at. */
declare module 'virtual:extras/about-model' {
  const stops: import('./components/pictures/model-with-callouts.tsx').Stops | undefined
  export default stops
}

/** What the model of Home is in, by the name of its picture. */
declare module 'virtual:extras/frame-of' {
  type Frame = React.ComponentType<{ children: React.ReactNode }>
  const frameOf: ((src: string) => Frame | undefined) | undefined
  export default frameOf
}
