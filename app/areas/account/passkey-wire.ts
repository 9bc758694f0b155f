import { z } from 'zod'
import type { Passkey } from './passkey-model.ts'
import { PASSKEY_NAME_MAX_LENGTH } from './passkey-model.ts'

const bytes = z.string().min(1).max(20_000)
const keyId = z.string().min(1).max(1_400)

/** What extensions answered: only what is read is named, and browsers may add what they like. */
const clientExtensionResults = z.looseObject({
  appid: z.boolean().optional(),
  credProps: z.looseObject({ rk: z.boolean().optional() }).optional(),
  hmacCreateSecret: z.boolean().optional(),
})

/** The shapes of the browser's own answers (WebAuthn, level 3). */
const credential = {
  id: keyId,
  rawId: keyId,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  clientExtensionResults,
}

export const newPasskeyWire = z.object({
  nome: z
    .string()
    .trim()
    .min(1, 'Dai un nome alla passkey.')
    .max(PASSKEY_NAME_MAX_LENGTH, `Scrivi al massimo ${PASSKEY_NAME_MAX_LENGTH} caratteri.`),
  risposta: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: bytes,
      attestationObject: bytes,
      authenticatorData: bytes.optional(),
      transports: z.array(z.string().max(40)).max(10).optional(),
      publicKeyAlgorithm: z.number().optional(),
      publicKey: bytes.optional(),
    }),
  }),
})

export const passkeyLoginWire = z.object({
  risposta: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: bytes,
      authenticatorData: bytes,
      signature: bytes,
      // Browsers write null where the key tells nobody; the library reads an absent one.
      userHandle: z
        .string()
        .max(200)
        .nullish()
        .transform((handle) => handle ?? undefined),
    }),
  }),
})

/** What the browser is asked to do, in its own words. */
export const passkeyOptionsWire = z.record(z.string(), z.unknown())

export const passkeysWire = z.object({
  passkey: z.array(
    z.object({
      id: z.string(),
      nome: z.string(),
      creataIl: z.iso.datetime(),
      usataIl: z.iso.datetime().nullable(),
    }),
  ),
})

export function toPasskeys(passkeys: readonly Passkey[]): z.infer<typeof passkeysWire> {
  return {
    passkey: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      nome: name,
      creataIl: createdAt.toISOString(),
      usataIl: lastUsedAt?.toISOString() ?? null,
    })),
  }
}
