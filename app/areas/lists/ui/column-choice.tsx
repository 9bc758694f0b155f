import { useState } from 'react'
import { Form } from 'react-router'
import { Button } from '#design/button/button.tsx'
import { Icon } from '#design/icon/icon.tsx'

type Column = { key: string; title: string }

export type ColumnChoiceProps = {
  shown: readonly Column[]
  choices: readonly (Column & { isShown: boolean })[]
  isUsual: boolean
  /** The address of the question, to which the form is sent. */
  here: string
}

/** DSK-013. Which columns a list shows and in which order, kept for whoever chooses. The first is always there. */
export function ColumnChoice({ shown, choices, isUsual, here }: ColumnChoiceProps) {
  return (
    <details className="relative">
      <summary className="flex min-h-11 cursor-pointer items-center gap-1.5 rounded-small px-2.5 font-strong text-[0.875rem] hover:bg-sunken sm:min-h-8">
        <Icon name="layout-dashboard" size={16} /> Colonne
      </summary>
      <div className="absolute right-0 z-30 mt-1 grid w-72 gap-2 rounded-xl bg-raised p-3 shadow-float max-sm:fixed max-sm:inset-x-2 max-sm:w-auto">
        <ChosenColumns key={shown.map(({ key }) => key).join()} shown={shown} choices={choices} here={here} />
        {!isUsual && (
          <Form method="post" action={here} preventScrollReset aria-label="Torna alle colonne di sempre">
            <input type="hidden" name="act" value="usual-columns" />
            <Button type="submit" variant="quiet" size="small">
              Torna alle colonne di sempre
            </Button>
          </Form>
        )}
      </div>
    </details>
  )
}

function ChosenColumns({ shown, choices, here }: Omit<ColumnChoiceProps, 'isUsual'>) {
  const [first] = shown
  const [columns, setColumns] = useState(() => [
    ...shown.slice(1).map((each) => ({ ...each, isShown: true })),
    ...choices.filter(({ isShown }) => !isShown),
  ])
  const move = (place: number, by: number) =>
    setColumns((before) => {
      const moved = [...before]
      const [one] = moved.splice(place, 1)
      if (one) moved.splice(place + by, 0, one)
      return moved
    })
  const tick = (key: string, isShown: boolean) =>
    setColumns((before) => before.map((each) => (each.key === key ? { ...each, isShown } : each)))
  return (
    <Form method="post" action={here} preventScrollReset aria-label="Colonne" className="grid gap-2">
      <input type="hidden" name="act" value="columns" />
      <input
        type="hidden"
        name="columns"
        value={columns
          .filter(({ isShown }) => isShown)
          .map(({ key }) => key)
          .join(',')}
      />
      <p className="text-[0.875rem] text-ink-soft">«{first?.title}» c’è sempre.</p>
      <ul className="grid max-h-80 overflow-y-auto">
        {columns.map(({ key, title, isShown }, place) => (
          <li key={key} className="flex items-center gap-1">
            <label className="flex min-h-9 grow items-center gap-2 text-[0.875rem]">
              <input
                type="checkbox"
                checked={isShown}
                onChange={(event) => tick(key, event.currentTarget.checked)}
                className="size-4 accent-primary"
              />
              {title}
            </label>
            <MoveButton label={`Prima: ${title}`} icon="chevron-up" onMove={place > 0 ? () => move(place, -1) : null} />
            <MoveButton
              label={`Dopo: ${title}`}
              icon="chevron-down"
              onMove={place < columns.length - 1 ? () => move(place, 1) : null}
            />
          </li>
        ))}
      </ul>
      <Button type="submit" size="small">
        Mostra queste
      </Button>
    </Form>
  )
}

function MoveButton({ label, icon, onMove }: { label: string; icon: string; onMove: (() => void) | null }) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={onMove === null}
      onClick={() => onMove?.()}
      className="grid size-8 place-items-center rounded-small text-ink-soft hover:bg-sunken hover:text-ink disabled:opacity-30"
    >
      <Icon name={icon} size={16} />
    </button>
  )
}
