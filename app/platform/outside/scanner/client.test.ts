import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { type Clamd, type ClamdMood, EICAR, openClamd } from '../../../../tests/support/clamd.ts'
import { clamdScanner } from './client.server.ts'

let clamd: Clamd | undefined
afterEach(() => clamd?.close())

describe('[IDN-053] clamd is asked by INSTREAM', () => {
  test.each(['tcp', 'unix'])('over %s, with the very bytes, however many', async (way) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'clamd-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    clamd = await openClamd(way === 'unix' ? path.join(folder, 'clamd.sock') : undefined)
    const { scan } = clamdScanner({ url: clamd.url })
    const bytes = Buffer.alloc(300_000, Buffer.from(Array.from({ length: 251 }, (_, at) => at)))
    expect(await scan(bytes)).toEqual({ kind: 'clean' })
    expect(clamd.shown.map((shown) => shown.equals(bytes))).toEqual([true])
    expect(await scan(Buffer.from(EICAR))).toEqual({ kind: 'infected', signature: 'Eicar-Test-Signature' })
  })

  test.each<[ClamdMood, string]>([
    ['silent', 'timeout'],
    ['broken', 'unreadable'],
    ['closing', 'closed'],
  ])('one that is %s has not answered', async (mood, reason) => {
    clamd = await openClamd()
    clamd.mood = mood
    const { scan } = clamdScanner({ url: clamd.url, timeoutMs: mood === 'silent' ? 300 : 30_000 })
    const verdict = await scan(Buffer.from(EICAR))
    expect(verdict).toMatchObject({ kind: 'unanswered' })
    if (mood !== 'closing') expect(verdict).toMatchObject({ reason })
  })

  test('nor has one that takes less, or is not there', async () => {
    clamd = await openClamd()
    clamd.mostBytes = 1_000
    expect(await clamdScanner({ url: clamd.url }).scan(Buffer.alloc(200_000))).toEqual({
      kind: 'unanswered',
      reason: 'too-large',
    })
    const { url } = clamd
    await clamd.close()
    expect(await clamdScanner({ url }).scan(Buffer.alloc(10))).toMatchObject({ kind: 'unanswered' })
  })
})
