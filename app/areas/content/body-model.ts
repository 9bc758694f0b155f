/** A text as blocks, between the HTML that arrives and the HTML that is kept. */
export type Mark = { name: string; attributes: Readonly<Record<string, string>> }
export type Run = { text: string; marks: readonly Mark[] }
/** A line that is broken inside a block. */
export const LINE_BREAK = '\n'

export type WordsBlock = { name: 'p' | 'h2' | 'h3' | 'h4'; runs: readonly Run[]; id?: string | undefined }
export type ListBlock = { name: 'ul' | 'ol'; start: number; items: readonly (readonly Block[])[] }
export type Cell = {
  name: 'th' | 'td'
  blocks: readonly Block[]
  colspan: number
  rowspan: number
  scope?: string | undefined
}
export type TableBlock = {
  name: 'table'
  caption: readonly Run[]
  rows: readonly (readonly Cell[])[]
  headRows: number
}
export type FigureBlock = {
  name: 'figure'
  image: Readonly<Record<string, string>>
  caption: readonly Run[]
  /** Whose the picture is, in words. */
  credit: string
  /** Wider than the lines of the text. */
  isWide: boolean
}
export type QuoteBlock = { name: 'blockquote'; blocks: readonly Block[]; source: readonly Run[] }

/** STU-009. What stands apart from the text, by the name that readers see. */
export const CALLOUTS = {
  note: 'Nota',
  practice: 'In pratica',
  warning: 'Attenzione',
  key: 'Messaggio chiave',
  case: 'Caso clinico',
} as const
export type CalloutKind = keyof typeof CALLOUTS
/** STU-020. A line between two parts; the one where the free part ends is seen by editors alone. */
export type RuleBlock = { name: 'hr'; isAccessLine: boolean }
export type CalloutBlock = { name: 'aside'; kind: CalloutKind; blocks: readonly Block[] }
export type Block = WordsBlock | ListBlock | TableBlock | FigureBlock | QuoteBlock | CalloutBlock | RuleBlock

/** Words of a block with their spaces as a reader sees them; nothing when no word is left. */
export function tidyRuns(runs: readonly Run[]): Run[] {
  const tidy: Run[] = []
  let isAtStart = true
  for (const { text, marks } of runs) {
    if (text === LINE_BREAK) {
      trimLast(tidy)
      if (tidy.length > 0) tidy.push({ text, marks })
      isAtStart = true
      continue
    }
    const spaced = text.replace(/[ \t\n\r\f]+/g, ' ')
    const kept: string = isAtStart ? spaced.replace(/^ /, '') : spaced
    if (kept === '') continue
    tidy.push({ text: kept, marks })
    isAtStart = kept.endsWith(' ')
  }
  while (tidy.length > 0) {
    trimLast(tidy)
    if (tidy.at(-1)?.text !== LINE_BREAK) break
    tidy.pop()
  }
  return tidy.some(({ text }) => text.trim() !== '') ? tidy : []
}

function trimLast(runs: Run[]): void {
  for (let last = runs.at(-1); last?.text.endsWith(' ') && last.text !== LINE_BREAK; last = runs.at(-1)) {
    const text = last.text.replace(/ +$/, '')
    runs.pop()
    if (text) runs.push({ ...last, text })
  }
}

/** All the words of some blocks in one place, each block on its own line: for a caption, which holds no blocks. */
export function wordsOfAll(blocks: readonly Block[]): Run[] {
  return blocks.flatMap(wordsIn).slice(1)
}

function wordsIn(block: Block): Run[] {
  if ('runs' in block) return [{ text: LINE_BREAK, marks: [] }, ...block.runs]
  if ('items' in block) return block.items.flatMap((item) => item.flatMap(wordsIn))
  if ('blocks' in block) return [...block.blocks.flatMap(wordsIn), ...line('source' in block ? block.source : [])]
  if (block.name === 'figure')
    return [...line(block.caption), ...line(block.credit ? [{ text: block.credit, marks: [] }] : [])]
  return 'caption' in block ? line(block.caption) : []
}

const line = (runs: readonly Run[]): Run[] => (runs.length > 0 ? [{ text: LINE_BREAK, marks: [] }, ...runs] : [])
