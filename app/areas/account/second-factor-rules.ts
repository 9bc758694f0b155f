import { LOST_FACTOR_WAIT_MS, RECOVERY_CODE_LENGTH, TOTP, type TypedCode } from './second-factor-model.ts'

const TOTP_CODE = new RegExp(`^\\d{${TOTP.digits}}$`)
const RECOVERY_CODE = new RegExp(`^[A-Z2-7]{${RECOVERY_CODE_LENGTH}}$`)

/** IDN-030, IDN-031. The code that was typed, however it was spaced; null when it can be none. */
export function parseCode(typed: string): TypedCode | null {
  const code = typed.replace(/[\s-]+/g, '').toUpperCase()
  if (TOTP_CODE.test(code)) return { kind: 'totp', code }
  return RECOVERY_CODE.test(code) ? { kind: 'recovery', code } : null
}

/** A recovery code as it is written on paper: four groups of four. */
export function writtenCode(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1-')
}

/** IDN-031. When a factor said to be lost falls. */
export function lostFactorEnd(lostAt: Date): Date {
  return new Date(lostAt.getTime() + LOST_FACTOR_WAIT_MS)
}
