import { describe, expect, test } from 'vitest'
import { CONSENT_VERSION, type CookieConsent, EVENT_CODES } from './model.ts'
import {
  allows,
  campaignIn,
  campaignParametersIn,
  contentEvent,
  isEventCode,
  readConsent,
  writeConsent,
} from './rules.ts'

describe('the codes', () => {
  test.each([
    ['TRK-002', 'AR', 'AR100 AR107 AR108 AR181'],
    ['TRK-003', 'PP', 'PP010 PP050 PP071 PP072 PP080 PP091 PP092 PP100 PP200 PP300 PP305 PP400'],
    ['TRK-004', 'UC', 'UC010 UC020 UC030 UC040'],
    ['TRK-005', 'NA', 'NA102 NA103 NA104 NA105 NA106 NA131'],
    ['TRK-006', 'RS', 'RS111 RS113 RS114 RS121 RS122 RS123 RS124'],
    ['TRK-007', 'CF', 'CF101 CF102 CF103 CF104 CF135'],
    ['TRK-008', 'CN', 'CN310 CN320 CN330 CN340'],
    ['TRK-010', '(?:TM|WL|PH)', 'TM140 WL100 PH110'],
  ])('[%s] of the family %s are %s', (_row, family, codes) => {
    expect(EVENT_CODES.filter((code) => new RegExp(`^${family}\\d`).test(code))).toEqual(codes.split(' '))
  })

  test('[TRK-009] the codes confirmed for calls to action are all known, and no other word is a code', () => {
    const confirmed = 'PH110 PP050 NA131 TM140 NA106 RS123 RS124 CF102 WL100 AR181'.split(' ')
    expect(confirmed.filter((code) => !isEventCode(code))).toEqual([])
    for (const word of ['', 'XX999', 'ar100', 'constructor', 'toString']) expect(isEventCode(word)).toBe(false)
  })
})

describe('[TRK-011] the route of a content page picks the family of codes its actions send', () => {
  test.each([
    ['/risorse/consenso-informato', /^RS/],
    ['/corsi-ecm-fad/il-dolore', /^CF/],
    ['/news-approfondimenti/una-notizia', /^(NA|UC)/],
    ['/risorse-umane', /^(NA|UC)/],
  ])('%s', (path, family) => {
    for (const action of ['open', 'use', 'download', 'print', 'see-all'] as const)
      expect(contentEvent(path, action)).toMatch(family)
  })
})

describe('consent', () => {
  const now = new Date('2026-11-15T12:00:00Z')
  const given = (parts: Partial<CookieConsent> = {}): CookieConsent => ({
    id: '7b0c2f6e-3a66-4a0e-9d2c-2f5b8f1f0a11',
    version: CONSENT_VERSION,
    purposes: ['statistics'],
    givenAt: new Date('2026-11-01T12:00:00Z'),
    ...parts,
  })

  test.each([
    ['none was ever given', null, false],
    ['it was given two weeks ago', given(), true],
    ['it was given without this purpose', given({ purposes: ['marketing'] }), false],
    ['everything was refused', given({ purposes: [] }), false],
    ['it was given five months ago', given({ givenAt: new Date('2026-06-16T12:00:00Z') }), true],
    ['it was given more than six months ago', given({ givenAt: new Date('2026-05-10T12:00:00Z') }), false],
    ['the purposes have changed since', given({ version: CONSENT_VERSION + 1 }), false],
    ['it was given tomorrow', given({ givenAt: new Date('2026-11-17T12:00:00Z') }), false],
  ])('when %s', (_sentence, consent, isAllowed) => {
    expect(allows(consent, 'statistics', now)).toBe(isAllowed)
  })

  test('the cookie says it back whole', () => {
    for (const consent of [given(), given({ purposes: [] }), given({ purposes: ['statistics', 'marketing'] })])
      expect(readConsent(writeConsent(consent))).toEqual(consent)
  })

  test.each([
    undefined,
    '',
    'yes',
    '1.x.statistics.1',
    '1.7b0c2f6e-3a66-4a0e-9d2c-2f5b8f1f0a11.statistics.',
    'a.b.c.d',
  ])('a cookie that says %j is no choice', (value) => {
    expect(readConsent(value)).toBeNull()
  })

  test('purposes nobody knows are not given', () => {
    expect(readConsent('1.7b0c2f6e-3a66-4a0e-9d2c-2f5b8f1f0a11.statistics+everything.1763200000')?.purposes).toEqual([
      'statistics',
    ])
  })
})

test('[FRM-019] of an address only the campaign is kept, and not without measure', () => {
  expect(campaignParametersIn('?utm_source=mail&fonte=OMCEO&fonteCampagna=autunno&email=a%40b.it&gclid=')).toEqual({
    utm_source: 'mail',
    fonte: 'OMCEO',
    fonteCampagna: 'autunno',
  })
  expect(campaignParametersIn(`?utm_term=${'a'.repeat(5000)}`).utm_term).toHaveLength(200)
})

test.each([
  [{ utm_campaign: 'Primavera 2026', utm_source: 'mail' }, 'primavera-2026'],
  [{ fonte: 'OMCEO', fonteCampagna: 'autunno' }, 'autunno'],
  [{ utm_source: 'mail' }, 'mail'],
  [{ utm_campaign: 'anna.neri@posta.example' }, null],
  [{ utm_campaign: '3331234567' }, null],
  [{ gclid: 'x' }, null],
])('[FIG-001] of %j the code is %j', (parameters, code) => {
  expect(campaignIn(parameters)).toBe(code)
})
