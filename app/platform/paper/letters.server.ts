import { createRequire } from 'node:module'
import { type Font, openSync } from 'fontkit'

/** Letters as shapes: what draws pictures has no fonts of its own, and those of the machine are whatever they are. */
const FAMILIES = { serif: 'source-serif-4', sans: 'source-sans-3' } as const
const SUBSETS = ['latin', 'latin-ext', 'cyrillic', 'greek'] as const
export type Family = keyof typeof FAMILIES

const EDGES: Readonly<Record<Family, number>> = { serif: 22, sans: 50 }

const opened = new Map<string, Font>()

function fontOf(family: Family, subset: string): Font {
  const name = FAMILIES[family]
  const file = `@fontsource-variable/${name}/files/${name}-${subset}-wght-normal.woff2`
  const known = opened.get(file)
  if (known) return known
  const font = openSync(createRequire(import.meta.url).resolve(file))
  opened.set(file, font)
  return font
}

/** The first of the family that has the letter; one that none has is drawn as an empty box. */
function fontFor(letter: string, family: Family): Font {
  const point = letter.codePointAt(0) ?? 0
  const subset = SUBSETS.find((each) => fontOf(family, each).hasGlyphForCodePoint(point))
  return fontOf(family, subset ?? 'latin')
}

type Run = { font: Font; text: string }

function runsOf(words: string, family: Family): Run[] {
  const runs: Run[] = []
  for (const letter of words) {
    const font = fontFor(letter, family)
    const last = runs.at(-1)
    if (last?.font === font) last.text += letter
    else runs.push({ font, text: letter })
  }
  return runs
}

export function widthOf(words: string, family: Family, size: number): number {
  return runsOf(words, family).reduce((sum, { font, text }) => {
    const units = font.layout(text).positions.reduce((total, { xAdvance }) => total + xAdvance, 0)
    return sum + (units / font.unitsPerEm) * size
  }, 0)
}

export type Written = { x: number; y: number; size: number; fill: string; family: Family; isBold?: boolean }

/** A line of words as one shape of an SVG; `y` is where its letters stand. */
export function writeLine(words: string, { x, y, size, fill, family, isBold = false }: Written): string {
  let at = x
  const shapes = runsOf(words, family).flatMap(({ font, text }) => {
    const scale = size / font.unitsPerEm
    const { glyphs, positions } = font.layout(text)
    return glyphs.map((glyph, index) => {
      const { xAdvance = 0, xOffset = 0 } = positions[index] ?? {}
      const shape = `<path transform="translate(${round(at + xOffset * scale)} ${y}) scale(${scale} ${-scale})" d="${glyph.path.toSVG()}"/>`
      at += xAdvance * scale
      return shape
    })
  })
  // The fonts are drawn in their lightest weight: an edge of their own colour makes them heavier.
  const edge = isBold ? ` stroke="${fill}" stroke-width="${EDGES[family]}" stroke-linejoin="round"` : ''
  return `<g fill="${fill}"${edge}>${shapes.join('')}</g>`
}

const round = (value: number) => Math.round(value * 100) / 100

/** Words in as many lines as they need within a width; a word longer than a line is broken. */
export function linesOf(words: string, family: Family, { size, width }: { size: number; width: number }): string[] {
  const lines: string[] = []
  for (const word of words
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((each) => partsOf(each, family, { size, width }))) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && widthOf(longer, family, size) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

function partsOf(word: string, family: Family, { size, width }: { size: number; width: number }): string[] {
  if (widthOf(word, family, size) <= width) return [word]
  const parts: string[] = []
  for (const letter of word) {
    const last = parts.at(-1)
    if (last !== undefined && widthOf(last + letter, family, size) <= width) parts[parts.length - 1] = last + letter
    else parts.push(letter)
  }
  return parts
}
