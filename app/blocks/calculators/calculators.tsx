import { CalculatorCard } from '#areas/calculators/ui/calculator-card.tsx'
import { CalculatorForm } from '#areas/calculators/ui/calculator-form.tsx'
import { calculatorPath } from '#areas/calculators/ui/calculator-path.ts'
import { Band, SectionHead } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import type { BlockProps } from '../block.ts'
import type { CalculatorsData } from './load.server.ts'

/** BLK-015, BLK-016. The chosen calculator, ready to be filled in, or the cards of all eleven. */
export function CalculatorsBlock({ id, data: { title, shown }, headingLevel }: BlockProps<CalculatorsData>) {
  const headingId = `${id}-title`
  if (shown.kind === 'none') return null
  if (shown.kind === 'all') {
    return (
      <Band id={id} aria-labelledby={headingId}>
        <SectionHead id={headingId} level={headingLevel} title={title || 'Calcolatori'} />
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {shown.cards.map((card) => (
            <CalculatorCard key={card.id} calculator={card} headingLevel={headingLevel === 1 ? 2 : 3} />
          ))}
        </ul>
      </Band>
    )
  }
  const { calculator } = shown
  return (
    <Band id={id} aria-labelledby={headingId}>
      <SectionHead
        id={headingId}
        level={headingLevel}
        title={title || calculator.title}
        lead={calculator.text}
        action={
          <Link look="standalone" to={calculatorPath(calculator.id)}>
            Formula, limiti e fonti
          </Link>
        }
      />
      <div className="max-w-3xl rounded-card bg-paper p-5 shadow-card sm:p-7">
        <CalculatorForm calculator={calculator} isWide />
      </div>
    </Band>
  )
}
