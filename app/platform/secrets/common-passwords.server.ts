import { commonReadings, isMonotonous } from './common-password-rules.ts'

let loading: Promise<ReadonlySet<string>> | null = null

/** Read when somebody first chooses a password: half a megabyte that most processes never need. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  loading ??= import('./common-passwords.json', { with: { type: 'json' } }).then(
    ({ default: { words } }) => new Set(words.split(' ')),
  )
  return loading
}

/** IDN-013 */
export async function isCommonPassword(password: string): Promise<boolean> {
  if (isMonotonous(password)) return true
  const common = await commonPasswords()
  return commonReadings(password).some((reading) => common.has(reading))
}
