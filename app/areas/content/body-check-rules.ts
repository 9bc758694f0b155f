import { grammarFaults, type HtmlNode, type TextKind, WORDLESS } from './body-grammar-rules.ts'
import { readHtml } from './html-rules.ts'

/** STU-003. What becomes of a text that is put in its one form. */
export type TextCheck =
  | { kind: 'unchanged' }
  | { kind: 'tidied'; what: readonly string[] }
  | { kind: 'differs'; what: readonly string[] }

/** Whether two forms of a text say the same: words, links, pictures and the names of headings, each in its order. */
export function compareTexts(before: string, after: string, kind: TextKind): TextCheck {
  if (before === after) return { kind: 'unchanged' }
  const [old, fresh] = [readHtml(before), readHtml(after)]
  const differing = Object.entries(SAID_BY)
    .filter(([, said]) => said(old).join('\n') !== said(fresh).join('\n'))
    .map(([name]) => name)
  if (differing.length > 0) return { kind: 'differs', what: differing }
  const faults = grammarFaults(old, kind).map((fault) => fault.replace(/^#text in text$/, 'parole senza paragrafo'))
  return { kind: 'tidied', what: faults.length > 0 ? [...new Set(faults)] : ['spazi e forma'] }
}

const SAID_BY: Readonly<Record<string, (nodes: readonly HtmlNode[]) => string[]>> = {
  parole: (nodes) => [lettersIn(nodes)],
  // A link cut in two by what was standing in it still leads to one place.
  link: (nodes) => attributesIn(nodes, 'a', 'href').filter((href, at, all) => href !== all[at - 1]),
  immagini: (nodes) => attributesIn(nodes, 'img', 'src'),
  'nomi dei titoli': (nodes) => attributesIn(nodes, 'h2', 'id'),
}

/** Every letter a reader sees, in order: spaces are how a block is drawn. */
export function lettersIn(nodes: readonly HtmlNode[]): string {
  return nodes
    .map((node) => (typeof node === 'string' ? node : WORDLESS.has(node.name) ? '' : lettersIn(node.children)))
    .join('')
    .replace(/\s+/g, '')
}

function attributesIn(nodes: readonly HtmlNode[], name: string, attribute: string): string[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return []
    const own = node.name === name && node.attributes[attribute] ? [node.attributes[attribute]] : []
    return [...own, ...attributesIn(node.children, name, attribute)]
  })
}
