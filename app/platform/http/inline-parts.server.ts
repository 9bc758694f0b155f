/** What a browser runs or applies only with a permission. */
export type InlinePart = {
  kind: 'script' | 'style-element' | 'style-attribute'
  /** Of an element, its tag up to the content. */
  tag: string
  content: string
}

const KINDS = [
  { kind: 'script', mark: Buffer.from('<script'), end: '</script>' },
  { kind: 'style-element', mark: Buffer.from('<style'), end: '</style>' },
  { kind: 'style-attribute', mark: Buffer.from(' style="'), end: '"' },
] as const

/**
 * Goes from one mention to the next, in the bytes as React and the sanitiser write them: what is written otherwise gets no
 * permission. Whether a mention stands in a comment or a text is not asked: for a style that means a permission nobody uses,
 * and a script is ours by its nonce alone.
 */
export function* inlineParts(document: Buffer): Generator<InlinePart> {
  const next = KINDS.map(({ mark }) => document.indexOf(mark))
  while (true) {
    let first = -1
    for (const [index, at] of next.entries()) if (at !== -1 && (first === -1 || at < (next[first] ?? -1))) first = index
    const found = KINDS[first]
    const start = next[first]
    if (!found || start === undefined) return
    const { kind, mark, end } = found
    const opened = kind === 'style-attribute' ? start + mark.length : endOfTag(document, start)
    const closed = opened === -1 ? -1 : document.indexOf(end, opened)
    if (closed === -1) return
    yield { kind, tag: document.toString('utf8', start, opened), content: document.toString('utf8', opened, closed) }
    for (const [index, at] of next.entries())
      if (at !== -1 && at < closed) next[index] = document.indexOf(KINDS[index]?.mark ?? '', closed)
  }
}

const QUOTE = 34
const GREATER = 62

/** Just after the sign that closes the tag; quotes protect it. */
function endOfTag(document: Buffer, start: number): number {
  let isQuoted = false
  for (let index = start; index < document.length; index += 1) {
    if (document[index] === QUOTE) isQuoted = !isQuoted
    else if (document[index] === GREATER && !isQuoted) return index + 1
  }
  return -1
}
