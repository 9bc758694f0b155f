import { expect, test } from 'vitest'
import { anAudience } from '#areas/audience/fixtures.ts'
import { type CardProgress, cardStatus, isOfferedUpgrade, professionsInWords } from './card-rules.ts'

const progress = (parts: Partial<CardProgress>): CardProgress => ({
  status: 1,
  started: null,
  ended: null,
  score: null,
  percentageOfCompletion: 40,
  ...parts,
})
const ended = '2026-10-05T10:00:00Z'

test.each([
  ['[CRS-025] [CRS-024]', null, 'Vai al corso', 'Scade il 31/12/26'],
  ['[CRS-021]', progress({}), 'Inizia il corso', 'Scade il 31/12/26'],
  ['[CRS-021]', progress({ started: ended }), 'Continua il corso', 'Scade il 31/12/26'],
  ['[CRS-022]', progress({ status: 2, ended, score: 88 }), 'Rivedi il corso', 'Superato il 05/10/26 · punteggio 88%'],
  ['[CRS-023]', progress({ status: 3, ended }), 'Rivedi il corso', 'Non superato il 05/10/26'],
  ['[CRS-023]', progress({ status: 4 }), 'Rivedi il corso', 'Scaduto il 31/12/26'],
] as const)('%s the words of a card %#', (_id, given, button, note) => {
  expect(cardStatus('2026-12-31', given)).toMatchObject({ button, note })
})

test('[CRS-025] no status of the four says "Vai al corso"', () => {
  for (const status of [1, 2, 3, 4] as const)
    expect(cardStatus('2026-12-31', progress({ status })).button).not.toBe('Vai al corso')
})

test('[CRS-022] only a passed course has a certificate to download', () => {
  const has = ([1, 2, 3, 4] as const).map((status) => cardStatus('2026-12-31', progress({ status })).hasCertificate)
  expect(has).toEqual([false, true, false, false])
})

test('[CRS-034] only a premium member without the ecm wallet is offered the upgrade instead of the button', () => {
  expect(isOfferedUpgrade(anAudience('PREMIUM'))).toBe(true)
  expect(isOfferedUpgrade(anAudience('PREMIUM', { wallets: { ecm: {} } }))).toBe(false)
  expect(isOfferedUpgrade(anAudience('TRIAL'))).toBe(false)
})

test('a profession is named once, whether those who may follow are women or men', () => {
  expect(professionsInWords(['Medico chirurgo', 'Infermiera', 'Infermiere', 'Dietista'])).toBe(
    'Medico chirurgo, Infermiere, Dietista',
  )
})
