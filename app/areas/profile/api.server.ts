import { z } from 'zod'
import { signInSettingsOf } from '#areas/account/settings.server.ts'
import { assertStillThem } from '#areas/account/still-them-commands.server.ts'
import { callerOf, defineCall } from '#areas/audience/call.server.ts'
import type { Viewer } from '#areas/audience/model.ts'
import { withClubWords } from '#areas/content/club-words-rules.ts'
import { findPageText } from '#areas/content/page-text-store.server.ts'
import { NotFound, Unavailable } from '#platform/errors.ts'
import { diskOf } from '#platform/files/lent-disk.server.ts'
import type { Call } from '#platform/http/call.server.ts'
import { createPace } from '#platform/http/pace.server.ts'
import { forgottenSessionCookies } from '#platform/session/cookie.ts'
import { askCodeCorrection } from './code-correction-commands.server.ts'
import { changeAccount, completeForPartner, completeProfile } from './commands.server.ts'
import { getCompleteness, getContactData } from './contact-store.server.ts'
import { memberDataOf } from './member-data-context.server.ts'
import { deleteAccount, exportMember } from './privacy-commands.server.ts'
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

const PROOF_WANTED = 'Serve una prova che chi chiede è ancora lì: kind «prova-richiesta».'

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
  summary: 'Cambia telefono, prefisso e, se è data, la password cifrata; per cambiarla serve anche quella attuale.',
  access: 'member',
  body: accountWire,
  answer: z.null(),
  statuses: { 403: PROOF_WANTED, 429: 'Troppi tentativi con la password attuale.' },
  async handle({ db, now, request, viewer }, { body }) {
    const { phone, prefix, password, currentPassword } = body
    const change = { phone: phone.trim(), prefix, envelope: password, currentEnvelope: currentPassword }
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

/** An archive is drawn paper by paper while everybody else waits: who wants one has it at once, who asks over and over does not. */
const secondsToWait = createPace({ atOnce: 3, perSecond: 1 / 120 })

const exported = defineCall({
  method: 'GET',
  path: '/Privacy/Esporta',
  summary: 'Tutto quello che il Club sa di chi ha effettuato l’accesso: un archivio con i dati e i documenti.',
  access: 'member',
  answer: z.unknown(),
  statuses: {
    403: PROOF_WANTED,
    429: 'L’archivio è appena stato scaricato più volte: Retry-After dice quanti secondi attendere.',
  },
  async handle({ db, now, request, reply, viewer }) {
    const member = callerOf(viewer)
    await assertStillThem(db, member, { sessionId: viewer.sessionId, now, settings: signInSettingsOf(request) })
    const seconds = secondsToWait(member.id, performance.now())
    if (seconds > 0)
      throw new Unavailable('Hai appena scaricato i tuoi dati più volte: riprova tra qualche minuto.', seconds, 429)
    const asked = { now, data: memberDataOf(request), settings: signInSettingsOf(request), disk: diskOf(request) }
    const archive = await exportMember(db, member, asked)
    reply
      .header('content-disposition', 'attachment; filename="i-miei-dati.zip"')
      .type('application/zip')
      .send(Buffer.from(archive))
  },
})

const deletion = defineCall({
  method: 'POST',
  path: '/Privacy/CancellaAccount',
  summary:
    'Cancella l’account e i dati personali di chi ha effettuato l’accesso; chi non lo ha appena dimostrato dà la password attuale, cifrata.',
  access: 'member',
  body: z.object({
    conferma: z.literal('CANCELLA', 'Scrivi CANCELLA per confermare.'),
    currentPassword: z.string().min(1).max(1000).optional(),
  }),
  answer: z.null(),
  statuses: {
    403: PROOF_WANTED,
    409: 'È l’ultimo amministratore del Club.',
    429: 'Troppi tentativi con la password attuale.',
  },
  async handle({ db, now, request, reply, viewer }, { body: { currentPassword: currentEnvelope } }) {
    const member = callerOf(viewer)
    const settings = signInSettingsOf(request)
    await assertStillThem(db, member, { sessionId: viewer.sessionId, currentEnvelope, now, settings })
    await deleteAccount(db, member, { now, data: memberDataOf(request), settings })
    reply.header('set-cookie', forgottenSessionCookies())
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
  exported,
  deletion,
]
