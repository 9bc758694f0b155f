import type { Editor } from '@tiptap/core'
import { Fragment, type Node, type Schema } from '@tiptap/pm/model'
import { NodeSelection, Selection, TextSelection, type Transaction } from '@tiptap/pm/state'
import { blocksOf } from '#areas/content/body-block-rules.ts'
import type { TextKind } from '#areas/content/body-grammar-rules.ts'
import type { Block } from '#areas/content/body-model.ts'
import { DASH, type Hint, type HintKind, hintsIn } from '#areas/content/hint-rules.ts'
import { htmlNodeOf } from './editor-document.ts'
import { changeTable } from './table-changes.ts'

const read = new WeakMap<Node, readonly Block[]>()

/** A part that nobody touched is the same one in every document: it is read once. */
function blocksIn(part: Node, kind: TextKind): readonly Block[] {
  const known = read.get(part)
  if (known) return known
  const blocks = blocksOf([htmlNodeOf(part)], kind)
  read.set(part, blocks)
  return blocks
}

/** STU-050. What somebody would stumble on in what stands on the surface. */
export const hintsOf = (doc: Node, kind: TextKind): Hint[] => hintsIn(doc.children.map((part) => blocksIn(part, kind)))

type Place = { node: Node; at: number }

/** The thing a hint is about, as it stands now: in its own part, or wherever that has moved. */
function placeOf(doc: Node, { kind, found, place }: Hint): Place | null {
  const places: (Place & { part: number })[] = []
  doc.forEach((part, begin, index) => {
    const look = (node: Node, at: number) => {
      if (isAbout(node, kind, found)) places.push({ node, at, part: index })
    }
    look(part, begin)
    part.descendants((node, at) => look(node, begin + 1 + at))
  })
  return places.find(({ part }) => part >= place) ?? places[0] ?? null
}

function isAbout(node: Node, kind: HintKind, found: string): boolean {
  const { name } = node.type
  if (kind === 'picture-unsaid')
    return name === 'figure' && !node.attrs.alt?.trim() && node.attrs.role !== 'presentation'
  if (kind === 'picture-file-name') return name === 'figure' && node.attrs.alt?.trim() === found
  if (kind === 'table-headless') return name === 'table' && !hasHeading(node)
  if (kind === 'link-words' || kind === 'same-words')
    return node.isText && node.marks.some(({ type }) => type.name === 'a') && found.includes(node.text?.trim() || '\n')
  return node.isTextblock && wordsOf(node) === found
}

function hasHeading(table: Node): boolean {
  return table.children.some((row) => row.children.some(({ type }) => type.name === 'th'))
}

const wordsOf = (node: Node) =>
  node
    .textBetween(0, node.content.size, '', ' ')
    .replace(/[ \t\n\r\f]+/g, ' ')
    .trim()

/** Takes the hand to what a hint is about; false where it is no more. */
export function reachHint({ state, view }: Editor, hint: Hint): boolean {
  const here = placeOf(state.doc, hint)
  if (!here) return false
  view.dispatch(state.tr.setSelection(selectionOf(state.doc, here)).scrollIntoView())
  view.focus()
  return true
}

function selectionOf(doc: Node, { node, at }: Place): Selection {
  if (node.type.name === 'figure') return NodeSelection.create(doc, at)
  if (node.isText) return TextSelection.create(doc, at, at + node.nodeSize)
  if (node.isTextblock) return TextSelection.create(doc, at + 1, at + 1 + node.content.size)
  return Selection.near(doc.resolve(at + 1), 1)
}

/** What can be put right with one press, in the words of its button. */
export const HINT_CURES: Readonly<Partial<Record<HintKind, string>>> = {
  'heading-skipped': 'Fanne un titolo',
  'bold-paragraph': 'Fanne un titolo',
  capitals: 'Scrivilo in minuscolo',
  'dash-list': 'Fanne un elenco',
  'table-headless': 'La prima riga sono titoli',
}

export function cureHint(editor: Editor, hint: Hint): void {
  if (!reachHint(editor, hint)) return
  if (hint.kind === 'table-headless') {
    changeTable(editor, 'head-row')
    return
  }
  const { state, view, schema } = editor
  const here = placeOf(state.doc, hint)
  const change = here && CURES[hint.kind]?.(state.tr, here, schema)
  if (change) view.dispatch(change.scrollIntoView())
}

type Cure = (tr: Transaction, place: Place, schema: Schema) => Transaction

const asTitle: Cure = (tr, { node, at }, { nodes, marks }) => {
  if (!nodes.h2) return tr
  tr.setBlockType(at + 1, at + 1, nodes.h2)
  return marks.strong ? tr.removeMark(at + 1, at + 1 + node.content.size, marks.strong) : tr
}

const CURES: Readonly<Partial<Record<HintKind, Cure>>> = {
  'heading-skipped': asTitle,
  'bold-paragraph': asTitle,
  capitals: (tr, { node, at }, schema) => {
    let isFirst = true
    const words = node.children.map((child) => {
      if (!child.isText || !child.text) return child
      const small = child.text.toLocaleLowerCase('it')
      const said = isFirst ? small.replace(/\p{L}/u, (letter) => letter.toLocaleUpperCase('it')) : small
      isFirst = isFirst && said === small
      return schema.text(said, child.marks)
    })
    return tr.replaceWith(at + 1, at + 1 + node.content.size, words)
  },
  'dash-list': (tr, { at }, { nodes }) => {
    const $at = tr.doc.resolve(at)
    const { ul, li, p } = nodes
    if (!ul || !li || !p) return tr
    const blocks = $at.parent.children
    const isDashed = (block: Node | undefined) => block?.type === p && DASH.test(wordsOf(block))
    let [first, end] = [$at.index(), $at.index() + 1]
    while (isDashed(blocks[first - 1])) first -= 1
    while (isDashed(blocks[end])) end += 1
    const items = blocks
      .slice(first, end)
      .flatMap((block) => linesOf(block).map((line) => li.create(null, p.create(null, line))))
    const from = $at.posAtIndex(first)
    return tr
      .replaceWith(from, $at.posAtIndex(end), ul.create(null, items))
      .setSelection(Selection.near(tr.doc.resolve(from + 1)))
  },
}

/** The lines of a paragraph, each without the dash it begins with. */
function linesOf(block: Node): Fragment[] {
  const lines: Node[][] = [[]]
  for (const child of block.children) {
    if (child.type.name === 'br') lines.push([])
    else lines.at(-1)?.push(child)
  }
  return lines.filter((line) => line.length > 0).map((line) => Fragment.from(withoutDash(line)))
}

function withoutDash([first, ...rest]: Node[]): Node[] {
  if (!first?.text) return first ? [first, ...rest] : rest
  const text = first.text.replace(/^\s*[-–—•*·]\s+/, '')
  return text === '' ? rest : [first.type.schema.text(text, first.marks), ...rest]
}
