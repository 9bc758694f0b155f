import { z } from 'zod'
import { callerOf, defineCall } from '#areas/audience/call.server.ts'
import type { Viewer } from '#areas/audience/model.ts'
import { Conflict, NotAllowed } from '#platform/errors.ts'
import type { Call, CallContext } from '#platform/http/call.server.ts'
import { knownDevice } from './known-device-context.server.ts'
import { beginFactorLoss } from './lost-factor-commands.server.ts'
import { requireProvedMailbox } from './mailbox-proof-commands.server.ts'
import { firstStepOf } from './proven-context.server.ts'
import {
  beginSecondFactor,
  confirmFactor,
  endFactorLoss,
  removeSecondFactor,
  renewRecoveryCodes,
} from './second-factor-commands.server.ts'
import { begunFactorWire, codeWire, recoveryCodesWire } from './second-factor-wire.ts'
import { finishSignIn } from './second-step-commands.server.ts'
import { signInSettingsOf } from './settings.server.ts'
import { answerSignIn, noteFactorShown } from './sign-in-api.server.ts'
import { assertStillThem } from './still-them-commands.server.ts'
import { loginAnswerWire } from './wire.ts'

const SECURITY_PATH = '/profilo/sicurezza'
const statuses = { 403: 'Serve una prova che chi chiede è ancora lì: kind «prova-richiesta».' }

/** The member who asks, once it is sure that it is them. */
async function provedCaller({ db, now, request, viewer }: CallContext<Viewer>) {
  const member = callerOf(viewer)
  const settings = signInSettingsOf(request)
  await assertStillThem(db, member, { sessionId: viewer.sessionId, now, settings })
  return { member, by: { now, settings } }
}

const secondStep = defineCall({
  method: 'POST',
  path: '/Auth/SecondoFattore',
  summary: 'Completa l’accesso, dopo la password giusta, con un codice dell’app o un codice di recupero.',
  access: 'anyone',
  body: z.object({ code: codeWire }),
  answer: loginAnswerWire,
  statuses: { 401: 'La password è stata data troppo tempo fa.', 429: 'Troppi tentativi.' },
  async handle(context, { body }) {
    const { db, now, request, viewer } = context
    const settings = signInSettingsOf(request)
    const outcome = await finishSignIn(db, {
      firstStep: firstStepOf(request.headers.cookie, now, settings),
      code: body.code,
      address: request.ip,
      knownDevice: knownDevice(request.headers.cookie, settings),
      userAgent: request.headers['user-agent'],
      currentSessionId: viewer.sessionId,
      now,
      settings,
    })
    if (!outcome) throw new NotAllowed('È passato troppo tempo: scrivi di nuovo username e password.', 401)
    return answerSignIn(context, outcome)
  },
})

const begin = defineCall({
  method: 'POST',
  path: '/Auth/SecondoFattore/Nuovo',
  summary: 'Crea il segreto per l’app di autenticazione, che si vede una volta sola e conta dal primo codice giusto.',
  access: 'member',
  answer: begunFactorWire,
  statuses: { ...statuses, 409: 'La verifica in due passaggi è già attiva.' },
  async handle(context) {
    const { member, by } = await provedCaller(context)
    await requireProvedMailbox(context.db, member, SECURITY_PATH)
    const { secret, qr } = await beginSecondFactor(context.db, member, by)
    return { segreto: secret, qr: { lato: qr.side, tracciato: qr.path } }
  },
})

const confirm = defineCall({
  method: 'POST',
  path: '/Auth/SecondoFattore/Conferma',
  summary: 'Attiva la verifica in due passaggi con il primo codice giusto e dà i codici di recupero, una volta sola.',
  access: 'member',
  body: z.object({ code: codeWire }),
  answer: recoveryCodesWire,
  statuses: { ...statuses, 409: 'La verifica è già attiva, o va ricominciata.', 429: 'Troppi tentativi.' },
  async handle(context, { body }) {
    const { member, by } = await provedCaller(context)
    await requireProvedMailbox(context.db, member, SECURITY_PATH)
    const codes = await confirmFactor(context.db, member, body.code, by)
    await noteFactorShown(context)
    return { codes }
  },
})

const renewCodes = defineCall({
  method: 'POST',
  path: '/Auth/SecondoFattore/Codici',
  summary: 'Crea dieci nuovi codici di recupero: quelli di prima non valgono più.',
  access: 'member',
  answer: recoveryCodesWire,
  statuses: { ...statuses, 409: 'La verifica in due passaggi non è attiva.' },
  async handle(context) {
    const { member, by } = await provedCaller(context)
    return { codes: await renewRecoveryCodes(context.db, member, by) }
  },
})

const remove = defineCall({
  method: 'DELETE',
  path: '/Auth/SecondoFattore',
  summary: 'Toglie la verifica in due passaggi e i suoi codici di recupero.',
  access: 'member',
  answer: z.null(),
  statuses: { ...statuses, 409: 'La verifica in due passaggi non è attiva.' },
  async handle(context) {
    const { member, by } = await provedCaller(context)
    if (!(await removeSecondFactor(context.db, member, {}, by)))
      throw new Conflict('La verifica in due passaggi non è attiva.')
    return null
  },
})

const lose = defineCall({
  method: 'POST',
  path: '/Auth/SecondoFattore/Perso',
  summary:
    'Con il link per la nuova password, comincia le 72 ore dopo le quali un secondo fattore perso non serve più.',
  access: 'anyone',
  body: z.object({ token: z.string().min(1).max(200) }),
  answer: z.object({ fine: z.iso.datetime() }),
  statuses: { 409: 'Il link non vale più, o l’attesa non si può cominciare.' },
  async handle({ db, now, request }, { body }) {
    const end = await beginFactorLoss(db, { token: body.token, now, settings: signInSettingsOf(request) })
    return { fine: end.toISOString() }
  },
})

const stopLosing = defineCall({
  method: 'POST',
  path: '/Auth/SecondoFattore/Ritrovato',
  summary: 'Ferma l’attesa cominciata per un secondo fattore perso.',
  access: 'member',
  answer: z.null(),
  async handle({ db, now, viewer }) {
    await endFactorLoss(db, callerOf(viewer).id, now)
    return null
  },
})

export const secondFactorCalls: Call<Viewer>[] = [secondStep, begin, confirm, renewCodes, remove, lose, stopLosing]
