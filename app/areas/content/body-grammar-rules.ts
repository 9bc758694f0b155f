/**
 * STU-001. What a text may be made of, written once: the server tidies by it, the editor is built on it, the tests ask it. A change of
 * what it allows takes the next number.
 */
export const GRAMMAR_NUMBER = 2

/** HTML as read, before anything is decided of it. */
export type HtmlNode = string | HtmlElement
export type HtmlElement = { name: string; attributes: Readonly<Record<string, string>>; children: readonly HtmlNode[] }

/** Articles and modules are bodies; the texts of pages and plans are blocks, which may also hold a third heading and code. */
export type TextKind = 'body' | 'block'

type Rule = { holds: readonly string[]; attributes: readonly string[] }
export type Grammar = Readonly<Record<string, Rule>>

/** Stands for words in a list of what an element holds. */
export const WORDS = '#text'

/** STU-020. On the rule where the free part of a body ends. */
export const ACCESS_LINE = 'data-access'

function grammarWith(extra: {
  headings: readonly string[]
  marks: readonly string[]
  ofRules: readonly string[]
}): Grammar {
  const marks = ['a', 'strong', 'em', 'sub', 'sup', ...extra.marks]
  const words = [WORDS, 'br', ...marks]
  const headings = ['h2', 'h3', ...extra.headings]
  const rule = (holds: readonly string[], attributes: readonly string[] = []) => ({ holds, attributes })
  const same = (names: readonly string[], made: Rule) => Object.fromEntries(names.map((name) => [name, made]))
  return {
    text: rule(['p', ...headings, 'ul', 'ol', 'blockquote', 'hr', 'table', 'figure', 'aside']),
    ...same(['p', 'caption', 'footer'], rule(words)),
    figcaption: rule([...words, 'small']),
    small: rule([WORDS]),
    ...same(headings, rule(words, ['id'])),
    ...same(marks, rule(words)),
    a: rule(words, ['href', 'target', 'rel']),
    br: rule([]),
    hr: rule([], extra.ofRules),
    ul: rule(['li']),
    ol: rule(['li'], ['start']),
    li: rule([...words, 'p', 'ul', 'ol']),
    blockquote: rule(['p', 'ul', 'ol', 'footer']),
    aside: rule(['p', 'ul', 'ol', 'table', 'figure'], ['data-kind']),
    table: rule(['caption', 'thead', 'tbody']),
    ...same(['thead', 'tbody'], rule(['tr'])),
    tr: rule(['th', 'td']),
    th: rule([...words, 'p', 'ul', 'ol', 'figure'], ['scope', 'colspan', 'rowspan']),
    td: rule([...words, 'p', 'ul', 'ol', 'figure'], ['colspan', 'rowspan']),
    figure: rule(['img', 'figcaption'], ['data-width']),
    img: rule([], ['src', 'alt', 'role', 'width', 'height', 'loading']),
  }
}

export const GRAMMARS: Readonly<Record<TextKind, Grammar>> = {
  body: grammarWith({ headings: [], marks: [], ofRules: [ACCESS_LINE] }),
  block: grammarWith({ headings: ['h4'], marks: ['code'], ofRules: [] }),
}

/** In which order marks stand inside each other: a link holds its bold words. */
export const MARK_ORDER: readonly string[] = ['a', 'strong', 'em', 'sub', 'sup', 'code']

/** What these hold is never read as words. */
export const WORDLESS: ReadonlySet<string> = new Set([
  'script',
  'style',
  'textarea',
  'option',
  'noscript',
  'template',
  'iframe',
  'title',
])

/** Where a text does not obey, in words for developers; empty when it does. */
export function grammarFaults(nodes: readonly HtmlNode[], kind: TextKind, parent = 'text'): string[] {
  const grammar = GRAMMARS[kind]
  return nodes.flatMap((node) => {
    const name = typeof node === 'string' ? WORDS : node.name
    const isSpace = typeof node === 'string' && node.trim() === ''
    const faults = isSpace || grammar[parent]?.holds.includes(name) ? [] : [`${name} in ${parent}`]
    if (typeof node === 'string') return faults
    const strange = Object.keys(node.attributes).filter((attribute) => !grammar[name]?.attributes.includes(attribute))
    return [...faults, ...strange.map((one) => `${one} on ${name}`), ...grammarFaults(node.children, kind, name)]
  })
}
