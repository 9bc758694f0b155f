import type { Editor } from '@tiptap/core'
import type { Node as EditorNode } from '@tiptap/pm/model'
import { NodeSelection, Selection } from '@tiptap/pm/state'
import { moveChosen } from './access-line-acts.ts'
import type { Figure, FigureWords, Photo } from './picture-panel.tsx'
import { putBlock } from './table-changes.ts'

type Placed = { node: EditorNode; at: number }

/** The picture one stands on, or writes below. */
function placedFigure({ state }: Pick<Editor, 'state'>): Placed | null {
  const { selection } = state
  if (selection instanceof NodeSelection && selection.node.type.name === 'figure')
    return { node: selection.node, at: selection.from }
  const { $from } = selection
  return $from.parent.type.name === 'figure' ? { node: $from.parent, at: $from.before() } : null
}

export function figureAt(editor: Editor): Figure | null {
  const placed = placedFigure(editor)
  if (!placed) return null
  const { src, alt, role, credit, 'data-width': width } = placed.node.attrs
  const $at = editor.state.doc.resolve(placed.at)
  return {
    src: String(src),
    alt: String(alt ?? ''),
    isDecorative: role === 'presentation',
    caption: placed.node.textContent,
    credit: String(credit ?? ''),
    isWide: width === 'wide',
    isFirst: $at.index() === 0,
    isLast: $at.index() === $at.parent.childCount - 1,
  }
}

/** STU-010. What is said of the picture: said in words it is no decoration. */
export function setFigure(editor: Editor, said: FigureWords): void {
  const placed = placedFigure(editor)
  if (!placed) return
  const { alt, isDecorative, credit, isWide } = said
  const { tr } = editor.state
  tr.setNodeAttribute(placed.at, 'alt', isDecorative ? '' : alt)
  tr.setNodeAttribute(placed.at, 'role', isDecorative ? 'presentation' : null)
  tr.setNodeAttribute(placed.at, 'credit', credit || null)
  tr.setNodeAttribute(placed.at, 'data-width', isWide ? 'wide' : null)
  editor.view.dispatch(tr)
}

/** Before what stands before it, or after what stands after. */
export function moveFigure(editor: Editor, by: 1 | -1): void {
  const placed = placedFigure(editor)
  if (!placed) return
  editor.view.dispatch(editor.state.tr.setSelection(NodeSelection.create(editor.state.doc, placed.at)))
  moveChosen(editor, by)
}

export function setFigureCaption(editor: Editor, words: string): void {
  const placed = placedFigure(editor)
  if (!placed) return
  const { state, schema, view } = editor
  const inside = words === '' ? [] : schema.text(words)
  const tr = state.tr.replaceWith(placed.at + 1, placed.at + placed.node.nodeSize - 1, inside)
  view.dispatch(tr.setSelection(NodeSelection.create(tr.doc, placed.at)))
}

export function removeFigure(editor: Editor): void {
  const placed = placedFigure(editor)
  if (!placed) return
  editor.view.focus()
  const tr = editor.state.tr.delete(placed.at, placed.at + placed.node.nodeSize)
  editor.view.dispatch(tr.setSelection(Selection.near(tr.doc.resolve(placed.at))))
}

/** A picture that has arrived stands below the block one was writing in, and is chosen. */
export function putFigure(editor: Editor, { path, width, height }: Photo): void {
  const attrs = { src: path, alt: '', width: String(width), height: String(height), loading: 'lazy' }
  const figure = editor.schema.nodes.figure?.create(attrs)
  if (!figure) return
  putBlock(editor, figure)
  const placed = placedFigure(editor)
  if (placed) editor.view.dispatch(editor.state.tr.setSelection(NodeSelection.create(editor.state.doc, placed.at)))
}

/** After a picture was spoken of one goes on below it. */
export function goBelowFigure(editor: Editor): void {
  const placed = placedFigure(editor)
  editor.view.focus()
  if (!placed) return
  const after = editor.state.doc.resolve(placed.at + placed.node.nodeSize)
  editor.view.dispatch(editor.state.tr.setSelection(Selection.near(after, 1)).scrollIntoView())
}

/** Where the words one stands in lead; empty where they lead nowhere. */
export const linkAt = (editor: Editor) => String(editor.getAttributes('a').href ?? '')

export function putLink(editor: Editor, { address, words }: { address: string; words: string }): void {
  const { state, schema, view } = editor
  editor.view.focus()
  if (state.selection.empty && linkAt(editor) === '') {
    const mark = schema.marks.a?.create({ href: address })
    if (mark)
      view.dispatch(
        state.tr
          .replaceSelectionWith(schema.text(words, [...state.selection.$from.marks(), mark]), false)
          .removeStoredMark(mark),
      )
  } else editor.chain().extendMarkRange('a').setMark('a', { href: address }).run()
  const { tr } = editor.state
  view.dispatch(tr.setSelection(Selection.near(tr.selection.$to, -1)).scrollIntoView())
}

export function removeLink(editor: Editor): void {
  editor.view.focus()
  editor.chain().extendMarkRange('a').unsetMark('a').run()
}
