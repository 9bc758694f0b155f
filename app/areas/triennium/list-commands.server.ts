import type { Member } from '#areas/audience/model.ts'
import type { Db } from '#platform/db/database.server.ts'
import { InvalidInput } from '#platform/errors.ts'
import type { SentFile } from '#platform/http/call.server.ts'
import { type RomeDay, romeDayOf } from '#platform/pure/dates.ts'
import { readCsv } from '#platform/read-csv.server.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import { type ListRehearsal, listInForm, rehearseList } from './list-rules.ts'
import { MOST_DECLARED } from './model.ts'
import { countDeclared, insertDeclared, listItems, lockMemberCredits } from './store.server.ts'

type By = { member: Pick<Member, 'id'>; now: Date }

/** What a list of a register or of a sheet would add; it writes nothing. */
export async function rehearseFile(db: Db, { member, now }: By, file: SentFile | null): Promise<ListRehearsal> {
  if (!file) throw new InvalidInput({ file: 'Scegli un file CSV.' })
  if (file.bytes.byteLength > MOST_LIST_BYTES)
    throw new InvalidInput({ file: 'L’elenco è troppo grande: al massimo 256 kB.' })
  const { rows, faults } = readCsv(new TextDecoder().decode(file.bytes))
  if (faults.length > 0) return { rows: [], faults: faults.map(({ line, reason }) => ({ line, reason })) }
  return rehearse(
    db,
    member.id,
    rows.map(({ cells }) => cells),
    romeDayOf(now),
  )
}

const MOST_LIST_BYTES = 256 * 1024

const rehearse = async (db: Db, memberId: string, table: readonly (readonly string[])[], today: RomeDay) =>
  rehearseList(table, { items: await listItems(db, memberId), today })

/** LRN-027. Adds what was rehearsed, once: the second time every row is already there. Answers how many. */
export async function addList(db: Db, { member, now }: By, sent: string): Promise<number> {
  const table = listInForm(sent)
  if (!table) throw new InvalidInput({ file: 'L’elenco non è più leggibile: scegli di nuovo il file.' })
  return db.transaction(async (tx) => {
    await lockMemberCredits(tx, member.id)
    const { rows } = await rehearse(tx, member.id, table, romeDayOf(now))
    if ((await countDeclared(tx, member.id)) + rows.length > MOST_DECLARED)
      throw new InvalidInput({ file: `Puoi scrivere al massimo ${MOST_DECLARED} eventi.` })
    for (const row of rows) await insertDeclared(tx, { memberId: member.id, ...row, filePath: null, createdAt: now })
    if (rows.length > 0)
      await recordTrail(tx, {
        at: now,
        kind: 'account-changed',
        memberId: member.id,
        changes: [{ field: 'Crediti presi altrove: aggiunti da un elenco', to: String(rows.length) }],
      })
    return rows.length
  })
}
