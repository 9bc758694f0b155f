import { mathText } from './math-text.ts'
import { lowered, raised } from './raised-text.ts'

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/**
 * The words of a piece of XML: formulas are written in one line, figures above and below the line keep their place, other elements
 * leave, characters written by number or name become themselves, white space is one.
 */
export function plainText(xml: string): string {
  return decoded(
    xml
      .replace(/<!\[CDATA\[([\s\S]*?)\]\]>/g, '$1')
      .replace(/<((?:\w+:)?math)\b[\s\S]*?<\/\1>/g, (formula) => escapeXml(mathText(formula, decoded)))
      // Files set out in lines break them before elements too; what is below the line belongs to the word before.
      .replace(/\s*\n\s*(?=<sub\b)/g, '')
      .replace(/([\p{L}\p{N})]?)<(sup|sub)\b[^>]*>([\s\S]*?)<\/\2>/gu, (_whole, base, tag, inner) => {
        const text = decoded(inner.replace(/<[^>]*>/g, ''))
        return base + escapeXml(tag === 'sup' ? raised(text, base !== '') : lowered(text))
      })
      .replace(/<[^>]*>/g, ''),
  )
    .replace(/\s+/g, ' ')
    .trim()
}

function decoded(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|(\w{2,8}));/g, (whole, decimal, hex, name) =>
    name ? (NAMED[name] ?? whole) : characterOf(decimal ? Number(decimal) : Number.parseInt(hex, 16)),
  )
}

/** No character at all where the number names none, or one that no text of a person contains. */
function characterOf(code: number): string {
  if (code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return ''
  return String.fromCodePoint(code)
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character)
}
