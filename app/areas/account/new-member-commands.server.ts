import type { MemberRecord } from '#areas/audience/model.ts'
import { findMemberById, findMembersByEmail, insertMember } from '#areas/audience/store.server.ts'
import type { Occupation } from '#areas/professions/model.ts'
import type { Db } from '#platform/db/database.server.ts'
import { Conflict } from '#platform/errors.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { fiscalCodeRefusal, normalizeFiscalCode } from '#platform/pure/fiscal-code.ts'
import { normalizePhone } from '#platform/pure/person-fields.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import { findDetails, findMemberIdByFiscalCode, upsertDetails } from './details-store.server.ts'
import { memberInvitationLetter, type Sender } from './letters-copy.ts'
import { insertMailLink } from './mail-link-store.server.ts'
import { lockRegistrationOf } from './membership-store.server.ts'
import { MEMBER_INVITATION_MS } from './model.ts'
import { readOccupation } from './registration-commands.server.ts'
import { FISCAL_CODE, personProblems, type TypedRegistration } from './registration-rules.ts'
import { hasPassword } from './store.server.ts'
import { freeGrants } from './trial-rules.ts'

type By = { actorId: string; now: Date; sender: Sender }

export type NewMemberAsked = {
  /** Chosen by the form: sent twice, it is one account. */
  id: string
  typed: TypedRegistration
  occupation: Occupation
  /** The address of which it was said that it is another person's too. */
  sharedEmail: string
}

type Owner = { username: number; name: string }
export type NewMemberOutcome =
  | { kind: 'made'; username: number }
  | { kind: 'refused'; fields: Record<string, string> }
  | { kind: 'known-code'; owner: Owner }
  | { kind: 'known-email'; owner: Owner }

/** DSK-027. An account made at the desk, with the rules of the registration; its person chooses the password, and says what they accept. */
export async function createMember(db: Db, asked: NewMemberAsked, by: By): Promise<NewMemberOutcome> {
  const of = (name: string) => (asked.typed[name] ?? '').trim()
  const occupation = await readOccupation(db, asked.occupation)
  const fiscalCode = normalizeFiscalCode(of(FISCAL_CODE)) || null
  const problems = { ...personProblems(asked.typed), ...(occupation.kind === 'refused' && occupation.fields) }
  const refusal = fiscalCode && !problems[FISCAL_CODE] ? fiscalCodeRefusal(fiscalCode) : null
  if (refusal) problems[FISCAL_CODE] = refusal
  if (occupation.kind === 'refused' || Object.keys(problems).length > 0) return { kind: 'refused', fields: problems }
  const email = of('email').toLowerCase()
  return db.transaction(async (tx): Promise<NewMemberOutcome> => {
    await lockRegistrationOf(tx, email)
    if (fiscalCode) await lockRegistrationOf(tx, fiscalCode)
    const made = await findMemberById(tx, asked.id)
    if (made) return { kind: 'made', username: made.username }
    const codeOwner = fiscalCode && (await findMemberIdByFiscalCode(tx, fiscalCode))
    const known = codeOwner ? await findMemberById(tx, codeOwner) : null
    if (known) return { kind: 'known-code', owner: ownerOf(known) }
    const [same] = await findMembersByEmail(tx, email)
    if (same && asked.sharedEmail !== email) return { kind: 'known-email', owner: ownerOf(same) }
    const memberId = await insertMember(tx, {
      id: asked.id,
      name: of('nome'),
      surname: of('cognome'),
      email,
      phone: normalizePhone(of('cellulare')),
      profession: occupation.profession,
      specializations: occupation.specializations,
      registrationDate: by.now,
      cameBy: 'desk',
      wallets: freeGrants(by.now),
    })
    const { professionId, detailId: professionDetailId } = occupation
    await upsertDetails(tx, memberId, { fiscalCode, professionId, professionDetailId })
    const done = { thing: 'member', id: memberId, what: 'created' } as const
    await recordTrail(tx, { at: by.now, kind: 'member-created', memberId, actorId: by.actorId, done })
    const member = await findMemberById(tx, memberId)
    if (!member) throw new Error('An account just made cannot be found.')
    await sendInvitation(tx, member, by)
    return { kind: 'made', username: member.username }
  })
}

const ownerOf = ({ username, name, surname }: MemberRecord): Owner => ({ username, name: `${name} ${surname}` })

/** DSK-027. Another link for seven days; the one of before opens nothing any more. */
export async function inviteAgain(db: Db, member: MemberRecord, by: By & { reason: string }): Promise<void> {
  await db.transaction(async (tx) => {
    if (await hasPassword(tx, member.id)) throw new Conflict('Ha già scelto la sua password: entra con quella.')
    if ((await findDetails(tx, member.id)).closedAt) throw new Conflict('L’account è chiuso: prima si riapre.')
    await sendInvitation(tx, member, by)
    const done = { thing: 'member', id: member.id, what: 'invitation' } as const
    const { now: at, actorId, reason } = by
    await recordTrail(tx, { at, kind: 'member-corrected', memberId: member.id, actorId, reason, done })
  })
}

type Invitee = Pick<MemberRecord, 'id' | 'name' | 'username' | 'email'>

/** Whoever reads it has the mailbox, and chooses the password: nobody else does. */
export async function sendInvitation(
  tx: Db,
  { id, name, username, email }: Invitee,
  { now, sender }: Pick<By, 'now' | 'sender'>,
  /** Where the club has the address from, where it is not the person who gave it. */
  source?: string,
): Promise<void> {
  const lastsMs = MEMBER_INVITATION_MS
  const token = await insertMailLink(tx, { kind: 'password-reset', memberId: id, now, lastsMs })
  await sendMail(tx, {
    to: email,
    ...memberInvitationLetter(sender, { name, username, token, source }),
    idempotencyKey: `member-invitation:${token.slice(0, 16)}`,
    holdsSecret: true,
  })
}
