import { z } from 'zod'
import { signInSettingsOf } from '#areas/account/settings.server.ts'
import { defineCall } from '#areas/audience/call.server.ts'
import type { Viewer } from '#areas/audience/model.ts'
import type { Course } from '#areas/courses/model.ts'
import { getCourse } from '#areas/courses/store.server.ts'
import type { Club } from '#platform/env.server.ts'
import { Conflict } from '#platform/errors.ts'
import type { Call } from '#platform/http/call.server.ts'
import { romeDayOf } from '#platform/pure/dates.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import { eventReport, objectiveNumberOf, type ReportedEvent } from './report-rules.ts'
import { listParticipants } from './report-store.server.ts'
import { reportParamsWire, toMissingCsv, toReportCsv, toReportXml } from './report-wire.ts'

const report = defineCall({
  method: 'GET',
  path: '/FAD/Eventi/{id}/Rapporto/{formato}',
  summary: 'Il rapporto di un evento chiuso per l’anagrafe dei crediti, in XML o CSV.',
  access: 'certificates.write',
  params: reportParamsWire,
  answer: z.unknown(),
  statuses: { 409: 'L’evento è ancora aperto, o nessun partecipante può essere comunicato.' },
  async handle({ db, now, reply, request, viewer }, { params: { id, formato } }) {
    const course = await getCourse(db, id)
    if (course.expiryDate >= romeDayOf(now))
      throw new Conflict('L’evento è ancora aperto: il rapporto si fa dopo il suo ultimo giorno.')
    // LRN-008: a number that nobody wrote is not invented.
    const objectiveNumber = objectiveNumberOf(course.objective)
    if (objectiveNumber === null)
      throw new Conflict('L’obiettivo formativo non ha un numero: correggilo nei dati del corso.')
    const { participants, followers } = await listParticipants(db, id)
    const { lines } = eventReport(course.credits, participants)
    if (lines.length === 0) throw new Conflict('Nessun partecipante può essere comunicato.')
    // Who took out personal data of many is known, not what they are.
    await recordTrail(db, {
      at: now,
      kind: 'list-exported',
      actorId: viewer.member?.id,
      name: course.title,
      count: lines.length,
      done: { thing: 'course', id, what: 'report-exported' },
    })
    const name = `rapporto-evento-${course.eventId}-${course.edition}.${formato}`
    reply.header('content-disposition', `attachment; filename="${name}"`)
    reply.header('content-type', formato === 'xml' ? 'application/xml; charset=utf-8' : 'text/csv; charset=utf-8')
    const event = { ...eventOf(course, followers, signInSettingsOf(request).club), objectiveNumber }
    reply.send(formato === 'xml' ? toReportXml(event, lines) : toReportCsv(lines))
  },
})

function eventOf(course: Course, followers: number, club: Club): Omit<ReportedEvent, 'objectiveNumber'> {
  return {
    eventId: course.eventId,
    edition: course.edition,
    providerNumber: club.providerNumber,
    accreditingBody: club.accreditingBody,
    from: romeDayOf(course.publishedAt),
    to: course.expiryDate,
    credits: course.credits,
    hours: course.durationHours,
    followers,
  }
}

const missing = defineCall({
  method: 'GET',
  path: '/FAD/Eventi/{id}/Mancanti',
  summary: 'Chi ha superato un evento e non si può ancora comunicare, con che cosa manca, in CSV.',
  access: 'certificates.write',
  params: reportParamsWire.pick({ id: true }),
  answer: z.unknown(),
  async handle({ db, now, reply, viewer }, { params: { id } }) {
    const { member } = viewer
    const course = await getCourse(db, id)
    const { participants } = await listParticipants(db, id)
    const { problems } = eventReport(course.credits, participants)
    await recordTrail(db, {
      at: now,
      kind: 'list-exported',
      actorId: member?.id,
      name: course.title,
      count: problems.length,
      done: { thing: 'course', id, what: 'missing-exported' },
    })
    reply.header('content-disposition', `attachment; filename="mancanti-${course.eventId}-${course.edition}.csv"`)
    reply.header('content-type', 'text/csv; charset=utf-8')
    reply.send(toMissingCsv(problems))
  },
})

export const reportCalls: Call<Viewer>[] = [report, missing]
