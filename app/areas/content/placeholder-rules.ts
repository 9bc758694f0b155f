import { plainText } from './article-rules.ts'

/** STU-005. Words that were put there to be written over, each with what stands around it. */
export type Placeholder = { words: string; place: string }

export const LEFT_OVER = /[Ll]orem ipsum|LOREM IPSUM|\bTODO\b|\bXXX\b/g
const AROUND = 30
const CELL = /<(th|td)\b[^>]*>((?:(?!<\/?t[hd]\b)[\s\S])*)<\/\1>/gi
const FIGURE = /<figure\b[^>]*>((?:(?!<\/figure>)[\s\S])*)(?:<\/figure>|$)/gi

/** The name of a column alone in a heading, three dots alone in a cell, a picture that is not there, words that stand for others. */
export function placeholdersIn(html: string): Placeholder[] {
  const cells = [...html.matchAll(CELL)].flatMap(([, name, inside = '']) => cellLeftOver(name ?? '', plainText(inside)))
  const figures = [...html.matchAll(FIGURE)]
    .filter(([, inside = '']) => !/<img\b/i.test(inside))
    .map(() => ({ words: 'una figura', place: 'senza immagine' }))
  const text = plainText(html)
  const words = [...text.matchAll(LEFT_OVER)].map(({ 0: found, index }) => ({
    words: found,
    place: text.slice(Math.max(0, index - AROUND), index + found.length + AROUND).trim(),
  }))
  return [...cells, ...figures, ...words]
}

/** STU-010. How many pictures neither say what is seen nor are said to be only decoration. */
export function unsaidPictures(html: string): number {
  const pictures = html.match(/<img\b[^>]*>/gi) ?? []
  return pictures.filter((image) => !/\balt="\s*[^"\s]|\brole="presentation"/.test(image)).length
}

/** A heading has the one above it: who listens goes from one to the next, and would look for what is missing. */
export const skipsLevel = (above: number, own: number) => own > above + 1
/** The only h1 is the title of the page. */
export const TITLE_LEVEL = 1

const HEADING = /<h([2-6])\b[^>]*>([\s\S]*?)<\/h\1>/gi

/** STU-050. The words of the first heading that stands below none of the level above. */
export function skippedHeading(html: string): string | null {
  let level = TITLE_LEVEL
  for (const [, digit, inside = ''] of html.matchAll(HEADING)) {
    const own = Number(digit)
    if (skipsLevel(level, own)) return plainText(inside)
    level = own
  }
  return null
}

function cellLeftOver(name: string, words: string): Placeholder[] {
  if (!isLeftOverCell(name, words)) return []
  return [{ words, place: words === 'Colonna' ? 'intestazione di una tabella' : 'cella di una tabella' }]
}

export function isLeftOverCell(name: string, words: string): boolean {
  const cell = name.toLowerCase()
  if (cell === 'th' && words === 'Colonna') return true
  return (cell === 'th' || cell === 'td') && (words === '…' || words === '...')
}
