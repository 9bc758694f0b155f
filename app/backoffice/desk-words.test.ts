import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { useClub } from '../../tests/support/club.ts'
import { documentOf } from '../../tests/support/document.ts'
import { STAFF_PAGES } from '../../tests/support/staff-pages.ts'
import { STAFF } from '../../tests/support/visitors.ts'

const club = useClub()

const OTHER_WORDS = /(?<![\p{L}\d])(?:soci|socio|utente|utenti)(?![\p{L}\d])/iu

async function open(url: string) {
  const { statusCode, body } = await club.app.inject({ url, headers: await club.cookieOf(STAFF.administrator) })
  expect(statusCode, url).toBe(200)
  return documentOf(body)
}

describe('[DSK-009] one word has one meaning at the desk', () => {
  test.each(STAFF_PAGES)('%s', async (path) => {
    const page = await open(path)
    for (const script of page.querySelectorAll('script, template')) script.remove()
    expect(page.body.textContent?.match(OTHER_WORDS)?.[0]).toBeUndefined()
    // “Annulla” says what it undoes or ends, and is never the way out.
    const buttons = [...page.querySelectorAll('#contenuto :is(a, button)')].map((each) => each.textContent?.trim())
    expect(buttons.filter((words) => words === 'Annulla')).toEqual([])
  })

  test('what the desk answers and sends says “iscritto” too', () => {
    const files = globSync([
      'app/backoffice/**/*.{ts,tsx}',
      'app/areas/*/{staff,desk}*.{ts,tsx}',
      'app/areas/*/pages/staff-*.tsx',
    ])
    const said = files
      .filter((file) => !file.includes('.test.'))
      .flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(/'[^'\n]*'|`[^`]*`|>[^<>{}]+</g)].map(([words]) => ({ file, words })),
      )
    expect(said.length).toBeGreaterThan(1_000)
    expect(said.filter(({ words }) => words.includes(' ') && OTHER_WORDS.test(words))).toEqual([])
  })
})
