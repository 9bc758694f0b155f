import { useId, useState } from 'react'
import { Checkbox } from '#design/checkbox/checkbox.tsx'
import { DateField } from '#design/date-field/date-field.tsx'
import { FieldError } from '#design/field/field.tsx'

export type RoleChoice = { role: string; label: string }
export type ChosenRole = { role: string; until: string | null }

type Props = {
  /** Those that whoever looks may give, and those the person has. */
  choices: readonly RoleChoice[]
  chosen: readonly ChosenRole[]
  error?: string | undefined
  /** The first day that can be the last one. */
  today?: string
  /** They end on one day, which is asked elsewhere. */
  isTogether?: boolean
}

/** DSK-048. Which roles somebody has, and until when. */
export function RoleFields({ choices, chosen, error, today, isTogether = false }: Props) {
  const own = useId()
  const [ticked, setTicked] = useState(() => new Set(chosen.map(({ role }) => role)))
  const turn = (role: string, isOn: boolean) =>
    setTicked((before) => new Set(isOn ? [...before, role] : [...before].filter((each) => each !== role)))
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 font-strong">Ruoli</legend>
      {error && <FieldError id={`${own}-errore`}>{error}</FieldError>}
      {choices.map(({ role, label }) => (
        <div key={role} className="flex flex-wrap items-start gap-x-6">
          <Checkbox
            id={`${own}-${role}`}
            name="role"
            value={role}
            label={label}
            error=""
            defaultChecked={chosen.some((each) => each.role === role)}
            onChange={({ currentTarget }) => turn(role, currentTarget.checked)}
            className="min-w-0 flex-1 basis-72"
          />
          {!isTogether && ticked.has(role) && (
            <DateField
              name={`until-${role}`}
              label="Fino al"
              isOptional
              min={today}
              defaultValue={chosen.find((each) => each.role === role)?.until ?? undefined}
            />
          )}
        </div>
      ))}
    </fieldset>
  )
}
