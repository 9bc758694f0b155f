import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { CardGrid } from '#design/layout/layout.tsx'
import { WHOLE_NAME, wholeAddress } from '../whole-list-rules.ts'

type Props = {
  cards: readonly ReactNode[]
  columns: 3 | 4
  /** How many are shown at once, and how many more at each press. */
  first: number
  step: number
}

/**
 * Cards that are shown some at a time; the focus goes on to the first of those that appeared. Without JavaScript the way on is
 * the same page with its lists whole.
 */
export function GrowingGrid({ cards, columns, first, step }: Props) {
  const { pathname, search } = useLocation()
  const id = useId()
  const isWhole = new URLSearchParams(search).has(WHOLE_NAME)
  const [shown, setShown] = useState(isWhole ? cards.length : first)
  const grid = useRef<HTMLDivElement>(null)
  const firstNew = !isWhole && shown > first ? shown - step : null
  useEffect(() => {
    if (firstNew === null) return
    grid.current?.firstElementChild?.children[firstNew]?.querySelector('a')?.focus({ preventScroll: true })
  }, [firstNew])
  return (
    <>
      <div ref={grid} className="contents">
        <CardGrid id={id} columns={columns}>
          {cards.slice(0, shown)}
        </CardGrid>
      </div>
      {shown < cards.length && (
        <p className="mt-6 text-center">
          <Button variant="ghost" className="noscript:hidden" onClick={() => setShown(shown + step)}>
            Mostra altro
          </Button>
          <span className="hidden noscript:inline">
            <ButtonLink variant="ghost" to={wholeAddress(pathname, search, id)}>
              Mostra altro
            </ButtonLink>
          </span>
        </p>
      )}
    </>
  )
}
