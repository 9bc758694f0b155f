import type { HtmlElement, HtmlNode } from '#areas/content/body-grammar-rules.ts'
import { isOurPicture } from '#areas/content/body-rules.ts'
import { withLists } from './pasted-lists.ts'

/** What was left out of a paste, each with how many there were. */
export type LeftOut = Readonly<Record<'pictures' | 'players' | 'comments' | 'deletions' | 'scripts', number>>
export type Pasted = { nodes: HtmlNode[]; left: LeftOut }

type Counts = { -readonly [Kind in keyof LeftOut]: number }

/**
 * STU-012. What other programs write of some words, as the words were meant: the dress that means bold, italic, raised or a list becomes
 * that, and the rest is left out. What may stand in which is decided after, by the grammar.
 */
export function cleanPasted(nodes: readonly HtmlNode[]): Pasted {
  const left: Counts = { pictures: 0, players: 0, comments: 0, deletions: 0, scripts: 0 }
  return { nodes: withLists(nodes.flatMap((node) => cleaned(node, left, false))), left }
}

const styleOf = ({ attributes }: HtmlElement) => (attributes.style ?? '').toLowerCase().replace(/\s+/g, '')
const classOf = ({ attributes }: HtmlElement) => attributes.class ?? ''

/** What somebody would lose with the element, or nothing. */
function lossOf(node: HtmlElement): keyof Counts | 'unseen' | null {
  const { name } = node
  const style = styleOf(node)
  if (name === 'script') return 'scripts'
  if (['iframe', 'video', 'audio', 'embed', 'object'].includes(name)) return 'players'
  if (name === 'img' || name === 'v:imagedata') return isOurPicture(ownPath(node.attributes.src)) ? null : 'pictures'
  if (name === 'del' || /\bmsodel\b/i.test(classOf(node))) return 'deletions'
  if (/mso-element:comment\b/.test(style)) return 'comments'
  if (
    /\bmsocom(anchor|off)\b|\bMsoCommentReference\b/i.test(classOf(node)) ||
    /mso-element:comment-list|mso-comment-/.test(style)
  )
    return 'unseen'
  if (/(?:^|;)display:none|mso-hide:all|mso-element:(header|footer)/.test(style)) return 'unseen'
  return ['style', 'meta', 'link', 'title', 'head', 'xml', 'o:p', 'noscript'].includes(name) && !hasLetters(node)
    ? 'unseen'
    : null
}

const hasLetters = ({ name, children }: HtmlElement): boolean =>
  name === 'o:p' && children.some((child) => typeof child !== 'string' || child.replaceAll('\u00a0', ' ').trim() !== '')

function cleaned(node: HtmlNode, left: Counts, isHeading: boolean): HtmlNode[] {
  if (typeof node === 'string') return [node]
  const loss = lossOf(node)
  if (loss) {
    if (loss !== 'unseen') left[loss] += 1
    return []
  }
  const name = headingName(node) ?? node.name
  const isInHeading = isHeading || /^h[1-6]$/.test(name)
  const children = node.children.flatMap((child) => cleaned(child, left, isInHeading))
  // The letters of a heading are bold already.
  if (isInHeading && ['b', 'strong'].includes(name)) return children
  // Google Docs puts all of a paste in one bold element, which is none.
  if (['b', 'strong'].includes(name) && /(?:^|;)font-weight:(normal|[1-4]00)/.test(styleOf(node))) return children
  if (name === 'a') return linkOf(node, children)
  if (name === 'span' || name === 'font') return dressed(node, children, isInHeading)
  const src = ownPath(node.attributes.src)
  return [{ name, attributes: src === undefined ? node.attributes : { ...node.attributes, src }, children }]
}

/** What is copied from a page of the club comes with the name of the club before each address. */
function ownPath(address: string | undefined): string | undefined {
  const path = /^https?:\/\/[^/]+(\/files\/.*)$/i.exec(address ?? '')?.[1]
  return path ?? address
}

/** Word writes the title of a document, and its own headings in other languages, as paragraphs. */
function headingName(node: HtmlElement): string | null {
  if (node.name !== 'p' && node.name !== 'div') return null
  if (/\bMsoTitle\b/.test(classOf(node))) return 'h2'
  const level =
    /mso-outline-level:([1-6])/.exec(styleOf(node))?.[1] ??
    (node.attributes.role === 'heading' ? node.attributes['aria-level'] : undefined)
  return level && /^[1-6]$/.test(level) ? `h${level}` : null
}

/** Bold, italic, raised and lowered, where they are only a dress. */
function dressed(node: HtmlElement, children: HtmlNode[], isInHeading: boolean): HtmlNode[] {
  const style = styleOf(node)
  const marks = [
    ...(!isInHeading && /(?:^|;)font-weight:(bold|bolder|[6-9]00)/.test(style) ? ['strong'] : []),
    ...(/(?:^|;)font-style:(italic|oblique)/.test(style) ? ['em'] : []),
    ...(/(?:^|;)vertical-align:super/.test(style) ? ['sup'] : []),
    ...(/(?:^|;)vertical-align:sub(?!p)/.test(style) ? ['sub'] : []),
  ]
  const worn = marks.reduceRight<HtmlNode[]>((inside, name) => [{ name, attributes: {}, children: inside }], children)
  // What a list was marked with is read with the list.
  return /mso-list:ignore|font(-size)?:7(\.0)?pt/.test(style) || holdsGap(node) ? [{ ...node, children: worn }] : worn
}

const holdsGap = ({ children }: HtmlElement) =>
  children.some((child) => typeof child !== 'string' && /font(-size)?:7(\.0)?pt/.test(styleOf(child)))

const TRACKERS = /^(utm_\w+|fbclid|gclid|dclid|msclkid|mc_[ce]id|igshid|yclid|_hs(enc|mi))$/i

function linkOf(node: HtmlElement, children: HtmlNode[]): HtmlNode[] {
  const href = cleanAddress(node.attributes.href ?? '')
  const isHere =
    href === '' || /^(file|javascript|data|vbscript|about|blob):/i.test(href) || /^#_(ftn|edn|msocom|Toc)/i.test(href)
  if (!isHere) return [{ name: 'a', attributes: { href }, children }]
  // The mark of a note stays raised, though there is nowhere to go yet.
  const isNote = /mso-(foot|end)note-id/.test(styleOf(node))
  return isNote ? [{ name: 'sup', attributes: {}, children }] : children
}

/** An address without what follows readers about, and without the pages that stand between a document and where it leads. */
export function cleanAddress(address: string): string {
  const typed = address.trim()
  if (!/^https?:\/\//i.test(typed) || !URL.canParse(typed)) return typed
  const url = new URL(typed)
  const through =
    /(^|\.)google\.[a-z.]+$/.test(url.hostname) && url.pathname === '/url'
      ? (url.searchParams.get('q') ?? url.searchParams.get('url'))
      : null
  if (through && /^https?:\/\//i.test(through)) return cleanAddress(through)
  const followed = [...url.searchParams.keys()].filter((key) => TRACKERS.test(key))
  if (followed.length === 0) return typed
  for (const key of followed) url.searchParams.delete(key)
  return url.href
}

const WORDS: Readonly<Record<keyof LeftOut, readonly [one: string, more: string]>> = {
  pictures: ['un’immagine', 'immagini'],
  players: ['un filmato', 'filmati'],
  comments: ['un commento', 'commenti'],
  deletions: ['una cancellazione', 'cancellazioni'],
  scripts: ['un programma', 'programmi'],
}

/** What was left out, in words; null when nothing was. */
export function leftOutWords(left: LeftOut): string | null {
  const parts = (Object.keys(WORDS) as (keyof LeftOut)[]).flatMap((kind) => {
    const [one, more] = WORDS[kind]
    return left[kind] === 0 ? [] : [left[kind] === 1 ? one : `${left[kind]} ${more}`]
  })
  return parts.length === 0 ? null : `Di quello che hai incollato non è entrato: ${parts.join(', ')}.`
}
