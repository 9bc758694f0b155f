import { readFileSync } from 'node:fs'
import { dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as italian } from '@zxcvbn-ts/language-it'
import { describe, expect, test } from 'vitest'
import { PASSWORD_MIN_LENGTH } from '#areas/account/password-model.ts'
import { COMMON_PASSWORDS_PATH, commonPasswordsFile } from '../../../db/write-common-passwords.ts'
import { projectFiles, readProjectFile } from '../../../tests/architecture/source.ts'
import { isMadeOf } from './common-password-rules.ts'
import { isCommonPassword } from './common-passwords.server.ts'

const passing = async (passwords: readonly string[]) => {
  const results = await Promise.all(passwords.map(async (password) => [password, await isCommonPassword(password)]))
  return results.filter(([, isRefused]) => !isRefused).map(([password]) => password)
}

describe('[IDN-013] common passwords', () => {
  const listed = common['passwords-common'].filter(({ length }) => length >= PASSWORD_MIN_LENGTH)

  test('the file of the project is what its sources give, with ten thousand of at least eight characters', () => {
    const text = readFileSync(COMMON_PASSWORDS_PATH, 'utf8')
    expect(text).toBe(commonPasswordsFile())
    const { words, origin, licence } = JSON.parse(text) as Record<string, string>
    expect([origin, licence]).toEqual([expect.stringContaining('zxcvbn'), expect.stringContaining('MIT')])
    expect(words?.split(' ').filter(({ length }) => length >= PASSWORD_MIN_LENGTH).length).toBeGreaterThan(10_000)
  })

  test('only a module of the server reads it, so that no page carries it', () => {
    const readers = projectFiles()
      .filter((path) => /^app\/.*\.tsx?$/.test(path) && !path.includes('.test.'))
      .filter((path) => readProjectFile(path).includes('common-passwords.json'))
    expect(readers).toEqual(['app/platform/secrets/common-passwords.server.ts'])
  })

  test('of the first 3,000 of a public list none passes, whatever its capitals and the digits and signs around it', async () => {
    const first = listed.slice(0, 3_000)
    expect(first).toHaveLength(3_000)
    expect(await passing(first)).toEqual([])
    expect(await passing(first.map((word) => word.toUpperCase()))).toEqual([])
    const words = common['passwords-common'].filter((word) => /^[a-z]{4,}$/.test(word)).slice(0, 1_000)
    expect(await passing(words.map((word) => `12!${word}2026?`))).toEqual([])
  })

  test('nor any of the ten thousand after them', async () => {
    expect(await passing(listed.slice(3_000, 13_000))).toEqual([])
  })

  test.each([
    '1q2w3e4r zaq12wsx abcd1234 12341234 liverpool mercedes cristiano7 1234512345',
    'Password1! P4ssw0rd! Juventus2026 Forzanapoli1926 amoremio infermiera1 Ospedale.2024 Giuseppe78',
    '12345678 9876543210 aaaaaaaaaa abababab 12345678@ Aa123456 Abc@1234 123456aA@',
  ])('every one of %s is refused', async (words) => {
    expect(await passing(words.split(' '))).toEqual([])
  })

  test('1,000 random four-word phrases pass', async () => {
    let seed = 20_261_118
    const random = (most: number) => {
      seed = (seed * 48_271) % 2_147_483_647
      return seed % most
    }
    const words = italian.commonWords.filter(({ length }) => length >= 4)
    const phrases = Array.from({ length: 1_000 }, () =>
      Array.from({ length: 4 }, () => words[random(words.length)]).join(random(2) === 0 ? ' ' : '-'),
    )
    expect(new Set(phrases).size).toBe(1_000)
    expect(await passing(phrases)).toHaveLength(1_000)
  })

  test.each(['tramonto-sul-lago', '73918264', 'città e perché', 'xk7-qq2-vb9'])('%s passes', async (password) => {
    expect(await isCommonPassword(password)).toBe(false)
  })
})

describe('[IDN-013] a password made of what others know of its owner', () => {
  const known = ['Niccolò', 'De Santis', 'niccolo.desantis84@posta.example', '10034567', 'DSNNCL84A01F205X', 'Camice']
  test.each([
    ['Niccolo1984', true],
    ['NICCOLÒ-desantis', true],
    ['desantis.niccolo!', true],
    ['niccolo.desantis84@posta.example', true],
    ['dsnncl84a01f205x', true],
    ['10034567-10034567', true],
    ['Camice2026!', true],
    ['Niccolò ama il mare d’inverno', false],
    ['camice-tramonto-lago', false],
    ['tramonto-sul-lago', false],
  ])('%s: %s', (password, expected) => {
    expect(isMadeOf(password, known)).toBe(expected)
  })
})
