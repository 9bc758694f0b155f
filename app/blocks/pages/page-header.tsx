import type { Breadcrumb } from '#areas/content/model.ts'
import { Breadcrumbs } from '#design/breadcrumbs/breadcrumbs.tsx'
import { Wrap } from '#design/layout/layout.tsx'

type Props = { title: string; description: string; breadcrumbs: readonly Breadcrumb[] }

/** How a page without a banner of its own begins. */
export function PageHeader({ title, description, breadcrumbs }: Props) {
  const current = breadcrumbs.length - 1
  const crumbs = breadcrumbs.map(({ label, path }, place) => (place === current ? { label } : { label, to: path }))
  return (
    <div className="bg-linear-to-b from-primary-tint to-ground">
      <Wrap className="pt-4 pb-4 md:pt-6 md:pb-2">
        {breadcrumbs.length > 1 && <Breadcrumbs crumbs={crumbs} />}
        <h1 className="mt-3 max-w-3xl font-display text-balance text-title-xl md:mt-6">{title}</h1>
        {description && <p className="mt-4 max-w-measure text-ink-soft text-lg">{description}</p>}
      </Wrap>
    </div>
  )
}
