import { usePerson } from '#areas/audience/ui/person.ts'
import { ContentCardView } from '#areas/content/ui/content-card.tsx'
import { ButtonLink } from '#design/button/button.tsx'
import { Band, CardGrid, SectionHead } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import type { BlockProps } from '../block.ts'
import type { NewsBlockData } from './load.server.ts'
import { newsInOrder } from './news-order.ts'

const ALL = { to: '/news-approfondimenti', label: 'Vai ai contenuti', code: 'NA106' } as const
const NOBODY: readonly string[] = []

/** BLK-025, BLK-026. The newest news: six on the home page, three elsewhere. Without any, the way to all of them. */
export function NewsBlockBlock({ id, data, headingLevel }: BlockProps<NewsBlockData>) {
  const headingId = `${id}-title`
  const person = usePerson()
  const items = newsInOrder(data.items, person.status === 'here' ? person.me.specializations : NOBODY)
  return (
    <Band id={id} aria-labelledby={headingId}>
      <SectionHead
        id={headingId}
        level={headingLevel}
        eyebrow={data.label}
        title={data.title}
        action={
          items.length > 0 && (
            <Link look="standalone" to={ALL.to} data-event-code={ALL.code}>
              {ALL.label}
            </Link>
          )
        }
      />
      {items.length > 0 ? (
        <CardGrid columns={3}>
          {items.map((item) => (
            <ContentCardView key={item.id} item={item} />
          ))}
        </CardGrid>
      ) : (
        <ButtonLink to={ALL.to} data-event-code={ALL.code}>
          {ALL.label}
        </ButtonLink>
      )}
    </Band>
  )
}
