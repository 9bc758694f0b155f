import type { Editor } from '@tiptap/core'
import { TABLE_CHANGES, type TableChange } from './table-changes.ts'
import { ToolBar } from './tool-bar.tsx'
import { CALLOUT_TOOLS, WORDS_TOOLS, type WordsTool } from './words-tools.ts'
import { WritingIcon, type WritingIconName } from './writing-icon.tsx'

const ICONS: Readonly<Partial<Record<WordsTool, WritingIconName>>> = {
  Annulla: 'undo-2',
  Ripeti: 'redo-2',
  Testo: 'pilcrow',
  Titolo: 'heading-2',
  Sottotitolo: 'heading-3',
  Grassetto: 'bold',
  Corsivo: 'italic',
  Link: 'link',
  Apice: 'superscript',
  Pedice: 'subscript',
  Elenco: 'list',
  'Elenco numerato': 'list-ordered',
  Citazione: 'text-quote',
  Tabella: 'table',
  Immagine: 'image',
  Linea: 'minus',
  'Togli formato': 'remove-formatting',
}

/** What the picture shows as one run of tools, parted where their kind changes. */
const GROUPS: readonly (readonly WordsTool[])[] = [
  ['Annulla', 'Ripeti'],
  ['Testo', 'Titolo', 'Sottotitolo'],
  ['Grassetto', 'Corsivo', 'Link', 'Apice', 'Pedice'],
  ['Elenco', 'Elenco numerato', 'Citazione'],
  ['Tabella', 'Immagine', 'Linea'],
  ['Togli formato'],
]
/** What makes sense in a few lines. */
const SHORT_GROUPS: readonly (readonly WordsTool[])[] = [
  ['Grassetto', 'Corsivo', 'Link'],
  ['Elenco', 'Elenco numerato'],
]

type Props = {
  editor: Editor
  on: ReadonlySet<string>
  isShort: boolean
  /** The panels of a link, a picture, a table. */
  onAsk: Readonly<Record<'Link' | 'Immagine' | 'Tabella', () => void>>
  /** The list of all that can be put in. */
  onAdd: () => void
  /** The list of the keys. */
  onKeys: () => void
}

export function Tools({ editor, on, isShort, onAsk, onAdd, onKeys }: Props) {
  const toolOf = (label: WordsTool) => {
    const icon = ICONS[label]
    const { title, run, isOn } = WORDS_TOOLS[label]
    return {
      label,
      title,
      icon: icon && <WritingIcon name={icon} />,
      isOn: isOn ? on.has(label) : undefined,
      press: () => {
        if (label === 'Link' || label === 'Immagine' || label === 'Tabella') return onAsk[label]()
        editor.view.focus()
        run?.(editor)
      },
    }
  }
  const groups = (isShort ? SHORT_GROUPS : GROUPS).map((labels) => labels.map(toolOf))
  const more = {
    label: 'Aggiungi',
    title: 'Aggiungi: lo stesso di / a inizio riga',
    icon: <WritingIcon name="plus" />,
    press: onAdd,
  }
  const keys = {
    label: 'Scorciatoie',
    title: 'Le scorciatoie da tastiera: ? fuori dal testo',
    icon: <WritingIcon name="keyboard" />,
    press: onKeys,
  }
  return <ToolBar label="Formato del testo" groups={isShort ? groups : [...groups, [more, keys]]} />
}

type TableToolsProps = {
  possible: readonly string[]
  on: ReadonlySet<string>
  onChange: (change: TableChange) => void
  onCaption: () => void
}

const PRESSED: ReadonlySet<TableChange> = new Set(['head-row', 'head-column'])
const TABLE_GROUPS: readonly (readonly TableChange[])[] = [
  ['row-above', 'row-below', 'row-up', 'row-down', 'drop-row'],
  ['column-before', 'column-after', 'column-left', 'column-right', 'drop-column'],
  ['join', 'split', 'head-row', 'head-column'],
]

/** While one writes in a table. */
export function TableTools({ possible, on, onChange, onCaption }: TableToolsProps) {
  const toolOf = (change: TableChange) => ({
    label: TABLE_CHANGES[change],
    press: () => onChange(change),
    isOn: PRESSED.has(change) ? on.has(change) : undefined,
    isOff: !possible.includes(change),
  })
  const last = [{ label: 'Didascalia della tabella', press: onCaption }, toolOf('drop-table')]
  return <ToolBar label="Tabella" groups={[...TABLE_GROUPS.map((changes) => changes.map(toolOf)), last]} />
}

type FrameToolsProps = { editor: Editor; on: ReadonlySet<string>; isQuote: boolean }

/** STU-009. While one writes in a callout or a quotation. */
export function FrameTools({ editor, on, isQuote }: FrameToolsProps) {
  const toolOf = (label: WordsTool) => ({
    label,
    title: WORDS_TOOLS[label].title,
    isOn: WORDS_TOOLS[label].isOn ? on.has(label) : undefined,
    press: () => {
      editor.view.focus()
      WORDS_TOOLS[label].run?.(editor)
    },
  })
  const isCallout = CALLOUT_TOOLS.some((name) => on.has(name))
  const groups = [
    ...(isCallout ? [CALLOUT_TOOLS.map(toolOf), [toolOf('Togli il riquadro')]] : []),
    ...(isQuote ? [[toolOf('Fonte della citazione')]] : []),
  ]
  return groups.length > 0 && <ToolBar label={isCallout ? 'Riquadro' : 'Citazione'} groups={groups} />
}
