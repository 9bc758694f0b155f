import { hash } from 'node:crypto'
import { inlineParts } from './inline-parts.server.ts'

export type PolicyOptions = {
  isHttps?: boolean
  /**
   * Only inline scripts carrying this nonce are allowed; without one, none is. Whoever renders draws a new one each time, so
   * that a script smuggled into the content is not blessed together with ours.
   */
  nonce?: string
  /** Inline scripts that are put into the document afterwards. */
  added?: readonly string[]
  /** Sites that may be shown in a frame, beside our own. */
  frameOrigins?: readonly string[]
  /** Origins a form of ours may end at: the pages of whoever takes the money, for browsers without JavaScript. */
  formTargets?: readonly string[]
  /** Our own pages may show it in a frame; every other document refuses all of them. */
  isFramed?: boolean
}

/**
 * What React Aria writes into the page while a dialog is open on an iPhone, so that the page behind does not scroll. It is
 * written at run time, so no document holds it; its words are fixed, and so is its hash.
 */
export const STILL_PAGE_STYLE = '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}'

/** The policy of a finished document: inline scripts and styles are named by the hash of what the browser will read. */
export function contentPolicy(document: Buffer, options: PolicyOptions = {}): string {
  const { isHttps = false, nonce, frameOrigins = [], formTargets = [], isFramed = false } = options
  const scripts = new Set<string>(options.added)
  const styles = new Set<string>([STILL_PAGE_STYLE])
  const attributes = new Set<string>()
  for (const { kind, tag, content } of inlineParts(document)) {
    if (kind === 'style-attribute') attributes.add(decodeEntities(asParsed(content)))
    else if (kind === 'style-element') styles.add(asParsed(content))
    else if (nonce !== undefined && tag.includes(` nonce="${nonce}"`) && isInlineCode(tag))
      scripts.add(asParsed(content))
  }
  return [
    "default-src 'self'",
    `script-src 'self'${hashes(scripts)}`,
    `style-src 'self'${hashes(styles)}`,
    attributes.size > 0 ? `style-src-attr 'unsafe-hashes'${hashes(attributes)}` : "style-src-attr 'none'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    ["frame-src 'self'", ...frameOrigins].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    // What is framed is only looked at.
    isFramed ? "form-action 'none'" : ["form-action 'self'", ...formTargets].join(' '),
    `frame-ancestors ${isFramed ? "'self'" : "'none'"}`,
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** Blocks of data are not run, so they need no permission. */
function isInlineCode(tag: string): boolean {
  return !/ (?:src=|type="application\/(?:ld\+)?json")/.test(tag)
}

function hashes(contents: Set<string>): string {
  let list = ''
  for (const content of contents) list += ` 'sha256-${hash('sha256', content, 'base64')}'`
  return list
}

/** The parser turns every line end into one line feed, and a NUL into the replacement character, before anything is hashed. */
function asParsed(text: string): string {
  const lines = text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text
  return lines.includes('\0') ? lines.replaceAll('\0', '\uFFFD') : lines
}

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00A0' }

/** A style attribute is hashed as the browser decodes it. An entity we do not know leaves the style refused, never allowed. */
function decodeEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return NAMED[name] ?? whole
      const point = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
      return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '\uFFFD'
    },
  )
}
