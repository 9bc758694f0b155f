import { z } from 'zod'
import { RECOVERY_FORMAT_PROBLEM } from './model.ts'
import { MOST_PASSKEYS } from './passkey-model.ts'
import { codeWire } from './second-factor-wire.ts'
import { usernameWire } from './wire.ts'

/** API-203 */
export const recoveryWire = z.object({ username: usernameWire(RECOVERY_FORMAT_PROBLEM) })
export type RecoveryWire = z.infer<typeof recoveryWire>

/** API-203. `password` is closed with the public key, as at sign-in. */
export const resetWire = z.object({
  token: z.string().min(1).max(200),
  password: z.string().min(1, 'La password è obbligatoria.').max(1000),
  /** IDN-010. The passkeys to keep; the others fall with the password. */
  passkey: z.array(z.string().min(1).max(1_400)).max(MOST_PASSKEYS).optional(),
  /** IDN-010. Of the second factor, for whoever has one. */
  code: codeWire.optional(),
})
export type ResetWire = z.infer<typeof resetWire>
