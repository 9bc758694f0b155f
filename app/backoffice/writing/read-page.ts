import { blocksOf } from '#areas/content/body-block-rules.ts'
import type { HtmlNode, TextKind } from '#areas/content/body-grammar-rules.ts'
import type { Block } from '#areas/content/body-model.ts'

/** Other programs dress every word; the browser complains of each, because the club lets nothing be dressed so. */
const STYLES = /(<[^<>]*?\s)style=/gi

/** HTML as a tree, read by the browser without being run: what `readHtml` is on the server. */
export function readPage(html: string): HtmlNode[] {
  const undressed = html.replace(STYLES, '$1data-style=')
  const { body } = new DOMParser().parseFromString(undressed, 'text/html')
  return [...body.childNodes].flatMap((node) => nodeOf(node, 0))
}

/** As on the server: nobody writes so deep, and what stands deeper is left out rather than the page. */
const DEEPEST = 200

function nodeOf(node: Node, depth: number): HtmlNode[] {
  if (node.nodeType === Node.TEXT_NODE) return [node.textContent ?? '']
  if (!(node instanceof Element) || depth > DEEPEST) return []
  const attributes = [...node.attributes].map(({ name, value }) => [name === 'data-style' ? 'style' : name, value])
  const children = [...node.childNodes].flatMap((child) => nodeOf(child, depth + 1))
  return [{ name: node.localName, attributes: Object.fromEntries(attributes), children }]
}

export const blocksIn = (html: string, kind: TextKind): Block[] => blocksOf(readPage(html), kind)
