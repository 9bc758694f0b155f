/** A document of words alone: a title, and paragraphs that break over as many pages as they need. */
export type PlainDocument = { title: string; paragraphs: readonly string[] }

const PAGE = { width: 595, height: 842, margin: 64 }
const SIZES = { title: 20, text: 11 }
const LEADING = 1.45
/** Helvetica is about half as wide as it is high; a little more, so that no line leaves the page. */
const CHARACTER_WIDTH = 0.53

type Line = { text: string; size: number }

/**
 * A PDF with the fonts every reader has, so that a letter or a catalogue needs no library. Characters outside of Latin-1
 * and the euro become a question mark.
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
    '<< /Type /Catalog /Pages 2 0 R /Lang (it) >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((page, index) => {
      const stream = contentOf(page)
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Resources << /Font << /F1 3 0 R >> >> /Contents ${first + index * 2 + 1} 0 R >>`,
        `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
      ]
    }),
    `<< /Title (${escapeText(title)}) >>`,
  ]
  return assemble(objects)
}

function wrap(text: string, size: number): Line[] {
  const most = Math.floor((PAGE.width - 2 * PAGE.margin) / (size * CHARACTER_WIDTH))
  const lines: string[] = ['']
  for (const word of text.split(/\s+/)) {
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

/** The places of Windows-1252 that Latin-1 does not have and Italian uses. */
const WINDOWS: Readonly<Record<string, number>> = {
  '€': 0x80,
  '…': 0x85,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
}

function escapeText(text: string): string {
  return Array.from(text, (character) => {
    if ('()\\'.includes(character)) return `\\${character}`
    const code = WINDOWS[character] ?? character.codePointAt(0) ?? 63
    if (code > 255 || code < 32) return '?'
    return code < 127 ? character : `\\${code.toString(8)}`
  }).join('')
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
