import { z } from 'zod'
import { signInSettingsOf } from '#areas/account/settings.server.ts'
import { defineCall } from '#areas/audience/call.server.ts'
import type { Viewer } from '#areas/audience/model.ts'
import { Conflict, NotAllowed } from '#platform/errors.ts'
import type { Call } from '#platform/http/call.server.ts'
import { certificatePdf } from './certificate-pdf.server.tsx'
import { issueCertificate, recordHeartbeat } from './commands.server.ts'
import { beatBodyWire, beatWire, certificateWire, toBeat, toCertificateFile } from './wire.ts'

const courseParams = z.object({ id: z.coerce.number().int().min(0).max(2_147_483_647) })

function memberIn({ member }: Viewer) {
  if (!member) throw new NotAllowed('Accedi per continuare.', 401)
  return member
}

const getCertificate = defineCall({
  method: 'GET',
  path: '/FAD/Corsi/{id}/Certificato',
  summary: 'L’attestato di un corso superato, come file.',
  access: 'member',
  params: courseParams,
  answer: certificateWire,
  async handle({ db, now, viewer, request }, { params: { id } }) {
    const { club, origin } = signInSettingsOf(request)
    const answer = await issueCertificate(db, { memberId: memberIn(viewer).id, courseId: id, now, clubName: club.name })
    if (answer.kind === 'questionnaire')
      throw new Conflict('Prima dell’attestato va compilato il questionario di qualità.')
    if (answer.kind === 'identity') throw new Conflict('Per l’attestato manca il tuo codice fiscale.')
    return toCertificateFile(answer.certificate, await certificatePdf(answer.certificate, origin))
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

export const classroomCalls: Call<Viewer>[] = [getCertificate, beat]
