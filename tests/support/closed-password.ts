import { constants, publicEncrypt } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/** A password closed in an envelope, as the browser sends it. */
export async function closedPassword(app: FastifyInstance, password: string): Promise<string> {
  const { publicKeyPEM } = (await app.inject('/api/Auth/PublicKey')).json<{ publicKeyPEM: string }>()
  const padding = constants.RSA_PKCS1_OAEP_PADDING
  return publicEncrypt({ key: publicKeyPEM, padding, oaepHash: 'sha256' }, Buffer.from(password)).toString('base64')
}
