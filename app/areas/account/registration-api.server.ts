import { defineCall } from '#areas/audience/call.server.ts'
import type { Viewer } from '#areas/audience/model.ts'
import { toUserSubscription } from '#areas/audience/wire.ts'
import { Conflict, InvalidInput, NotAllowed, Unavailable } from '#platform/errors.ts'
import { invitationIn } from '#platform/facts/model.ts'
import type { Call } from '#platform/http/call.server.ts'
import { sessionCookie } from '#platform/session/cookie.ts'
import { SESSION_LIFE_MS } from '#platform/session/model.ts'
import { answeredAlike } from './answered-alike-context.server.ts'
import { knownDeviceCookie } from './known-device-context.server.ts'
import { requireProvedMailbox } from './mailbox-proof-commands.server.ts'
import { unreadablePassword } from './recovery-api.server.ts'
import { register } from './registration-commands.server.ts'
import type { RegistrationKind } from './registration-rules.ts'
import { registeredWire, registrationWire, toRegistration } from './registration-wire.ts'
import { signInSettingsOf } from './settings.server.ts'
import { activateTrial, TRIAL_USED } from './trial-commands.server.ts'

const TRIAL_ACTIVATION_PATH = '/attivazione-trial'

const registrationCall = (path: string, kind: RegistrationKind, summary: string) =>
  defineCall({
    method: 'POST',
    path,
    summary,
    access: 'anyone',
    body: registrationWire,
    answer: registeredWire,
    statuses: { 409: 'E-mail o codice fiscale già registrati.', 429: 'Troppe registrazioni da questo indirizzo.' },
    async handle({ db, now, request, reply }, { body }) {
      const settings = signInSettingsOf(request)
      const userAgent = request.headers['user-agent']
      const registration = toRegistration(body)
      const { invitation, setCookies } = invitationIn(request.headers.cookie, settings.isHttps)
      const attempt = { registration, kind, address: request.ip, userAgent, invitation, now, settings }
      const outcome = settings.isRegistrationQuiet
        ? await answeredAlike(settings, () => register(db, attempt))
        : await register(db, attempt)
      switch (outcome.kind) {
        case 'registered': {
          const cookie = sessionCookie(outcome.token, { isSecure: settings.isHttps, maxAgeMs: SESSION_LIFE_MS })
          const device = knownDeviceCookie(outcome.view.member.id, now, settings)
          reply.header('set-cookie', [cookie, device, ...setCookies])
          return { userSubscription: toUserSubscription(outcome.view.audience, outcome.view.member) }
        }
        case 'told-by-mail':
          return { userSubscription: null }
        case 'trial-used':
          throw new Conflict(TRIAL_USED)
        case 'already-known':
          throw new Conflict('Questa e-mail risulta già registrata.')
        case 'unreadable':
        case 'replayed':
          throw unreadablePassword()
        case 'refused':
          throw new InvalidInput(outcome.fields)
        case 'wait':
          throw new Unavailable('Troppe registrazioni da questo indirizzo: riprova più tardi.', outcome.seconds, 429)
      }
    },
  })

const registration = registrationCall(
  '/Auth/Registrazione',
  'free',
  'Crea un account gratuito e apre la sessione; la conferma arriva per e-mail.',
)

const trialRegistration = registrationCall(
  '/Auth/RegistrazioneTrial',
  'trial',
  'Crea un account con la prova gratuita di 7 giorni, che comincia subito o quando l’e-mail è confermata.',
)

const trialActivation = defineCall({
  method: 'POST',
  path: '/Auth/AttivazioneTrial',
  summary: 'Attiva la prova gratuita di chi è registrato; si può fare una volta.',
  access: 'member',
  answer: registeredWire,
  statuses: { 409: 'La prova è già stata usata, o non serve.' },
  async handle({ db, now, request, viewer }) {
    if (!viewer.member) throw new NotAllowed('Accedi per continuare.', 401)
    const settings = signInSettingsOf(request)
    if (settings.trialNeedsProof) await requireProvedMailbox(db, viewer.member, TRIAL_ACTIVATION_PATH)
    const view = await activateTrial(db, viewer.member, { now, settings })
    if (!view) throw new Conflict('La prova gratuita si può attivare una volta sola.')
    return { userSubscription: toUserSubscription(view.audience, view.member) }
  },
})

export const registrationCalls: Call<Viewer>[] = [registration, trialRegistration, trialActivation]
