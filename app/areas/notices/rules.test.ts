import { expect, test } from 'vitest'
import { anAudience, overSixTypes } from '#areas/audience/fixtures.ts'
import type { SubscriptionType } from '#areas/audience/model.ts'
import { withDaysLeft } from './days-rules.ts'
import type { StoredTopBarMessage } from './model.ts'
import { personalNotices, topBarMessage, topBarTone } from './rules.ts'

test.each(
  overSixTypes({
    SUSPECT: 'blue',
    REGISTRATO: 'blue',
    TRIAL: 'yellow',
    PREMIUM: 'blue',
    EX_TRIAL: 'red',
    EX_PREMIUM: 'red',
  }),
)('the top bar of %s is %s', (type, tone) => {
  expect(topBarTone(type)).toBe(tone)
})

const message = (id: string, audience: StoredTopBarMessage['audience']): StoredTopBarMessage => ({
  id,
  text: id,
  link: null,
  audience,
})

test('the first message an audience may see is shown, and no other', () => {
  const messages = [
    message('premium', { visibility: ['PREMIUM'] }),
    message('ecm', { wallet: ['ecm'] }),
    message('all', {}),
  ]
  expect(topBarMessage(messages, anAudience('PREMIUM'))?.id).toBe('premium')
  expect(topBarMessage(messages, anAudience('TRIAL', { wallets: { ecm: {} } }))?.id).toBe('ecm')
  expect(topBarMessage(messages, anAudience('SUSPECT'))?.id).toBe('all')
})

test('who works for the club is offered no trial and no plan, and told the rest', () => {
  const sale = (to: string) => ({ ...message(to, {}), link: { label: 'Scopri', to } })
  const sales = ['/attivazione-trial', '/registrazione-trial', '/piani-premium', '/upgrade?da=barra'].map(sale)
  const news = sale('/piani-formativi')
  const staff = (type: SubscriptionType) => anAudience(type, { flags: ['staff'] })
  expect(topBarMessage([...sales, news], staff('REGISTRATO'))?.id).toBe(news.id)
  expect(topBarMessage(sales, staff('TRIAL'))).toBeNull()
  expect(topBarMessage(sales, anAudience('REGISTRATO'))?.id).toBe('/attivazione-trial')
})

test.each(
  overSixTypes({ SUSPECT: null, REGISTRATO: null, TRIAL: 'trial', PREMIUM: null, EX_TRIAL: null, EX_PREMIUM: null }),
)('without a message of the club %s is told %s', (type, id) => {
  expect(topBarMessage([], anAudience(type))?.id ?? null).toBe(id)
})

test.each([
  [3, 'La tua prova gratuita termina tra 3 giorni'],
  [1, 'La tua prova gratuita termina tra 1 giorno'],
  [0, 'La tua prova gratuita termina tra 0 giorni'],
])('with %i days left the trial reads "%s"', (days, words) => {
  expect(withDaysLeft('La tua prova gratuita termina tra {giorni} giorni', days)).toBe(words)
})

const end = new Date('2026-12-01T22:59:59.999Z')
test.each([
  ['TRIAL', 3, ['La prova termina tra 3 giorni']],
  ['TRIAL', 4, []],
  ['TRIAL', 1, ['La prova termina domani']],
  ['TRIAL', 0, ['La prova termina oggi']],
  ['PREMIUM', 30, ['L’abbonamento scade tra 30 giorni']],
  ['PREMIUM', 31, []],
  ['EX_PREMIUM', 0, []],
] as const)('%s with %i days left is told %o', (type, days, titles) => {
  expect(personalNotices(type, days, end).map(({ title }) => title)).toEqual(titles)
})
