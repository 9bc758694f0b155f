import type { ByteText } from './byte-text.ts'

/** What a browser runs or applies only with a permission. */
export type InlinePart =
  | { kind: 'script'; attributes: ReadonlyMap<string, string>; content: string }
  | { kind: 'style-element'; content: string }
  | { kind: 'style-attribute'; content: string }

const PART = /<(script|style)(?=[\s/>])|[\s/"']style\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/gi
const ATTRIBUTE = /[\s/]*(=[^\s/>=]*|[^\s/>=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+)))?/y
const TAG_END = /[\s/]*>/y
const ELEMENT_END = { script: /<\/script(?=[\s/>])/gi, style: /<\/style(?=[\s/>])/gi }

/**
 * Goes from one mention to the next, in a time that grows with the length only, and does not ask whether a mention is in a
 * comment or a text: for a style that means a permission nobody uses, and a script is ours by its nonce alone.
 */
export function* inlineParts(html: ByteText): Generator<InlinePart> {
  PART.lastIndex = 0
  let part = PART.exec(html)
  while (part !== null) {
    let next = PART.lastIndex
    const element = part[1]?.toLowerCase() as keyof typeof ELEMENT_END | undefined
    if (element) {
      const tag = readAttributes(html, next)
      if (tag === null) return
      const close = ELEMENT_END[element]
      close.lastIndex = tag.end
      const ending = close.exec(html)
      if (!ending) return
      const content = html.slice(tag.end, ending.index)
      next = close.lastIndex
      if (element === 'script') yield { kind: 'script', attributes: tag.attributes, content }
      else yield { kind: 'style-element', content }
    } else yield { kind: 'style-attribute', content: part[2] ?? part[3] ?? part[4] ?? '' }
    PART.lastIndex = next
    part = PART.exec(html)
  }
}

/** Null when the document ends inside the tag. */
function readAttributes(html: string, start: number): { attributes: Map<string, string>; end: number } | null {
  const attributes = new Map<string, string>()
  let end = start
  while (true) {
    TAG_END.lastIndex = end
    if (TAG_END.test(html)) return { attributes, end: TAG_END.lastIndex }
    ATTRIBUTE.lastIndex = end
    const found = ATTRIBUTE.exec(html)
    if (!found?.[1]) return null
    end = ATTRIBUTE.lastIndex
    const attribute = found[1].toLowerCase()
    if (!attributes.has(attribute)) attributes.set(attribute, found[2] ?? found[3] ?? found[4] ?? '')
  }
}
