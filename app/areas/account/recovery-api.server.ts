import { z } from 'zod'
import { defineCall } from '#areas/audience/call.server.ts'
import type { Viewer } from '#areas/audience/model.ts'
import { Conflict, InvalidInput, Unavailable } from '#platform/errors.ts'
import type { Call } from '#platform/http/call.server.ts'
import { answeredAlike } from './answered-alike-context.server.ts'
import { askRecovery, resetPassword } from './recovery-commands.server.ts'
import { recoveryWire, resetWire } from './recovery-wire.ts'
import { signInSettingsOf } from './settings.server.ts'
import { toUsername } from './wire.ts'

const recover = defineCall({
  method: 'POST',
  path: '/Auth/RecuperaPassword',
  summary:
    'Invia per e-mail il link con cui scegliere una nuova password; la risposta è la stessa anche se nessuno ha quel nome.',
  access: 'anyone',
  body: recoveryWire,
  answer: z.null(),
  statuses: { 429: 'Troppe richieste: Retry-After dice quanti secondi attendere.' },
  async handle({ db, now, request }, { body }) {
    const settings = signInSettingsOf(request)
    // Writing the e-mail takes longer than finding nobody: everybody is answered after the same while.
    const outcome = await answeredAlike(settings, () =>
      askRecovery(db, { username: toUsername(body.username), address: request.ip, now, settings }),
    )
    if (outcome.kind === 'wait')
      throw new Unavailable('Troppe richieste: riprova tra qualche minuto.', outcome.seconds, 429)
    return null
  },
})

const reset = defineCall({
  method: 'POST',
  path: '/Auth/ReimpostaPassword',
  summary: 'Sceglie una nuova password con il link ricevuto per e-mail, che vale una volta e un’ora.',
  access: 'anyone',
  body: resetWire,
  answer: z.null(),
  statuses: { 409: 'Il link è già stato usato o è scaduto.' },
  async handle({ db, now, request }, { body }) {
    const settings = signInSettingsOf(request)
    const { token, password: envelope, passkey: keptPasskeys = [], code } = body
    const outcome = await resetPassword(db, { token, envelope, keptPasskeys, code, now, settings })
    switch (outcome.kind) {
      case 'reset':
        return null
      case 'dead-link':
        throw new Conflict('Questo link è già stato usato o è scaduto: chiedine uno nuovo.')
      case 'unreadable':
      case 'replayed':
        throw unreadablePassword()
      case 'code':
        throw new InvalidInput({ code: outcome.problem })
      case 'refused':
        throw new InvalidInput({ password: outcome.problem })
    }
  },
})

export function unreadablePassword(): InvalidInput {
  return new InvalidInput({ password: 'Non è stato possibile leggere la password: ricarica la pagina e riprova.' })
}

export const recoveryCalls: Call<Viewer>[] = [recover, reset]
