import type { MouseEventHandler, ReactNode } from 'react'

/** Words for assistive technology only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="visually-hidden">{children}</span>
}

/** The first stop of the keyboard on every page: it leads past the header. */
export function SkipLink({
  to = '#contenuto',
  children = 'Vai al contenuto',
  onClick,
}: {
  to?: string
  children?: ReactNode
  onClick?: MouseEventHandler<HTMLAnchorElement>
}) {
  return (
    <a
      href={to}
      onClick={onClick}
      className="fixed top-3 left-3 z-50 -translate-y-32 rounded-pill bg-primary px-5 py-3 font-strong text-on-primary transition-transform focus:translate-y-0 focus:shadow-float"
    >
      {children}
    </a>
  )
}

/** DSK-007. Where the first stop leads on a page of the desk that begins with tabs of its own: after them. */
export function SkipTarget() {
  return <span data-work="" tabIndex={-1} className="outline-none" />
}
