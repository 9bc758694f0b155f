import type { Db } from '#platform/db/database.server.ts'
import { romeDayOf } from '#platform/pure/dates.ts'
import type { FigureList } from './lists-context.server.ts'
import { formatFigure, sharesWritten } from './number-rules.ts'
import type { Period } from './period-rules.ts'
import { listFirstWeeks, listStopping, readNextSteps } from './reading-lists-store.server.ts'
import { groupName } from './split-copy.ts'

const MOST_CONTENTS = 20
const times = (amount: number) => formatFigure(BigInt(amount), 'times')
const share = (part: number, whole: number) =>
  whole === 0 ? '—' : (sharesWritten([BigInt(part), BigInt(Math.max(0, whole - part))])[0] ?? '—')

/** FIG-040. Where people stop, what they do next, and how new contents go at the same age. */
export async function readingLists(db: Db, { from, to }: Period, { now }: { now: Date }): Promise<FigureList[]> {
  const [stopping, next, weeks] = await Promise.all([
    listStopping(db, { from, to, limit: MOST_CONTENTS }),
    readNextSteps(db, { from, to }),
    listFirstWeeks(db, { from, to, limit: MOST_CONTENTS, today: romeDayOf(now) }),
  ])
  return [
    {
      title: 'Dove si sono fermati',
      heads: ['Contenuto', 'Aperture', 'Interi', 'Con paywall', 'Quota'],
      rows: stopping.map(({ title, opened, whole, stopped }) => ({
        name: groupName('content', title),
        cells: [times(opened), times(whole), times(stopped), share(stopped, opened)],
      })),
      empty: 'Nessuna apertura in questo periodo.',
    },
    {
      title: 'Che cosa hanno fatto dopo',
      note: `Nella stessa visita o entro 7 giorni, su chi ha acconsentito: ${next.stopped === 0 ? '—' : `${Math.round((100 * next.agreed) / next.stopped)} %`}.`,
      heads: ['Passo', 'Volte', 'Su chi ha acconsentito'],
      rows: next.steps.map(({ value, amount }) => ({
        name: groupName('next', value),
        cells: [times(amount), share(amount, next.agreed)],
      })),
      empty: 'Nessun passo in questo periodo.',
    },
    {
      title: 'Nuovi contenuti, nei primi 7 giorni',
      note: 'La mediana è di tutti i contenuti pubblicati nell’ultimo anno, alla stessa età.',
      heads: ['Contenuto', 'Aperture', 'Mediana'],
      rows: weeks.map(({ id, title, opened, median }) => ({
        name: title,
        to: `/redazione/contenuti/${id}`,
        cells: [times(opened), times(median)],
      })),
      empty: 'Nessun contenuto uscito in questo periodo ha già 7 giorni.',
    },
  ]
}
