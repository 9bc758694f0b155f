import { Band, SectionHead } from '#design/layout/layout.tsx'
import type { BlockProps } from '../block.ts'
import type { ServiceTermsBlockData } from './schema.ts'

/** SRV-023…027. What is promised, in figures. */
export function ServiceTermsBlock({ id, data, headingLevel }: BlockProps<ServiceTermsBlockData>) {
  const headingId = `${id}-title`
  return (
    <Band id={id} ground="sunken" aria-labelledby={headingId}>
      <SectionHead id={headingId} level={headingLevel} eyebrow={data.label} title={data.title} />
      <dl className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {data.terms.map(({ figure, text }) => (
          <div key={text} className="grid content-start gap-1 rounded-card bg-paper p-6">
            <dt className="row-start-2 text-ink-soft">{text}</dt>
            <dd className="row-start-1 font-display text-primary text-title-l">{figure}</dd>
          </div>
        ))}
      </dl>
    </Band>
  )
}
