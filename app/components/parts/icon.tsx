import type { ReactNode } from 'react'

const line = { fill: 'none', stroke: 'currentColor' } as const

const drawings = {
  arrow: {
    viewBox: '0 0 30 12',
    drawing: <path {...line} strokeWidth="2" d="M0 6h28M23 1l5 5-5 5" />,
  },
  menu: {
    viewBox: '0 0 28 24',
    drawing: <path {...line} strokeWidth="2.2" d="M0 5h28M0 12h20M0 19h12" />,
  },
  close: {
    viewBox: '0 0 24 24',
    drawing: <path {...line} strokeWidth="2.4" d="m3 3 18 18M21 3 3 21" />,
  },
  chat: {
    viewBox: '0 0 32 32',
    drawing: (
      <>
        <path
          {...line}
          strokeWidth="2.6"
          strokeLinejoin="round"
          d="M4 28l1.8-6.2A12 12 0 1 1 10.4 26.5z"
        />
        <path
          fill="currentColor"
          d="M12 9.6c-1.3.5-1.9 1.8-1.5 3.4.9 3.7 4.3 7.2 8.3 8.4 1.5.4 3-.2 3.6-1.5.3-.7.2-1.2-.4-1.5l-2.5-1.3c-.5-.2-.9-.1-1.2.3l-.7.9c-1.9-.8-3.3-2.1-4.2-4l.8-.8c.4-.3.4-.7.2-1.2l-1.1-2.3c-.3-.5-.7-.6-1.3-.4z"
        />
      </>
    ),
  },
  check: {
    viewBox: '0 0 34 34',
    drawing: (
      <>
        <circle {...line} cx="17" cy="17" r="15.5" strokeWidth="2.4" />
        <path {...line} strokeWidth="3" d="m9.5 17.5 5.5 5.5 10-11.5" />
      </>
    ),
  },
  phone: {
    viewBox: '0 0 24 24',
    drawing: (
      <path
        fill="currentColor"
        d="M6.6 2.5 9.8 2l2 5.2-2.3 1.9c1 2.3 2.9 4.2 5.3 5.3l1.9-2.3 5.2 2-.5 3.3c-.2 1.6-1.5 2.7-3.1 2.6C10.3 19.6 4.3 13.6 3.9 5.7 3.8 4.1 5 2.7 6.6 2.5z"
      />
    ),
  },
  facebook: {
    viewBox: '0 0 20 20',
    drawing: (
      <path
        fill="currentColor"
        d="M11.5 20v-8.5h3l.5-3.500h-3.500V6c0-1 .4-1.8 1.9-1.800h1.700V1.100C14.6 1 13.8 1 12.9 1 10 1 8 2.7 8 5.700V8H5v3.500h3V20z"
      />
    ),
  },
  x: {
    viewBox: '0 0 20 20',
    drawing: (
      <path
        {...line}
        strokeWidth="2.2"
        d="M2 2.500h3.500L18 17.500h-3.500zM17.2 2 11 9M9 11.2 2.8 18"
      />
    ),
  },
  linkedin: {
    viewBox: '0 0 20 20',
    drawing: (
      <path
        fill="currentColor"
        d="M2 7.500h3.600V18H2zM3.8 2a2 2 0 1 1 0 4.1 2 2 0 0 1 0-4.100zM8 7.500h3.400V9c.6-1 1.8-1.8 3.4-1.8 2.7 0 3.8 1.7 3.8 4.600V18H15v-5.500c0-1.4-.4-2.3-1.7-2.3-1.2 0-1.8.9-1.8 2.300V18H8z"
      />
    ),
  },
  instagram: {
    viewBox: '0 0 20 20',
    drawing: (
      <>
        <g {...line} strokeWidth="2">
          <rect x="2" y="2" width="16" height="16" rx="4.5" />
          <circle cx="10" cy="10" r="3.8" />
        </g>
        <circle cx="14.7" cy="5.3" r="1.2" fill="currentColor" />
      </>
    ),
  },
  compass: {
    viewBox: '0 0 24 24',
    drawing: (
      <path {...line} strokeWidth="2" d="M12 2v4M12 6 5 22M12 6l7 16M7.5 15.500c3 1.7 6 1.7 9 0" />
    ),
  },
  leaf: {
    viewBox: '0 0 24 24',
    drawing: <path {...line} strokeWidth="2" d="M4 20C4 9 10 4 21 3c0 11-5 17-14 15M4 22 14 11" />,
  },
  crane: {
    viewBox: '0 0 24 24',
    drawing: (
      <path {...line} strokeWidth="2" d="M7 22V3M3 7h18M7 3l14 4M3 22h8M17 7v6M15 13h4v4h-4z" />
    ),
  },
  sun: {
    viewBox: '0 0 24 24',
    drawing: (
      <>
        <circle {...line} strokeWidth="2" cx="12" cy="12" r="5" />
        <path
          {...line}
          strokeWidth="2"
          d="M12 1v3M12 20v3M1 12h3M20 12h3M4.2 4.200l2.1 2.100M17.7 17.700l2.1 2.100M19.8 4.200l-2.1 2.100M6.3 17.700l-2.1 2.1"
        />
      </>
    ),
  },
} as const satisfies Record<string, { viewBox: string; drawing: ReactNode }>

/** A small drawing in the colour of the text beside it. */
export type IconName = keyof typeof drawings

export function Icon({ name }: { name: IconName }) {
  const { viewBox, drawing } = drawings[name]
  return (
    <svg viewBox={viewBox} className={`icon-${name}`} aria-hidden="true">
      {drawing}
    </svg>
  )
}
