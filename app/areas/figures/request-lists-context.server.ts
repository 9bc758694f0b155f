import { FORM_WORDS } from '#areas/leads/staff-copy.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { FigureList } from './lists-context.server.ts'
import { formatFigure } from './number-rules.ts'
import type { Period } from './period-rules.ts'
import { type Times, timeInWords, timesByKind } from './request-times-rules.ts'
import { countOwnRequests, listTimedRequests } from './request-times-store.server.ts'

const words = (times: Times, which: 'median' | 'most') => (times ? timeInWords(times[which]) : '—')

/** FIG-042, FIG-043. How long requests waited, by kind, and never by who follows them. */
export async function requestLists(
  db: Db,
  { from, to }: Period,
  { staffId }: { staffId: string },
): Promise<FigureList[]> {
  const [requests, own] = await Promise.all([
    listTimedRequests(db, { from, to }),
    countOwnRequests(db, staffId, { from, to }),
  ])
  const times = timesByKind(requests)
  const plain = (amount: number) => formatFigure(BigInt(amount), 'times')
  return [
    {
      title: 'Tempi',
      note: 'Ore di giorni lavorativi, senza le feste, le chiusure del Club e il tempo in cui una richiesta era da parte in attesa della persona, che è detto a parte. I tipi che segue una persona sola sono detti solo insieme ad altri.',
      heads: [
        'Tipo',
        'Risposta, mediana',
        'Risposta, 9 su 10',
        'Fine, mediana',
        'Fine, 9 su 10',
        'In attesa, mediana',
        'In attesa, 9 su 10',
        'Entro il giorno promesso',
      ],
      rows: times.map(({ kind, toAnswer, toEnd, aside, promised, inTime }) => ({
        name: kind ? (FORM_WORDS[kind] ?? kind) : 'Altri, insieme',
        cells: [
          words(toAnswer, 'median'),
          words(toAnswer, 'most'),
          words(toEnd, 'median'),
          words(toEnd, 'most'),
          words(aside, 'median'),
          words(aside, 'most'),
          promised > 0 ? `${Math.round((100 * inTime) / promised)} %` : '—',
        ],
      })),
      empty: 'Nessuna richiesta con una risposta in questo periodo.',
    },
    {
      title: 'Le tue richieste',
      note: 'Le vedi solo tu.',
      heads: ['', 'Aperte ora', 'Chiuse nel periodo'],
      rows: [{ name: 'Seguite da te', cells: [plain(own.open), plain(own.closed)] }],
      empty: '',
    },
  ]
}
