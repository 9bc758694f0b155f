import { describe, expect, test } from 'vitest'
import { anAudience, overSixTypes } from '#areas/audience/fixtures.ts'
import type { WelcomeTemplate } from './model.ts'
import { consistencyOfAudience, consistencyOfMember, fillMessage, selectTemplate } from './rules.ts'

const template = (type: WelcomeTemplate['type'], productTags: string[] = []): WelcomeTemplate => ({
  type,
  productTags,
  welcomeMessage: type,
})
const all = [template('default'), template('card'), template('order'), template('product', ['ecm'])]
const active = { isActive: true, start: null, end: null, productTags: ['ecm'] }
const ended = { ...active, isActive: false }

describe('[WEL-002] [WEL-003] the template of', () => {
  test.each([
    ['who has everything', { consistency: active, conventionOrder: 'OMCEO', cardCode: 'INF1' }, 'product'],
    ['who has other products', { consistency: { ...active, productTags: ['x'] }, conventionOrder: 'OMCEO' }, 'order'],
    [
      'who has an order and a nurse’s card',
      { consistency: ended, conventionOrder: 'OPI', cardCode: '12INF3' },
      'order',
    ],
    ['who has a card that contains INF', { consistency: ended, cardCode: '12INF3' }, 'card'],
    ['who has another card', { consistency: ended, cardCode: 'MED3' }, 'default'],
    ['who has nothing', { consistency: ended }, 'default'],
    ['[WEL-005] who had the product, and no longer', { consistency: ended }, 'default'],
  ])('%s', (_sentence, greeted, type) => {
    expect(selectTemplate(all, greeted)?.type).toBe(type)
  })

  test('an order that no template names is any order only for a template that names none', () => {
    const greeted = { consistency: ended, conventionOrder: 'OPI Milano' }
    expect(selectTemplate([template('order', ['OMCEO Roma'])], greeted)).toBeNull()
    expect(selectTemplate([template('order', ['OPI Milano'])], greeted)).not.toBeNull()
  })
})

test.each(
  overSixTypes({ SUSPECT: false, REGISTRATO: false, TRIAL: false, PREMIUM: true, EX_TRIAL: false, EX_PREMIUM: false }),
)('[WEL-005] the subscription of %s is active: %s', (type, isActive) => {
  expect(consistencyOfAudience(anAudience(type)).isActive).toBe(isActive)
})

test('[WEL-001] the consistency of a member holds the codes and the dates of the last subscription', () => {
  const period = (start: string, end: string) => ({ start: new Date(start), end: new Date(end) })
  const membership = {
    registrationDate: new Date('2024-01-01'),
    trial: null,
    premiumPeriods: [period('2026-03-01', '2027-03-01'), period('2025-03-01', '2026-03-01')],
  }
  const audience = anAudience('PREMIUM', { wallets: { ecm: {} }, staticPortfolios: ['DAS'] })
  expect(consistencyOfMember(audience, { membership })).toEqual({
    isActive: true,
    productTags: ['ecm', 'DAS'],
    start: new Date('2026-03-01'),
    end: new Date('2027-03-01'),
  })
})

test.each([
  ['Bentornata nel Club, {nome}.', { name: 'Giulia' }, 'Bentornata nel Club, Giulia.'],
  ['Bentornata nel Club, {nome}.', {}, 'Bentornata nel Club.'],
  ['Con {ordine}, {nome}', { name: 'Ada', conventionOrder: 'OMCEO Roma' }, 'Con OMCEO Roma, Ada'],
])('%s', (message, person, said) => {
  expect(fillMessage(message, person)).toBe(said)
})
