import { type ReactNode, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { Band, CardGrid, SectionHead } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import { FIRST_SHOWN, GROUP_LABELS, type GroupName, SHOWN_STEP } from '../model.ts'

type Props = { name: GroupName; count: number; cards: readonly ReactNode[] }

/** SRC-011, SRC-015, SRC-016. A section of the results: its first cards, more at each step, the way to its catalogue. */
export function ResultsSection({ name, count, cards }: Props) {
  const [shown, setShown] = useState(FIRST_SHOWN[name])
  if (cards.length === 0) return null
  const { label, catalogue } = GROUP_LABELS[name]
  return (
    <Band space="small" aria-labelledby={`risultati-${name}`}>
      <SectionHead
        id={`risultati-${name}`}
        title={`${label} (${count})`}
        action={
          <Link look="standalone" to={catalogue}>
            {label}
          </Link>
        }
      />
      <CardGrid columns={name === 'modules' || name === 'tools' || name === 'services' ? 4 : 3}>
        {cards.slice(0, shown)}
      </CardGrid>
      {shown < cards.length && (
        <p className="mt-6 text-center">
          <Button variant="ghost" onClick={() => setShown(shown + SHOWN_STEP[name])}>
            Mostra altro
          </Button>
        </p>
      )}
    </Band>
  )
}
