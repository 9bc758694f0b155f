import { useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { Checkbox } from '#design/checkbox/checkbox.tsx'
import { FILTER_ENTRIES, type FilterGroup, MOST_FILTER_ENTRIES } from '../model.ts'

type Props = {
  group: FilterGroup
  chosen: readonly string[]
  onToggle: (value: string) => void
  /** The same filters stand in the panel and in the sidebar: their ids must differ. */
  place: string
}

/** NWS-004. Ten entries, and up to a hundred when asked; a chosen one is always in sight. */
export function FilterGroupView({ group, chosen, onToggle, place }: Props) {
  const [isWhole, setWhole] = useState(false)
  const entries = group.entries.slice(0, MOST_FILTER_ENTRIES)
  const shown = isWhole
    ? entries
    : entries.filter(({ value }, index) => index < FILTER_ENTRIES || chosen.includes(value))
  return (
    <fieldset
      aria-label={place === 'panel' ? `${group.label}, nel pannello` : undefined}
      className="border-line border-t pt-4"
    >
      <legend className="float-left mb-1 w-full font-strong">{group.label}</legend>
      <div className="clear-both">
        {shown.map(({ value, label }) => (
          <Checkbox
            key={value}
            id={`${place}-${group.name}-${value.replaceAll(' ', '-')}`}
            name={group.name}
            value={value}
            label={label}
            checked={chosen.includes(value)}
            onChange={() => onToggle(value)}
          />
        ))}
      </div>
      {entries.length > FILTER_ENTRIES && (
        <Button variant="quiet" size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Mostra meno' : 'Mostra altro'}
        </Button>
      )}
    </fieldset>
  )
}
