import type { Sender } from '#areas/account/letters-copy.ts'
import type { Member } from '#areas/audience/model.ts'
import { listHolders } from '#areas/audience/role-store.server.ts'
import { countRowsTaken } from '#areas/lists/export-store.server.ts'
import { type ListExport, ROWS_UNTOLD } from '#areas/lists/model.ts'
import type { Db } from '#platform/db/database.server.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { romeDayOf, startOfRomeDay } from '#platform/pure/dates.ts'
import { manyTakenLetter } from './export-copy.ts'
import { MEMBER_LIST } from './model.ts'

/** DSK-017. Once a day for each who takes out so many members the other administrators are told. */
export async function tellOfManyMembers(
  db: Db,
  { list, question, reason }: ListExport,
  { staff, now, sender }: { staff: Member; now: Date; sender: Sender },
): Promise<void> {
  if (list !== MEMBER_LIST) return
  const since = new Date(startOfRomeDay(now).getTime() - 1)
  const rows = await countRowsTaken(db, { list, actorId: staff.id, since })
  if (rows <= ROWS_UNTOLD) return
  for (const { id, name, email } of await listHolders(db, 'team.write', { but: staff.id, now }))
    await sendMail(db, {
      to: email,
      ...manyTakenLetter(sender, { name, who: `${staff.name} ${staff.surname}`, rows, question, reason }),
      idempotencyKey: `members-exported:${staff.id}:${id}:${romeDayOf(now)}`,
    })
}
