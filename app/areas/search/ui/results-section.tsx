import type { ReactNode } from 'react'
import { GrowingGrid } from '#areas/content/ui/growing-grid.tsx'
import { Band, SectionHead } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import { FIRST_SHOWN, GROUP_LABELS, type GroupName, SHOWN_STEP } from '../model.ts'

/** The way to a catalogue, in the words the rest of the club uses for it: its name alone would only repeat the heading. */
const WAYS: Readonly<Record<GroupName, string>> = {
  news: 'Vai ai contenuti',
  courses: 'Vai ai Corsi ECM',
  modules: 'Vai ai Moduli',
  tools: 'Vai agli strumenti',
  services: 'Vedi tutti i servizi',
}

type Props = { name: GroupName; count: number; cards: readonly ReactNode[] }

/** SRC-011, SRC-015, SRC-016. A section of the results: its first cards, more at each step, the way to its catalogue. */
export function ResultsSection({ name, count, cards }: Props) {
  if (cards.length === 0) return null
  const { label, catalogue } = GROUP_LABELS[name]
  return (
    <Band space="small" aria-labelledby={`risultati-${name}`}>
      <SectionHead
        id={`risultati-${name}`}
        title={`${label} (${count})`}
        action={
          <Link look="standalone" to={catalogue}>
            {WAYS[name]}
          </Link>
        }
      />
      <GrowingGrid
        cards={cards}
        columns={name === 'modules' || name === 'tools' || name === 'services' ? 4 : 3}
        first={FIRST_SHOWN[name]}
        step={SHOWN_STEP[name]}
      />
    </Band>
  )
}
