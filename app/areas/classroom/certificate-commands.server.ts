import { randomBytes } from 'node:crypto'
import { findMemberById } from '#areas/audience/store.server.ts'
import { findEnrolment } from '#areas/courses/enrolment-store.server.ts'
import { PASSED, type Trainee } from '#areas/courses/model.ts'
import { getCourse } from '#areas/courses/store.server.ts'
import { listTeachersOf } from '#areas/courses/teacher-store.server.ts'
import { isTraineeComplete } from '#areas/courses/trainee-rules.ts'
import { findTrainee } from '#areas/courses/trainee-store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { Club } from '#platform/env.server.ts'
import { Conflict, InvalidInput, NotAllowed, NotFound } from '#platform/errors.ts'
import { formatDateIt } from '#platform/pure/dates.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import type { ActOf } from '#platform/trail/things.ts'
import { certificateCode, inItalianLetters } from './certificate-rules.ts'
import {
  findLastCertificateOf,
  insertCertificate,
  lockCertificate,
  updateReplacedBy,
  updateRevoked,
} from './certificate-store.server.ts'
import { lockEnrolment, type Studying } from './commands.server.ts'
import type { Certificate, PrintedCertificate } from './model.ts'
import { hasQuestionnaire, listAttempts } from './store.server.ts'

/** CRS-042. Who certifies. */
export type Provider = Pick<Club, 'name' | 'providerNumber' | 'logo' | 'signer'>

export type CertificateAnswer =
  | { kind: 'issued'; certificate: Certificate }
  /** What is missing before it can be issued, or that it was taken back. */
  | { kind: 'questionnaire' | 'trainee' | 'revoked' }

/** The certificate of a passed course: issued at the first asking, the same at all the others. What staff revoked, only staff issue again. */
export async function issueCertificate(
  db: Db,
  { club, draw = randomBytes, ...studying }: Studying & { club: Provider; draw?: (count: number) => Uint8Array },
): Promise<CertificateAnswer> {
  const { memberId, courseId, now } = studying
  return db.transaction(async (tx) => {
    const { cycle, status, endedAt, earnsCredits } = await lockEnrolment(tx, studying)
    if (status !== PASSED || !endedAt) throw new NotAllowed('L’attestato si ottiene superando la prova finale.')
    const last = await findLastCertificateOf(tx, { memberId, courseId, cycle })
    if (last) return last.revokedAt ? { kind: 'revoked' } : { kind: 'issued', certificate: last }
    const wasTaken = (await listAttempts(tx, { memberId, courseId, cycle })).length > 0
    if (wasTaken && !(await hasQuestionnaire(tx, { memberId, courseId, cycle }))) return { kind: 'questionnaire' }
    const trainee = await findTrainee(tx, memberId)
    if (!isTraineeComplete(trainee)) return { kind: 'trainee' }
    const printed = await printedOf(tx, { memberId, courseId, passedAt: endedAt, earnsCredits, trainee, club })
    const code = certificateCode(draw(16))
    const certificate = await insertCertificate(tx, { memberId, courseId, cycle, code, printed, issuedAt: now })
    return { kind: 'issued', certificate }
  })
}

/** Every field as it will be read for ever. */
async function printedOf(
  db: Db,
  of: { memberId: string; courseId: number; passedAt: Date; earnsCredits: boolean; trainee: Trainee; club: Provider },
): Promise<PrintedCertificate> {
  const { trainee } = of
  const [course, member] = await Promise.all([getCourse(db, of.courseId), findMemberById(db, of.memberId)])
  if (!member) throw new NotFound()
  const { lead } = await listTeachersOf(db, course)
  const credits = of.earnsCredits ? course.credits : 0
  return {
    providerName: of.club.name,
    providerNumber: of.club.providerNumber,
    ...(of.club.logo && { logoPath: of.club.logo.path }),
    ...(of.club.signer && { signerName: of.club.signer.name, signaturePath: of.club.signer.picturePath }),
    eventId: course.eventId,
    edition: course.edition,
    title: course.title,
    objective: course.objective,
    durationHours: course.durationHours,
    ...(lead && { leadName: lead.name }),
    credits,
    creditsInLetters: inItalianLetters(credits),
    name: member.name,
    surname: member.surname,
    profession: member.profession ?? 'Professione sanitaria',
    discipline: member.specializations[0] ?? member.profession ?? 'Non prevista',
    birthPlace: trainee.birthPlace ?? '',
    birthDate: trainee.birthDate ? formatDateIt(trainee.birthDate) : '',
    passedOn: formatDateIt(of.passedAt),
  }
}

type Revoking = { code: string; reason: string; staffId: string; now: Date }

const LONGEST_REASON = 300

function checkReason(reason: string): string {
  const written = reason.trim()
  if (written.length < 5 || written.length > LONGEST_REASON)
    throw new InvalidInput({
      motivo: `Scrivi il motivo: da 5 a ${LONGEST_REASON} caratteri. Chi verifica l’attestato lo leggerà.`,
    })
  return written
}

async function lockValid(db: Db, code: string): Promise<Certificate> {
  const certificate = await lockCertificate(db, code)
  if (!certificate) throw new NotFound('Questo attestato non esiste.')
  if (certificate.revokedAt) throw new Conflict('Questo attestato è già revocato.')
  return certificate
}

async function recordCertificateAct(
  db: Db,
  what: ActOf<'certificate'>,
  { code, memberId }: Certificate,
  { reason, staffId, now }: Omit<Revoking, 'code'>,
): Promise<void> {
  const done = { thing: 'certificate', id: code, what } as const
  await recordTrail(db, { at: now, kind: 'certificate-edited', memberId, actorId: staffId, done, name: code, reason })
}

/** Whoever checks a revoked certificate is told, and why. */
export async function revokeCertificate(db: Db, { code, reason, staffId, now }: Revoking): Promise<void> {
  const written = checkReason(reason)
  await db.transaction(async (tx) => {
    const certificate = await lockValid(tx, code)
    await updateRevoked(tx, code, { reason: written, revokedBy: staffId, replacedBy: null, now })
    await recordCertificateAct(tx, 'revoked', certificate, { reason: written, staffId, now })
  })
}

/**
 * Issues the certificate again with what the club knows now, and takes back the old one if it is still valid: a name was misspelt, a
 * birth place was wrong. Answers the new code.
 */
export async function reissueCertificate(
  db: Db,
  { code, reason, staffId, now, club }: Revoking & { club: Provider },
): Promise<string> {
  const written = checkReason(reason)
  return db.transaction(async (tx) => {
    const old = await lockCertificate(tx, code)
    if (!old) throw new NotFound('Questo attestato non esiste.')
    const { memberId, courseId, cycle } = old
    if (!memberId) throw new Conflict('Chi lo ha ottenuto ha cancellato l’account: non può essere emesso di nuovo.')
    const last = await findLastCertificateOf(tx, { memberId, courseId, cycle })
    if (last && last.code !== code && !last.revokedAt) throw new Conflict('È già stato emesso di nuovo.')
    const enrolment = await findEnrolment(tx, memberId, courseId, now)
    if (enrolment?.status !== PASSED || !enrolment.endedAt) throw new Conflict('Il corso non risulta superato.')
    const trainee = await findTrainee(tx, memberId)
    if (!isTraineeComplete(trainee)) throw new Conflict('Mancano dati della persona: luogo o data di nascita.')
    const { endedAt: passedAt, earnsCredits } = enrolment
    const printed = await printedOf(tx, { memberId, courseId, passedAt, earnsCredits, trainee, club })
    const fresh = certificateCode(randomBytes(16))
    if (old.revokedAt) await updateReplacedBy(tx, code, fresh)
    else await updateRevoked(tx, code, { reason: written, revokedBy: staffId, replacedBy: fresh, now })
    await insertCertificate(tx, { memberId, courseId, cycle, code: fresh, printed, issuedAt: now })
    await recordCertificateAct(tx, 'reissued', old, { reason: written, staffId, now })
    return fresh
  })
}
