import { useEffect, useRef, useState } from 'react'
import type { ContentCard } from '#areas/content/article-model.ts'
import { ToolCardView } from '#areas/content/ui/content-card.tsx'
import { Button } from '#design/button/button.tsx'
import { CardGrid } from '#design/layout/layout.tsx'

type Props = { items: readonly (ContentCard & { isUsable: boolean })[]; step: number }

/** CNT-025. Eight at a time; the focus goes on to the first of those that appeared. */
export function ModuleGrid({ items, step }: Props) {
  const [shown, setShown] = useState(step)
  const grid = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (shown > step)
      grid.current?.firstElementChild?.children[shown - step]?.querySelector('a')?.focus({ preventScroll: true })
  }, [shown, step])
  return (
    <>
      <div ref={grid} className="contents">
        <CardGrid columns={4}>
          {items.slice(0, shown).map((item) => (
            <ToolCardView key={item.id} item={item} isUsable={item.isUsable} />
          ))}
        </CardGrid>
      </div>
      {shown < items.length && (
        <p className="mt-6 text-center">
          <Button variant="ghost" onClick={() => setShown(shown + step)}>
            Mostra altro
          </Button>
        </p>
      )}
    </>
  )
}
