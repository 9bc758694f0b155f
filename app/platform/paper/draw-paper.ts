import { type DocumentProps, Font, renderToBuffer } from '@react-pdf/renderer'
import type { ReactElement } from 'react'

/** No Italian word is longer, and a name of this length still stands in the narrowest column of ours. */
const LONGEST_WORD = 26

/** Draws a paper as a file. */
export async function drawPaper(paper: ReactElement<DocumentProps>): Promise<Buffer> {
  Font.registerHyphenationCallback(wordParts)
  return renderToBuffer(paper)
}

/** The only syllables the library knows are English ones: a word is broken only where it would leave the page, an address never. */
function wordParts(word: string): string[] {
  return word.length > LONGEST_WORD && !/[/@=&]/.test(word)
    ? (word.match(new RegExp(`.{1,${LONGEST_WORD}}`, 'gsu')) ?? [word])
    : [word]
}

/** The size of letters for words that may be many: the first step whose length they do not pass, else the last. */
export function sizeFor(words: string, steps: readonly (readonly [length: number, size: number])[]): number {
  return (steps.find(([length]) => words.length <= length) ?? steps.at(-1))?.[1] ?? 11
}
