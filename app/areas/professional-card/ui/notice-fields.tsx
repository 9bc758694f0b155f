import { Checkbox } from '#design/checkbox/checkbox.tsx'
import { CARD_PRIVACY, CARD_TERMS } from '../copy.ts'
import { NOT_SELECTED, YES } from '../model.ts'
import type { CardWire } from '../wire.ts'

type Props = { card: CardWire; stored: CardWire; onChange: (part: Partial<CardWire>) => void }

/** CRD-014, CRD-016, CRD-017, CRD-023. The two notices, and the boxes to tick until both have been. */
export function NoticeFields({ card, stored, onChange }: Props) {
  const tick = (name: 'privacyFlag' | 'termsOfServiceFlag') => ({
    name,
    checked: card[name] === YES,
    onChange: () => onChange({ [name]: card[name] === YES ? NOT_SELECTED : YES }),
  })
  return (
    <section className="grid gap-4" aria-label="Informativa e termini">
      <Notice title="Termini del servizio" lines={CARD_TERMS} />
      <Notice title="Informativa privacy" lines={CARD_PRIVACY} />
      {!stored.isHiddenFlags && (
        <div className="grid">
          <Checkbox {...tick('privacyFlag')} label="Ho preso visione dell’informativa privacy della scheda" />
          <Checkbox {...tick('termsOfServiceFlag')} label="Accetto i termini del servizio della scheda" />
        </div>
      )}
    </section>
  )
}

function Notice({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <details className="rounded-card border border-line px-4 py-1" open>
      <summary className="min-h-11 cursor-pointer py-2 font-strong">{title}</summary>
      <ul className="grid list-disc gap-1.5 pb-3 pl-5 text-sm">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  )
}
