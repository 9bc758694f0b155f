import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { MOST_COLUMNS, MOST_ROWS } from './table-changes.ts'

type Props = {
  /** Of the text it belongs to. */
  name: string
  onDone: (columns: number, rows: number) => void
  onCancel: () => void
}

/** STU-004. How large a new table is. */
export function TablePanel({ name, onDone, onCancel }: Props) {
  const [columns, setColumns] = useState('2')
  const [rows, setRows] = useState('3')
  const [isAsked, setAsked] = useState(false)
  const sizes = [numberIn(columns, MOST_COLUMNS), numberIn(rows, MOST_ROWS)] as const
  const errorOf = (at: 0 | 1, most: number) =>
    isAsked && sizes[at] === null ? `Scrivi un numero da 1 a ${most}.` : undefined
  const done = () => {
    setAsked(true)
    const [across, down] = sizes
    if (across !== null && down !== null) onDone(across, down)
  }
  const field = { form: '', inputMode: 'numeric', autoComplete: 'off' } as const
  return (
    <Panel legend="Tabella nuova" onEnter={done} onEscape={onCancel}>
      <div className="grid grid-cols-2 gap-3 max-w-sm">
        <TextField
          {...field}
          name={`${name}-table-columns`}
          label={`Colonne (da 1 a ${MOST_COLUMNS})`}
          error={errorOf(0, MOST_COLUMNS)}
          value={columns}
          maxLength={2}
          onChange={(event) => setColumns(event.target.value)}
        />
        <TextField
          {...field}
          name={`${name}-table-rows`}
          label={`Righe (da 1 a ${MOST_ROWS})`}
          error={errorOf(1, MOST_ROWS)}
          value={rows}
          maxLength={2}
          onChange={(event) => setRows(event.target.value)}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={done}>
          Metti la tabella
        </Button>
        <Button size="small" variant="quiet" onClick={onCancel}>
          Torna indietro
        </Button>
      </div>
    </Panel>
  )
}

function numberIn(typed: string, most: number): number | null {
  const number = /^\d{1,2}$/.test(typed.trim()) ? Number(typed) : 0
  return number >= 1 && number <= most ? number : null
}

type CaptionProps = Pick<Props, 'name'> & { caption: string; onWrite: (words: string) => void; onClose: () => void }

/** What the table shows, above it. What is written here is in the text at once. */
export function CaptionPanel({ name, caption, onWrite, onClose }: CaptionProps) {
  const [words, setWords] = useState(caption)
  return (
    <Panel legend="Didascalia della tabella" onEnter={onClose} onEscape={onClose}>
      <TextField
        name={`${name}-table-caption`}
        form=""
        label="Che cosa mostra la tabella"
        value={words}
        maxLength={300}
        isOptional
        onChange={(event) => {
          setWords(event.target.value)
          onWrite(event.target.value)
        }}
      />
      <Button size="small" className="justify-self-start" onClick={onClose}>
        Fatto
      </Button>
    </Panel>
  )
}

type PanelProps = { legend: string; onEnter: () => void; onEscape: () => void; children: ReactNode }

/** Asked beside the words: its fields are of the surface, not of the form. */
function Panel({ legend, onEnter, onEscape, children }: PanelProps) {
  const panel = useRef<HTMLFieldSetElement>(null)
  useEffect(() => panel.current?.querySelector('input')?.select(), [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    if (event.key === 'Enter' && event.target instanceof HTMLButtonElement) return
    event.preventDefault()
    if (event.key === 'Enter') onEnter()
    else onEscape()
  }
  return (
    <fieldset
      ref={panel}
      className="grid min-w-0 gap-3 rounded-field bg-paper p-4"
      onKeyDown={onKeyDown}
      onChange={(event) => event.stopPropagation()}
    >
      <legend className="visually-hidden">{legend}</legend>
      {children}
    </fieldset>
  )
}
