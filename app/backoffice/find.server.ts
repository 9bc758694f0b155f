import type { Db } from '#platform/db/database.server.ts'
import { formatCount } from '#platform/pure/counts.ts'
import { deskOf } from './desk.ts'
import { actsOf } from './desk-acts.ts'
import { type Finding, type Found, MOST, MOST_COUNTED, type Source, type Staff } from './find-model.ts'
import { SOURCES } from './find-sources.server.ts'

export type FoundIn = Finding & {
  title: string /** The way to all of them, and its words. */
  all: string
  allWords: string
}

/** “Tutti i 230 iscritti”, “Tutte le 12 richieste”, “Tutti gli oltre 1.000 ordini”. */
function allInWords(total: number, { gender, many }: Pick<Source, 'gender' | 'many'>): string {
  const count = total > MOST_COUNTED ? `oltre ${formatCount(MOST_COUNTED)}` : formatCount(total)
  const isBeforeVowel = count.startsWith('oltre') || /^(8|11$)/.test(count)
  return gender === 'f' ? `Tutte le ${count} ${many}` : `Tutti ${isBeforeVowel ? 'gli' : 'i'} ${count} ${many}`
}

/** A thing named by the very code that was typed: a username, a client or event code, a certificate, an invoice. */
const isNamed =
  (typed: string) =>
  ({ codes = [] }: Found) =>
    codes.some((code) => code.toLocaleUpperCase('it') === typed.toLocaleUpperCase('it'))

const PEOPLE = '/redazione/iscritti'

/** DSK-006. A code stands alone; else people first, then places and acts called so and what the other lists have of these words. */
export async function findAtDesk(db: Db, staff: Staff, typed: string, now: Date): Promise<FoundIn[]> {
  const places = deskOf(staff)
  const iconAt = new Map(places.map(({ path, icon }) => [path, icon]))
  const found = await Promise.all(
    SOURCES.filter(
      ({ place, permission }) => iconAt.has(place) && (!permission || staff.permissions.includes(permission)),
    ).map(async (source) => {
      const { place, title, list = place, look } = source
      const all = `${list}${list.includes('?') ? '&' : '?'}${new URLSearchParams({ cerca: typed })}`
      const { total, rows } = await look(db, typed, now, staff)
      const icon = place === PEOPLE ? 'user' : iconAt.get(place)
      return {
        place,
        title,
        all,
        allWords: allInWords(total, source),
        total,
        rows: rows.map((row) => ({ icon, ...row })),
      }
    }),
  )
  const named = found.flatMap(({ rows }) => rows).filter(isNamed(typed))
  if (named.length > 0)
    return [{ title: `Con il codice «${typed}»`, all: '', allWords: '', total: named.length, rows: named }]
  const like = typed.toLocaleLowerCase('it')
  const isCalled = (words: string) => words.toLocaleLowerCase('it').includes(like)
  const called = places.filter(({ title, text }) => isCalled(`${title} ${text}`))
  const rooms = called.slice(0, MOST).map(({ path, title, text, icon }) => ({ to: path, title, detail: text, icon }))
  const acts = actsOf(staff).filter(({ title }) => isCalled(title))
  const begun = acts.slice(0, MOST).map(({ to, title }) => ({ to, title, detail: '', icon: 'plus' }))
  return [
    ...found.filter(({ place }) => place === PEOPLE),
    { title: 'Dove si lavora', all: '', allWords: '', total: rooms.length, rows: rooms },
    { title: 'Fai', all: '', allWords: '', total: begun.length, rows: begun },
    ...found.filter(({ place }) => place !== PEOPLE),
  ].filter(({ total }) => total > 0)
}
