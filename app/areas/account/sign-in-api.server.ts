import type { Viewer } from '#areas/audience/model.ts'
import { toUserSubscription } from '#areas/audience/wire.ts'
import { Conflict, InvalidInput, NotAllowed, Unavailable } from '#platform/errors.ts'
import type { CallContext } from '#platform/http/call.server.ts'
import { sessionCookie } from '#platform/session/cookie.ts'
import { SESSION_LIFE_MS } from '#platform/session/model.ts'
import { updateSessionProof } from '#platform/session/store.server.ts'
import type { SignInOutcome } from './commands.server.ts'
import { isKnownTo, knownDevice, knownDeviceCookie } from './known-device-context.server.ts'
import { consentCookie, secondStepCookie } from './proven-context.server.ts'
import { signInSettingsOf } from './settings.server.ts'
import { type LoginAnswer, toConsentFlags } from './wire.ts'

/** API-201. How an attempt ended, in the words and statuses of the login call, whatever the proof was. */
export function answerSignIn({ now, request, reply, log }: CallContext<Viewer>, outcome: SignInOutcome): LoginAnswer {
  const settings = signInSettingsOf(request)
  switch (outcome.kind) {
    case 'signed-in':
      reply.header('set-cookie', [
        sessionCookie(outcome.token, { isSecure: settings.isHttps, maxAgeMs: SESSION_LIFE_MS }),
        ...(isKnownTo(
          { memberId: outcome.member.id, devicesKnownSince: outcome.devicesKnownSince },
          knownDevice(request.headers.cookie, settings),
        )
          ? []
          : [knownDeviceCookie(outcome.member.id, now, settings)]),
      ])
      return { userSubscription: toUserSubscription(outcome.audience, outcome.member), ...toConsentFlags([]) }
    case 'consents':
      reply.header('set-cookie', consentCookie(outcome.memberId, now, settings))
      return { userSubscription: null, ...toConsentFlags(outcome.missing), customerCode: outcome.clientCode }
    case 'second-factor':
      reply.header('set-cookie', secondStepCookie(outcome.memberId, now, settings))
      return { userSubscription: null, ...toConsentFlags([]), mustProveSecondFactor: true }
    case 'replayed':
      log.warn('a password envelope was sent twice')
      throw wrongCredentials()
    case 'wrong':
      throw wrongCredentials()
    case 'closed':
      throw new NotAllowed(`Questo account è chiuso. Per riaprirlo chiama l’assistenza al ${settings.club.phone}.`, 401)
    case 'unreadable':
      throw new InvalidInput({ password: 'Non è stato possibile leggere la password: ricarica la pagina e riprova.' })
    case 'shared-email':
      throw new Conflict('Questa e-mail risulta associata a più utenti. Inserisci il tuo username per accedere')
    case 'wait':
      throw new Unavailable(tooManyTries(outcome.seconds), outcome.seconds, 429)
  }
}

function wrongCredentials(): NotAllowed {
  return new NotAllowed('Errore: credenziali errate.', 401)
}

function tooManyTries(seconds: number): string {
  if (seconds < 60)
    return `Troppi tentativi di accesso. Riprova tra ${seconds === 1 ? 'un secondo' : `${seconds} secondi`}.`
  const minutes = Math.ceil(seconds / 60)
  return `Troppi tentativi di accesso. Riprova tra ${minutes === 1 ? 'un minuto' : `${minutes} minuti`}.`
}

/** Whoever has just added a factor showed it in this very session: the desk stays open in it (IDN-032). */
export async function noteFactorShown({ db, now, viewer }: CallContext<Viewer>): Promise<void> {
  if (viewer.sessionId) await updateSessionProof(db, viewer.sessionId, true, now)
}
