import { Editor, Extension } from '@tiptap/core'
import { dropCursor } from '@tiptap/pm/dropcursor'
import { gapCursor } from '@tiptap/pm/gapcursor'
import { history } from '@tiptap/pm/history'
import { tableEditing } from '@tiptap/pm/tables'
import type { TextKind } from '#areas/content/body-grammar-rules.ts'
import { normalText } from '#areas/content/body-normal-rules.ts'
import type { Quotes } from '#platform/pure/quotes.ts'
import { documentOf, htmlNodesOf } from './editor-document.ts'
import { keysOf, pressDigit } from './editor-keys.ts'
import { hints, roomBelow } from './editor-plugins.ts'
import { inputRulesOf } from './editor-rules.ts'
import { schemaOf } from './editor-schema.ts'
import { cleanPasted, leftOutWords } from './pasted-words.ts'
import { blocksIn, readPage } from './read-page.ts'

export type EditorAsk = {
  place: HTMLElement
  kind: TextKind
  html: string
  quotes: Quotes
  attributes: () => Record<string, string>
  /** Somebody changed the words. */
  onChange: () => void
  /** The hand moved, or the words changed under it. */
  onMove: () => void
  onLink: () => void
  /** A key before it is of the surface; true where it was for something else. */
  onKey: (key: string) => boolean
  /** Pictures pasted or dropped; false where the text may hold none. */
  onFiles: (files: FileList) => boolean
  /** What of a paste was left out, in words. */
  onLeftOut: (words: string | null) => void
}

/** STU-002. The surface of a text, on ProseMirror through Tiptap: the grammar decides what it may hold. */
export function makeEditor({
  place,
  kind,
  html,
  quotes,
  onChange,
  onMove,
  onFiles,
  onLeftOut,
  onKey,
  ...ask
}: EditorAsk): Editor {
  const made: Editor = new Editor({
    element: place,
    injectCSS: false,
    content: documentOf(blocksIn(html, kind)),
    extensions: [
      ...schemaOf(kind),
      Extension.create({
        name: 'writing',
        priority: 1_000,
        addKeyboardShortcuts() {
          return keysOf(this.editor, ask)
        },
        addInputRules() {
          return inputRulesOf(this.editor.schema, quotes)
        },
        addProseMirrorPlugins: () => [
          history(),
          gapCursor(),
          dropCursor({ class: 'drop-cursor', color: false }),
          tableEditing(),
          roomBelow,
          hints,
        ],
      }),
    ],
    editorProps: {
      attributes: ask.attributes,
      transformPastedHTML: (pasted) => {
        // What was copied from a surface of ours comes with its own form.
        if (pasted.includes('data-pm-slice')) return pasted
        const { nodes, left } = cleanPasted(readPage(pasted))
        onLeftOut(leftOutWords(left))
        return normalText(nodes, kind)
      },
      handleKeyDown: (_view, event) =>
        pressDigit(made, event) ||
        (!event.ctrlKey &&
          !event.metaKey &&
          !event.altKey &&
          !event.shiftKey &&
          !event.isComposing &&
          onKey(event.key)),
      handlePaste: (_view, event) => takesFiles(event.clipboardData, onFiles),
      handleDrop: (_view, event) => takesFiles(event.dataTransfer, onFiles),
    },
    onUpdate: onChange,
    onTransaction: onMove,
  })
  return made
}

/** The HTML of what stands on the surface, in the form in which it is kept; nothing when it holds no words. */
export const htmlOf = (editor: Editor, kind: TextKind) => normalText(htmlNodesOf(editor.state.doc), kind)

/** A picture copied from a page comes as a file and as the HTML around it, which without words is nothing. */
function takesFiles(data: DataTransfer | null, onFiles: (files: FileList) => boolean): boolean {
  if (!data || data.files.length === 0 || data.getData('text/plain').trim() !== '') return false
  return onFiles(data.files)
}
