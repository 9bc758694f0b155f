import { type KeyboardEvent, useState } from 'react'
import { cx } from '#design/cx.ts'
import { TABLE_CHANGES, type TableChange } from './writing-table.ts'

type Tool = { label: string; command: string; value?: string; title: string }

const TOOLS: readonly Tool[] = [
  { label: 'Testo', command: 'formatBlock', value: 'p', title: 'Paragrafo semplice' },
  { label: 'Titolo', command: 'formatBlock', value: 'h2', title: 'Titolo di una parte: entra nel sommario' },
  { label: 'Sottotitolo', command: 'formatBlock', value: 'h3', title: 'Sottotitolo' },
  { label: 'Citazione', command: 'formatBlock', value: 'blockquote', title: 'Citazione' },
  { label: 'Grassetto', command: 'bold', title: 'Grassetto, Ctrl+B' },
  { label: 'Corsivo', command: 'italic', title: 'Corsivo, Ctrl+I' },
  { label: 'Elenco', command: 'insertUnorderedList', title: 'Elenco puntato' },
  { label: 'Elenco numerato', command: 'insertOrderedList', title: 'Elenco numerato' },
]

/** What makes sense in a few lines. */
const SHORT_TOOLS = ['Grassetto', 'Corsivo', 'Elenco', 'Elenco numerato', 'Link']

/** The tools that are already at work where the hand is. */
export function toolsOn(): ReadonlySet<string> {
  const block = String(document.queryCommandValue('formatBlock')).toLowerCase()
  const on = TOOLS.filter(({ command, value }) =>
    command === 'formatBlock' ? value === block : document.queryCommandState(command),
  )
  return new Set(on.map(({ label }) => label))
}

type ToolsProps = {
  active: ReadonlySet<string>
  isOff: boolean
  isShort: boolean
  onAct: (command: string, value?: string) => void
  onLink: () => void
  onTable: () => void
  onPicture: () => void
}

export function Tools({ active, isOff, isShort, onAct, onLink, onTable, onPicture }: ToolsProps) {
  const others = [
    { label: 'Link', title: 'Link, Ctrl+K', press: onLink },
    { label: 'Immagine', title: 'Immagine nel testo: si può anche incollare o trascinare', press: onPicture },
    { label: 'Tabella', title: 'Tabella', press: onTable },
    {
      label: 'Togli formato',
      title: 'Togli grassetto, corsivo e link',
      press: () => {
        onAct('removeFormat')
        onAct('unlink')
      },
    },
    { label: 'Annulla l’ultima modifica', title: 'Ctrl+Z', press: () => onAct('undo') },
  ]
  const buttons = [
    ...TOOLS.map(({ label, title, command, value }) => ({
      label,
      title,
      press: () => onAct(command, value),
      isOn: active.has(label),
    })),
    ...others.map((other) => ({ ...other, isOn: undefined })),
  ].filter(({ label }) => !isShort || SHORT_TOOLS.includes(label))
  return <ToolBar label="Formato del testo" isOff={isOff} buttons={buttons} />
}

type TableToolsProps = { changes: readonly TableChange[]; onChange: (change: TableChange) => void }

/** While one writes in a table. */
export function TableTools({ changes, onChange }: TableToolsProps) {
  const buttons = changes.map((change) => ({
    label: TABLE_CHANGES[change],
    title: TABLE_CHANGES[change],
    press: () => onChange(change),
    isOn: undefined,
  }))
  return <ToolBar label="Tabella" isOff={false} buttons={buttons} />
}

type ToolBarProps = {
  label: string
  isOff: boolean
  buttons: readonly { label: string; title: string; press: () => void; isOn: boolean | undefined }[]
}

/** One stop for Tab; arrows move inside, as in every tool bar. */
function ToolBar({ label: name, isOff, buttons }: ToolBarProps) {
  const [at, setAt] = useState(0)
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const targets: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: buttons.length - 1 }
    const target = targets[event.key]
    if (target === undefined) return
    event.preventDefault()
    const next = (target + buttons.length) % buttons.length
    setAt(next)
    event.currentTarget.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div
      role="toolbar"
      aria-label={name}
      className="flex gap-1 overflow-x-auto [scrollbar-width:none] sm:flex-wrap"
      onKeyDown={move}
    >
      {buttons.map(({ label, title, press, isOn }, index) => (
        <button
          key={label}
          type="button"
          title={title}
          tabIndex={index === Math.min(at, buttons.length - 1) ? 0 : -1}
          disabled={isOff}
          aria-pressed={isOn}
          onFocus={() => setAt(index)}
          // The selection stays where it is: pressing a tool must not take it away from the words.
          onMouseDown={(event) => event.preventDefault()}
          onClick={press}
          className={cx(
            'min-h-11 rounded-pill px-3 font-strong text-sm whitespace-nowrap transition-colors disabled:opacity-50',
            isOn ? 'bg-primary text-on-primary' : 'bg-paper text-ink hover:text-primary-strong',
          )}
        >
          {label}
        </button>
      ))}
    </div>
  )
}
