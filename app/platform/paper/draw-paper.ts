import path from 'node:path'
import { type DocumentProps, Font, renderToBuffer } from '@react-pdf/renderer'
import type { ReactElement } from 'react'

/** No Italian word is longer, and a name of this length still stands in the narrowest column of ours. */
const LONGEST_WORD = 26

const FONTS = path.resolve('app/platform/paper/fonts')
/** ACC-003. Letters of names that the fonts of every reader do not have: each is drawn with the first of these that has it. */
const NAME_FONTS = ['latin-ext', 'vietnamese'] as const
for (const subset of NAME_FONTS)
  Font.register({ family: `Names ${subset}`, src: path.join(FONTS, `source-sans-3-${subset}-400-normal.woff`) })
export const NAME_FAMILY = ['Helvetica', ...NAME_FONTS.map((subset) => `Names ${subset}`)]

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
