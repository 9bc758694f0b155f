import { createHash, randomBytes } from 'node:crypto'
import { findMemberIdByFiscalCode, lockDetails, upsertDetails } from '#areas/account/details-store.server.ts'
import { spendCredits } from '#areas/audience/credit-commands.server.ts'
import type { Member, Viewer } from '#areas/audience/model.ts'
import { findMemberById, listWallets } from '#areas/audience/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { Conflict, NotAllowed, NotFound } from '#platform/errors.ts'
import type { CoursePlatformPort, PlatformTrainee } from '#platform/outside/course-platform/port.ts'
import { romeDayOf } from '#platform/pure/dates.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import { earnsCredits } from './accreditation-rules.ts'
import {
  consumeAccessLink,
  findEnrolment,
  insertAccessLink,
  insertEnrolment,
  lockEnrolling,
} from './enrolment-store.server.ts'
import { type Course, type CourseStatus, EXPIRED } from './model.ts'
import { courseAccess, isPaidFor, isPublic, needsBalance } from './rules.ts'
import { getCourse, shareCourse } from './store.server.ts'
import { isKnownCode, judgeTrainee, type TraineeErrors, type TraineeTyped } from './trainee-rules.ts'
import { findTrainee, upsertTrainee } from './trainee-store.server.ts'

/** Long enough to open a window, too short to be passed on. */
const LINK_LIFE_MS = 5 * 60 * 1000

type Asking = { viewer: Viewer; courseId: number; now: Date }

export type AccessAnswer =
  | { kind: 'enter'; course: Course; status: CourseStatus | null; balance: number | null; earnsCredits: boolean }
  | { kind: 'ask'; dialog: 'upgrade' | 'products' }
  | { kind: 'ask'; dialog: 'credits'; balance: number; credits: number }
  | { kind: 'ask'; dialog: 'fiscal-code'; storedCode: string | null }

/** CRS-026…031. The check, always made here: what the browser believes does not count. */
export async function checkAccess(db: Db, { viewer, courseId, now }: Asking): Promise<AccessAnswer> {
  const course = await getCourse(db, courseId)
  const { audience, member } = viewer
  const enrolment = member ? await findEnrolment(db, member.id, courseId, now) : null
  if (!enrolment && !isPublic(course, now)) throw new NotFound('Questo corso non esiste.')
  const status = enrolment?.status ?? null
  // LRN-005: whoever earns nothing pays nothing.
  const earns = member ? await earnsCreditsOf(db, member, course) : true
  const balance = member && earns && needsBalance(audience, status) ? await ecmBalance(db, member.id, now) : null
  const access = courseAccess(
    audience,
    { ...course, credits: earns ? course.credits : 0, status },
    { balance: balance ?? 0, promoCodes: member?.promoCodes ?? [] },
  )
  if (access.kind === 'ask') {
    return access.dialog === 'credits'
      ? { kind: 'ask', dialog: 'credits', balance: balance ?? 0, credits: course.credits }
      : { kind: 'ask', dialog: access.dialog }
  }
  if (!member) throw new NotAllowed('Accedi per continuare.', 401)
  const { fiscalCode } = await findTrainee(db, member.id)
  if (!isKnownCode(fiscalCode)) return { kind: 'ask', dialog: 'fiscal-code', storedCode: fiscalCode }
  return { kind: 'enter', course, status, balance, earnsCredits: earns }
}

/** LRN-005. By what the register says of them now. */
export async function earnsCreditsOf(db: Db, { id, specializations }: Member, course: Course): Promise<boolean> {
  const profession = (await findMemberById(db, id))?.profession ?? null
  return earnsCredits(course, { profession, specializations })
}

export async function ecmBalance(db: Db, memberId: string, now: Date): Promise<number> {
  return (await listWallets(db, memberId, now)).find(({ tag }) => tag.toLowerCase() === 'ecm')?.balance ?? 0
}

export type OpenedCourse = { kind: 'opened'; path: string } | Extract<AccessAnswer, { kind: 'ask' }>

/**
 * CRS-031. A door for this member, that opens once. A course of another platform opens there, after the same check (CRS-001); so do all,
 * for who is enrolled, where the club has no classroom of its own. Enrolling, which spends credits, always happens here.
 */
export async function openCourse(
  db: Db,
  asking: Asking,
  platform: CoursePlatformPort | null = null,
): Promise<OpenedCourse> {
  const access = await checkAccess(db, asking)
  if (access.kind === 'ask') return access
  const { member } = asking.viewer
  if (platform && member && (isPaidFor(access.status) || access.status === EXPIRED)) {
    const { url } = await platform.openDoor(await traineeOf(db, member), String(asking.courseId))
    return { kind: 'opened', path: url }
  }
  if (access.course.isExternal && access.course.linkUrl) return { kind: 'opened', path: access.course.linkUrl }
  return { kind: 'opened', path: await makeLink(db, asking.viewer, asking.courseId, asking.now) }
}

/** CRS-011. */
export async function openCatalogue(
  db: Db,
  viewer: Viewer,
  now: Date,
  platform: CoursePlatformPort | null = null,
): Promise<string> {
  if (viewer.audience.type !== 'TRIAL' && viewer.audience.type !== 'PREMIUM') throw new NotAllowed()
  if (platform && viewer.member) return (await platform.openDoor(await traineeOf(db, viewer.member), null)).url
  return makeLink(db, viewer, null, now)
}

async function traineeOf(db: Db, { id, name, surname, email }: Member): Promise<PlatformTrainee> {
  return { reference: id, name, surname, email, fiscalCode: (await findTrainee(db, id)).fiscalCode }
}

async function makeLink(db: Db, { member }: Viewer, courseId: number | null, now: Date): Promise<string> {
  if (!member) throw new NotAllowed('Accedi per continuare.', 401)
  const token = randomBytes(24).toString('base64url')
  const expiresAt = new Date(now.getTime() + LINK_LIFE_MS)
  await insertAccessLink(db, { tokenHash: hashOf(token), memberId: member.id, courseId, expiresAt })
  return `/aula/entra/${token}`
}

/** Where a door leads, once; null when it has been opened, has expired, or is somebody else's. */
export async function passDoor(
  db: Db,
  { token, memberId, now }: { token: string; memberId: string; now: Date },
): Promise<{ courseId: number | null } | null> {
  return consumeAccessLink(db, { tokenHash: hashOf(token), memberId, now })
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

export type EnrolAnswer = { kind: 'enrolled' } | { kind: 'unconfirmed' } | Extract<AccessAnswer, { kind: 'ask' }>

/**
 * Enrols a member, spending the credits of the course from the ecm wallet in the same transaction: whatever is pressed twice, and
 * whoever dies in the middle, there is one spending and one enrolment or neither. Who is let in by group, promo code or a past
 * status pays nothing (CRS-027, CRS-030). LRN-005: neither does whoever will get no credits, and they must say that they know.
 */
export async function enrol(
  db: Db,
  { viewer, courseId, now, isWithoutCredits = false }: Asking & { isWithoutCredits?: boolean },
): Promise<EnrolAnswer> {
  const { member, audience } = viewer
  if (!member) throw new NotAllowed('Accedi per continuare.', 401)
  return db.transaction(async (tx) => {
    await lockEnrolling(tx, member.id, courseId)
    // What is being offered stays offered until this enrolment is written: the desk waits, or is already done.
    await shareCourse(tx, courseId)
    const access = await checkAccess(tx, { viewer, courseId, now })
    if (access.kind === 'ask') return access
    const { course, status } = access
    // What has expired can still be looked at; nobody spends credits on a course that is over.
    if (isPaidFor(status) || status === EXPIRED) return { kind: 'enrolled' }
    if (course.state === 'withdrawn') throw new Conflict('Questo corso non accetta nuove iscrizioni.')
    if (romeDayOf(now) > course.expiryDate) throw new Conflict('Questo corso è scaduto: non ci si può più iscrivere.')
    const hasPlan = audience.type === 'TRIAL' || audience.type === 'PREMIUM'
    // What has ended can be looked at again by anybody, and begun again only by who pays for it.
    if (status !== null && !hasPlan) return { kind: 'enrolled' }
    if (!access.earnsCredits && !isWithoutCredits) return { kind: 'unconfirmed' }
    const cycle = ((await findEnrolment(tx, member.id, courseId, now))?.cycle ?? 0) + 1
    if (hasPlan && access.earnsCredits) {
      const spent = await spendCredits(tx, {
        memberId: member.id,
        tag: 'ecm',
        amount: course.credits,
        reason: `course ${courseId}`,
        idempotencyKey: `course ${courseId} cycle ${cycle}`,
        now,
      })
      if (spent.kind === 'insufficient') {
        return { kind: 'ask', dialog: 'credits', balance: spent.balance, credits: course.credits }
      }
    }
    await insertEnrolment(tx, { memberId: member.id, courseId, cycle, earnsCredits: access.earnsCredits, now })
    return { kind: 'enrolled' }
  })
}

export type SavedTrainee = { kind: 'saved' } | { kind: 'refused'; errors: TraineeErrors }

/** What the certificate needs and the club did not know. Fiscal code and birth date, once told, are the account’s and stay, unless the code is wrong (IDN-029). */
export async function saveTrainee(db: Db, memberId: string, typed: TraineeTyped, now: Date): Promise<SavedTrainee> {
  return db.transaction(async (tx) => {
    const details = await lockDetails(tx, memberId)
    const judged = judgeTrainee(typed, await findTrainee(tx, memberId), romeDayOf(now))
    if (judged.kind === 'refused') return judged
    const { fiscalCode, birthDate, birthPlace, employment } = judged.told
    const owner = await findMemberIdByFiscalCode(tx, fiscalCode)
    if (owner && owner !== memberId)
      return {
        kind: 'refused',
        errors: { fiscalCode: 'Questo codice fiscale appartiene a un altro account: chiama l’assistenza.' },
      }
    if (fiscalCode !== details.fiscalCode || !details.birthDate) {
      await upsertDetails(tx, memberId, { fiscalCode, birthDate })
      await recordTrail(tx, { at: now, kind: 'profile-completed', memberId })
    }
    await upsertTrainee(tx, memberId, { birthPlace, employment }, now)
    return { kind: 'saved' }
  })
}
