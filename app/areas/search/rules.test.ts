import { describe, expect, test } from 'vitest'
import { anAudience, overSixTypes } from '#areas/audience/fixtures.ts'
import type { Query } from '#areas/content/query-model.ts'
import { lettersApart, nearestWords, segmentsOf, synonymsOf } from '#areas/content/query-rules.ts'
import { wordsTyped } from '#areas/content/word-rules.ts'
import { inflections, rootOf } from '#platform/pure/inflections.ts'
import { CALCULATOR_THINGS, findCalculators } from './calculator-rules.ts'
import { closedFinds } from './closed-rules.ts'
import { countSentence, courseLink, isSearchable, markMatches, sectionsOf } from './rules.ts'
import { isExactly } from './thing-rules.ts'

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
  expect(['tre', 'ecm', 'burnout'].map(inflections)).toEqual([['tre'], ['ecm'], ['burnout']])
})

test.each([
  ['occhio', 'occhi'],
  ['rischio', 'rischi'],
  ['operatrici', 'operatore'],
  ['dottoressa', 'dottore'],
  ['dose', 'dosi'],
  ['province', 'provincia'],
])('%s and %s have one root', (one, other) => {
  expect(rootOf(one)).toBe(rootOf(other))
})

test.each([
  ['sepsy', 'sepsi', 1],
  ['antibitoici', 'antibiotici', 1],
  ['scompenzzo', 'scompenso', 2],
  ['sepsi', 'bpco', 3],
])('%s is %s but for some letters', (one, other, apart) => {
  expect(lettersApart(one, other, 2)).toBe(apart)
})

test('the nearest words come once for each root, and a code or a short word has none', () => {
  const candidates = ['scompenso', 'scompensi', 'compenso'].map((word, at) => ({ word, uses: 3 - at }))
  expect(nearestWords('scompenzo', candidates, false)).toEqual(['scompenso'])
  expect(nearestWords('scomp', candidates, false)).toEqual([])
  expect(nearestWords('b12', [{ word: 'b13', uses: 9 }], false)).toEqual([])
})

test('a name of some words is one thing, and words that say nothing are left out unless they are an abbreviation', () => {
  const synonyms = synonymsOf([
    ['FA', 'fibrillazione atriale'],
    ['Cefalea', 'mal di testa'],
  ])
  const said = (typed: string) =>
    segmentsOf(wordsTyped(typed), synonyms).map(({ words, names }) => [words.join(' '), names])
  expect(said('mal di testa nel bambino')).toEqual([
    ['mal di testa', ['Cefalea']],
    ['bambino', []],
  ])
  expect(said('fa')).toEqual([['fa', ['fibrillazione atriale']]])
  expect(said('che cosa fa la cefalea')).toEqual([['cefalea', ['mal di testa']]])
})

test('words are read without accents and signs', () => {
  expect(wordsTyped('  L’attività, d’élite! ')).toEqual(['l', 'attivita', 'd', 'elite'])
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

/** A query of whole words, as the database would read it. */
function read(typed: string): Query {
  const concepts = wordsTyped(typed).map((word) => ({
    phrase: [{ word, root: rootOf(word), stem: '', gap: 1 }],
    alternatives: [],
    beginning: word,
    weight: 1,
  }))
  return { concepts, maybe: [] }
}
const calculatorsFor = (typed: string) => findCalculators(read(typed), new Map()).map(({ thing }) => thing.id)

test.each(['calcolatori', 'calcolo'])('[SRC-011] whoever writes "%s" is shown them all', (typed) => {
  expect(calculatorsFor(typed)).toHaveLength(CALCULATOR_THINGS.length)
})

test.each([
  ['BMI', 'bmi'],
  ['massa corporea', 'bmi'],
  ['egfr', 'egfr-ckd-epi'],
  ['hasbled', 'has-bled'],
  ['CHA2DS2-VASc', 'cha2ds2-vasc'],
  ['glasgow', 'glasgow'],
])('[SRC-011] "%s" finds first the calculator %s', (typed, id) => {
  expect(calculatorsFor(typed)[0]).toBe(id)
})

test('[SRC-011] the two letters with which "calcolatore" begins do not mean all of them', () => {
  expect(calculatorsFor('ca').length).toBeLessThan(CALCULATOR_THINGS.length)
})

test('a thing is meant exactly by its whole title, by a part of it that names it, and by its other names', () => {
  const thing = { id: '1', title: 'Sepsi: le prime tre ore', link: '/', names: ['462457'] }
  expect(['sepsi', 'sepsi prime tre ore', '462457', 'ore'].map((typed) => isExactly(read(typed), thing))).toEqual([
    true,
    true,
    true,
    false,
  ])
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
