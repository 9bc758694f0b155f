/** STU-049. How easily some words are read: the Gulpease index (Lucisano and Piemontese, 1988), made for Italian. */
export type Sentence = { text: string; from: number; to: number }
export type MeasuredSentence = Sentence & { letters: number; words: number; index: number }
export type HardSentence = Sentence & { passage: number; index: number }
export type ReadingEase = { index: number; sentences: number; hardest: readonly HardSentence[] }

/** What is hoped for, and never asked: health professionals read harder words than everybody. */
export const EASE_GOALS = { professionals: 45, public: 60 } as const

/** After these a full stop ends nothing. What ends a sentence as often as not (ecc., mg) ends it where a capital follows. */
const SHORT = new Set(
  [
    'dott dottssa prof profssa sig sigra sigg ing avv arch geom rag on sen st art artt co cfr es fig figg tab tabb',
    'n nn num p pp pag pagg par vol cap ed eds al ca min max tel cell fax v vs ss segg lett op cit ibid',
    'gen feb mar apr giu lug ago set ott nov dic c d e r s',
  ]
    .join(' ')
    .split(' '),
)
/** What may stand between the end of a sentence and the next: closing marks, and the number of a note or of a reference. */
const END = /[.!?…]+[»”"’)\]]*(?:\[?\d{1,3}(?:[,–-]\d{1,3})*\]?)?(?=\s|$)/g

/** The sentences of a passage, each where it stands. “Dott.”, “es.”, “n. 3”, “2,5” and “p < 0,05” end none. */
export function sentencesIn(passage: string): Sentence[] {
  const sentences: Sentence[] = []
  let begin = 0
  const close = (end: number) => {
    const text = passage.slice(begin, end)
    const from = begin + (text.length - text.trimStart().length)
    if (/[\p{L}\p{N}]/u.test(text)) sentences.push({ text: text.trim(), from, to: from + text.trim().length })
    begin = end
  }
  for (const { 0: mark, index } of passage.matchAll(END)) {
    const end = index + mark.length
    if (!isShortened(passage.slice(begin, index), mark) && !/^\s+\p{Ll}/u.test(passage.slice(end))) close(end)
  }
  close(passage.length)
  return sentences
}

/** A full stop that belongs to the word before it: a word that is said short, or an initial. */
function isShortened(before: string, mark: string): boolean {
  if (!mark.startsWith('.') || mark.startsWith('..')) return false
  const word = /([\p{L}.]+)$/u.exec(before)?.[1]?.replaceAll('.', '').toLowerCase()
  return word !== undefined && (SHORT.has(word) || /(?:^|[\s(.])\p{Lu}$/u.test(before))
}

const wordsIn = (text: string) => text.match(/[^\s]*[\p{L}\p{N}][^\s]*/gu)?.length ?? 0
const lettersIn = (text: string) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0

export function gulpease(count: { sentences: number; letters: number; words: number }): number {
  if (count.words === 0) return 100
  const index = 89 + (300 * count.sentences - 10 * count.letters) / count.words
  return Math.round(Math.min(100, Math.max(0, index)))
}

const MOST_HARD = 5
/** Fewer words than these are a title or an exclamation, and hard to nobody. */
const FEWEST_WORDS = 8

/** A passage is measured by itself: of a long text only what changed is measured again. */
export function measuredIn(passage: string): MeasuredSentence[] {
  return sentencesIn(passage).map((sentence) => {
    const count = { sentences: 1, letters: lettersIn(sentence.text), words: wordsIn(sentence.text) }
    return { ...sentence, ...count, index: gulpease(count) }
  })
}

/** Of paragraphs, headings and items one beside the other; tables and references are looked up, not read, and are none of them. */
export function readingEase(passages: readonly (readonly MeasuredSentence[])[]): ReadingEase {
  const measured = passages.flatMap((sentences, passage) => sentences.map((sentence) => ({ ...sentence, passage })))
  const sum = (of: (one: (typeof measured)[number]) => number) => measured.reduce((total, one) => total + of(one), 0)
  const hardest = measured
    .filter(({ words }) => words >= FEWEST_WORDS)
    .toSorted((one, other) => one.index - other.index || other.words - one.words)
    .slice(0, MOST_HARD)
    .map(({ text, from, to, passage, index }) => ({ text, from, to, passage, index }))
  const count = { sentences: measured.length, letters: sum(({ letters }) => letters), words: sum(({ words }) => words) }
  return { index: gulpease(count), sentences: measured.length, hardest }
}

export function easeWords(index: number): string {
  if (index >= 80) return 'Facile per chi ha la licenza elementare'
  if (index >= 60) return 'Facile per chi ha la licenza media'
  return index >= 40 ? 'Facile per chi ha un diploma' : 'Difficile anche per chi ha un diploma'
}
