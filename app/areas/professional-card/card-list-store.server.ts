import { sql } from 'drizzle-orm'
import { fixed, flagField, instantField, manyOfField, oneOfField } from '#areas/lists/field-store.server.ts'
import type { DeskList } from '#areas/lists/row-store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { formatDateIt } from '#platform/pure/dates.ts'
import { typedWords } from '#platform/pure/like.ts'
import { PROVINCES } from '#platform/pure/provinces.ts'
import { CARD_STANDINGS, CARDS_PATH, VISIBILITY_WORDS } from './desk-copy.ts'
import type { CardDetails } from './model.ts'
import { mainProfession } from './rules.ts'
import { professionalCards as cards } from './tables.server.ts'

export type CardRow = {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly surname: string
  /** The main one, with its city. */
  readonly profession: string
  readonly visibility: keyof typeof VISIBILITY_WORDS
  readonly standing: keyof typeof CARD_STANDINGS
  readonly requests: number
  readonly updatedAt: Date
  readonly reviewedAt: Date | null
}

const isPublished = sql`(cards.visibility <> 'private' or cards.held_at is not null)`
const standing = sql`case when cards.held_at is not null then 'sospesa'
  when ${isPublished} and (cards.reviewed_at is null or cards.reviewed_at < cards.updated_at) then 'da-rivedere'
  when ${isPublished} then 'rivista' else 'privata' end`
/** One that is held and was changed since waits as the others do. */
const waits = sql`(${isPublished} and (cards.reviewed_at is null or cards.reviewed_at < cards.updated_at))`

async function listCardRows(db: Db, ids: readonly string[]): Promise<CardRow[]> {
  if (ids.length === 0) return []
  type Read = Omit<CardRow, 'profession' | 'updatedAt' | 'reviewedAt'> & {
    updatedAt: string
    reviewedAt: string | null
    professions: CardDetails['professions']
  }
  const { rows } = await db.execute<Read>(sql`
    select cards.id, cards.slug, cards.first_name as name, cards.last_name as surname, cards.visibility, ${standing} as standing,
      jsonb_array_length(cards.change_requests) as requests, cards.updated_at as "updatedAt", cards.reviewed_at as "reviewedAt",
      cards.details -> 'professions' as professions
    from ${cards} cards join unnest(${sql.param(ids)}::uuid[]) with ordinality as chosen(id, place) on chosen.id = cards.id order by chosen.place`)
  return rows.map(({ professions, updatedAt, reviewedAt, ...row }) => ({
    ...row,
    profession: professionLine(professions),
    updatedAt: new Date(updatedAt),
    reviewedAt: reviewedAt === null ? null : new Date(reviewedAt),
  }))
}

function professionLine(professions: CardDetails['professions']): string {
  const main = mainProfession(professions)
  return [main?.specialization || main?.name, main?.city].filter(Boolean).join(', ')
}

/** CRD-026, DSK-012 to DSK-016. The cards of the directory as operators look at them. */
export const CARDS: DeskList<CardRow> = {
  name: 'schede',
  path: CARDS_PATH,
  title: 'Schede professionali',
  everything: 'tutte le schede',
  fields: [
    flagField({ name: 'da-rivedere', label: 'Da rivedere', isSo: () => waits }),
    oneOfField({ name: 'stato', label: 'Stato', choices: fixed(CARD_STANDINGS), value: () => standing }),
    oneOfField({
      name: 'visibile',
      label: 'Chi la vede',
      choices: fixed(VISIBILITY_WORDS),
      value: () => sql`cards.visibility`,
    }),
    flagField({
      name: 'correzione',
      label: 'Correzione chiesta',
      isSo: () => sql`jsonb_array_length(cards.change_requests) > 0`,
    }),
    manyOfField({
      name: 'provincia',
      label: 'Provincia',
      choices: fixed(PROVINCES),
      hasOne: (values) => sql`cards.provinces && ${sql.param(values)}::text[]`,
      hasNone: () => sql`cards.provinces = '{}'`,
    }),
    instantField({ name: 'cambiata', label: 'Cambiata', value: () => sql`cards.updated_at` }),
    instantField({ name: 'rivista', label: 'Rivista', mayBeEmpty: true, value: () => sql`cards.reviewed_at` }),
  ],
  offered: ['stato', 'cambiata'],
  views: [
    { label: 'Tutte', query: '' },
    { label: 'Da rivedere', query: 'da-rivedere=si' },
    { label: 'Sospese', query: 'stato=sospesa' },
  ],
  from: sql`${cards} cards`,
  id: sql`cards.id`,
  wordsOf: typedWords,
  holdsWord: (words) => sql`cards.search_words like '%' || search_text(${words.replace(/[\\%_]/g, '\\$&')}) || '%'`,
  orders: {
    cambiata: () => [{ value: sql`cards.updated_at`, isAlwaysThere: true }],
    nome: () => [
      { value: sql`cards.last_name`, isAlwaysThere: true },
      { value: sql`cards.first_name`, isAlwaysThere: true },
    ],
    rivista: () => [{ value: sql`cards.reviewed_at` }],
    stato: () => [{ value: standing, isAlwaysThere: true }],
    visibile: () => [{ value: sql`cards.visibility`, isAlwaysThere: true }],
  },
  usual: { by: 'cambiata', isDescending: false },
  columns: [
    { key: 'name', title: 'Nome', order: 'nome', says: ({ name, surname }) => `${surname} ${name}` },
    { key: 'profession', title: 'Professione', field: 'provincia', says: ({ profession }) => profession },
    {
      key: 'standing',
      title: 'Stato',
      order: 'stato',
      field: 'stato',
      says: ({ standing: code }) => CARD_STANDINGS[code],
    },
    {
      key: 'visibility',
      title: 'Chi la vede',
      order: 'visibile',
      field: 'visibile',
      says: ({ visibility }) => VISIBILITY_WORDS[visibility],
    },
    {
      key: 'updated',
      title: 'Cambiata',
      order: 'cambiata',
      field: 'cambiata',
      says: ({ updatedAt }) => formatDateIt(updatedAt),
    },
    {
      key: 'reviewed',
      title: 'Rivista',
      order: 'rivista',
      field: 'rivista',
      isAside: true,
      says: ({ reviewedAt }) => (reviewedAt ? formatDateIt(reviewedAt) : ''),
    },
  ],
  rowsOf: listCardRows,
}
