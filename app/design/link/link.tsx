import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import { cx } from '../cx.ts'
import { Icon } from '../icon/icon.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { linkKind } from './link-kind.ts'

export type AnchorProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** A path of the club, an address of the web, mailto: or tel:. */
  to: string
  /** Editors may ask a new tab also for our own pages. */
  isNewTab?: boolean
  /** When the page behind the link is fetched before it is asked for. */
  prefetch?: 'intent' | 'render' | 'none' | 'viewport'
  preventScrollReset?: boolean
  replace?: boolean
  /** A file to take away, not a page: the browser asks for it itself. */
  isFile?: boolean
  children?: ReactNode
}

/** An anchor without looks: our pages by the router, others in a new tab that is announced. */
export function Anchor({
  to,
  isNewTab,
  isFile,
  prefetch,
  preventScrollReset,
  replace,
  children,
  ...rest
}: AnchorProps) {
  const kind = linkKind(to)
  if (kind === 'internal' && !isNewTab) {
    return (
      <RouterLink
        to={to}
        prefetch={prefetch}
        preventScrollReset={preventScrollReset}
        replace={replace}
        reloadDocument={isFile}
        {...rest}
      >
        {children}
      </RouterLink>
    )
  }
  const isOpenedApart = kind === 'external' || isNewTab
  return (
    <a
      href={kind === 'refused' ? undefined : to}
      {...(isOpenedApart && { target: '_blank', rel: 'noopener noreferrer' })}
      {...rest}
    >
      {children}
      {isOpenedApart && <VisuallyHidden> (si apre in una nuova scheda)</VisuallyHidden>}
    </a>
  )
}

const looks = {
  text: 'text-primary font-[580] underline decoration-1 underline-offset-[0.18em] hover:text-primary-strong hover:decoration-2',
  quiet: 'text-inherit hover:underline underline-offset-[0.18em]',
  standalone:
    'inline-flex min-h-(--control) items-center gap-1.5 font-strong text-primary underline-offset-[0.25em] hover:text-primary-strong hover:underline',
}

export type LinkProps = AnchorProps & { look?: keyof typeof looks }

/** A link within words (`text`), in a list (`quiet`), or alone with an arrow (`standalone`). */
export function Link({ look = 'text', className, children, ...rest }: LinkProps) {
  const isExternal = linkKind(rest.to) === 'external'
  return (
    <Anchor className={cx(looks[look], 'group/link', className)} {...rest}>
      {children}
      {isExternal && look !== 'quiet' && (
        <Icon name="arrow-up-right" size={16} className={look === 'text' ? 'ml-0.5 inline-block align-[-0.1em]' : ''} />
      )}
      {!isExternal && look === 'standalone' && (
        <Icon name="arrow-right" size={18} className="transition-transform group-hover/link:translate-x-0.5" />
      )}
    </Anchor>
  )
}
