import { type Block, type FigureBlock, LINE_BREAK, type Run, type TableBlock } from './body-model.ts'
import { skipsLevel, TITLE_LEVEL } from './placeholder-rules.ts'

/** STU-050. What somebody would stumble on, with the part of the text it is in, and the words of it that it is about. */
export type Hint = { place: number; kind: HintKind; words: string; found: string }
export type HintKind = keyof typeof HINT_WORDS

const HINT_WORDS = {
  'picture-unsaid': () => 'Un’immagine non dice che cosa si vede.',
  'picture-file-name': (alt: string) => `La descrizione di un’immagine è il nome di un file: “${alt}”.`,
  'heading-skipped': (title: string) => `“${title}” è un sottotitolo, e sopra non ha un titolo.`,
  'bold-paragraph': (words: string) => `“${words}” è tutto in grassetto: se è un titolo, chi ascolta non lo sa.`,
  'link-words': (words: string) => `“${words}” non dice dove porta il link.`,
  'same-words': (words: string) => `Due link “${words}” portano in posti diversi.`,
  'table-headless': () => 'Una tabella non ha titoli di colonna o di riga.',
  capitals: (words: string) =>
    `“${words}” è tutto in maiuscolo: si legge male, e chi ascolta può sentire lettera per lettera.`,
  'dash-list': (words: string) => `“${words}” comincia con un trattino: fanne un elenco.`,
} as const

/** What keeps an article from its readers. */
export const BLOCKING: ReadonlySet<HintKind> = new Set(['picture-unsaid', 'heading-skipped'])

const FILE_NAME =
  /^\S+\.(?:jpe?g|png|webp|gif|svg|avif|heic|tiff?)$|^(?:img|dsc[fn]?|image|immagine|screenshot|foto)[ _-]?\d+$/i
const SAYS_NOTHING =
  /^(?:clicca(?: qui)?|(?:premi|leggi|vedi|scarica)?(?: ?qui)|leggi(?: (?:tutto|di più|l’articolo))?|link|continua|vai|altro|approfondisci|https?:\/\/\S*|www\.\S*)$/i
export const DASH = /^[-–—•*·]\s+\S/
const LONGEST_TITLE = 120
const FEWEST_CAPITALS = 12
const SHOWN = 40

/** The text is given in its parts, each the blocks that stand in one place of it. */
export function hintsIn(parts: readonly (readonly Block[])[]): Hint[] {
  const hints: Hint[] = []
  const leads = new Map<string, string>()
  let level = TITLE_LEVEL
  let wasDash = false
  const look = (block: Block, place: number, isTop: boolean) => {
    const add = (kind: HintKind, words = '') =>
      hints.push({ place, kind, words: HINT_WORDS[kind](shortened(words)), found: words })
    if ('runs' in block) {
      const words = wordsOf(block.runs)
      if (block.name !== 'p') {
        const own = Number(block.name.slice(1))
        if (skipsLevel(level, own)) add('heading-skipped', words)
        level = own
      }
      if (isTop && block.name === 'p' && isAllBold(block.runs)) add('bold-paragraph', words)
      if (isInCapitals(words)) add('capitals', words)
      const isDash = block.name === 'p' && DASH.test(words)
      if (
        isDash &&
        (!wasDash
          ? block.runs.some((run, at) => run.text === LINE_BREAK && DASH.test(lineAfter(block.runs, at)))
          : true)
      )
        add('dash-list', words)
      wasDash = isDash
    } else wasDash = false
    for (const { words, href } of linksOf(block)) {
      if (SAYS_NOTHING.test(words)) add('link-words', words)
      const said = words.toLowerCase()
      const before = leads.get(said)
      if (before === undefined) leads.set(said, href)
      else if (before !== href && !SAYS_NOTHING.test(words)) add('same-words', words)
    }
    if (block.name === 'figure') lookAtPicture(block, add)
    if (block.name === 'table' && isHeadless(block)) add('table-headless')
    for (const held of blocksWithin(block)) look(held, place, false)
  }
  for (const [place, blocks] of parts.entries()) for (const block of blocks) look(block, place, true)
  return hints
}

function lookAtPicture({ image }: FigureBlock, add: (kind: HintKind, words?: string) => void): void {
  const alt = image.alt?.trim() ?? ''
  if (alt === '') {
    if (image.role !== 'presentation') add('picture-unsaid')
  } else if (FILE_NAME.test(alt)) add('picture-file-name', alt)
}

function blocksWithin(block: Block): readonly Block[] {
  if ('items' in block) return block.items.flat()
  if ('blocks' in block) return block.blocks
  return 'rows' in block ? block.rows.flatMap((row) => row.flatMap(({ blocks }) => blocks)) : []
}

const wordsOf = (runs: readonly Run[]) =>
  runs
    .map(({ text }) => (text === LINE_BREAK ? ' ' : text))
    .join('')
    .trim()
const lineAfter = (runs: readonly Run[], at: number) => wordsOf(runs.slice(at + 1))
const isHeadless = ({ rows }: TableBlock) => rows.every((row) => row.every(({ name }) => name === 'td'))
const shortened = (words: string) => (words.length > SHOWN ? `${words.slice(0, SHOWN).trimEnd()}…` : words)

function isAllBold(runs: readonly Run[]): boolean {
  const words = wordsOf(runs)
  const isBold = runs.every(({ text, marks }) => text.trim() === '' || marks.some(({ name }) => name === 'strong'))
  return isBold && words.length <= LONGEST_TITLE && !/[.:;,]$/.test(words)
}

function isInCapitals(words: string): boolean {
  const letters = words.match(/\p{L}/gu) ?? []
  return letters.length >= FEWEST_CAPITALS && /\s/.test(words) && words === words.toUpperCase()
}

function linksOf(block: Block): { words: string; href: string }[] {
  const runs = 'runs' in block ? block.runs : 'caption' in block ? block.caption : 'source' in block ? block.source : []
  const links: { words: string; href: string }[] = []
  let before: string | undefined
  for (const { text, marks } of runs) {
    const href = marks.find(({ name }) => name === 'a')?.attributes.href
    const last = links.at(-1)
    if (href !== undefined && href === before && last) last.words += text
    else if (href !== undefined) links.push({ words: text, href })
    before = href
  }
  return links.map(({ words, href }) => ({ words: words.trim(), href }))
}
