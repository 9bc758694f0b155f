import { describe, expect, test } from 'vitest'
import { anAudience, overSixTypes } from '#areas/audience/fixtures.ts'
import { CALCULATORS } from '#areas/calculators/rules.ts'
import { inflections } from '#platform/pure/inflections.ts'
import { findCalculators } from './calculator-rules.ts'
import { closedFinds } from './closed-rules.ts'
import {
  correction,
  countSentence,
  courseLink,
  isSearchable,
  markMatches,
  queryWords,
  sectionsOf,
  withoutGuesses,
} from './rules.ts'

test('[SRC-003] a search needs two characters that are not spaces', () => {
  expect([' a ', 'a', '', 'ab', ' a b'].map(isSearchable)).toEqual([false, false, false, true, true])
})

test('[SRC-008] news and resources need the news wallet, courses the ecm wallet, whatever the type', () => {
  expect(sectionsOf(anAudience('SUSPECT'))).toEqual(['services'])
  expect(sectionsOf(anAudience('REGISTRATO', { wallets: { news: {} } }))).toEqual([
    'news',
    'modules',
    'tools',
    'services',
  ])
  expect(sectionsOf(anAudience('EX_PREMIUM', { wallets: { ecm: {} } }))).toEqual(['courses', 'services'])
})

test.each(
  overSixTypes({
    SUSPECT: '/upgrade',
    REGISTRATO: '/upgrade',
    TRIAL: '/c',
    PREMIUM: '/c',
    EX_TRIAL: '/upgrade',
    EX_PREMIUM: '/upgrade',
  }),
)('[SRC-010] a course result leads %s to %s', (type, link) => {
  expect(courseLink(anAudience(type), '/c')).toBe(link)
})

test('[SRC-012] one is "risultato", any other number "risultati"', () => {
  expect([0, 1, 2].map((count) => countSentence(count, 'asma'))).toEqual([
    '0 risultati per "asma"',
    '1 risultato per "asma"',
    '2 risultati per "asma"',
  ])
})

test.each([
  ['infermiere', 'infermieri'],
  ['studio', 'studi'],
  ['terapia', 'terapie'],
  ['patologica', 'patologiche'],
])('%s and %s are inflections of each other', (one, other) => {
  expect(inflections(one)).toContain(other)
  expect(inflections(other).toSorted()).toEqual(inflections(one).toSorted())
})

test('a short word, and one that ends otherwise, has no inflection but itself', () => {
  expect(['cosa', 'ecm', 'burnout'].map(inflections)).toEqual([['cosa'], ['ecm'], ['burnout']])
})

test('a correction names the words that took the place of those nobody wrote', () => {
  expect(correction([['diabette', 'diabete', 'diabetica'], ['di'], ['tipo', 'tipo', 'tipi']])).toEqual({
    correctedTo: 'diabete o diabetica di tipo',
  })
  expect(correction([['tipo', 'tipo'], ['due']])).toEqual({})
})

test('where something answers what was typed, what answers a correction is left out', () => {
  const typed = { items: [], matches: 2 }
  const guess = { items: [], matches: 9, correctedTo: 'cubito' }
  const nothing = { items: [], matches: 0 }
  expect(withoutGuesses([typed, guess], false)).toEqual([typed, nothing])
  expect(withoutGuesses([guess, guess], true)).toEqual([nothing, nothing])
  expect(withoutGuesses([guess, nothing], false)).toEqual([guess, nothing])
})

test('words are read without accents and signs', () => {
  expect(queryWords('  L’attività, d’élite! ')).toEqual(['l', 'attivita', 'd', 'elite'])
})

test('matches are marked by their beginning and by their stem', () => {
  const marked = (title: string, typed: string) =>
    markMatches(title, typed)
      .filter(({ isMatch }) => isMatch)
      .map(({ text }) => text)
  expect(marked('Ipertensione: misurare bene la pressione', 'iper press')).toEqual(['Ipertensione', 'pressione'])
  expect(marked('Cefalee e attività', 'cefalea ATTIVITA')).toEqual(['Cefalee', 'attività'])
  expect(marked('Vaccini', 'asma')).toEqual([])
})

test.each([
  ['calcolatori', 11],
  ['calcolo', 11],
])('[SRC-011] whoever writes "%s" is shown them all', (typed, count) => {
  expect(findCalculators(typed, CALCULATORS)).toHaveLength(count)
})

test.each([
  ['BMI', 'bmi'],
  ['massa corporea', 'bmi'],
  ['eGFR', 'egfr-ckd-epi'],
  ['gfr', 'egfr-ckd-epi'],
  ['vfg', 'egfr-ckd-epi'],
  ['gcs', 'glasgow'],
  ['hasbled', 'has-bled'],
  ['CHA2DS2-VASc', 'cha2ds2-vasc'],
  ['glasgow', 'glasgow'],
  ['forfetario', 'regime-forfettario'],
])('[SRC-011] "%s" finds first the calculator %s', (typed, id) => {
  expect(findCalculators(typed, CALCULATORS)[0]?.id).toBe(id)
})

test('[SRC-011] the two letters with which "calcolatore" begins do not mean all of them', () => {
  expect(findCalculators('ca', CALCULATORS).length).toBeLessThan(CALCULATORS.length)
})

describe('[SRC-008] what is closed to whoever searches', () => {
  test.each(
    overSixTypes({
      SUSPECT: ['registrati per aprirli', '/registrazione-trial'],
      REGISTRATO: ['attiva la prova gratuita per aprirli', '/attivazione-trial'],
      TRIAL: ['passa a Premium per aprirli', '/upgrade'],
      PREMIUM: ['amplia il tuo piano per aprirli', '/upgrade'],
      EX_TRIAL: ['passa a Premium per aprirli', '/upgrade'],
      EX_PREMIUM: ['rinnova per aprirli', '/upgrade'],
    }),
  )('as %s leads to %s', (type, [action, to]) => {
    expect(closedFinds({ news: 3, courses: 1, modules: 0 }, type)).toEqual({
      counts: '3 articoli, 1 corso',
      action,
      to,
    })
  })

  test('is one, or none', () => {
    expect(closedFinds({ courses: 1 }, 'SUSPECT')?.action).toBe('registrati per aprirlo')
    expect(closedFinds({ courses: 0 }, 'SUSPECT')).toBeNull()
  })
})
