import type { Editor } from '@tiptap/core'
import { type Node as EditorNode, Fragment, type NodeType } from '@tiptap/pm/model'
import { type EditorState, Selection, TextSelection } from '@tiptap/pm/state'
import { findWrapping } from '@tiptap/pm/transform'
import type { CalloutKind } from '#areas/content/body-model.ts'
import { putBlock } from './table-changes.ts'

type Framed = { node: EditorNode; at: number }
type FrameName = 'aside' | 'blockquote'

function frameAt({ selection: { $from } }: EditorState, name: FrameName): Framed | null {
  for (let depth = $from.depth; depth > 0; depth -= 1)
    if ($from.node(depth).type.name === name) return { node: $from.node(depth), at: $from.before(depth) }
  return null
}

/** STU-009. What the hand is in that stands apart from the text. */
export function framesAt({ state }: Editor): { callout: CalloutKind | null; isQuote: boolean } {
  const callout = frameAt(state, 'aside')
  return {
    callout: callout ? (callout.node.attrs['data-kind'] as CalloutKind) : null,
    isQuote: frameAt(state, 'blockquote') !== null,
  }
}

/** Gives the callout one writes in another name; elsewhere what is chosen becomes one, or an empty one is put below. */
export function putCallout(editor: Editor, kind: CalloutKind): void {
  const { state, view, schema } = editor
  const { aside, p } = schema.nodes
  const here = frameAt(state, 'aside')
  if (here) view.dispatch(state.tr.setNodeAttribute(here.at, 'data-kind', kind))
  if (here || !aside || !p) return
  const { $from, $to } = state.selection
  const range = $from.blockRange($to, (node) => node.type.name === 'doc')
  const held = range ? range.parent.children.slice(range.startIndex, range.endIndex) : []
  const wrapping = range && held.every(isHeldBy(aside)) ? findWrapping(range, aside, { 'data-kind': kind }) : null
  if (range && wrapping) view.dispatch(state.tr.wrap(range, wrapping).scrollIntoView())
  else putBlock(editor, aside.create({ 'data-kind': kind }, p.create()))
}

const isHeldBy = (frame: NodeType) => (block: EditorNode) => frame.contentMatch.matchType(block.type) !== null

/** Its blocks stand in the text again; whose the words were becomes a paragraph. */
export function dropFrame({ state, view, schema }: Editor, name: FrameName): boolean {
  const here = frameAt(state, name)
  const { p } = schema.nodes
  if (!here || !p) return false
  const blocks = here.node.children.map((block) =>
    block.type.name === 'footer' ? p.create(null, block.content) : block,
  )
  const { from } = state.selection
  const tr = state.tr.replaceWith(here.at, here.at + here.node.nodeSize, Fragment.from(blocks))
  view.dispatch(tr.setSelection(Selection.near(tr.doc.resolve(Math.max(1, from - 1)))).scrollIntoView())
  return true
}

/** Goes where it is said whose the words of a quotation are. */
export function putSource({ state, view, schema }: Editor): void {
  const here = frameAt(state, 'blockquote')
  const { footer } = schema.nodes
  if (!here || !footer) return
  const end = here.at + here.node.nodeSize - 1
  const tr = here.node.lastChild?.type.name === 'footer' ? state.tr : state.tr.insert(end, footer.create())
  const inside = here.node.lastChild?.type.name === 'footer' ? end - 1 : end + 1
  view.dispatch(tr.setSelection(TextSelection.create(tr.doc, inside)).scrollIntoView())
}

/** Below the source of a quotation one goes on with the text. */
export function afterSource({ state, view, schema }: Editor): boolean {
  const { $from } = state.selection
  if ($from.parent.type.name !== 'footer' || !schema.nodes.p) return false
  const after = $from.after($from.depth - 1)
  const tr = state.tr.insert(after, schema.nodes.p.create())
  view.dispatch(tr.setSelection(TextSelection.create(tr.doc, after + 1)).scrollIntoView())
  return true
}

/** A source without words goes as it came. */
export function dropEmptySource({ state, view }: Editor): boolean {
  const { $from, empty } = state.selection
  if (!empty || $from.parent.type.name !== 'footer' || $from.parent.content.size > 0) return false
  const tr = state.tr.delete($from.before(), $from.after())
  view.dispatch(tr.setSelection(Selection.near(tr.doc.resolve($from.before()), -1)))
  return true
}
