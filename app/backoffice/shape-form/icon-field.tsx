import { useId, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { FieldDescription, FieldError, OptionalMark } from '#design/field/field.tsx'
import { useField } from '#design/field/use-field.ts'
import { Icon } from '#design/icon/icon.tsx'
import { type IconName, iconNames } from '#design/icon/names.ts'
import { SearchField } from '#design/text-field/text-field.tsx'
import { ICON_WORDS } from './icon-words.ts'
import type { InputProps } from './text-input.tsx'

const isIconName = (name: unknown): name is IconName => iconNames.includes(name as IconName)

/** BLK-043. A drawing among those the club has, by looking or by its Italian name: one that does not exist cannot be chosen. */
export function IconField({ shape, value, errors, path, onChange }: InputProps<'icon'>) {
  const wiring = useField({ name: path, label: shape.title, error: errors[path] })
  const panelId = useId()
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const sought = typed.trim().toLocaleLowerCase('it')
  const shown = iconNames.filter((name) => ICON_WORDS[name].toLocaleLowerCase('it').includes(sought))
  const words = isIconName(value) ? ICON_WORDS[value] : value ? `«${String(value)}» non c’è più` : 'Nessuna'
  return (
    <fieldset aria-describedby={wiring.control['aria-describedby']} className="grid min-w-0 gap-2">
      <legend className="mb-1.5 font-strong">
        {shape.title}
        {shape.isOptional && <OptionalMark />}
      </legend>
      {shape.description && <FieldDescription>{shape.description}</FieldDescription>}
      {wiring.error && <FieldError id={wiring.errorId}>{wiring.error}</FieldError>}
      <div className="flex flex-wrap items-center gap-3">
        {isIconName(value) && (
          <span className="grid size-12 place-items-center rounded-field bg-primary-tint text-primary">
            <Icon name={value} size={26} />
          </span>
        )}
        <span aria-live="polite">{words}</span>
        <Button
          id={wiring.id}
          variant="ghost"
          size="small"
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Chiudi le icone' : 'Scegli un’icona'}
        </Button>
        {shape.isOptional && value !== undefined && (
          <Button variant="quiet" size="small" onClick={() => onChange(undefined)}>
            Togli l’icona
          </Button>
        )}
      </div>
      {isOpen && (
        <div id={panelId} className="grid gap-3 rounded-card border border-line p-4">
          <SearchField
            name={`${path}-ricerca`}
            label="Cerca un’icona"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            className="max-w-sm"
          />
          <p aria-live="polite" className="text-ink-soft text-sm">
            {shown.length === 0
              ? 'Nessuna icona con questo nome: prova con un’altra parola.'
              : shown.length === 1
                ? 'Un’icona'
                : `${shown.length} icone`}
          </p>
          <div className="grid max-h-72 grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-1 overflow-y-auto p-1">
            {shown.map((name) => (
              <label
                key={name}
                title={ICON_WORDS[name]}
                className="relative grid size-11 cursor-pointer place-items-center rounded-field hover:bg-primary-tint has-checked:bg-primary has-checked:text-on-primary has-focus-visible:outline-3 has-focus-visible:outline-focus"
              >
                <input
                  type="radio"
                  name={`${wiring.id}-icone`}
                  value={name}
                  checked={value === name}
                  onChange={() => onChange(name)}
                  aria-label={ICON_WORDS[name]}
                  className="absolute inset-0 cursor-pointer appearance-none opacity-0"
                />
                <Icon name={name} size={22} />
              </label>
            ))}
          </div>
        </div>
      )}
    </fieldset>
  )
}
