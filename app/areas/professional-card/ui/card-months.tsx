import type { CardMonth } from '../month-store.server.ts'

const written = new Intl.NumberFormat('it-IT')
const said = (times: number | null) => (times === null ? 'meno di 5' : written.format(times))

/** FIG-046. How often a card was opened and its contacts pressed, by month. */
export function CardMonths({ months }: { months: readonly CardMonth[] }) {
  return (
    <section aria-label="Quante volte è stata vista" className="grid gap-2">
      <h3 className="font-strong font-text">Quante volte è stata vista</h3>
      {months.length === 0 ? (
        <p className="text-ink-soft text-sm">Nessuno l’ha ancora aperta.</p>
      ) : (
        <table className="w-full max-w-measure text-sm tabular-nums">
          <thead>
            <tr className="border-line border-b text-left">
              <th scope="col" className="py-1 font-normal text-ink-soft">
                Mese
              </th>
              <th scope="col" className="py-1 text-right font-normal text-ink-soft">
                Aperture
              </th>
              <th scope="col" className="py-1 text-right font-normal text-ink-soft">
                Contatti premuti
              </th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, opened, pressed }) => (
              <tr key={month} className="border-line border-b">
                <th scope="row" className="py-1 text-left font-normal">
                  {month}
                </th>
                <td className="py-1 text-right">{said(opened)}</td>
                <td className="py-1 text-right">{said(pressed)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="text-ink-soft text-sm">Sono aperture, non persone. Sotto 5 non si dice quante sono.</p>
    </section>
  )
}
