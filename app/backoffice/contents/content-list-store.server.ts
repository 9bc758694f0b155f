import { type SQL, sql } from 'drizzle-orm'
import type { Member } from '#areas/audience/model.ts'
import { members } from '#areas/audience/tables.server.ts'
import { type AccessPolicy, CONTENT_TYPES, type ContentType } from '#areas/content/article-model.ts'
import { listCategories } from '#areas/content/article-store.server.ts'
import {
  contentCategories,
  contentItems,
  contentPolicies,
  contentVersions,
} from '#areas/content/article-tables.server.ts'
import { SHELVES, type Shelf, type VersionAct } from '#areas/content/desk-model.ts'
import { levelsOf, presetOf } from '#areas/content/desk-rules.ts'
import { fixed, flagField, instantField, type ListField, oneOfField } from '#areas/lists/field-store.server.ts'
import type { DeskList } from '#areas/lists/row-store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { atInstant } from '#platform/db/question-sql.server.ts'
import { formatDateIt } from '#platform/pure/dates.ts'
import { CONTENTS_PATH, PRESET_WORDS, SHELF_WORDS } from './content-copy.ts'

export type ContentRow = {
  readonly id: string
  readonly title: string
  readonly contentType: ContentType
  readonly category: string
  readonly shelf: Shelf
  readonly author: string | null
  readonly readers: keyof typeof PRESET_WORDS
  readonly publicationDate: Date | null
  readonly updatedAt: Date | null
  readonly hasChanges: boolean
}

/** Who may look at the list: whoever writes finds their own by “io”. */
type Staff = Pick<Member, 'id'>

/** The same as `shelfOf`. */
const shelfAt = (now: Date) => sql`case when item.publication_date is null
  then case when item.withdrawn_at is null then 'draft' else 'withdrawn' end
  when item.publication_date <= ${atInstant(now)} then 'published' else 'scheduled' end`

const lastAct = sql`(select act from ${contentVersions} v where v.item_id = item.id and v.act <> 'aside' order by number desc limit 1)`
const hasChanges = sql`(item.publication_date is not null and coalesce(${lastAct} in ('saved', 'draft'), false))`
const lastAuthor = sql`(select a.name || ' ' || a.surname from ${contentVersions} v join ${members} a on a.id = v.author_id
  where v.item_id = item.id and v.act <> 'aside' order by v.number desc limit 1)`

async function listAuthors(db: Db): Promise<{ value: string; label: string }[]> {
  const { rows } = await db.execute<{ value: string; label: string }>(sql`
    select a.username::text as value, a.name || ' ' || a.surname as label from ${members} a
    where exists (select 1 from ${contentVersions} v where v.author_id = a.id) order by 2, 1 limit 500`)
  return [{ value: 'io', label: 'io' }, ...rows]
}

/** Whoever worked on it: oneself, a colleague by username. */
const writtenBy = (staff: Staff): ListField => ({
  name: 'autore',
  label: 'Autore',
  kind: 'choice',
  choices: listAuthors,
  holds: ({ values }) => {
    const usernames = values.filter((value) => /^\d{1,9}$/.test(value)).map(Number)
    const isOwn = values.includes('io') ? sql`v.author_id = ${staff.id}::uuid` : sql`false`
    return sql`exists (select 1 from ${contentVersions} v where v.item_id = item.id and (${isOwn}
      or v.author_id in (select id from ${members} a where a.username = any(${sql.param(usernames)}::int[]))))`
  },
})

const policyReaders = (policy: AccessPolicy) => presetOf(levelsOf(policy)) ?? 'custom'

/** NWS-017. Who reads it whole. There are few policies however many contents there are: each is asked of the one rule. */
const readBy: ListField = {
  name: 'legge',
  label: 'Chi legge',
  kind: 'choice',
  choices: fixed(PRESET_WORDS),
  prepare: async (db, { values }) => {
    const { id, paywalls, useFlag } = contentPolicies
    const policies = await db.select({ id, paywalls, useFlag }).from(contentPolicies)
    return policies.filter((policy) => values.includes(policyReaders(policy))).map((policy) => policy.id)
  },
  holds: ({ meaning }) => sql`item.policy_id = any(${sql.param((meaning as number[] | undefined) ?? [])}::int[])`,
}

const shelves = Object.fromEntries(SHELVES.map((shelf) => [shelf, SHELF_WORDS[shelf].label]))

async function listContentRows(db: Db, ids: readonly string[], now: Date): Promise<ContentRow[]> {
  if (ids.length === 0) return []
  type Read = Omit<ContentRow, 'readers' | 'publicationDate' | 'updatedAt'> &
    AccessPolicy & { act: VersionAct | null; publicationDate: string | null; updatedAt: string | null }
  const { rows } = await db.execute<Read>(sql`
    select item.id, coalesce(nullif(item.title, ''), 'Senza titolo') as title, item.content_type as "contentType", coalesce(category.label, '') as category, ${shelfAt(now)} as shelf,
      ${lastAuthor} as author, policy.paywalls, policy.use_flag as "useFlag", item.publication_date as "publicationDate",
      item.updated_at as "updatedAt", ${hasChanges} as "hasChanges"
    from ${contentItems} item left join ${contentCategories} category on category.slug = item.category_slug
      join ${contentPolicies} policy on policy.id = item.policy_id
      join unnest(${sql.param(ids)}::uuid[]) with ordinality as chosen(id, place) on chosen.id = item.id
    order by chosen.place`)
  const at = (written: string | null) => (written === null ? null : new Date(written))
  return rows.map(({ paywalls, useFlag, publicationDate, updatedAt, ...row }) => ({
    ...row,
    readers: policyReaders({ paywalls, useFlag }),
    publicationDate: at(publicationDate),
    updatedAt: at(updatedAt),
  }))
}

const always = (value: SQL) => [{ value, isAlwaysThere: true as const }]

/** CNT-003, DSK-012 to DSK-016. Everything the club has written: what is being worked on first, then what readers have, the newest first. */
export const contentsFor = (staff: Staff): DeskList<ContentRow> => ({
  name: 'contenuti',
  path: CONTENTS_PATH,
  seenBy: staff.id,
  title: 'Contenuti',
  everything: 'tutti i contenuti',
  fields: [
    oneOfField({
      name: 'tipo',
      label: 'Tipo',
      choices: fixed(Object.fromEntries(CONTENT_TYPES.map((type) => [type, type]))),
      value: () => sql`item.content_type`,
    }),
    oneOfField({
      name: 'categoria',
      label: 'Categoria',
      choices: async (db) => (await listCategories(db)).map(({ slug, label }) => ({ value: slug, label })),
      value: () => sql`item.category_slug`,
    }),
    oneOfField({ name: 'stato', label: 'Stato', choices: fixed(shelves), value: shelfAt }),
    writtenBy(staff),
    readBy,
    instantField({ name: 'uscita', label: 'Uscita', mayBeEmpty: true, value: () => sql`item.publication_date` }),
    instantField({ name: 'modifica', label: 'Ultima modifica', mayBeEmpty: true, value: () => sql`item.updated_at` }),
    flagField({ name: 'modifiche', label: 'Modifiche non pubblicate', isSo: () => hasChanges }),
  ],
  offered: ['stato', 'tipo', 'autore'],
  from: sql`${contentItems} item`,
  id: sql`item.id`,
  wordsOf: (typed) => (typed === '' ? [] : [typed]),
  holdsWord: (typed) => sql`item.open_words @@ plainto_tsquery('italian', search_roots(${typed}))`,
  orders: {
    lavoro: () => [
      ...always(sql`(item.publication_date is null)`),
      { value: sql`coalesce(item.publication_date, item.updated_at)` },
    ],
    titolo: () => always(sql`lower(item.title)`),
    tipo: () => always(sql`item.content_type`),
    categoria: () => always(sql`item.category_slug`),
    autore: () => [{ value: lastAuthor }],
    uscita: () => [{ value: sql`item.publication_date` }],
    modifica: () => [{ value: sql`item.updated_at` }],
    stato: (now) => always(shelfAt(now)),
  },
  usual: { by: 'lavoro', isDescending: true },
  columns: [
    { key: 'title', title: 'Titolo', order: 'titolo', says: ({ title }) => title },
    { key: 'type', title: 'Tipo', order: 'tipo', field: 'tipo', says: ({ contentType }) => contentType },
    { key: 'category', title: 'Categoria', order: 'categoria', field: 'categoria', says: ({ category }) => category },
    {
      key: 'author',
      title: 'Autore',
      order: 'autore',
      field: 'autore',
      isAside: true,
      says: ({ author }) => author ?? '',
    },
    { key: 'readers', title: 'Chi legge', field: 'legge', isAside: true, says: ({ readers }) => PRESET_WORDS[readers] },
    {
      key: 'published',
      title: 'Uscita',
      order: 'uscita',
      field: 'uscita',
      says: ({ publicationDate }) => (publicationDate ? formatDateIt(publicationDate) : ''),
    },
    {
      key: 'updated',
      title: 'Ultima modifica',
      order: 'modifica',
      field: 'modifica',
      isAside: true,
      says: ({ updatedAt }) => (updatedAt ? formatDateIt(updatedAt) : ''),
    },
    { key: 'shelf', title: 'Stato', order: 'stato', field: 'stato', says: ({ shelf }) => SHELF_WORDS[shelf].label },
  ],
  rowsOf: listContentRows,
})
