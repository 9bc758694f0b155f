import type { Editor } from '@tiptap/core'
import { NodeSelection } from '@tiptap/pm/state'
import { ACCESS_LINE } from '#areas/content/body-grammar-rules.ts'

/** STU-020. The free part ends after the block one writes in: there is one line, which comes here from where it was. */
export function putAccessLine({ state, view, schema }: Editor): void {
  const { hr, p } = schema.nodes
  if (!hr || !p) return
  const { $head } = state.selection
  const isEmptyLine = $head.depth === 1 && $head.parent.type.name === 'p' && $head.parent.content.size === 0
  const [from, to] =
    $head.depth === 0 ? [$head.pos, $head.pos] : [isEmptyLine ? $head.before(1) : $head.after(1), $head.after(1)]
  const tr = state.tr.replaceWith(from, to, hr.create({ [ACCESS_LINE]: '' }))
  const below = tr.doc.resolve(from + 1)
  if (!below.nodeAfter) tr.insert(below.pos, p.create())
  state.doc.forEach((block, at) => {
    if (block.attrs[ACCESS_LINE] === '') tr.delete(tr.mapping.map(at), tr.mapping.map(at) + block.nodeSize)
  })
  const now = tr.doc.children.findIndex((block) => block.attrs[ACCESS_LINE] === '')
  const at = tr.doc.children.slice(0, now).reduce((sum, { nodeSize }) => sum + nodeSize, 0)
  view.dispatch(tr.setSelection(NodeSelection.create(tr.doc, at)).scrollIntoView())
}

/** What is chosen whole goes past its neighbour, before or after. False where nothing is, or there is none. */
export function moveChosen({ state, view }: Pick<Editor, 'state' | 'view'>, by: 1 | -1): boolean {
  const { selection } = state
  if (!(selection instanceof NodeSelection)) return false
  const { node, from, $from } = selection
  const neighbour = $from.parent.maybeChild($from.index() + by)
  if (!neighbour) return false
  const to = from + by * neighbour.nodeSize
  const tr = state.tr.delete(from, from + node.nodeSize).insert(to, node)
  view.dispatch(tr.setSelection(NodeSelection.create(tr.doc, to)).scrollIntoView())
  return true
}
