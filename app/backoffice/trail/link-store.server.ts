import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { members, staffRoles } from '#areas/audience/tables.server.ts'
import { invoices, orders } from '#areas/billing/tables.server.ts'
import { bulkRuns } from '#areas/bulk/tables.server.ts'
import { certificates } from '#areas/classroom/tables.server.ts'
import { contentItems } from '#areas/content/article-tables.server.ts'
import { pages } from '#areas/content/tables.server.ts'
import { courses } from '#areas/courses/tables.server.ts'
import { leads } from '#areas/leads/tables.server.ts'
import { legalCases } from '#areas/legal-cases/tables.server.ts'
import { memberImports } from '#areas/member-import/tables.server.ts'
import { products } from '#areas/plans/tables.server.ts'
import { professionalCards } from '#areas/professional-card/tables.server.ts'
import { segments } from '#areas/segments/tables.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { outbox } from '#platform/mail/tables.server.ts'
import { isUuid } from '#platform/pure/uuid.ts'
import { SERVED } from '../records/contents.server.ts'

type Kept = {
  table: PgTable
  key: string
  type?: 'uuid' | 'int'
  path: string /** What its address ends with. */
  last?: SQL
}

/** Where the things of the trail are kept, and where their pages are. */
const KEPT: Readonly<Record<string, Kept>> = {
  member: { table: members, key: 'id', type: 'uuid', path: '/redazione/iscritti', last: sql`username` },
  invoice: { table: invoices, key: 'id', type: 'uuid', path: '/redazione/ordini', last: sql`order_id` },
  order: { table: orders, key: 'id', type: 'uuid', path: '/redazione/ordini' },
  card: { table: professionalCards, key: 'slug', path: '/redazione/schede' },
  request: { table: leads, key: 'id', type: 'uuid', path: '/redazione/richieste' },
  case: { table: legalCases, key: 'id', type: 'uuid', path: '/redazione/cause' },
  certificate: { table: certificates, key: 'code', path: '/redazione/attestati' },
  content: { table: contentItems, key: 'slug', path: '/redazione/contenuti', last: sql`id` },
  page: { table: pages, key: 'path', path: '/redazione/pagine', last: sql`id` },
  course: { table: courses, key: 'id', type: 'int', path: '/redazione/corsi' },
  product: { table: products, key: 'id', path: '/redazione/piani' },
  role: { table: staffRoles, key: 'id', type: 'uuid', path: '/redazione/squadra/ruoli' },
  letter: { table: outbox, key: 'id', type: 'uuid', path: '/redazione/posta' },
  segment: { table: segments, key: 'id', type: 'uuid', path: '/redazione/segmenti' },
  bulk: { table: bulkRuns, key: 'number', type: 'int', path: '/redazione/azioni' },
  import: { table: memberImports, key: 'id', type: 'uuid', path: '/redazione/iscritti/importa' },
  ...Object.fromEntries(
    SERVED.map(({ record, table }): [string, Kept] => {
      const key = table.slug ? 'slug' : 'id'
      const type = record.address === 'numbered' ? 'int' : record.address === 'drawn' ? 'uuid' : undefined
      return [record.name, { table: table as PgTable, key, path: record.path, ...(type && { type }) }]
    }),
  ),
}

/** Things that are always there, or have no page but that of all of them. */
const ALWAYS: Readonly<Record<string, (id: string) => string>> = {
  club: (id) => (id === 'look' ? '/redazione/club/aspetto' : '/redazione/club'),
  menu: (id) => (id === 'main' ? '/redazione/menu' : `/redazione/menu/${id}`),
  promise: () => '/redazione/richieste/tempi',
  closure: () => '/redazione/richieste/tempi',
  window: () => '/redazione/convenzioni/vetrina',
  catalogue: () => '/redazione/convenzioni/file',
  'electronic-file': () => '/redazione/fatture-elettroniche',
  mission: (id) => `/redazione/fedelta/${id}`,
  label: () => '/redazione/iscritti/etichette',
  export: () => '/redazione/file-usciti',
}

const isAsked = { uuid: isUuid, int: (id: string) => /^\d{1,9}$/.test(id), text: () => true }

/** DSK-052. Where each thing that lines are about is found, while it is there. */
export async function listThingLinks(db: Db, abouts: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  const byThing = Map.groupBy(new Set(abouts), (about) => about.split(' ')[0] ?? '')
  for (const [thing, some] of byThing) {
    const ids = some.map((about) => about.slice(thing.length + 1))
    const kept = KEPT[thing]
    if (!kept) for (const id of ids) found.set(`${thing} ${id}`, ALWAYS[thing]?.(id) ?? '')
    if (!kept) continue
    const { table, key, type = 'text', path, last } = kept
    const column = getTableColumns(table)[key]
    if (!column) throw new Error(`Nothing names a row of ${getTableName(table)} by ${key}.`)
    const asked = ids.filter(isAsked[type])
    if (asked.length === 0) continue
    const { rows } = await db.execute<{ id: string; last: string }>(sql`
      select ${column}::text as id, ${last ?? column}::text as last from ${table}
      where ${column} = any(${sql.param(asked)}::${sql.raw(type)}[])`)
    for (const row of rows) found.set(`${thing} ${row.id}`, `${path}/${row.last}`)
  }
  return found
}
