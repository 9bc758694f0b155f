import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#design/button/button.tsx'

type Props<Row> = {
  title: string
  addLabel: string
  rows: readonly Row[]
  blank: () => Row
  most: number
  onChange: (rows: Row[]) => void
  children: (row: Row, set: (part: Partial<Row>) => void, index: number) => ReactNode
}

/** Lines of one kind, each in its own box, that can be added and taken away. */
export function RowList<Row>({ title, addLabel, rows, blank, most, onChange, children }: Props<Row>) {
  const place = useRef<HTMLFieldSetElement>(null)
  const before = useRef(rows.length)
  // A line that is added is written at once; one that goes away with the focus on it leaves the focus to the button that adds.
  useEffect(() => {
    const more = rows.length - before.current
    before.current = rows.length
    const lines = place.current?.querySelectorAll(':scope > div') ?? []
    if (more > 0) lines[rows.length - 1]?.querySelector<HTMLElement>('input, select')?.focus()
    else if (more < 0 && document.activeElement === document.body)
      place.current?.querySelector<HTMLElement>(':scope > button')?.focus()
  }, [rows.length])
  return (
    <fieldset ref={place} className="grid gap-4">
      <legend className="mb-3 font-display text-title-s">{title}</legend>
      {rows.map((row, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name of their own, and their fields are controlled.
          key={index}
          className="grid gap-4 rounded-card border border-line p-4 sm:p-5"
        >
          {children(
            row,
            (part) => onChange(rows.map((each, at) => (at === index ? { ...each, ...part } : each))),
            index,
          )}
          <Button
            variant="quiet"
            size="small"
            icon="trash-2"
            className="justify-self-start"
            aria-label={`Elimina: ${title}, ${index + 1}`}
            onClick={() => onChange(rows.filter((_, at) => at !== index))}
          >
            Elimina
          </Button>
        </div>
      ))}
      {rows.length < most && (
        <Button variant="ghost" icon="plus" className="justify-self-start" onClick={() => onChange([...rows, blank()])}>
          {addLabel}
        </Button>
      )}
    </fieldset>
  )
}
