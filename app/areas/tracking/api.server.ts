import { z } from 'zod'
import { defineCall } from '#areas/audience/call.server.ts'
import type { Viewer } from '#areas/audience/model.ts'
import type { Call } from '#platform/http/call.server.ts'
import { readHostCookie } from '#platform/session/cookie.ts'
import { recordCookieConsent, recordEvents } from './commands.server.ts'
import { CONSENT_COOKIE } from './model.ts'
import { readConsent } from './rules.ts'
import { consentWire, eventsWire, toConsent, toEvents } from './wire.ts'

const postEvents = defineCall({
  method: 'POST',
  path: '/Tracking/Eventi',
  summary: 'Registra ciò che è stato fatto su una pagina, senza dire da chi; solo con il consenso alle statistiche.',
  access: 'anyone',
  isPaced: true,
  body: eventsWire,
  answer: z.null(),
  statuses: { 403: 'Chi invia non ha acconsentito alle statistiche.' },
  async handle({ db, now, request, viewer }, { body }) {
    const consent = readConsent(readHostCookie(request.headers.cookie, CONSENT_COOKIE, true).value)
    await recordEvents(db, toEvents(body.eventi, { audienceType: viewer.audience.type, now }), { consent, now })
    return null
  },
})

const postConsent = defineCall({
  method: 'POST',
  path: '/Tracking/Consenso',
  summary: 'Conserva la prova di una scelta sui cookie.',
  access: 'anyone',
  isPaced: true,
  body: consentWire,
  answer: z.null(),
  async handle({ db, now }, { body }) {
    await recordCookieConsent(db, toConsent(body, now))
    return null
  },
})

export const trackingCalls: Call<Viewer>[] = [postEvents, postConsent]
