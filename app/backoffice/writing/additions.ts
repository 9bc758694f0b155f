import type { Editor } from '@tiptap/core'
import { TextSelection } from '@tiptap/pm/state'
import type { TextKind } from '#areas/content/body-grammar-rules.ts'
import { WORDS_TOOLS, type WordsTool } from './words-tools.ts'

/** STU-014. What can be put in, in the words of its tool, with others by which people look for it. */
export const ADDITIONS: readonly { tool: WordsTool; hint: string; synonyms: string }[] = [
  { tool: 'Titolo', hint: '## e uno spazio', synonyms: 'h2 parte capitolo intestazione' },
  { tool: 'Sottotitolo', hint: '### e uno spazio', synonyms: 'h3 intestazione' },
  { tool: 'Testo', hint: 'Alt 0', synonyms: 'paragrafo normale' },
  { tool: 'Elenco', hint: '- e uno spazio', synonyms: 'punti puntato lista' },
  { tool: 'Elenco numerato', hint: '1. e uno spazio', synonyms: 'numeri passi lista' },
  { tool: 'Tabella', hint: 'fino a 8 colonne', synonyms: 'griglia righe colonne' },
  { tool: 'Immagine', hint: 'o si incolla', synonyms: 'figura foto fotografia disegno' },
  { tool: 'Citazione', hint: '> e uno spazio', synonyms: 'virgolette frase' },
  { tool: 'In pratica', hint: 'riquadro', synonyms: 'riquadro pratico consigli box' },
  { tool: 'Attenzione', hint: 'riquadro', synonyms: 'riquadro avviso pericolo box' },
  { tool: 'Messaggio chiave', hint: 'riquadro', synonyms: 'riquadro sintesi ricorda box' },
  { tool: 'Caso clinico', hint: 'riquadro', synonyms: 'riquadro esempio paziente box' },
  { tool: 'Nota', hint: 'riquadro', synonyms: 'riquadro osservazione box' },
  { tool: 'Linea', hint: '---', synonyms: 'separatore riga' },
  {
    tool: 'Da qui per chi ha accesso',
    hint: 'fine della parte aperta',
    synonyms: 'paywall accesso premium apertura linea',
  },
  { tool: 'Link', hint: 'Ctrl K', synonyms: 'collegamento indirizzo pagina' },
]
export type Addition = (typeof ADDITIONS)[number]
/** Those that ask something first. */
export type Asked = 'Link' | 'Immagine' | 'Tabella'

/** A few lines, or a text; of an item, or of a block. */
export type Surface = { isShort: boolean; kind: TextKind }

const plain = (words: string) => words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Those of which a word begins like what was typed, however it is accented. */
export function additionsFor(typed: string, { isShort, kind }: Surface): Addition[] {
  const asked = plain(typed.trim())
  const all = ADDITIONS.filter(({ tool }) => {
    if (isShort) return ['Elenco', 'Elenco numerato', 'Link'].includes(tool)
    return kind === 'body' || tool !== 'Da qui per chi ha accesso'
  })
  return all.filter(
    ({ tool, synonyms }) =>
      plain(tool).startsWith(asked) ||
      plain(`${tool} ${synonyms}`)
        .split(' ')
        .some((word) => word.startsWith(asked)),
  )
}

const AFTER_SLASH = /^\/([\p{L}\d ]{0,24})$/u

/** A slash at the start of a line with what was typed after it; null anywhere else. */
export function slashAt({ state }: Editor): { at: number; typed: string } | null {
  const { $from, empty } = state.selection
  if (!empty || $from.parent.type.name !== 'p') return null
  const found = AFTER_SLASH.exec($from.parent.textBetween(0, $from.parentOffset, undefined, '\n'))
  return found ? { at: $from.start(), typed: found[1] ?? '' } : null
}

/** Puts it in, in place of the slash that asked for it. */
export function add(editor: Editor, { tool }: Addition, onAsk: Readonly<Record<Asked, () => void>>): void {
  const slash = slashAt(editor)
  editor.view.focus()
  if (slash) {
    const tr = editor.state.tr.delete(slash.at, editor.state.selection.from)
    editor.view.dispatch(tr.setSelection(TextSelection.create(tr.doc, slash.at)))
  }
  if (tool === 'Link' || tool === 'Immagine' || tool === 'Tabella') onAsk[tool]()
  else WORDS_TOOLS[tool].run?.(editor)
}
