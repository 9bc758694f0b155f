import { HtmlValidate } from 'html-validate'
import { describe, expect, test } from 'vitest'
import type { SubscriptionType } from '#areas/audience/model.ts'
import { listPages } from '#areas/content/store.server.ts'
import { useClub } from './support/club.ts'
import { VISITORS } from './support/visitors.ts'

/** Every page made of blocks as it is sent, for each type of visitor, before the eyes of a validator. */
const club = useClub()

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
  test('every page made of blocks is valid HTML', async () => {
    const pages = await listPages(club.database.db)
    const faults: string[] = []
    for (const { path: url } of pages) {
      const { body, statusCode } = await club.app.inject({ url, headers: await club.cookieOf(username) })
      expect([200, 302, 403], url).toContain(statusCode)
      if (statusCode === 302) continue
      const { results } = await validator.validateString(body)
      for (const { messages } of results)
        for (const { ruleId, message, selector } of messages) faults.push(`${url} ${ruleId}: ${message} ${selector}`)
    }
    expect(faults).toEqual([])
  }, 120_000)
})
