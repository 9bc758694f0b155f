import { brokenAddresses, drawnLetters } from './letters.ts'

/** A document of words alone: a title, and paragraphs that break over as many pages as they need. */
export type PlainDocument = { title: string; paragraphs: readonly string[] }

const PAGE = { width: 595, height: 842, margin: 64 }
const SIZES = { title: 20, text: 11 }
const LEADING = 1.45
/** Helvetica is about half as wide as it is high; a little more, so that no line leaves the page. */
const CHARACTER_WIDTH = 0.53

type Line = { text: string; size: number }

/**
 * A PDF with the fonts every reader has, so that a letter or a catalogue needs no library. What they cannot draw is written in another
 * way, as on our other papers.
 */
export function plainPdf({ title, paragraphs }: PlainDocument): Uint8Array {
  const lines = [
    ...wrap(title, SIZES.title),
    { text: '', size: SIZES.text },
    ...paragraphs.flatMap((paragraph) => [...wrap(paragraph, SIZES.text), { text: '', size: SIZES.text }]),
  ]
  const pages = paginate(lines)
  const first = 4
  const kids = pages.map((_, index) => `${first + index * 2} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (it) /ViewerPreferences << /DisplayDocTitle true >> >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((page, index) => {
      const stream = contentOf(page)
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Resources << /Font << /F1 3 0 R >> >> /Contents ${first + index * 2 + 1} 0 R >>`,
        `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
      ]
    }),
    `<< /Title <${inUnicode(title)}> >>`,
  ]
  return assemble(objects)
}

function wrap(text: string, size: number): Line[] {
  const most = Math.floor((PAGE.width - 2 * PAGE.margin) / (size * CHARACTER_WIDTH))
  const lines: string[] = ['']
  for (const word of brokenAddresses(drawnLetters(text)).split(/\s+/)) {
    const last = lines.at(-1) ?? ''
    if (last !== '' && last.length + 1 + word.length > most) lines.push(word)
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`
  }
  return lines.map((line) => ({ text: line, size }))
}

function paginate(lines: readonly Line[]): Line[][] {
  const pages: Line[][] = [[]]
  let left = PAGE.height - 2 * PAGE.margin
  for (const line of lines) {
    const height = line.size * LEADING
    if (height > left) {
      pages.push([])
      left = PAGE.height - 2 * PAGE.margin
    }
    pages.at(-1)?.push(line)
    left -= height
  }
  return pages
}

function contentOf(lines: readonly Line[]): string {
  let down = PAGE.height - PAGE.margin
  const shown = lines.map(({ text, size }) => {
    down -= size * LEADING
    return text === ''
      ? ''
      : `BT /F1 ${size} Tf 1 0 0 1 ${PAGE.margin} ${down.toFixed(1)} Tm (${escapeText(text)}) Tj ET`
  })
  return shown.filter(Boolean).join('\n')
}

/** The places Windows-1252 has before the letters of Latin-1, in their order; five of them are empty. */
const WINDOWS = '€\u0000‚ƒ„…†‡ˆ‰Š‹Œ\u0000Ž\u0000\u0000‘’“”•–—˜™š›œ\u0000žŸ'

function escapeText(text: string): string {
  return Array.from(text, (character) => {
    if ('()\\'.includes(character)) return `\\${character}`
    const place = WINDOWS.indexOf(character)
    const code = place < 0 ? (character.codePointAt(0) ?? 63) : 0x80 + place
    if (code > 255 || code < 32) return '?'
    return code < 127 ? character : `\\${code.toString(8)}`
  }).join('')
}

/** What a reader shows as the name of the document is in another alphabet than its page: Unicode, which has every letter. */
function inUnicode(text: string): string {
  const hex = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, '0'))
  return `feff${hex.join('')}`
}

function assemble(objects: readonly string[]): Uint8Array {
  let text = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const at = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const table = places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const end = text.length
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${end}\n%%EOF\n`
  return new TextEncoder().encode(text)
}
