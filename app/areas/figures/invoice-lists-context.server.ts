import type { Db } from '#platform/db/database.server.ts'
import { monthName } from './cohort-context.server.ts'
import { listIssuedMonths } from './invoice-lists-store.server.ts'
import type { FigureList } from './lists-context.server.ts'
import { formatFigure } from './number-rules.ts'
import type { Period } from './period-rules.ts'

const MOST_MONTHS = 60

/** FIG-031. Which numbers the documents of each month have. */
export async function invoiceLists(db: Db, { from, to }: Period): Promise<FigureList[]> {
  const months = await listIssuedMonths(db, { from, to, limit: MOST_MONTHS })
  return [
    {
      title: 'Numeri delle fatture',
      note: 'Fatture e note di credito emesse nei giorni del periodo.',
      heads: ['Mese', 'Primo numero', 'Ultimo numero', 'Documenti'],
      rows: months.map(({ month, year, first, last, documents }) => ({
        name: monthName(month),
        cells: [`${first}/${year}`, `${last}/${year}`, formatFigure(BigInt(documents), 'times')],
      })),
      empty: 'Nessuna fattura emessa in questo periodo.',
    },
  ]
}
