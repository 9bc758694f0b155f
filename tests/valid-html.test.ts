import { HtmlValidate } from 'html-validate'
import { describe, expect, test } from 'vitest'
import type { SubscriptionType } from '#areas/audience/model.ts'
import { listPages } from '#areas/content/store.server.ts'
import { useClub } from './support/club.ts'
import { pagesBelow } from './support/routes.ts'
import { mappedAddresses } from './support/sitemap.ts'
import { VISITORS } from './support/visitors.ts'

/** Every public page as it is sent, for each type of visitor, before the eyes of a validator. */
const club = useClub()

/** Editors' pages, the pages of routes.ts, and one page of each route with parameters, as the site map gives it. */
async function publicAddresses(): Promise<string[]> {
  const edited = (await listPages(club.database.db)).map(({ path }) => path)
  const routes = await pagesBelow('public')
  const plain = routes.filter((path) => !path.includes(':') && !path.includes('*'))
  const mapped = await mappedAddresses(club.app)
  const samples = routes
    .filter((path) => path.includes(':'))
    .flatMap(
      (path) => mapped.find((address) => new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+')}$`).test(address)) ?? [],
    )
  return [...new Set([...edited, ...plain, ...samples])]
}

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  rules: {
    // React writes elements its own way, which is valid: these rules are about taste.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'prefer-native-element': 'off',
    'no-inline-style': 'off',
    'long-title': 'off',
  },
})

describe.each(Object.entries(VISITORS) as [SubscriptionType, number | null][])('for %s', (_type, username) => {
  test('every public page is valid HTML', async () => {
    const faults: string[] = []
    for (const url of await publicAddresses()) {
      const { body, statusCode, headers } = await club.app.inject({ url, headers: await club.cookieOf(username) })
      expect([200, 301, 302, 403], url).toContain(statusCode)
      if (!String(headers['content-type']).startsWith('text/html') || statusCode === 301 || statusCode === 302) continue
      const { results } = await validator.validateString(body)
      for (const { messages } of results)
        for (const { ruleId, message, selector } of messages) faults.push(`${url} ${ruleId}: ${message} ${selector}`)
    }
    expect(faults).toEqual([])
  }, 120_000)
})
