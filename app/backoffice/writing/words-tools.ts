import type { Editor } from '@tiptap/core'
import { redo, undo } from '@tiptap/pm/history'
import { CALLOUTS, type CalloutKind } from '#areas/content/body-model.ts'
import { putAccessLine } from './access-line-acts.ts'
import { ACCESS_WORDS } from './editor-schema.ts'
import { dropFrame, framesAt, putCallout, putSource } from './frame-acts.ts'
import { putBlock } from './table-changes.ts'

type Act = { title: string; run?: (editor: Editor) => void; isOn?: (editor: Editor) => boolean }
export type WordsTool =
  | 'Annulla'
  | 'Ripeti'
  | 'Testo'
  | 'Titolo'
  | 'Sottotitolo'
  | 'Grassetto'
  | 'Corsivo'
  | 'Link'
  | 'Apice'
  | 'Pedice'
  | 'Elenco'
  | 'Elenco numerato'
  | 'Citazione'
  | 'Tabella'
  | 'Immagine'
  | 'Linea'
  | 'Togli formato'
  | CalloutTool
  | 'Togli il riquadro'
  | typeof ACCESS_WORDS
  | 'Fonte della citazione'

export type CalloutTool = (typeof CALLOUTS)[CalloutKind]
export const CALLOUT_TOOLS = Object.values(CALLOUTS)

const callouts = Object.fromEntries(
  (Object.entries(CALLOUTS) as [CalloutKind, CalloutTool][]).map(([kind, name]): [CalloutTool, Act] => [
    name,
    {
      title: `Riquadro “${name}”`,
      run: (editor) => putCallout(editor, kind),
      isOn: (editor) => framesAt(editor).callout === kind,
    },
  ]),
) as Record<CalloutTool, Act>

const mark = (name: string, title: string): Act => ({
  title,
  run: ({ commands }) => commands.toggleMark(name),
  isOn: (editor) => editor.isActive(name),
})
const block = (name: string, title: string, run: (editor: Editor) => void): Act => ({
  title,
  run,
  isOn: (editor) => editor.isActive(name),
})

/** STU-014. What each tool does, and whether it is at work where the hand is. */
export const WORDS_TOOLS: Readonly<Record<WordsTool, Act>> = {
  Annulla: { title: 'Annulla l’ultima modifica, Ctrl+Z', run: ({ state, view }) => undo(state, view.dispatch) },
  Ripeti: {
    title: 'Ripeti quello che hai annullato, Ctrl+Maiusc+Z',
    run: ({ state, view }) => redo(state, view.dispatch),
  },
  Testo: block('p', 'Paragrafo semplice, Alt+0', ({ commands }) => commands.clearNodes()),
  Titolo: block('h2', 'Titolo di una parte: entra nel sommario, Alt+2', ({ commands }) =>
    commands.toggleNode('h2', 'p'),
  ),
  Sottotitolo: block('h3', 'Sottotitolo, Alt+3', ({ commands }) => commands.toggleNode('h3', 'p')),
  Grassetto: mark('strong', 'Grassetto, Ctrl+B'),
  Corsivo: mark('em', 'Corsivo, Ctrl+I'),
  Link: { title: 'Link, Ctrl+K', isOn: (editor) => editor.isActive('a') },
  Apice: mark('sup', 'Apice: 10⁹'),
  Pedice: mark('sub', 'Pedice: CO₂'),
  Elenco: block('ul', 'Elenco puntato', ({ commands }) => commands.toggleList('ul', 'li')),
  'Elenco numerato': block('ol', 'Elenco numerato', ({ commands }) => commands.toggleList('ol', 'li')),
  Citazione: block('blockquote', 'Citazione', (editor) => {
    if (!dropFrame(editor, 'blockquote')) editor.commands.wrapIn('blockquote')
  }),
  'Fonte della citazione': { title: 'Di chi sono le parole', run: putSource },
  ...callouts,
  [ACCESS_WORDS]: { title: 'Sopra si legge sempre; sotto, solo chi può leggere tutto', run: putAccessLine },
  'Togli il riquadro': {
    title: 'Le parole tornano nel testo',
    run: (editor) => {
      dropFrame(editor, 'aside')
    },
  },
  Tabella: { title: 'Tabella' },
  Immagine: { title: 'Immagine nel testo: si può anche incollare o trascinare' },
  Linea: {
    title: 'Linea che separa due parti',
    run: (editor) => {
      const line = editor.schema.nodes.hr?.create()
      if (line) putBlock(editor, line)
    },
  },
  'Togli formato': { title: 'Togli grassetto, corsivo e link', run: ({ commands }) => commands.unsetAllMarks() },
}

/** The tools that are already at work where the hand is. */
export function toolsOn(editor: Editor): string[] {
  return Object.entries(WORDS_TOOLS).flatMap(([label, { isOn }]) => (isOn?.(editor) ? [label] : []))
}
