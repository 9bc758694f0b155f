/** A tag that may need a permission: a script, a style, or anything with a style attribute. */
export type InlinePart = { name: string; attributes: ReadonlyMap<string, string>; content: string }

const NONE: ReadonlyMap<string, string> = new Map()
const TAG_NAME = /[a-z][^\s/>]*/iy
const ATTRIBUTE = /[\s/]*(=[^\s/>=]*|[^\s/>=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+)))?/y
const TAG_END = /[\s/]*>/y

/** Elements whose content is text to the parser, whatever it looks like, with the way each ends. */
const RAW_TEXT: Record<string, RegExp> = {
  script: /<\/script(?=[\s/>])/gi,
  style: /<\/style(?=[\s/>])/gi,
  textarea: /<\/textarea(?=[\s/>])/gi,
  title: /<\/title(?=[\s/>])/gi,
}

/** Walks a document once, from tag to tag as a browser does; time grows with the length only. */
export function* inlineParts(html: string): Generator<InlinePart> {
  let at = html.indexOf('<')
  while (at !== -1) {
    if (html.startsWith('<!--', at)) {
      const end = html.indexOf('-->', at + 4)
      if (end === -1) return
      at = html.indexOf('<', end + 3)
      continue
    }
    const tag = readTag(html, at)
    if (tag === 'unfinished') return
    if (tag === null) {
      at = html.indexOf('<', at + 1)
      continue
    }
    const close = RAW_TEXT[tag.name]
    let content = ''
    let next = tag.end
    if (close) {
      close.lastIndex = tag.end
      const ending = close.exec(html)
      if (!ending) return
      content = html.slice(tag.end, ending.index)
      next = ending.index
    }
    if (tag.name === 'script' || tag.name === 'style' || tag.attributes.has('style')) yield { ...tag, content }
    at = html.indexOf('<', close ? next + 1 : next)
  }
}

type Tag = { name: string; attributes: ReadonlyMap<string, string>; end: number }

/** Null when this is no opening tag; unfinished when the document ends inside it. */
function readTag(html: string, at: number): Tag | 'unfinished' | null {
  TAG_NAME.lastIndex = at + 1
  const name = TAG_NAME.exec(html)?.[0]
  if (name === undefined) return null
  let end = at + 1 + name.length
  let attributes = NONE as Map<string, string>
  while (true) {
    TAG_END.lastIndex = end
    if (TAG_END.test(html)) return { name: name.toLowerCase(), attributes, end: TAG_END.lastIndex }
    ATTRIBUTE.lastIndex = end
    const found = ATTRIBUTE.exec(html)
    if (!found?.[1]) return 'unfinished'
    end = ATTRIBUTE.lastIndex
    if (attributes === NONE) attributes = new Map()
    const attribute = found[1].toLowerCase()
    if (!attributes.has(attribute)) attributes.set(attribute, found[2] ?? found[3] ?? found[4] ?? '')
  }
}
