import { z } from 'zod'
import { callerOf, defineCall } from '#areas/audience/call.server.ts'
import type { Viewer } from '#areas/audience/model.ts'
import { InvalidInput } from '#platform/errors.ts'
import type { Call } from '#platform/http/call.server.ts'
import { PROOF_MEANS } from './model.ts'
import { askForOwnPasskey } from './passkey-commands.server.ts'
import { askedChallenge, challengeCookie } from './passkey-context.server.ts'
import { passkeyLoginWire, passkeyOptionsWire } from './passkey-wire.ts'
import { codeWire } from './second-factor-wire.ts'
import { signInSettingsOf } from './settings.server.ts'
import { isStillThem, listProofMeans, type Proof, proveStillThem } from './still-them-commands.server.ts'

const state = defineCall({
  method: 'GET',
  path: '/Auth/SeiAncoraTu',
  summary: 'Se chi ha effettuato l’accesso lo ha dimostrato negli ultimi cinque minuti, e con che cosa può farlo.',
  access: 'member',
  answer: z.object({ recente: z.boolean(), modi: z.array(z.enum(PROOF_MEANS)) }),
  async handle({ db, now, request, viewer }) {
    const { sessionId } = viewer
    const [member, settings] = [callerOf(viewer), signInSettingsOf(request)]
    const modi = await listProofMeans(db, member, settings)
    const recente = await isStillThem(db, member, { sessionId, now, settings })
    return { recente, modi }
  },
})

const passkeyOptions = defineCall({
  method: 'POST',
  path: '/Auth/SeiAncoraTu/Passkey',
  summary: 'Che cosa chiedere al dispositivo per dimostrare con una passkey di essere ancora lì.',
  access: 'member',
  answer: passkeyOptionsWire,
  async handle({ db, now, request, reply, viewer }) {
    const settings = signInSettingsOf(request)
    const member = callerOf(viewer)
    const options = await askForOwnPasskey(db, member.id, settings)
    const { challenge } = options
    reply.header('set-cookie', challengeCookie({ challenge, for: { provingId: member.id } }, now, settings))
    return { ...options }
  },
})

const prove = defineCall({
  method: 'POST',
  path: '/Auth/SeiAncoraTu',
  summary:
    'Dimostra di essere ancora chi ha effettuato l’accesso, con la password attuale cifrata, con un codice o con una passkey.',
  access: 'member',
  body: z.object({
    currentPassword: z.string().min(1).max(1000).optional(),
    risposta: passkeyLoginWire.shape.risposta.optional(),
    code: codeWire.optional(),
  }),
  answer: z.null(),
  statuses: { 429: 'Troppi tentativi.' },
  async handle({ db, now, request, viewer }, { body: { currentPassword, risposta, code } }) {
    const settings = signInSettingsOf(request)
    const member = callerOf(viewer)
    const proofs: Proof[] = []
    if (currentPassword !== undefined) proofs.push({ means: 'password', envelope: currentPassword })
    if (code !== undefined) proofs.push({ means: 'second-factor', code })
    if (risposta) {
      const challenge = askedChallenge(request.headers.cookie, { for: { provingId: member.id } }, { now, settings })
      proofs.push({ means: 'passkey', response: risposta, challenge })
    }
    const [proof, another] = proofs
    if (!proof || another) throw new InvalidInput({}, 'Usa un solo modo per dimostrare che sei tu.')
    await proveStillThem(db, member, proof, { sessionId: viewer.sessionId, now, settings })
    return null
  },
})

export const stillThemCalls: Call<Viewer>[] = [state, passkeyOptions, prove]
