import { sql } from 'drizzle-orm'
import { findDetails, upsertDetails } from '#areas/account/details-store.server.ts'
import { credentials, memberDetails } from '#areas/account/tables.server.ts'
import { findMemberByUsername } from '#areas/audience/store.server.ts'
import { members } from '#areas/audience/tables.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { fiscalCodeControl } from '#platform/pure/fiscal-code.ts'
import { FIRST_ORDINARY_USERNAME } from './people.ts'
import { WRITTEN_OCCUPATIONS } from './professions.ts'

/** Who of the demo has told everything; the others show what a profile to complete looks like. */
const COMPLETE: readonly { username: number; stem: string; birthDate: string }[] = [
  { username: 1002, stem: 'BLLMRC88C12F205', birthDate: '1988-03-12' },
  { username: 1003, stem: 'MRTLNE79H53D612', birthDate: '1979-06-13' },
  { username: 1005, stem: 'RVIPLA65M04L219', birthDate: '1965-08-04' },
  { username: 1007, stem: 'MRCLCU83A21A944', birthDate: '1983-01-21' },
  { username: 1008, stem: 'CSTDVD90E17H501', birthDate: '1990-05-17' },
  { username: 1013, stem: 'CNTNDR74S09G273', birthDate: '1974-11-09' },
]

/** Everybody invented has shown to have the mailbox, also in a demo made before this was asked. */
async function verifyInventedMailboxes(db: Db): Promise<void> {
  const isInvented = sql`(${members.username} >= ${FIRST_ORDINARY_USERNAME} or exists (select from ${credentials} where ${credentials.memberId} = ${members.id} and ${credentials.isDemo}))`
  await db.execute(
    sql`update ${members} set email_verified_at = registration_date where email_verified_at is null and ${isInvented}`,
  )
}

/** Profession by the club's list for everybody, in one statement; fiscal code and birth date for a few. */
export async function seedMemberDetails(db: Db): Promise<void> {
  await verifyInventedMailboxes(db)
  const words = sql.join(
    WRITTEN_OCCUPATIONS.map(
      ({ word, professionId, detailId }) => sql`(${word}, ${professionId}::int, ${detailId}::int)`,
    ),
    sql`, `,
  )
  await db.execute(
    sql`insert into ${memberDetails} (member_id, profession_id, profession_detail_id) select m.id, w.profession, w.detail from ${members} m join (values ${words}) as w (word, profession, detail) on w.word = m.profession on conflict do nothing`,
  )
  for (const { username, stem, birthDate } of COMPLETE) {
    const member = await findMemberByUsername(db, username)
    if (!member || (await findDetails(db, member.id)).fiscalCode) continue
    const fiscalCode = stem + fiscalCodeControl(stem)
    await db.transaction((tx) => upsertDetails(tx, member.id, { fiscalCode, birthDate }))
  }
}
