import { useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { FieldDescription, FieldError } from '#design/field/field.tsx'
import { useField } from '#design/field/use-field.ts'
import { TextField } from '#design/text-field/text-field.tsx'
import { MOST_CLOSURES } from '../model.ts'
import type { TypedClosure } from '../wire.ts'

type Row = TypedClosure & { key: number }

const EMPTY = { from: '', to: '' }

type Props = { closures: readonly TypedClosure[]; onEdit: () => void }

const LABEL = 'Quando nessuno risponde su WhatsApp'
const HELP = 'Le ferie, per esempio. In questi momenti WhatsApp risulta chiuso. Senza chiusure è sempre aperto.'

/** When nobody answers on WhatsApp, a row for each time; one left empty counts for nothing. */
export function ClosureFields({ closures, onEdit }: Props) {
  const wiring = useField({ name: 'closures', label: LABEL, description: HELP })
  const begun = closures.length > 0 ? closures : [EMPTY]
  const [rows, setRows] = useState<Row[]>(begun.map((closure, key) => ({ ...closure, key })))
  const next = Math.max(-1, ...rows.map(({ key }) => key)) + 1
  return (
    <fieldset id={wiring.id} aria-describedby={wiring.control['aria-describedby']} className="grid gap-3">
      <legend className="mb-1.5 font-strong">{LABEL}</legend>
      <FieldDescription id={wiring.descriptionId}>{HELP}</FieldDescription>
      {wiring.error && <FieldError id={wiring.errorId}>{wiring.error}</FieldError>}
      {rows.map(({ key, from, to }) => (
        <div key={key} className="grid items-end gap-3 sm:grid-cols-[1fr_1fr_auto]">
          <TextField
            id={`closure-from-${key}`}
            name="closureFrom"
            type="datetime-local"
            label="Dal"
            defaultValue={from}
          />
          <TextField id={`closure-to-${key}`} name="closureTo" type="datetime-local" label="Al" defaultValue={to} />
          <Button
            variant="quiet"
            icon="trash-2"
            aria-label={`Togli la chiusura${from ? ` dal ${from.replace('T', ' ')}` : ''}`}
            onClick={() => {
              setRows(rows.filter((row) => row.key !== key))
              onEdit()
            }}
          >
            Togli
          </Button>
        </div>
      ))}
      {rows.length < MOST_CLOSURES && (
        <Button
          variant="ghost"
          icon="plus"
          className="justify-self-start"
          onClick={() => setRows([...rows, { ...EMPTY, key: next }])}
        >
          Aggiungi una chiusura
        </Button>
      )}
    </fieldset>
  )
}
