import type { ContentCard } from '#areas/content/article-model.ts'
import { ContentCardView, ToolCardView } from '#areas/content/ui/content-card.tsx'
import { GrowingGrid } from '#areas/content/ui/growing-grid.tsx'
import { ButtonLink } from '#design/button/button.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { EMPTY_LIBRARY } from '../model.ts'

type Props = {
  /** CNT-017. What was saved with a plan may be closed without it. */
  items: readonly (ContentCard & { isUsable?: boolean })[]
  step: number
  look: 'news' | 'resources'
  more: { label: string; to: string }
}

/** FAV-008, FAV-009. What was saved, a step at a time. */
export function SavedGrid({ items, step, look, more }: Props) {
  if (items.length === 0)
    return (
      <EmptyState title="Ancora niente qui" icon="bookmark" action={<ButtonLink to={more.to}>{more.label}</ButtonLink>}>
        {EMPTY_LIBRARY}
      </EmptyState>
    )
  const cards = items.map((item) =>
    look === 'news' ? (
      <ContentCardView key={item.id} item={item} />
    ) : (
      <ToolCardView key={item.id} item={item} isUsable={item.isUsable ?? true} />
    ),
  )
  return <GrowingGrid cards={cards} columns={look === 'news' ? 3 : 4} first={step} step={step} />
}
