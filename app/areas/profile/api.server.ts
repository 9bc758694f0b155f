import { z } from 'zod'
import { signInSettingsOf } from '#areas/account/settings.server.ts'
import { callerOf, defineCall } from '#areas/audience/call.server.ts'
import type { Viewer } from '#areas/audience/model.ts'
import { withClubWords } from '#areas/content/club-words-rules.ts'
import { findPageText } from '#areas/content/page-text-store.server.ts'
import { NotFound } from '#platform/errors.ts'
import type { Call } from '#platform/http/call.server.ts'
import { askCodeCorrection } from './code-correction-commands.server.ts'
import { changeAccount, completeForPartner, completeProfile } from './commands.server.ts'
import { getCompleteness, getContactData } from './contact-store.server.ts'
import { PROOF_WANTED, privacyCalls } from './privacy-api.server.ts'
import {
  accountWire,
  codeCorrectionWire,
  completenessWire,
  completionWire,
  contactDataWire,
  jumpWire,
  partnerPrivacyWire,
  toCodeCorrection,
  toCompletion,
  toPartnerCompletion,
} from './wire.ts'

const contactData = defineCall({
  method: 'GET',
  path: '/CRM/Utente/DatiContatto',
  summary: 'I dati personali di chi ha effettuato l’accesso.',
  access: 'member',
  answer: contactDataWire,
  handle: ({ db, viewer }) => getContactData(db, callerOf(viewer).id),
})

const complete = defineCall({
  method: 'PUT',
  path: '/contact',
  summary: 'Aggiunge codice fiscale e data di nascita, una volta sola.',
  access: 'member',
  body: completionWire,
  answer: z.null(),
  statuses: { 409: 'Il dato è già stato inserito, o appartiene a un altro account.' },
  async handle({ db, now, viewer }, { body }) {
    await completeProfile(db, callerOf(viewer).id, toCompletion(body), now)
    return null
  },
})

const codeCorrection = defineCall({
  method: 'POST',
  path: '/contact/codice-fiscale',
  summary: 'Chiede agli operatori di correggere un codice fiscale valido che non è quello di chi scrive.',
  access: 'member',
  body: codeCorrectionWire,
  answer: z.null(),
  statuses: { 409: 'La richiesta c’è già, o il codice non è da correggere così.' },
  async handle({ db, now, request, viewer }, { body }) {
    const { club } = signInSettingsOf(request)
    await askCodeCorrection(db, callerOf(viewer), toCodeCorrection(body), { club, now })
    return null
  },
})

const account = defineCall({
  method: 'PUT',
  path: '/contact/account',
  summary:
    'Cambia quello che l’iscritto dice di sé e, se è data, la password cifrata; per cambiarla serve anche quella attuale.',
  access: 'member',
  body: accountWire,
  answer: z.null(),
  statuses: { 403: PROOF_WANTED, 429: 'Troppi tentativi con la password attuale.' },
  async handle({ db, now, request, viewer }, { body }) {
    const { password, currentPassword, ...typed } = body
    const change = { typed, envelope: password, currentEnvelope: currentPassword }
    await changeAccount(db, callerOf(viewer), change, {
      now,
      settings: signInSettingsOf(request),
      sessionId: viewer.sessionId,
    })
    return null
  },
})

const completeness = defineCall({
  method: 'GET',
  path: '/contact/jump2wl/check',
  summary: 'Che cosa manca al profilo per leggere i contenuti dei partner.',
  access: 'member',
  answer: completenessWire,
  handle: ({ db, viewer }) => getCompleteness(db, callerOf(viewer).id),
})

const partnerPrivacy = defineCall({
  method: 'GET',
  path: '/contact/jump2wl/privacy',
  summary: 'L’informativa del partner.',
  access: 'anyone',
  answer: partnerPrivacyWire,
  async handle({ db, request }) {
    const text = await findPageText(db, '/privacy-homnya')
    if (text === null) throw new NotFound('Questo testo non è ancora stato pubblicato.')
    return { results: [{ text: withClubWords(text, signInSettingsOf(request).club) }] }
  },
})

const jump = defineCall({
  method: 'PUT',
  path: '/contact/jump2wl',
  summary: 'Completa il profilo con quello che manca.',
  access: 'member',
  body: jumpWire,
  answer: z.null(),
  async handle({ db, now, viewer }, { body }) {
    await completeForPartner(db, callerOf(viewer).id, toPartnerCompletion(body), now)
    return null
  },
})

export const profileCalls: Call<Viewer>[] = [
  contactData,
  complete,
  codeCorrection,
  account,
  completeness,
  partnerPrivacy,
  jump,
  ...privacyCalls,
]
