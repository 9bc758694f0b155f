import type { ReactNode } from 'react'
import { Breadcrumbs, type Crumb } from '../breadcrumbs/breadcrumbs.tsx'
import { CoverArt } from '../cover-art/cover-art.tsx'
import { Wrap } from '../layout/layout.tsx'

export type PageHeadProps = {
  title: string
  lead?: ReactNode
  /** The pages above this one, farthest first; the page itself is added. */
  crumbs?: readonly Crumb[]
  eyebrow?: string
  /** Buttons under the words. */
  actions?: ReactNode
  /** A drawing beside the words, from the desk up. */
  cover?: { seed: string; category: string }
  id?: string
  /** A page has one first heading; only where this is shown inside another page is it a lesser one. */
  level?: 1 | 5
}

/** How the page of an area begins: where it stands, its title, a sentence, what to do. */
export function PageHead({ title, lead, crumbs = [], eyebrow, actions, cover, id, level = 1 }: PageHeadProps) {
  const Heading = `h${level}` as const
  return (
    <div id={id} className="bg-linear-to-b from-primary-tint to-ground">
      <Wrap className="grid gap-10 pt-4 pb-4 md:pt-6 md:pb-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-center">
        <div className={cover ? undefined : 'lg:col-span-2'}>
          {crumbs.length > 0 && <Breadcrumbs crumbs={[...crumbs, { label: title }]} />}
          {eyebrow && <p className="eyebrow mt-4">{eyebrow}</p>}
          <Heading className="mt-3 max-w-4xl text-balance font-display text-title-xl">{title}</Heading>
          {lead && <p className="mt-4 max-w-measure text-ink-soft text-lg">{lead}</p>}
          {actions && <div className="mt-6 flex flex-wrap items-start gap-3">{actions}</div>}
        </div>
        {cover && (
          <div className="hidden aspect-[16/10] overflow-hidden rounded-card shadow-card lg:block">
            <CoverArt seed={cover.seed} category={cover.category} isFirst />
          </div>
        )}
      </Wrap>
    </div>
  )
}
