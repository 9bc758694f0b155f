import type { HtmlElement, HtmlNode } from '#areas/content/body-grammar-rules.ts'

type Item = { level: number; list: string; isOrdered: boolean; start: number; children: readonly HtmlNode[] }

/** STU-012. The lists that Word writes as paragraphs, and those it writes with one item each, as lists. */
export function withLists(nodes: readonly HtmlNode[]): HtmlNode[] {
  const made: HtmlNode[] = []
  let items: Item[] = []
  const close = () => {
    if (items.length > 0) made.push(...nested(items))
    items = []
  }
  for (const node of nodes) {
    if (typeof node === 'string' && node.trim() === '') {
      if (items.length === 0) made.push(node)
      continue
    }
    const found = typeof node === 'string' ? null : itemsOf(node)
    if (found) {
      items.push(...found)
      continue
    }
    close()
    made.push(typeof node === 'string' ? node : { ...node, children: withLists(node.children) })
  }
  close()
  return made
}

function itemsOf(node: HtmlElement): Item[] | null {
  const level = /mso-list:\s*l(\d+)\s+level([1-9])\s*(lfo\d+)?/i.exec(node.attributes.style ?? '')
  if (level && /^(p|div|h[1-6])$/.test(node.name)) {
    const { marker, children } = withoutMarker(node.children)
    return [{ level: Number(level[2]), list: `${level[1]} ${level[3]}`, ...markedBy(marker), children }]
  }
  // Word on the web: each item in a list, and each list in a box, of its own.
  const [list] = /\bListContainerWrapper\b/.test(node.attributes.class ?? '') ? elementsIn(node.children) : []
  if (list?.name !== 'ul' && list?.name !== 'ol') return null
  const start = Number(list.attributes.start ?? 1)
  return elementsIn(list.children).map((item) => ({
    level: Number(item.attributes['data-aria-level'] ?? item.attributes['aria-level'] ?? 1) || 1,
    list: 'web',
    isOrdered: list.name === 'ol',
    start: Number.isInteger(start) ? start : 1,
    children: item.children,
  }))
}

const elementsIn = (nodes: readonly HtmlNode[]) => nodes.filter((node): node is HtmlElement => typeof node !== 'string')

/** The sign Word draws before an item is a word of the paragraph, marked to be passed over. */
function withoutMarker(nodes: readonly HtmlNode[]): { marker: string; children: HtmlNode[] } {
  let marker = ''
  const children = nodes.flatMap((node): HtmlNode[] => {
    if (typeof node === 'string') return [node]
    if (isMarker(node)) {
      marker = lettersOf(node)
      return []
    }
    const inside = withoutMarker(node.children)
    marker ||= inside.marker
    return [{ ...node, children: inside.children }]
  })
  return { marker, children }
}

/** Said by Word; where a browser has left that out, the gap of seven points after the sign says it. */
function isMarker({ name, attributes: { style = '' }, children }: HtmlElement): boolean {
  if (/mso-list:\s*ignore/i.test(style)) return true
  return (
    name === 'span' && elementsIn(children).some((gap) => /font(-size)?:\s*7(\.0)?pt/i.test(gap.attributes.style ?? ''))
  )
}

const lettersOf = (node: HtmlNode): string => (typeof node === 'string' ? node : node.children.map(lettersOf).join(''))

/** A number or a letter with its full stop or bracket counts; anything else is a dot. */
function markedBy(marker: string): { isOrdered: boolean; start: number } {
  const [, sign] = /^\s*\(?(\d+|[a-z]{1,4})[.)]/i.exec(marker.replaceAll('\u00a0', ' ')) ?? []
  const number = Number(sign)
  return { isOrdered: sign !== undefined, start: Number.isInteger(number) && number > 0 ? number : 1 }
}

function nested(items: readonly Item[]): HtmlNode[] {
  const lists: HtmlNode[] = []
  let at = 0
  while (at < items.length) {
    const first = items[at]
    if (!first) break
    const lines: HtmlElement[] = []
    while (at < items.length) {
      const item = items[at]
      if (!item || item.level < first.level) break
      if (item.level > first.level) {
        const from = at
        while ((items[at]?.level ?? 0) > first.level) at += 1
        const last = lines.pop() ?? { name: 'li', attributes: {}, children: [] }
        lines.push({ ...last, children: [...last.children, ...nested(items.slice(from, at))] })
        continue
      }
      if (lines.length > 0 && (item.isOrdered !== first.isOrdered || item.list !== first.list)) break
      lines.push({ name: 'li', attributes: {}, children: item.children })
      at += 1
    }
    const start: Record<string, string> = first.isOrdered && first.start !== 1 ? { start: String(first.start) } : {}
    lists.push({ name: first.isOrdered ? 'ol' : 'ul', attributes: start, children: lines })
  }
  return lists
}
