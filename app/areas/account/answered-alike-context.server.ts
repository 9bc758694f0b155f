import { setTimeout as timer } from 'node:timers/promises'
import { ACCOUNT_ANSWER_MS, type SignInSettings } from './model.ts'

const wait = (ms: number) => timer(ms, undefined, { ref: false })

/** IDN-018. Does something about an account and answers after a fixed while, so that the time tells nothing; unless `isOpen`: then at once. */
export async function answeredAlike<Outcome>(
  { after = wait }: Pick<SignInSettings, 'after'>,
  act: () => Promise<Outcome>,
  isOpen: (outcome: Outcome) => boolean = () => false,
): Promise<Outcome> {
  const alike = after(ACCOUNT_ANSWER_MS)
  const outcome = await act()
  if (!isOpen(outcome)) await alike
  return outcome
}
