import { z } from 'zod'
import { callerOf, defineCall } from '#areas/audience/call.server.ts'
import type { Viewer } from '#areas/audience/model.ts'
import { Conflict, InvalidInput, NotFound } from '#platform/errors.ts'
import type { Call } from '#platform/http/call.server.ts'
import { answeredAlike } from './answered-alike-context.server.ts'
import { isRightProof } from './commands.server.ts'
import { knownDevice } from './known-device-context.server.ts'
import { requireProvedMailbox } from './mailbox-proof-commands.server.ts'
import {
  addPasskey,
  askForNewPasskey,
  askForPasskey,
  removePasskey,
  signInWithPasskey,
} from './passkey-commands.server.ts'
import { askedChallenge, challengeCookie } from './passkey-context.server.ts'
import { listPasskeys } from './passkey-store.server.ts'
import { newPasskeyWire, passkeyLoginWire, passkeyOptionsWire, passkeysWire, toPasskeys } from './passkey-wire.ts'
import { signInSettingsOf } from './settings.server.ts'
import { answerSignIn, noteFactorShown } from './sign-in-api.server.ts'
import { assertStillThem } from './still-them-commands.server.ts'
import { loginAnswerWire } from './wire.ts'

const PROOF_WANTED = 'Serve una prova che chi chiede è ancora lì: kind «prova-richiesta».'

const list = defineCall({
  method: 'GET',
  path: '/Auth/Passkey',
  summary: 'Le passkey di chi ha effettuato l’accesso.',
  access: 'member',
  answer: passkeysWire,
  handle: async ({ db, viewer }) => toPasskeys(await listPasskeys(db, callerOf(viewer).id)),
})

const newOptions = defineCall({
  method: 'POST',
  path: '/Auth/Passkey/Opzioni',
  summary:
    'Che cosa chiedere al dispositivo per aggiungere una passkey; chi non lo ha appena dimostrato dà la password attuale, cifrata.',
  access: 'member',
  body: z.object({ currentPassword: z.string().min(1).max(1000).optional() }),
  answer: passkeyOptionsWire,
  statuses: { 403: PROOF_WANTED, 429: 'Troppi tentativi con la password attuale.' },
  async handle({ db, now, request, reply, viewer }, { body }) {
    const settings = signInSettingsOf(request)
    const member = callerOf(viewer)
    await requireProvedMailbox(db, member, '/profilo/sicurezza')
    // Who holds a key enters for ever: a session found open must not be enough to make one.
    const { sessionId } = viewer
    await assertStillThem(db, member, { sessionId, currentEnvelope: body.currentPassword, now, settings })
    const { challenge, ...options } = await askForNewPasskey(db, member, settings)
    reply.header('set-cookie', challengeCookie({ challenge, for: { memberId: member.id } }, now, settings))
    return { challenge, ...options }
  },
})

const add = defineCall({
  method: 'POST',
  path: '/Auth/Passkey',
  summary: 'Aggiunge la passkey che il dispositivo ha appena creato.',
  access: 'member',
  body: newPasskeyWire,
  answer: z.null(),
  statuses: { 403: PROOF_WANTED, 409: 'La passkey è già registrata, o sono troppe.' },
  async handle(context, { body }) {
    const { db, now, request, viewer } = context
    const settings = signInSettingsOf(request)
    const member = callerOf(viewer)
    await requireProvedMailbox(db, member)
    await assertStillThem(db, member, { sessionId: viewer.sessionId, now, settings })
    const challenge = askedChallenge(request.headers.cookie, { for: { memberId: member.id } }, { now, settings })
    const made = { name: body.nome, response: body.risposta, challenge, now }
    switch (await addPasskey(db, member, made, settings)) {
      case 'added':
        await noteFactorShown(context)
        return null
      case 'unproved':
        throw new InvalidInput({}, 'Il dispositivo non ha confermato la passkey: riprova.')
      case 'taken':
        throw new Conflict('Questa passkey è già registrata.')
      case 'too-many':
        throw new Conflict('Hai già il massimo delle passkey: togline una che non usi.')
    }
  },
})

const remove = defineCall({
  method: 'DELETE',
  path: '/Auth/Passkey/{id}',
  summary: 'Toglie una passkey: da quel dispositivo si entra con la password.',
  access: 'member',
  params: z.object({ id: z.string().min(1).max(1_400) }),
  answer: z.null(),
  statuses: { 403: PROOF_WANTED },
  async handle({ db, now, request, viewer }, { params }) {
    const settings = signInSettingsOf(request)
    const member = callerOf(viewer)
    await assertStillThem(db, member, { sessionId: viewer.sessionId, now, settings })
    if (!(await removePasskey(db, member, params.id, { now, settings })))
      throw new NotFound('Questa passkey non c’è più.')
    return null
  },
})

const loginOptions = defineCall({
  method: 'POST',
  path: '/Auth/Passkey/Accesso/Opzioni',
  summary: 'Che cosa chiedere al dispositivo per entrare senza password.',
  access: 'anyone',
  answer: passkeyOptionsWire,
  async handle({ now, request, reply }) {
    const settings = signInSettingsOf(request)
    const options = await askForPasskey(settings)
    const asked = { challenge: options.challenge, for: 'entering' } as const
    reply.header('set-cookie', challengeCookie(asked, now, settings))
    return { ...options }
  },
})

const login = defineCall({
  method: 'POST',
  path: '/Auth/Passkey/Accesso',
  summary: 'Entra con una passkey; le risposte sono quelle dell’accesso con password.',
  access: 'anyone',
  body: passkeyLoginWire,
  answer: loginAnswerWire,
  statuses: { 401: 'La passkey non apre nessun account.', 429: 'Troppi tentativi.' },
  async handle(context, { body }) {
    const { db, now, request, viewer } = context
    const settings = signInSettingsOf(request)
    const attempt = {
      response: body.risposta,
      challenge: askedChallenge(request.headers.cookie, { for: 'entering' }, { now, settings }),
      address: request.ip,
      knownDevice: knownDevice(request.headers.cookie, settings),
      userAgent: request.headers['user-agent'],
      currentSessionId: viewer.sessionId,
      now,
      settings,
    }
    return answerSignIn(context, await answeredAlike(settings, () => signInWithPasskey(db, attempt), isRightProof))
  },
})

export const passkeyCalls: Call<Viewer>[] = [list, newOptions, add, remove, loginOptions, login]
