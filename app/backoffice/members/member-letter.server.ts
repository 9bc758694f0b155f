import type { Sender } from '#areas/account/letters-copy.ts'
import { lockMember } from '#areas/audience/grant-store.server.ts'
import { expirationAt } from '#areas/audience/membership-rules.ts'
import type { Member, MemberRecord } from '#areas/audience/model.ts'
import { listMemberTrail } from '#areas/audience/trail-store.server.ts'
import { LETTER_KIND } from '#areas/requests/model.ts'
import { countUse, listPreparedFor } from '#areas/requests/prepared-store.server.ts'
import { answerProblem, fillPlaces } from '#areas/requests/rules.ts'
import type { Db } from '#platform/db/database.server.ts'
import { InvalidInput } from '#platform/errors.ts'
import { mailLayout } from '#platform/mail/mail-layout.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { formatDateIt } from '#platform/pure/dates.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import { LONGEST_SUBJECT } from './member-rules.ts'

/** The texts that are ready for a letter, with what is known of the person in their places. */
export async function preparedFor(db: Db, member: MemberRecord, staff: Member, now: Date) {
  const { expDate } = expirationAt(member.membership, now)
  const values = {
    nome: member.name,
    cognome: member.surname,
    'codice cliente': member.clientCode,
    scadenza: expDate && formatDateIt(expDate),
    'chi risponde': `${staff.name} ${staff.surname}`,
  }
  const prepared = await listPreparedFor(db, LETTER_KIND)
  return prepared.map(({ id, title, text }) => ({ id, title, text: fillPlaces(text, values) }))
}

export type NewLetter = { subject: string; text: string; key: string; preparedId: string | null }
type By = { staff: Member; sender: Sender; now: Date }

/** Writes to one member: the letter and its line of the trail are written together, once for each key. What it says stays with the letter alone. */
export async function writeToMember(db: Db, member: MemberRecord, letter: NewLetter, { staff, sender, now }: By) {
  const subject = letter.subject.trim()
  const text = letter.text.replaceAll('\r\n', '\n').trim()
  const textProblem = text === '' ? 'Scrivi il testo.' : answerProblem(text, { isInsisted: true })
  const problems = {
    ...(subject === '' && { subject: 'Scrivi l’oggetto.' }),
    ...(subject.length > LONGEST_SUBJECT && {
      subject: `L’oggetto può avere al massimo ${LONGEST_SUBJECT} caratteri.`,
    }),
    ...(textProblem && { risposta: textProblem }),
  }
  if (Object.keys(problems).length > 0) throw new InvalidInput(problems)
  await db.transaction(async (tx) => {
    await lockMember(tx, member.id)
    if ((await listMemberTrail(tx, member.id)).some(({ facts }) => facts.key === letter.key)) return
    const written = { title: subject, greeting: `Ciao ${member.name},`, paragraphs: text.split(/\n{2,}/) }
    await sendMail(tx, {
      to: member.email,
      subject,
      ...mailLayout(sender.club, written),
      idempotencyKey: `member-letter:${letter.key}`,
    })
    await recordTrail(tx, {
      at: now,
      kind: 'member-corrected',
      memberId: member.id,
      actorId: staff.id,
      done: { thing: 'member', id: member.id, what: 'letter' },
      key: letter.key,
    })
    if (letter.preparedId) await countUse(tx, letter.preparedId)
  })
}
