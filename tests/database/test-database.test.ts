import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Db } from '#platform/db/database.server.ts'
import { useTestDatabase } from '../support/database.ts'

describe('the database of a test file', () => {
  const database = useTestDatabase()

  test('is a real PostgreSQL, migrated', async () => {
    const { rows } = await database.db.execute<{ word: string }>(sql`select search_text('Libertà È') as word`)
    expect(rows).toEqual([{ word: 'liberta e' }])
  })

  test('sorts words as Italians do', async () => {
    const { rows } = await database.db.execute<{ word: string }>(
      sql`select word from (values ('zeta'), ('Élite'), ('elica'), ('Farmaco')) as words(word) order by word`,
    )
    expect(rows.map((row) => row.word)).toEqual(['elica', 'Élite', 'Farmaco', 'zeta'])
  })

  test('no index puts nulls where `order by … desc` does not, but those whose queries say so', async () => {
    const { rows } = await database.db.execute<{ name: string }>(
      sql`select indexname as name from pg_indexes where schemaname = 'public' and indexdef like '%DESC NULLS LAST%' order by 1`,
    )
    const saysSo = /^content_items_|^members_(profession|province|visit)_down_index$|^member_sort_keys_/
    expect(rows.map(({ name }) => name).filter((name) => !saysSo.test(name))).toEqual([])
  })

  test('a store takes a transaction as it takes the database', async () => {
    const countTables = async (db: Db) => (await db.execute(sql`select 1 from pg_tables`)).rows.length
    const inside = await database.db.transaction((tx) => countTables(tx))
    expect(inside).toBe(await countTables(database.db))
  })
})
