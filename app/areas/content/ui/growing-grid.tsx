import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { CardGrid } from '#design/layout/layout.tsx'

type Props = {
  cards: readonly ReactNode[]
  columns: 3 | 4
  /** How many are shown at once, and how many more at each press. */
  first: number
  step: number
}

/** Cards that are shown some at a time; the focus goes on to the first of those that appeared. */
export function GrowingGrid({ cards, columns, first, step }: Props) {
  const [shown, setShown] = useState(first)
  const grid = useRef<HTMLDivElement>(null)
  const firstNew = shown > first ? shown - step : null
  useEffect(() => {
    if (firstNew === null) return
    grid.current?.firstElementChild?.children[firstNew]?.querySelector('a')?.focus({ preventScroll: true })
  }, [firstNew])
  return (
    <>
      <div ref={grid} className="contents">
        <CardGrid columns={columns}>{cards.slice(0, shown)}</CardGrid>
      </div>
      {shown < cards.length && (
        <p className="mt-6 text-center">
          <Button variant="ghost" onClick={() => setShown(shown + step)}>
            Mostra altro
          </Button>
        </p>
      )}
    </>
  )
}
