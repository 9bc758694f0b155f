import { askCall, type CallAnswer } from '#platform/http/ask-call.ts'
import type { RecoveryWire } from '../recovery-wire.ts'
import { wireUsername } from './ask-to-sign-in.ts'

/** LOG-021, LOG-023. Asks for the letter with the link, the first time and again. */
export function askForLink(username: string): Promise<CallAnswer<null>> {
  const body: RecoveryWire = { username: wireUsername(username) }
  return askCall('/Auth/RecuperaPassword', { method: 'POST', body })
}
