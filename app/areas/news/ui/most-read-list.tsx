import { Anchor } from '#design/link/link.tsx'
import type { MostRead } from '../most-read-store.server.ts'

/** What was opened most this week, by number. */
export function MostReadList({ items }: { items: readonly MostRead[] }) {
  if (items.length === 0) return null
  return (
    <aside aria-labelledby="piu-letti">
      <h3 id="piu-letti" className="pb-2 text-title-s">
        I più letti della settimana
      </h3>
      <ol>
        {items.map(({ slug, category, title }, index) => (
          <li key={slug} className="relative grid grid-cols-[2rem_1fr] items-baseline gap-2 border-line border-t py-3">
            <span aria-hidden="true" className="font-display text-primary text-title-m">
              {index + 1}
            </span>
            <Anchor
              to={`/news-approfondimenti/${category}/${slug}`}
              className="opens-all font-display text-title-xs leading-snug"
            >
              {title}
            </Anchor>
          </li>
        ))}
      </ol>
    </aside>
  )
}
