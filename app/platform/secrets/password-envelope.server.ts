import { constants, createHash, generateKeyPair, privateDecrypt } from 'node:crypto'
import { promisify } from 'node:util'

const generate = promisify(generateKeyPair)

const MODULUS_BITS = 2048
/** An RSA ciphertext is exactly as long as its key: any other length is a second spelling of something, or rubbish. */
const ENVELOPE_BYTES = MODULUS_BITS / 8

export type EnvelopeKeys = { publicKeyPem: string; privateKeyPem: string }

/** A key pair with which a browser closes a password and only this house opens it (RSA-OAEP, SHA-256). */
export async function newEnvelopeKeys(): Promise<EnvelopeKeys> {
  const { publicKey, privateKey } = await generate('rsa', {
    modulusLength: MODULUS_BITS,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  return { publicKeyPem: publicKey, privateKeyPem: privateKey }
}

/** The bytes of a base64 envelope, or null when it cannot be one. */
export function parseEnvelope(base64: string): Buffer | null {
  const bytes = Buffer.from(base64, 'base64')
  return bytes.length === ENVELOPE_BYTES ? bytes : null
}

/** The text inside, or null when another key closed it. */
export function openEnvelope(envelope: Buffer, privateKeyPem: string): string | null {
  try {
    const padding = constants.RSA_PKCS1_OAEP_PADDING
    const bytes = privateDecrypt({ key: privateKeyPem, padding, oaepHash: 'sha256' }, envelope)
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** OAEP never gives the same envelope twice, so one seen before is a copy somebody kept. */
export function envelopeFingerprint(envelope: Buffer): string {
  return createHash('sha256').update(envelope).digest('hex')
}
