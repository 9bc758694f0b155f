import type { HTMLAttributes, ReactNode } from 'react'
import { cx } from '../cx.ts'

type BoxProps = HTMLAttributes<HTMLElement> & { children?: ReactNode }

/** The column of a page: 1200 pixels at most, with air at the sides. */
export function Wrap({ className, ...rest }: BoxProps) {
  return <div className={cx('wrap', className)} {...rest} />
}

const grounds = {
  plain: '',
  paper: 'border-y border-line bg-paper',
  tint: 'bg-linear-to-b from-primary-tint to-ground',
  sunken: 'bg-sunken',
  night: 'bg-night text-on-night',
}

const spaces = {
  small: 'later py-8 md:py-10',
  medium: 'later py-11 md:py-16',
  large: 'later py-14 md:py-24',
  none: '',
}

export type BandProps = BoxProps & { ground?: keyof typeof grounds; space?: keyof typeof spaces }

/** A horizontal stretch of the page on its own ground, with the column inside. */
export function Band({ ground = 'plain', space = 'medium', className, children, ...rest }: BandProps) {
  return (
    <section className={cx(grounds[ground], spaces[space], className)} {...rest}>
      <Wrap className={ground === 'paper' ? 'on-paper' : undefined}>{children}</Wrap>
    </section>
  )
}

export type SectionHeadProps = {
  title: ReactNode
  eyebrow?: ReactNode
  lead?: ReactNode
  /** What leads on, such as the link to the whole list. */
  action?: ReactNode
  level?: 1 | 2 | 3
  /** Id of the heading, for aria-labelledby. */
  id?: string
  className?: string
}

const headings = {
  1: { Heading: 'h1', size: 'text-title-xl' },
  2: { Heading: 'h2', size: 'text-title-l' },
  3: { Heading: 'h3', size: 'text-title-m' },
} as const

/** How a part of a page begins: eyebrow, title, a line of explanation, the way on. */
export function SectionHead({ title, eyebrow, lead, action, level = 2, id, className }: SectionHeadProps) {
  const { Heading, size } = headings[level]
  return (
    <div className={cx('mb-7 flex flex-wrap items-end justify-between gap-x-6 gap-y-2', className)}>
      <div className="grid gap-1.5">
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <Heading id={id} className={size}>
          {title}
        </Heading>
        {lead && <p className="max-w-measure text-lg text-ink-soft">{lead}</p>}
      </div>
      {action}
    </div>
  )
}

/** Cards side by side: as many columns as fit, never more than asked. On a phone the pictures after the first are small. */
export function CardGrid({ columns = 3, className, ...rest }: BoxProps & { columns?: 2 | 3 | 4 }) {
  const widths = {
    2: 'md:grid-cols-2',
    3: 'sm:grid-cols-2 md:has-[>:nth-child(3):last-child]:grid-cols-3 lg:grid-cols-3',
    4: 'sm:grid-cols-2 lg:grid-cols-4',
  }
  return <div className={cx('card-rows grid gap-4 sm:gap-5 lg:gap-6', widths[columns], className)} {...rest} />
}

/** Editors' and authors' words, at a length of line the eye can follow. */
export function Prose({ className, ...rest }: BoxProps) {
  return <div className={cx('prose', className)} {...rest} />
}
