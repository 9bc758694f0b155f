import { lockMember, moveWallets, updateTrial } from '#areas/audience/grant-store.server.ts'
import type { MemberRecord, Period } from '#areas/audience/model.ts'
import { findMemberById, findMembersByEmail } from '#areas/audience/store.server.ts'
import type { Occupation } from '#areas/professions/model.ts'
import type { Db } from '#platform/db/database.server.ts'
import { notify } from '#platform/db/listen.server.ts'
import { Conflict, InvalidInput, NotFound } from '#platform/errors.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { emailProblem, nameProblem } from '#platform/pure/person-fields.ts'
import { MEMBER_CHANNEL } from '#platform/session/model.ts'
import { revokeAllSessions } from '#platform/session/store.server.ts'
import { updatePerson } from './correction-store.server.ts'
import { findDetails, updateMemberFields, upsertDetails } from './details-store.server.ts'
import { endPendingChanges } from './email-change-store.server.ts'
import { accountClosedLetter, accountOpenedLetter, emailToVerifyLetter, type Sender } from './letters-copy.ts'
import { endMailLinks, insertMailLink } from './mail-link-store.server.ts'
import { memberValues, readMemberFields } from './member-field-rules.ts'
import { insertTrial } from './membership-store.server.ts'
import { EMAIL_MAX_LENGTH, EMAIL_VERIFICATION_MS, type SignInSettings } from './model.ts'
import { forgetTries, type NamedMember, namesOf } from './recovery-commands.server.ts'
import { readOccupation } from './registration-commands.server.ts'
import { waitingTry } from './rules.ts'
import { tellSecurityEvent } from './security-email-commands.server.ts'
import { keepAnAdministrator } from './staff-commands.server.ts'
import { findTries } from './store.server.ts'
import { trialGrants } from './trial-rules.ts'
import { nameSubject } from './tries-commands.server.ts'

type Asked = { now: Date; sender: Sender; key: string }

export type TypedPerson = {
  name: string
  surname: string
  email: string
  /** The fields of a member as they were typed, by name. */
  fields: Record<string, string | undefined>
  /** Null: the profession stays as it is. */
  occupation: Occupation | null
}

function personProblems({ name, surname, email }: TypedPerson, before: MemberRecord): Record<string, string> {
  const found: Record<string, string | null> = {
    name: nameProblem(name),
    surname: nameProblem(surname),
    // An address that was good when it was written is not refused now because it is long.
    email: email === before.email ? null : emailProblem(email, EMAIL_MAX_LENGTH),
  }
  return Object.fromEntries(Object.entries(found).filter((entry): entry is [string, string] => entry[1] !== null))
}

/**
 * The staff correct who a member is. Another address is not believed until somebody reads the letter sent there; the old one is told,
 * and links already sent to it open nothing any more.
 */
export async function correctPerson(db: Db, memberId: string, typed: TypedPerson, asked: Asked): Promise<void> {
  const { now } = asked
  await db.transaction(async (tx) => {
    await lockMember(tx, memberId)
    const before = await findMemberById(tx, memberId)
    if (!before) throw new NotFound('Questo iscritto non esiste.')
    const person = {
      ...typed,
      name: typed.name.trim(),
      surname: typed.surname.trim(),
      email: typed.email.trim().toLowerCase(),
    }
    const fields = readMemberFields(typed.fields, memberValues(before, await findDetails(tx, memberId)))
    const problems = { ...personProblems(person, before), ...(fields.kind === 'refused' && fields.errors) }
    if (Object.keys(problems).length > 0) throw new InvalidInput(problems)
    // Registration refuses an address that is somebody's already (REG-005): a correction gives it to nobody else either.
    if (person.email !== before.email && (await findMembersByEmail(tx, person.email)).length > 0)
      throw new InvalidInput({ email: 'Questa e-mail è già di un altro account.' })
    const occupation = typed.occupation && (await readOccupation(tx, typed.occupation))
    if (occupation?.kind === 'refused') throw new InvalidInput(occupation.fields)
    const { name, surname, email } = person
    await updatePerson(
      tx,
      memberId,
      {
        name,
        surname,
        email,
        ...(email !== before.email && { emailVerifiedAt: null }),
        ...(occupation && { profession: occupation.profession, specializations: occupation.specializations }),
      },
      now,
    )
    if (occupation)
      await upsertDetails(tx, memberId, {
        professionId: occupation.professionId,
        professionDetailId: occupation.detailId,
      })
    if (fields.kind === 'read') await updateMemberFields(tx, memberId, fields.values, now)
    if (email !== before.email) await moveMailbox(tx, before, email, asked)
    await notify(tx, MEMBER_CHANNEL, memberId)
  })
}

async function moveMailbox(tx: Db, before: MemberRecord, email: string, { now, sender, key }: Asked): Promise<void> {
  const { id, name, username } = before
  await endMailLinks(tx, 'password-reset', id, now)
  await endMailLinks(tx, 'email-verification', id, now)
  await endPendingChanges(tx, id, now)
  const token = await insertMailLink(tx, {
    kind: 'email-verification',
    memberId: id,
    now,
    lastsMs: EMAIL_VERIFICATION_MS,
  })
  await sendMail(tx, {
    to: email,
    ...emailToVerifyLetter(sender, { name, username, token }),
    idempotencyKey: `email-to-verify:${key}`,
    holdsSecret: true,
  })
  // The old mailbox is told, because whoever has it may not be who asked. It is not told the new one.
  await tellSecurityEvent(tx, before, { kind: 'email-changed', username }, { now, sender })
}

/** REG-009. Other days for the one trial of a member, or the trial itself for who has not had it; its wallets follow. */
export async function correctTrial(db: Db, memberId: string, trial: Period, now: Date): Promise<void> {
  if (trial.end <= trial.start)
    throw new InvalidInput({ trialLastDay: 'Finirebbe prima di cominciare: scrivi un giorno dopo l’inizio.' })
  await db.transaction(async (tx) => {
    await lockMember(tx, memberId)
    const member = await findMemberById(tx, memberId)
    if (!member) throw new NotFound('Questo iscritto non esiste.')
    const before = member.membership.trial
    if (before) {
      await updateTrial(tx, memberId, trial, now)
      await moveWallets(tx, memberId, before, trial)
    } else {
      // IDN-011. Nobody receives a trial at an address that nobody proved, also from the staff.
      if (member.emailVerifiedAt === null)
        throw new InvalidInput({ trialLastDay: 'Questa persona non ha ancora confermato la sua e-mail.' })
      await insertTrial(tx, memberId, { trial, grants: trialGrants(trial), now })
    }
    await notify(tx, MEMBER_CHANNEL, memberId)
  })
}

/** Nobody enters any more, from anywhere; nothing else is taken. */
export async function closeAccount(db: Db, memberId: string, { now, sender, key }: Asked): Promise<void> {
  await db.transaction(async (tx) => {
    const member = await findMemberById(tx, memberId)
    if (!member || (await findDetails(tx, memberId)).closedAt) return
    await keepAnAdministrator(tx, memberId)
    await upsertDetails(tx, memberId, { closedAt: now })
    await revokeAllSessions(tx, [memberId], now)
    await endMailLinks(tx, 'password-reset', memberId, now)
    await sendMail(tx, {
      to: member.email,
      ...accountClosedLetter(sender, member),
      idempotencyKey: `account-closed:${key}`,
    })
    await notify(tx, MEMBER_CHANNEL, memberId)
  })
}

export async function openAccount(db: Db, memberId: string, { sender, key }: Asked): Promise<void> {
  await db.transaction(async (tx) => {
    const member = await findMemberById(tx, memberId)
    const { closedAt, joinedInto } = await findDetails(tx, memberId)
    if (!member || !closedAt) return
    if (joinedInto) throw new Conflict('È stato unito a un altro account: non si riapre.')
    await upsertDetails(tx, memberId, { closedAt: null, erasesAt: null })
    await sendMail(tx, {
      to: member.email,
      ...accountOpenedLetter(sender, member),
      idempotencyKey: `account-opened:${key}`,
    })
  })
}

/** How long who tries the password of this account must wait now by the name tried most, and how many tries are counted by it. */
export async function findLock(
  db: Db,
  member: NamedMember,
  { now, secret }: { now: Date } & Pick<SignInSettings, 'secret'>,
): Promise<{ tries: number; seconds: number }> {
  const lock = { tries: 0, seconds: 0 }
  for (const name of namesOf(member)) {
    const count = await findTries(db, nameSubject({ what: '', secret }, name))
    const decision = waitingTry(count, now)
    lock.tries = Math.max(lock.tries, count?.tries ?? 0)
    lock.seconds = Math.max(lock.seconds, decision.kind === 'wait' ? decision.seconds : 0)
  }
  return lock
}

/** Who was made to wait may try again at once. */
export async function unlockAccount(
  db: Db,
  member: NamedMember,
  settings: Pick<SignInSettings, 'secret'>,
): Promise<void> {
  await db.transaction((tx) => forgetTries(tx, member, settings))
}
