import type { Editor } from '@tiptap/core'
import { redo, undo } from '@tiptap/pm/history'
import { TextSelection } from '@tiptap/pm/state'
import { goToNextCell, isInTable } from '@tiptap/pm/tables'
import { moveChosen } from './access-line-acts.ts'
import { afterSource, dropEmptySource } from './frame-acts.ts'
import { changeTable, leaveTable } from './table-changes.ts'

type Keys = Record<string, () => boolean>

/** STU-014, STU-004. The keys of the surface, beside those that every surface has. */
export function keysOf(editor: Editor, { onLink }: { onLink: () => void }): Keys {
  // Asked anew at each key: they hold the state they were asked in.
  const run = () => editor.commands
  return {
    'Mod-b': () => run().toggleMark('strong'),
    'Mod-i': () => run().toggleMark('em'),
    'Mod-k': () => {
      onLink()
      return true
    },
    'Mod-z': () => undo(editor.state, editor.view.dispatch),
    'Mod-Shift-z': () => redo(editor.state, editor.view.dispatch),
    'Mod-y': () => redo(editor.state, editor.view.dispatch),
    'Alt-ArrowUp': () => moveChosen(editor, -1),
    'Alt-ArrowDown': () => moveChosen(editor, 1),
    'Shift-Enter': () => breakLine(editor),
    'Mod-Enter': () => breakLine(editor),
    Backspace: () => dropEmptySource(editor),
    Enter: () => afterFigure(editor) || afterSource(editor) || run().splitListItem('li'),
    Tab: () => tab(editor, 1),
    'Shift-Tab': () => tab(editor, -1),
    Escape: () => leaveTable(editor),
  }
}

type Pressed = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'code'>

/**
 * Alt and a digit, by its place: with Option a Mac makes another sign of it, and on Windows the same digit of the number pad is part of a
 * letter (Alt 0200 is È).
 */
export function pressDigit({ commands }: Editor, { altKey, ctrlKey, metaKey, shiftKey, code }: Pressed): boolean {
  if (!altKey || ctrlKey || metaKey || shiftKey) return false
  if (code === 'Digit0') return commands.setNode('p')
  if (code === 'Digit2') return commands.toggleNode('h2', 'p')
  return code === 'Digit3' && commands.toggleNode('h3', 'p')
}

function breakLine({ schema, state, view }: Editor): boolean {
  const { br } = schema.nodes
  if (!br || !state.selection.$from.parent.inlineContent) return false
  view.dispatch(state.tr.replaceSelectionWith(br.create()).scrollIntoView())
  return true
}

/** A caption is one line: below it one goes on with the text. */
function afterFigure({ state, view, schema }: Editor): boolean {
  const { $from } = state.selection
  if ($from.parent.type.name !== 'figure' || !schema.nodes.p) return false
  const tr = state.tr.insert($from.after(), schema.nodes.p.create())
  view.dispatch(tr.setSelection(TextSelection.create(tr.doc, $from.after() + 1)).scrollIntoView())
  return true
}

/** In a table the next cell, and past the last a new row; in a list a level more or less; elsewhere Tab leaves the surface. */
function tab(editor: Editor, direction: 1 | -1): boolean {
  const { state, view, commands } = editor
  if (isInTable(state)) {
    if (goToNextCell(direction)(state, view.dispatch)) return true
    return direction === 1 && changeTable(editor, 'row-below', 0)
  }
  return direction === 1 ? commands.sinkListItem('li') : commands.liftListItem('li')
}
