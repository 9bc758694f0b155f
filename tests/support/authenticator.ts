import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

const ORIGIN = 'http://localhost:3000'
const RP_ID = 'localhost'

export type Authenticator = {
  /** Answers a question of registration, as a browser with a device would. */
  create(challenge: string): object
  /** Answers a question of sign-in; what is altered makes it a bad answer. */
  get(challenge: string, altered?: { origin?: string; isUnverified?: boolean; id?: string }): object
}

/** A device made of software: one key on the P-256 curve, always held by somebody who was recognised. */
export function softwareAuthenticator(): Authenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let counter = 0
  const credential = (rawId: string, response: object) => ({
    id: rawId,
    rawId,
    type: 'public-key',
    clientExtensionResults: {},
    response,
  })
  return {
    create(challenge) {
      const attested = Buffer.concat([Buffer.alloc(16), uint16(id.length), id, coseKey(publicKey)])
      const data = authenticatorData(0x45, counter, attested)
      const attestation = map([
        [text('fmt'), text('none')],
        [text('attStmt'), map([])],
        [text('authData'), bytes(data)],
      ])
      return credential(id.toString('base64url'), {
        clientDataJSON: clientData('webauthn.create', challenge, ORIGIN),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      })
    },
    get(challenge, { origin = ORIGIN, isUnverified = false, id: otherId } = {}) {
      counter += 1
      const data = authenticatorData(isUnverified ? 0x01 : 0x05, counter, Buffer.alloc(0))
      const clientDataJSON = clientData('webauthn.get', challenge, origin)
      const hash = createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest()
      return credential(otherId ?? id.toString('base64url'), {
        clientDataJSON,
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, hash]), privateKey).toString('base64url'),
      })
    },
  }
}

function clientData(type: string, challenge: string, origin: string): string {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString('base64url')
}

function authenticatorData(flags: number, counter: number, attested: Buffer): Buffer {
  const count = Buffer.alloc(4)
  count.writeUInt32BE(counter)
  return Buffer.concat([createHash('sha256').update(RP_ID).digest(), Buffer.from([flags]), count, attested])
}

/** The few words of CBOR that an attestation needs. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  return map([
    [integer(1), integer(2)],
    [integer(3), integer(-7)],
    [integer(-1), integer(1)],
    [integer(-2), bytes(Buffer.from(x, 'base64url'))],
    [integer(-3), bytes(Buffer.from(y, 'base64url'))],
  ])
}

function head(kind: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(kind << 5) | length])
  return length < 256
    ? Buffer.from([(kind << 5) | 24, length])
    : Buffer.concat([Buffer.from([(kind << 5) | 25]), uint16(length)])
}
const integer = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value))
const bytes = (value: Buffer) => Buffer.concat([head(2, value.length), value])
const text = (value: string) => Buffer.concat([head(3, value.length), Buffer.from(value)])
const map = (entries: [Buffer, Buffer][]) => Buffer.concat([head(5, entries.length), ...entries.flat()])

function uint16(value: number): Buffer {
  const written = Buffer.alloc(2)
  written.writeUInt16BE(value)
  return written
}
