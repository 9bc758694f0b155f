import { describe, expect, test } from 'vitest'
import { anAudience, overSixTypes } from '#areas/audience/fixtures.ts'
import { archiveDecision } from './archive-rules.ts'
import { localPhone } from './completion-rules.ts'
import { accountCards, activatedOn, daysLeftLabel, overviewCards, profileMenu } from './rules.ts'
import { ORDERS_WITHOUT_TELEMEDICINE, servicesFor } from './services-rules.ts'

const PREMIUM = anAudience('PREMIUM', { wallets: { winLoy: { stato: 1 }, ecm: {}, legal: {}, tutelaLegale: {} } })

describe('the side menu', () => {
  test('[PRF-011] lists seven links, in order', () => {
    expect(profileMenu(PREMIUM).account.map(({ label, to }) => `${label} ${to}`)).toEqual([
      'Panoramica /profilo',
      'Abbonamento /profilo/abbonamento',
      'Programma Fedeltà /profilo/il-mio-programma-fedelta',
      'Metodi di pagamento /profilo/metodi-pagamento',
      'Fatture e pagamenti /profilo/fatture-pagamenti',
      'Dati personali /profilo/dati-personali',
      'Privacy e condizioni /profilo/privacy',
    ])
  })

  test('goes on with everything of one’s own, by what the wallets open', () => {
    const labels = (audience = PREMIUM) => profileMenu(audience).own.map(({ label }) => label)
    const both = ['La mia libreria', 'Le mie risorse', 'La mia scheda', 'Le mie richieste']
    const last = ['I miei servizi', 'Accesso e sicurezza']
    expect(labels()).toEqual(['Le mie cause', 'La mia formazione', ...both, ...last])
    expect(labels(anAudience('REGISTRATO'))).toEqual([...both, ...last])
  })

  test.each(
    overSixTypes({
      SUSPECT: false,
      REGISTRATO: false,
      TRIAL: true,
      PREMIUM: false,
      EX_TRIAL: true,
      EX_PREMIUM: true,
    }),
  )('[PRF-012] %s has an alert beside "Abbonamento": %s', (type, expected) => {
    const alerts = Object.values(profileMenu(anAudience(type)))
      .flat()
      .filter(({ hasAlert }) => hasAlert)
    expect(alerts.map(({ label }) => label)).toEqual(expected ? ['Abbonamento'] : [])
  })

  test.each([
    [undefined, false],
    [{ stato: 0 }, false],
    [{ stato: 1 }, true],
    [{ stato: 2 }, false],
  ])('[PRF-013] with the loyalty wallet %o the programme appears: %s', (winLoy, expected) => {
    const audience = anAudience('EX_PREMIUM', { wallets: winLoy ? { winLoy } : {} })
    expect(profileMenu(audience).account.some(({ label }) => label === 'Programma Fedeltà')).toBe(expected)
  })
})

describe('the header', () => {
  test.each(
    overSixTypes({
      SUSPECT: '5 marzo 2024',
      REGISTRATO: '5 marzo 2024',
      TRIAL: '5 marzo 2024',
      PREMIUM: '2024',
      EX_TRIAL: '5 marzo 2024',
      EX_PREMIUM: '5 marzo 2024',
    }),
  )('[PRF-015] %s reads that it was activated on %s', (type, written) => {
    expect(activatedOn(type, new Date('2024-03-05T10:00:00Z'))).toBe(written)
  })
})

describe('the overview', () => {
  test('[PRF-002] shows five cards to who holds both wallets, and hides what the wallets open', () => {
    expect(overviewCards(PREMIUM).map(({ title, to }) => `${title} ${to}`)).toEqual([
      'Le mie cause /profilo/cause',
      'La mia formazione /profilo/la-mia-formazione',
      'La mia libreria /profilo/la-mia-libreria',
      'Le mie risorse /profilo/le-mie-risorse',
      'La mia scheda /profilo/la-mia-scheda',
    ])
    expect(overviewCards(anAudience('REGISTRATO')).map(({ id }) => id)).toEqual(['library', 'resources', 'card'])
  })

  test.each(['EX_TRIAL', 'EX_PREMIUM'] as const)('[PRF-002] %s finds the certificates earned before', (type) => {
    expect(overviewCards(anAudience(type)).map(({ id }) => id)).toContain('training')
  })

  test.each(
    overSixTypes({
      SUSPECT: [],
      REGISTRATO: ['personal-data', 'privacy'],
      TRIAL: ['trial', 'personal-data', 'privacy'],
      PREMIUM: ['subscription', 'personal-data', 'privacy'],
      EX_TRIAL: ['trial', 'personal-data', 'privacy'],
      EX_PREMIUM: ['expired', 'personal-data', 'privacy'],
    }),
  )('[PRF-005] [PRF-009] "Il tuo account" of %s is %o', (type, kinds) => {
    expect(accountCards(type, 5).map(({ kind }) => kind)).toEqual(kinds)
  })

  test('[PRF-006] [PRF-007] the trial counts its days and stops at zero when it is over', () => {
    expect(accountCards('TRIAL', 5)[0]).toEqual({ kind: 'trial', daysLeft: 5, isOver: false })
    expect(accountCards('EX_TRIAL', 5)[0]).toEqual({ kind: 'trial', daysLeft: 0, isOver: true })
    expect([0, 1, 7].map(daysLeftLabel)).toEqual(['0 giorni rimasti', '1 giorno rimasto', '7 giorni rimasti'])
  })
})

describe('the services view', () => {
  const BASIC = ['/corsi-ecm-fad', '/risorse', '/professionisti-sanitari', '/news-approfondimenti']
  const TRIAL = [
    '/corsi-ecm-fad',
    '/servizi/legali/consulenza',
    '/servizi/legali/parere',
    '/servizi/legali/diffida',
    '/servizi/legali/responsabilita',
    '/servizi/assicurativi/consulenza',
    '/risorse',
    '/professionisti-sanitari',
    '/servizi/convenzioni',
    '/news-approfondimenti',
  ]
  const asked = (audience = PREMIUM, more: { isAps?: boolean; conventionOrder?: string } = {}) =>
    servicesFor({ audience, isAps: more.isAps ?? false, conventionOrder: more.conventionOrder ?? null }).map(
      ({ to }) => to,
    )

  test.each(
    overSixTypes({
      SUSPECT: [],
      REGISTRATO: BASIC,
      TRIAL,
      PREMIUM: ['/telemedicina', '/professionisti-sanitari/assistenza-domiciliare', ...TRIAL],
      EX_TRIAL: BASIC,
      EX_PREMIUM: BASIC,
    }),
  )('[PRF-018] [PRF-019] [PRF-020] [PRF-021] [PRF-023] %s is offered %o', (type, paths) => {
    expect(asked(anAudience(type))).toEqual(paths)
  })

  test('[PRF-017] telemedicine is for PREMIUM who are neither insurance professionals nor of one of two orders', () => {
    expect(asked()).toContain('/telemedicina')
    expect(asked(PREMIUM, { isAps: true })).not.toContain('/telemedicina')
    for (const conventionOrder of ORDERS_WITHOUT_TELEMEDICINE)
      expect(asked(PREMIUM, { conventionOrder })).not.toContain('/telemedicina')
    expect(asked(PREMIUM, { conventionOrder: 'ORDINE-ALTRO' })).toContain('/telemedicina')
  })

  test('[PRF-022, AUD-023] the legal-protection policy needs its wallet', () => {
    expect(asked()).toContain('/servizi/assicurativi/tutela-legale')
    expect(asked(anAudience('PREMIUM'))).not.toContain('/servizi/assicurativi/tutela-legale')
    expect(asked(anAudience('TRIAL', { wallets: { tutelaLegale: {} } }))).not.toContain(
      '/servizi/assicurativi/tutela-legale',
    )
  })
})

test.each([
  ['3331234567', '0039', '3331234567'],
  ['393331234567', '0039', '3331234567'],
  ['00393331234567', '0039', '3331234567'],
  ['+39 02 1234567', '0039', '021234567'],
  ['391234567', '0039', '391234567'],
  ['447911123456', '0039', '447911123456'],
  ['', '0039', ''],
])('[PRF-036] the number %s with the prefix %s is shown as %s, never cut short', (phone, prefix, shown) => {
  expect(localPhone(phone, prefix)).toBe(shown)
})

describe('[IDN-051] asking for the archive', () => {
  const now = new Date('2026-11-18T10:00:00Z')
  const asked = (hoursAgo: number, state: 'preparing' | 'ready' | 'failed' = 'ready') => ({
    state,
    requestedAt: new Date(now.getTime() - hoursAgo * 3_600_000),
  })
  test.each([
    ['nothing asked', [], { kind: 'go' }],
    ['one is being made', [asked(30, 'preparing')], { kind: 'busy' }],
    ['two in a day', [asked(1), asked(2)], { kind: 'go' }],
    ['three in a day', [asked(1), asked(2), asked(20)], { kind: 'wait', seconds: 4 * 3600 }],
    ['three, one of which failed', [asked(1, 'failed'), asked(2), asked(20)], { kind: 'wait', seconds: 4 * 3600 }],
    ['the third is a day old', [asked(1), asked(2), asked(24)], { kind: 'go' }],
  ])('%s', (_what, before, decision) => {
    expect(archiveDecision(before, now)).toEqual(decision)
  })
})
