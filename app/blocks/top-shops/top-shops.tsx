import { TopShops } from '#areas/conventions/ui/top-shops.tsx'
import { Band, SectionHead } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import type { BlockProps } from '../block.ts'
import type { TopShopsData } from './schema.ts'

/** CNV-018, CNV-020. The shops members like most, two at a time on a phone and six on a desktop. */
export function TopShopsBlock({ id, data, headingLevel }: BlockProps<TopShopsData>) {
  const headingId = `${id}-title`
  return (
    <Band id={id} ground="paper" aria-labelledby={headingId}>
      <SectionHead
        id={headingId}
        level={headingLevel}
        eyebrow={data.label}
        title={data.title}
        action={
          <Link look="standalone" to="/servizi/convenzioni/negozi/categorie">
            Vedi per categoria
          </Link>
        }
      />
      <TopShops title={data.title} shops={data.shops} />
    </Band>
  )
}
