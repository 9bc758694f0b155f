import { z } from 'zod'
import type { BulkList } from '#areas/bulk/model.ts'
import { CONTENT_TYPES } from '#areas/content/article-model.ts'
import { SHELVES } from '#areas/content/desk-model.ts'
import { type DeskQuery, listDesk } from '#areas/content/desk-store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { readableQuery } from '#platform/pure/question.ts'
import { CONTENTS_PATH, SHELF_WORDS } from '../contents/content-copy.ts'

export const CONTENT_LIST = 'contenuti'
const FROZEN_AT_ONCE = 500

type Asked = Omit<DeskQuery, 'limit' | 'offset' | 'ids'>

const shape = z.strictObject({
  cerca: z.string().max(200).optional(),
  tipo: z.enum(CONTENT_TYPES).optional(),
  categoria: z.string().max(200).optional(),
  stato: z.enum(SHELVES).optional(),
  autore: z.uuid().optional(),
})

/** The question of the list of contents as a run keeps it: whose they are is said by their id, whoever looks at it. */
export const contentQuestion = ({ typed, type, category, shelf, authorId }: Asked): string =>
  readableQuery(
    Object.entries({ cerca: typed, tipo: type, categoria: category, stato: shelf, autore: authorId }).flatMap(
      ([name, value]) => (value ? [[name, value] as const] : []),
    ),
  )

/** Null where it is no question on contents. */
function askedIn(search: URLSearchParams): Asked | null {
  const pairs = ['cerca', 'tipo', 'categoria', 'stato', 'autore'].flatMap((name) => {
    const value = search.get(name)
    return value ? [[name, value] as const] : []
  })
  const read = shape.safeParse(Object.fromEntries(pairs))
  if (!read.success || [...search.keys()].some((name) => !Object.hasOwn(shape.shape, name))) return null
  const { cerca = '', tipo: type, categoria: category, stato: shelf, autore: authorId } = read.data
  return { typed: cerca, type, category, shelf, authorId }
}

function inWords({ typed, type, category, shelf, authorId }: Asked): string {
  const parts = [
    typed && `con le parole «${typed}»`,
    type && `tipo ${type}`,
    category && `categoria ${category}`,
    shelf && `stato ${SHELF_WORDS[shelf].label}`,
    authorId && 'di una persona',
  ].filter(Boolean)
  return parts.length === 0 ? 'tutti i contenuti' : parts.join(' e ')
}

const found = async (db: Db, query: string, ids: readonly string[], now: Date) => {
  const asked = askedIn(new URLSearchParams(query))
  return asked ? (await listDesk(db, { ...asked, ids, limit: ids.length, offset: 0 }, now)).lines : []
}

/** DSK-018. The list of contents, as acts on many choose from it. */
export const contentBulkList: BulkList = {
  name: CONTENT_LIST,
  path: CONTENTS_PATH,
  title: 'Contenuti',
  one: 'contenuto',
  many: 'contenuti',
  ask: async (_db, search) => {
    const asked = askedIn(search)
    if (!asked) return { query: '', words: '', isNarrowed: true, isBroken: true }
    const query = contentQuestion(asked)
    return { query, words: inWords(asked), isNarrowed: query !== '', isBroken: false }
  },
  eachId: async (tx, { query, now }, take) => {
    const asked = askedIn(new URLSearchParams(query))
    for (let offset = 0; asked; offset += FROZEN_AT_ONCE) {
      const { lines } = await listDesk(tx, { ...asked, limit: FROZEN_AT_ONCE, offset }, now)
      if (lines.length > 0) await take(lines.map(({ id }) => id))
      if (lines.length < FROZEN_AT_ONCE) return
    }
  },
  stillAnswering: async (db, { query, now }, ids) => new Set((await found(db, query, ids, now)).map(({ id }) => id)),
  namesOf: async (db, ids) =>
    new Map(
      (await found(db, '', ids, new Date(0))).map(({ id, title }) => [
        id,
        { name: title, to: `${CONTENTS_PATH}/${id}` },
      ]),
    ),
}
