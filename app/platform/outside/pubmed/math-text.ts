import { XMLParser } from 'fast-xml-parser'
import { lowered, raised } from './raised-text.ts'

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: true,
  removeNSPrefix: true,
  parseTagValue: false,
  processEntities: false,
  trimValues: true,
})

/** Nodes in their order: each has one key, the name of the element, with what it holds. */
type MathNode = { [tag: string]: MathNode[] | string }
type Decode = (text: string) => string

/** A formula of MathML in one line, as people type it: V̇O₂max, a/b, √(x), 10⁻³. */
export function mathText(xml: string, decode: Decode): string {
  try {
    return line(parser.parse(xml) as MathNode[], decode)
  } catch {
    // What is not well formed loses its elements, as other texts do.
    return decode(xml.replace(/<[^>]*>/g, ' '))
  }
}

function line(nodes: readonly MathNode[], decode: Decode): string {
  return nodes.map((node) => written(node, decode)).join('')
}

/** Relations stand apart; other operators stay close to what they bind. */
const RELATION = /^[=<>≤≥≈±×≠~∼→]$/

function written(node: MathNode, decode: Decode): string {
  const [tag = '', content = ''] = Object.entries(node)[0] ?? []
  if (typeof content === 'string') return decode(content).replace(/\s+/g, ' ')
  const part = (at: number) => line(content.slice(at, at + 1), decode)
  switch (tag) {
    case 'msup':
      return part(0) + raised(part(1))
    case 'msub':
      return part(0) + lowered(part(1))
    case 'msubsup':
      return part(0) + lowered(part(1)) + raised(part(2))
    case 'mover':
      return part(0) + over(part(1))
    case 'mfrac':
      return `${grouped(part(0))}/${grouped(part(1))}`
    case 'msqrt':
      return `√(${line(content, decode)})`
    case 'mo': {
      const operator = line(content, decode)
      return RELATION.test(operator) ? ` ${operator} ` : operator
    }
    case 'mspace':
      return ' '
    case 'annotation':
    case 'annotation-xml':
      return ''
    default:
      return line(content, decode)
  }
}

const ACCENTS: Record<string, string> = {
  '.': '\u0307',
  '˙': '\u0307',
  '¯': '\u0304',
  '‾': '\u0304',
  '^': '\u0302',
  '~': '\u0303',
}

function over(accent: string): string {
  return ACCENTS[accent.trim()] ?? accent
}

function grouped(text: string): string {
  return /^[\p{L}\p{N}.]*$/u.test(text) ? text : `(${text})`
}
