import { Link } from '#design/link/link.tsx'
import type { CalculatorWords } from '../model.ts'

/** Formula, limits and sources: a number without them is not one to act on. */
export function CalculatorNotes({
  calculator,
}: {
  calculator: Pick<CalculatorWords, 'formula' | 'limits' | 'sources'>
}) {
  return (
    <div className="grid gap-7">
      <section>
        <h2 className="mb-2 text-title-s">Come si calcola</h2>
        <p className="wrap-anywhere rounded-field bg-sunken px-4 py-3">{calculator.formula}</p>
      </section>
      <section>
        <h2 className="mb-2 text-title-s">Limiti</h2>
        <ul className="grid list-disc gap-1.5 pl-5">
          {calculator.limits.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
        <p className="mt-3 text-ink-soft">È un aiuto alla decisione del professionista: non la sostituisce.</p>
      </section>
      <section>
        <h2 className="mb-2 text-title-s">Fonti</h2>
        <ol className="grid list-decimal gap-1.5 pl-5 text-sm">
          {calculator.sources.map(({ text, link }) => (
            <li key={text}>{link ? <Link to={link}>{text}</Link> : text}</li>
          ))}
        </ol>
      </section>
    </div>
  )
}
