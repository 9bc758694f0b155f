import { z } from 'zod'
import { callerOf, defineCall } from '#areas/audience/call.server.ts'
import type { Viewer } from '#areas/audience/model.ts'
import { NotAllowed } from '#platform/errors.ts'
import type { Call } from '#platform/http/call.server.ts'
import { forgottenSessionCookies } from '#platform/session/cookie.ts'
import { listSessions, revokeSession } from '#platform/session/store.server.ts'
import { answeredAlike } from './answered-alike-context.server.ts'
import { acceptConditions, isRightProof, signIn, signOutOfAll } from './commands.server.ts'
import { knownDevice } from './known-device-context.server.ts'
import { givePublicKey } from './login-key-commands.server.ts'
import { passkeyCalls } from './passkey-api.server.ts'
import { provenMemberId } from './proven-context.server.ts'
import { recoveryCalls } from './recovery-api.server.ts'
import { registrationCalls } from './registration-api.server.ts'
import { secondFactorCalls } from './second-factor-api.server.ts'
import { signInSettingsOf } from './settings.server.ts'
import { answerSignIn } from './sign-in-api.server.ts'
import { stillThemCalls } from './still-them-api.server.ts'
import { assertStillThem } from './still-them-commands.server.ts'
import {
  conditionsWire,
  loginAnswerWire,
  loginWire,
  publicKeyWire,
  sessionsWire,
  signedOutWire,
  toConsents,
  toSessions,
  toUsername,
} from './wire.ts'

const publicKey = defineCall({
  method: 'GET',
  path: '/Auth/PublicKey',
  summary: 'La chiave pubblica con cui il browser cifra la password prima di inviarla.',
  access: 'anyone',
  answer: publicKeyWire,
  async handle({ db, now, request }) {
    return { publicKeyPEM: await givePublicKey(db, signInSettingsOf(request).secret, now) }
  },
})

const login = defineCall({
  method: 'POST',
  path: '/Auth/Login',
  summary: 'Accede con username (numero o e-mail) e password cifrata; la sessione arriva in un cookie.',
  access: 'anyone',
  body: loginWire,
  answer: loginAnswerWire,
  statuses: {
    401: 'Credenziali errate.',
    409: 'L’e-mail è associata a più utenti.',
    429: 'Troppi tentativi: Retry-After dice quanti secondi attendere.',
  },
  async handle(context, { body }) {
    const { db, now, request, viewer } = context
    const settings = signInSettingsOf(request)
    const attempt = {
      username: toUsername(body.username),
      envelope: body.password,
      address: request.ip,
      knownDevice: knownDevice(request.headers.cookie, settings),
      userAgent: request.headers['user-agent'],
      currentSessionId: viewer.sessionId,
      now,
      settings,
    }
    return answerSignIn(context, await answeredAlike(settings, () => signIn(db, attempt), isRightProof))
  },
})

const logout = defineCall({
  method: 'POST',
  path: '/Auth/Logout',
  summary: 'Chiude la sessione di questo browser.',
  access: 'anyone',
  answer: z.null(),
  async handle({ db, now, reply, viewer }) {
    if (viewer.sessionId) await revokeSession(db, viewer.sessionId, now)
    reply.header('set-cookie', forgottenSessionCookies())
    return null
  },
})

const sessions = defineCall({
  method: 'GET',
  path: '/Auth/Sessioni',
  summary: 'I dispositivi da cui il socio ha una sessione aperta.',
  access: 'member',
  answer: sessionsWire,
  async handle({ db, now, viewer }) {
    return toSessions(await listSessions(db, callerOf(viewer).id, now), viewer.sessionId)
  },
})

const signOutEverywhere = defineCall({
  method: 'POST',
  path: '/Auth/EsciOvunque',
  summary: 'Chiude ogni sessione del socio, anche questa.',
  access: 'member',
  answer: signedOutWire,
  statuses: { 403: 'Serve una prova che chi chiede è ancora lì: kind «prova-richiesta».' },
  async handle({ db, now, request, reply, viewer }) {
    const member = callerOf(viewer)
    await assertStillThem(db, member, { sessionId: viewer.sessionId, now, settings: signInSettingsOf(request) })
    const closed = await signOutOfAll(db, member.id, now)
    reply.header('set-cookie', forgottenSessionCookies())
    return { sessioniChiuse: closed }
  },
})

const conditions = defineCall({
  method: 'PUT',
  path: '/CRM/Utente/Condizioni',
  summary: 'Registra le condizioni accettate da chi ha appena dimostrato le proprie credenziali, o da chi è connesso.',
  access: 'anyone',
  body: conditionsWire,
  answer: z.null(),
  statuses: { 401: 'Nessuno ha appena dimostrato le proprie credenziali.' },
  async handle({ db, now, request, viewer }, { body }) {
    const memberId = viewer.member?.id ?? provenMemberId(request.headers.cookie, now, signInSettingsOf(request))
    if (!memberId) throw new NotAllowed('Il tempo per accettare è scaduto: inserisci di nuovo le credenziali.', 401)
    await acceptConditions(db, memberId, { clientCode: body.customerCode, consents: toConsents(body), now })
    return null
  },
})

export const accountCalls: Call<Viewer>[] = [
  publicKey,
  login,
  conditions,
  logout,
  sessions,
  signOutEverywhere,
  ...stillThemCalls,
  ...secondFactorCalls,
  ...passkeyCalls,
  ...recoveryCalls,
  ...registrationCalls,
]
