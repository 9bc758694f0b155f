import { Breadcrumbs } from '#design/breadcrumbs/breadcrumbs.tsx'
import { Wrap } from '#design/layout/layout.tsx'

type Props = { title: string; lead: string; children?: React.ReactNode }

/** How the page of a family of courses begins. */
export function FamilyHeader({ title, lead, children }: Props) {
  return (
    <section className="bg-linear-to-b from-primary-tint to-ground pb-8">
      <Wrap>
        <div className="py-4">
          <Breadcrumbs
            crumbs={[{ label: 'Home', to: '/' }, { label: 'Corsi ECM', to: '/corsi-ecm-fad' }, { label: title }]}
          />
        </div>
        <h1 className="text-title-xl">{title}</h1>
        <p className="mt-3 max-w-measure text-lg text-ink-soft">{lead}</p>
        {children}
      </Wrap>
    </section>
  )
}
