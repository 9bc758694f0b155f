import { askCall } from '#platform/http/ask-call.ts'
import { encryptPassword } from './password-cipher.ts'

/** LOG-007. Fetches the public key and closes the password with it; null when the club cannot be reached. */
export async function closePassword(password: string): Promise<string | null> {
  const key = await askCall<{ publicKeyPEM: string }>('/Auth/PublicKey')
  return key.isOk ? encryptPassword(password, key.answer.publicKeyPEM) : null
}
