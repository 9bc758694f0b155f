import { describe, expect, test } from 'vitest'
import { newEnvelopeKeys, openEnvelope, parseEnvelope } from '#platform/secrets/password-envelope.server.ts'
import { requiredConsents, wireUsername } from './ask-to-sign-in.ts'
import { encryptPassword } from './password-cipher.ts'

describe('[LOG-007] the browser’s envelope', () => {
  test.each(['camice-demo-2026', 'perché-no-2026', '漢'.repeat(60), '🩺'.repeat(30)])(
    'carries %j to the server and never looks the same twice',
    async (password) => {
      const { publicKeyPem, privateKeyPem } = await newEnvelopeKeys()
      const [one, other] = [
        await encryptPassword(password, publicKeyPem),
        await encryptPassword(password, publicKeyPem),
      ]
      expect(one).not.toBe(other)
      const envelope = parseEnvelope(one)
      expect(envelope && openEnvelope(envelope, privateKeyPem)).toBe(password)
    },
  )

  test('opens with its own key only, and what is no envelope is not one', async () => {
    const [ours, others] = [await newEnvelopeKeys(), await newEnvelopeKeys()]
    const envelope = parseEnvelope(await encryptPassword('camice-demo-2026', others.publicKeyPem))
    expect(envelope && openEnvelope(envelope, ours.privateKeyPem)).toBeNull()
    expect(parseEnvelope('camice-demo-2026')).toBeNull()
  })
})

test.each([
  ['1003', 1003],
  ['0123', 123],
  ['Elena@Posta.Example', 'elena@posta.example'],
])('[LOG-006] %j travels as %j', (typed, sent) => {
  expect(wireUsername(typed)).toBe(sent)
})

test('[LOG-016] the dialog asks for what the answer flags, and for nothing else', () => {
  const answer = {
    userSubscription: null,
    mustAcceptAcknowledgment: true,
    mustAcceptConditionOfUse: false,
    mustAcceptAcceptanceCondition: true,
  }
  expect(requiredConsents(answer)).toEqual(['acknowledgment', 'acceptanceCondition'])
})
