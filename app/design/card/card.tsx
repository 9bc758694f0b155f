import { createContext, type HTMLAttributes, type ReactNode, use, useId } from 'react'
import { cx } from '../cx.ts'
import { Anchor } from '../link/link.tsx'

type BoxProps = HTMLAttributes<HTMLElement> & { children?: ReactNode }

export type CardProps = BoxProps & {
  as?: 'article' | 'div' | 'li' | 'section'
  look?: 'raised' | 'outlined' | 'flat' | 'chosen'
}

const looks = {
  raised: 'bg-paper shadow-card',
  outlined: 'border border-line bg-paper',
  flat: 'bg-sunken',
  chosen: 'border-2 border-primary bg-paper shadow-card',
}

/** An article is called by its title: among many of them, a name is what tells them apart. */
const TitleId = createContext<string | undefined>(undefined)

/** White on the tinted ground, without borders. Lifts a little when a link inside covers it. */
export function Card({ as: Tag = 'article', look = 'raised', className, ...rest }: CardProps) {
  const titleId = useId()
  const isArticle = Tag === 'article'
  return (
    <TitleId value={isArticle ? titleId : undefined}>
      <Tag
        data-card="whole"
        aria-labelledby={isArticle ? titleId : undefined}
        className={cx('later card-lift group/card relative flex flex-col rounded-card', looks[look], className)}
        {...rest}
      />
    </TitleId>
  )
}

/** The picture on top of a card; its room is kept before it arrives. */
export function CardCover({ className, ...rest }: BoxProps) {
  return (
    <div
      data-card="cover"
      className={cx('aspect-[16/8.6] overflow-hidden rounded-t-card bg-sunken', className)}
      {...rest}
    />
  )
}

export function CardBody({ className, ...rest }: BoxProps) {
  return (
    <div data-card="body" className={cx('flex flex-1 flex-col gap-2.5 p-5 sm:px-6 sm:pb-6', className)} {...rest} />
  )
}

export type CardTitleProps = BoxProps & {
  level?: 2 | 3 | 4
  /** When given, the whole card is the link's target while the link's name stays the title. */
  to?: string
  isNewTab?: boolean
}

export function CardTitle({ level = 3, to, isNewTab, className, children, ...rest }: CardTitleProps) {
  const Heading = `h${level}` as const
  return (
    <Heading id={use(TitleId)} className={cx('font-display text-title-s', className)} {...rest}>
      {to ? (
        <Anchor
          to={to}
          isNewTab={isNewTab}
          data-covers-card=""
          className="covers-card group-hover/card:text-primary-strong"
        >
          {children}
        </Anchor>
      ) : (
        children
      )}
    </Heading>
  )
}

/** The last line of a card, kept at its foot so that a row of cards lines up. */
export function CardMeta({ className, ...rest }: BoxProps) {
  return <p className={cx('mt-auto pt-1 text-sm text-ink-soft', className)} {...rest} />
}
