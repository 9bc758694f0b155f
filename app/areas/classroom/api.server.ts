import { z } from 'zod'
import { signInSettingsOf } from '#areas/account/settings.server.ts'
import { defineCall } from '#areas/audience/call.server.ts'
import type { Viewer } from '#areas/audience/model.ts'
import { staffMay } from '#areas/audience/staff-permission-rules.ts'
import { findEnrolment } from '#areas/courses/enrolment-store.server.ts'
import { isPublic } from '#areas/courses/rules.ts'
import { getCourse } from '#areas/courses/store.server.ts'
import { Conflict, NotAllowed, NotFound } from '#platform/errors.ts'
import { readFileAt, readOwnPictureAt } from '#platform/files/commands.server.ts'
import { diskOf } from '#platform/files/lent-disk.server.ts'
import type { Call } from '#platform/http/call.server.ts'
import { issueCertificate } from './certificate-commands.server.ts'
import { recordHeartbeat } from './commands.server.ts'
import { makeBook } from './ebook-files.server.ts'
import { listCourseFiles, readLessonFile } from './lesson-file-store.server.ts'
import { listLessons } from './store.server.ts'
import {
  beatBodyWire,
  beatWire,
  certificateWire,
  ebookParamsWire,
  previewWire,
  toBeat,
  toCertificateFile,
  toPreview,
} from './wire.ts'

const courseParams = z.object({ id: z.coerce.number().int().min(0).max(2_147_483_647) })

function memberIn({ member }: Viewer) {
  if (!member) throw new NotAllowed('Accedi per continuare.', 401)
  return member
}

const NOT_YET = {
  questionnaire: 'Prima dell’attestato va compilato il questionario di qualità.',
  trainee: 'Per l’attestato mancano alcuni tuoi dati: completali nell’aula del corso.',
  revoked: 'Questo attestato è stato revocato: scrivi all’assistenza.',
} as const

const getCertificate = defineCall({
  method: 'GET',
  path: '/FAD/Corsi/{id}/Certificato',
  summary: 'L’attestato di un corso superato, come file.',
  access: 'member',
  params: courseParams,
  answer: certificateWire,
  statuses: { 409: 'Manca ancora qualcosa prima dell’attestato, o è stato revocato.' },
  async handle({ db, now, viewer, request }, { params: { id } }) {
    const { club, origin } = signInSettingsOf(request)
    const answer = await issueCertificate(db, { memberId: memberIn(viewer).id, courseId: id, now, club })
    if (answer.kind !== 'issued') throw new Conflict(NOT_YET[answer.kind])
    // What draws PDFs is large, and most processes never draw one.
    const { certificatePdf } = await import('./certificate-pdf.server.tsx')
    const { logoPath, signaturePath } = answer.certificate.printed
    const logo = await readFileAt(db, diskOf(request), logoPath)
    const signature = await readOwnPictureAt(db, diskOf(request), signaturePath)
    const parts = { origin, club, logo, signature }
    return toCertificateFile(answer.certificate, await certificatePdf(answer.certificate, parts))
  },
})

const beat = defineCall({
  method: 'POST',
  path: '/FAD/Aula/{id}/Progresso',
  summary: 'Una lezione dice a che secondo è arrivata.',
  access: 'member',
  params: courseParams,
  body: beatBodyWire,
  answer: beatWire,
  async handle({ db, now, viewer }, { params: { id }, body }) {
    const { lessonId, positionSeconds } = body
    return toBeat(
      await recordHeartbeat(db, { memberId: memberIn(viewer).id, courseId: id, lessonId, positionSeconds, now }),
    )
  },
})

const preview = defineCall({
  method: 'GET',
  path: '/FAD/Corsi/{id}/Anteprima',
  summary: 'Il programma di un corso e come comincia.',
  access: 'anyone',
  params: courseParams,
  answer: previewWire,
  async handle({ db, now, viewer }, { params: { id } }) {
    const course = await getCourse(db, id)
    // Who prepares a course looks at its page before anybody else.
    const isStaff = viewer.member !== null && staffMay(viewer.member, 'courses.write', 'courses.follow')
    if (!isPublic(course, now) && !isStaff) throw new NotFound('Questo corso non esiste.')
    return toPreview(course.title, await listLessons(db, id))
  },
})

const ebook = defineCall({
  method: 'GET',
  path: '/FAD/Corsi/{id}/Ebook/{formato}',
  summary: 'Il libro di un corso e-book, per chi vi è iscritto.',
  access: 'member',
  params: ebookParamsWire,
  answer: z.unknown(),
  async handle({ db, now, viewer, request, reply }, { params: { id, formato } }) {
    const enrolment = await findEnrolment(db, memberIn(viewer).id, id, now)
    if (!enrolment) throw new NotAllowed('Il libro è di chi è iscritto al corso.')
    const course = await getCourse(db, id)
    const lessons = await listLessons(db, id)
    if (course.model !== 'E-book' || lessons.length === 0) throw new NotFound('Questo corso non ha un libro.')
    const { bytes, contentType } = await makeBook(
      course,
      { lessons, files: await listCourseFiles(db, id), read: (path) => readLessonFile(db, diskOf(request), path) },
      formato,
    )
    reply.header('content-type', contentType)
    reply.header('content-disposition', `attachment; filename="${course.slug}.${formato}"`)
    reply.send(bytes)
  },
})

export const classroomCalls: Call<Viewer>[] = [getCertificate, beat, preview, ebook]
