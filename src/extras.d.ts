// The places that the core keeps free for extras, and what stands there: of each extra in use its
// slots/NAME.tsx or slots/NAME.ts, by its default export (build/extras.ts). Nothing where none has one.

/** Under the heading of About and the places of Projects, and beside the map of Contact. */
declare module 'virtual:extras/page-actions' {
  export default function PageActions(): React.ReactNode
}

/** Called for every page that is shown, by the script of a page at rest and by the router. */
declare module 'virtual:extras/page-shown' {
  export default function pageShown(): void
}

/** What can be done with an open service, under its words. */
declare module 'virtual:extras/service-actions' {
  type ServiceActionsProps = { service: import('./content/services.ts').Service }
  export default function ServiceActions(props: ServiceActionsProps): React.ReactNode
}

/** What can be done with a project of the portfolio, at the end of its title block. */
declare module 'virtual:extras/project-actions' {
  type ProjectActionsProps = { project: import('./content/projects.ts').Project }
  export default function ProjectActions(props: ProjectActionsProps): React.ReactNode
}

/** Under the email address on Contact. */
declare module 'virtual:extras/save-contact' {
  export default function SaveContact(): React.ReactNode
}

/** Under the ways to chat and to call on Contact. */
declare module 'virtual:extras/scan-to-chat' {
  export default function ScanToChat(): React.ReactNode
}

/** Beside the site's address at the foot of a printed page. */
declare module 'virtual:extras/site-on-paper' {
  export default function SiteOnPaper(): React.ReactNode
}
