import { z } from 'zod'
import { usernameWire } from './wire.ts'

/** API-203 */
export const recoveryWire = z.object({ username: usernameWire })
export type RecoveryWire = z.infer<typeof recoveryWire>

/** API-203. `password` is closed with the public key, as at sign-in. */
export const resetWire = z.object({
  token: z.string().min(1).max(200),
  password: z.string().min(1, 'La password è obbligatoria.').max(1000),
})
export type ResetWire = z.infer<typeof resetWire>
