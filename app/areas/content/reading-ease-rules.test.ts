import { expect, test } from 'vitest'
import { easeWords, gulpease, measuredIn, readingEase, sentencesIn } from './reading-ease-rules.ts'

test.each([
  ['Il paziente dorme. La notte passa.', ['Il paziente dorme.', 'La notte passa.']],
  ['Il dott. Rossi visita. Poi esce.', ['Il dott. Rossi visita.', 'Poi esce.']],
  ['Lo dice la Dott.ssa Bianchi nel n. 3 della rivista.', ['Lo dice la Dott.ssa Bianchi nel n. 3 della rivista.']],
  ['I farmaci, per es. gli ACE-inibitori, a 2,5 mg.', ['I farmaci, per es. gli ACE-inibitori, a 2,5 mg.']],
  ['La differenza regge (p < 0,05). Si conferma.', ['La differenza regge (p < 0,05).', 'Si conferma.']],
  ['Cambia a 1.500 unità e a 3.2 punti.', ['Cambia a 1.500 unità e a 3.2 punti.']],
  ['Lo scrive M. Rossi et al. Nel 2020.', ['Lo scrive M. Rossi et al. Nel 2020.']],
  ['Lo si sapeva.[3] Ora è certo.12 Anche qui.', ['Lo si sapeva.[3]', 'Ora è certo.12', 'Anche qui.']],
  ['Disse: «Basta.» Poi uscì.', ['Disse: «Basta.»', 'Poi uscì.']],
  ['E adesso? Si aspetta! Forse…', ['E adesso?', 'Si aspetta!', 'Forse…']],
  ['Si veda www.iss.it per i dati. Fine', ['Si veda www.iss.it per i dati.', 'Fine']],
  ['Aspetta... e poi va.', ['Aspetta... e poi va.']],
  [
    'Pane, latte, ecc. e poi 5 mg. al giorno. Frutta, ecc. Poi basta.',
    ['Pane, latte, ecc. e poi 5 mg. al giorno.', 'Frutta, ecc.', 'Poi basta.'],
  ],
  ['Un titolo senza punto', ['Un titolo senza punto']],
  ['   ', []],
  ['— … —', []],
])('[STU-049] the sentences of "%s"', (passage, sentences) => {
  const found = sentencesIn(passage)
  expect(found.map(({ text }) => text)).toEqual(sentences)
  for (const { text, from, to } of found) expect(passage.slice(from, to)).toBe(text)
})

test.each([
  [{ sentences: 1, letters: 45, words: 10 }, 74],
  [{ sentences: 2, letters: 100, words: 20 }, 69],
  [{ sentences: 1, letters: 300, words: 40 }, 22],
  [{ sentences: 1, letters: 900, words: 60 }, 0],
  [{ sentences: 1, letters: 4, words: 2 }, 100],
  [{ sentences: 0, letters: 0, words: 0 }, 100],
])('[STU-049] the index of %o is %i', (count, index) => expect(gulpease(count)).toBe(index))

test.each([
  [100, 'Facile per chi ha la licenza elementare'],
  [80, 'Facile per chi ha la licenza elementare'],
  [79, 'Facile per chi ha la licenza media'],
  [60, 'Facile per chi ha la licenza media'],
  [59, 'Facile per chi ha un diploma'],
  [40, 'Facile per chi ha un diploma'],
  [39, 'Difficile anche per chi ha un diploma'],
  [0, 'Difficile anche per chi ha un diploma'],
])('[STU-049] %i means: %s', (index, words) => expect(easeWords(index)).toBe(words))

test('[STU-049] the hardest sentences are the five of the lowest index, each where it stands, and no titles', () => {
  const hard = (word: string) => `${`${word} `.repeat(9)}${word}.`
  const passages = [
    'Farmacocinetica',
    `Una frase di otto parole che si legge. ${hard('Interdisciplinarietà')}`,
    ...['a', 'abc', 'abcd', 'abcde'].map((word) => hard(word)),
  ]
  const { hardest, sentences } = readingEase(passages.map(measuredIn))
  expect(sentences).toBe(7)
  expect(hardest).toHaveLength(5)
  expect(hardest[0]?.text).toBe(hard('Interdisciplinarietà'))
  expect(hardest.map(({ index }) => index)).toEqual(hardest.map(({ index }) => index).toSorted((one, two) => one - two))
  for (const { passage, from, to, text } of hardest) expect(passages[passage]?.slice(from, to)).toBe(text)
  expect(hardest.some(({ text }) => text === 'Farmacocinetica')).toBe(false)
})
