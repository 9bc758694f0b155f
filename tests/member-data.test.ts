import { expect, test } from 'vitest'
import { memberData } from '#app/member-data.server.ts'
import { listMemberTables } from '#platform/db/member-rows.server.ts'
import { useTestDatabase } from './support/database.ts'

const database = useTestDatabase()

test('every table that holds something of a member has a name in the export and a decision for when the member leaves', async () => {
  const known = Object.keys(memberData.tables)
  const found = (await listMemberTables(database.db)).map(({ table }) => table)
  expect(
    found.filter((table) => !known.includes(table)),
    'add these to app/member-data.server.ts: deleted when the account is, or kept and why',
  ).toEqual([])
  expect(
    known.filter((table) => !found.includes(table)),
    'these tables hold nothing of a member any more',
  ).toEqual([])
})
