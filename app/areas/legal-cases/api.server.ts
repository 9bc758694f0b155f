import { z } from 'zod'
import { defineCall } from '#areas/audience/call.server.ts'
import type { Viewer } from '#areas/audience/model.ts'
import { NotAllowed } from '#platform/errors.ts'
import type { Call, CallContext } from '#platform/http/call.server.ts'
import { hearingsCalendar } from './calendar-rules.ts'
import { readDocument } from './desk-commands.server.ts'
import { seesLegalCases } from './rules.ts'
import { getCase, getDocument, listCases, listHearings } from './store.server.ts'
import { caseParams, documentParams, hearingWire, legalCaseWire, toHearings, toLegalCase } from './wire.ts'

/** CAU-002. Whose cases these are; the wallet is asked for at every call, not only by the page. */
function ownerOf({ audience, member }: Viewer): string {
  if (!member) throw new NotAllowed('Accedi per continuare.', 401)
  if (!seesLegalCases(audience)) throw new NotAllowed('Il tuo piano non comprende questa sezione.')
  return member.id
}

const getCases = defineCall({
  method: 'GET',
  path: '/CRM/CauseLegaliAttive',
  summary: 'Le cause di chi ha effettuato l’accesso.',
  access: 'member',
  answer: z.array(legalCaseWire),
  async handle({ db, viewer }) {
    const cases = await listCases(db, ownerOf(viewer))
    return Promise.all(cases.map(async (one) => toLegalCase(one, await listHearings(db, one.id))))
  },
})

const getHearings = defineCall({
  method: 'GET',
  path: '/CRM/CauseLegaliAttive/{caseName}/Udienze',
  summary: 'Le udienze di una causa, con i loro documenti.',
  access: 'member',
  params: caseParams,
  answer: z.array(hearingWire),
  async handle({ db, viewer }, { params }) {
    const { id } = await getCase(db, ownerOf(viewer), params.caseName)
    return toHearings(await listHearings(db, id))
  },
})

const getCalendar = defineCall({
  method: 'GET',
  path: '/CRM/CauseLegaliAttive/{caseName}/Calendario',
  summary: 'Le udienze di una causa in un file per l’agenda (.ics).',
  access: 'member',
  params: caseParams,
  answer: z.unknown(),
  async handle({ db, now, viewer, reply }, { params }) {
    const legalCase = await getCase(db, ownerOf(viewer), params.caseName)
    const calendar = hearingsCalendar(legalCase, await listHearings(db, legalCase.id), now)
    return reply
      .headers({
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'attachment; filename="udienze.ics"',
      })
      .send(calendar)
  },
})

const getDocumentFile = defineCall({
  method: 'GET',
  path: '/CRM/CauseLegaliAttive/Documenti/{id}',
  summary: 'Un documento di una causa di chi ha effettuato l’accesso.',
  access: 'member',
  params: documentParams,
  answer: z.unknown(),
  async handle({ db, viewer, reply }, { params }) {
    return sendPaper(reply, await getDocument(db, ownerOf(viewer), params.id))
  },
})

const getDeskFile = defineCall({
  method: 'GET',
  path: '/CRM/CauseLegali/Documenti/{id}',
  summary: 'Un documento di una causa, per chi la segue in redazione. Chi lo apre resta scritto.',
  access: 'legal.read',
  params: documentParams,
  answer: z.unknown(),
  async handle({ db, now, viewer, reply }, { params }) {
    if (!viewer.member) throw new NotAllowed('Accedi per continuare.', 401)
    return sendPaper(reply, await readDocument(db, { documentId: params.id, staff: viewer.member, now }))
  },
})

function sendPaper(reply: CallContext<Viewer>['reply'], { name, content }: { name: string; content: Uint8Array }) {
  return reply
    .headers({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    })
    .send(Buffer.from(content))
}

export const legalCaseCalls: Call<Viewer>[] = [getCases, getHearings, getCalendar, getDocumentFile, getDeskFile]
