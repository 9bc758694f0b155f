/** A tag that may need a permission: a script, a style, or anything with a style attribute. */
export type InlinePart = { name: string; attributes: ReadonlyMap<string, string>; content: string }

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
  const styleAfter = nextMention(html, /style/gi)
  let at = html.indexOf('<')
  while (at !== -1) {
    if (html.startsWith('<!--', at)) {
      const end = html.indexOf('-->', at + 4)
      if (end === -1) return
      at = html.indexOf('<', end + 3)
      continue
    }
    if (!isLetter(html.charCodeAt(at + 1))) {
      at = html.indexOf('<', at + 1)
      continue
    }
    const end = endOfTag(html, at + 1)
    if (end === -1) return
    // Nearly every tag of a document has nothing to permit, and reading each would cost most of the time.
    if (styleAfter(at) >= end && !mayBeRaw(html.charCodeAt(at + 1))) {
      at = html.indexOf('<', end)
      continue
    }
    const tag = readTag(html, at)
    if (tag === null) return
    const close = isRaw(tag.name) ? RAW_TEXT[tag.name] : undefined
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

const isRaw = (name: string): name is keyof typeof RAW_TEXT => Object.hasOwn(RAW_TEXT, name)

const isLetter = (code: number) => (code | 32) >= 97 && (code | 32) <= 122
/** The elements of RAW_TEXT begin with S or T. */
const mayBeRaw = (code: number) => (code | 32) === 115 || (code | 32) === 116

/** Where a word is next written from a place on. Asked of places further and further on, it reads the document once. */
function nextMention(html: string, word: RegExp): (from: number) => number {
  let known = -1
  return (from) => {
    if (known < from) {
      word.lastIndex = from
      known = word.exec(html)?.index ?? Number.POSITIVE_INFINITY
    }
    return known
  }
}

/** Null when the document ends inside the tag. */
function readTag(html: string, at: number): Tag | null {
  TAG_NAME.lastIndex = at + 1
  const written = TAG_NAME.exec(html)?.[0] ?? ''
  return readAttributes(html, written.toLowerCase(), at + 1 + written.length)
}

const QUOTE = 34
const APOSTROPHE = 39
const EQUALS = 61
const GREATER = 62

/** Just after the sign that closes the tag. Quotes protect it only in a value. */
function endOfTag(html: string, start: number): number {
  let quote = 0
  let isValue = false
  for (let index = start; index < html.length; index += 1) {
    const code = html.charCodeAt(index)
    if (quote !== 0) {
      if (code === quote) quote = 0
    } else if (code === GREATER) return index + 1
    else if (isValue && (code === QUOTE || code === APOSTROPHE)) quote = code
    else isValue = code === EQUALS || (isValue && code <= 32)
  }
  return -1
}

function readAttributes(html: string, name: string, start: number): Tag | null {
  const attributes = new Map<string, string>()
  let end = start
  while (true) {
    TAG_END.lastIndex = end
    if (TAG_END.test(html)) return { name, attributes, end: TAG_END.lastIndex }
    ATTRIBUTE.lastIndex = end
    const found = ATTRIBUTE.exec(html)
    if (!found?.[1]) return null
    end = ATTRIBUTE.lastIndex
    const attribute = found[1].toLowerCase()
    if (!attributes.has(attribute)) attributes.set(attribute, found[2] ?? found[3] ?? found[4] ?? '')
  }
}
