import type { Db } from '#platform/db/database.server.ts'
import type { FigureList } from './lists-context.server.ts'
import { formatFigure } from './number-rules.ts'
import { beginContentPath } from './pages-model.ts'
import type { Period } from './period-rules.ts'
import { listSearched, type SearchedText } from './searches-count-store.server.ts'

const MOST_TEXTS = 20
const NOTE = 'Un testo si legge dalla quinta volta in 30 giorni; gli altri si contano e dopo 30 giorni si cancellano.'

/** FIG-041. What is searched most, what found nothing, what was found by correcting a word. */
export async function searchLists(db: Db, { from, to }: Period): Promise<FigureList[]> {
  const of = (outcome: '' | 'nothing' | 'corrected') => listSearched(db, { from, to, outcome, limit: MOST_TEXTS })
  const [all, nothing, corrected] = await Promise.all([of(''), of('nothing'), of('corrected')])
  const rows = (texts: readonly SearchedText[], more?: (text: string) => { to: string; send: string }) =>
    texts.map(({ text, times }) => ({
      name: text,
      cells: [formatFigure(BigInt(times), 'times')],
      ...more?.(text),
    }))
  const heads = ['Testo', 'Volte']
  const empty = 'Nessun testo cercato almeno cinque volte in 30 giorni.'
  return [
    { title: 'Le più cercate', note: NOTE, heads, rows: rows(all), empty },
    {
      title: 'Senza risposta',
      note: 'Da qui si comincia un contenuto con queste parole nel titolo, o si mandano a chi scrive.',
      heads,
      rows: rows(nothing, (text) => ({ to: beginContentPath(text), send: text })),
      empty,
    },
    { title: 'Trovate solo correggendo', heads, rows: rows(corrected), empty },
  ]
}
