import { type Permission, SUBSCRIPTION_TYPES } from '#areas/audience/model.ts'
import { Checkbox } from '#design/checkbox/checkbox.tsx'
import { TYPE_WORDS } from '../contents/content-copy.ts'
import { whoInWords } from './frame-copy.ts'

type Props = {
  value: Permission | undefined
  errors: Readonly<Record<string, string>>
  path: string
  onChange: (next: Permission | undefined) => void
}

/** Whom something is for: the types that see it. Nothing chosen: everybody. */
export function PermissionField({ value = {}, errors, path, onChange }: Props) {
  const chosen = value.visibility ?? []
  return (
    <fieldset className="grid gap-1">
      <legend className="font-strong">Chi lo vede</legend>
      {errors[path] && <p className="font-strong text-danger text-sm">{errors[path]}</p>}
      <div className="flex flex-wrap gap-x-6">
        {SUBSCRIPTION_TYPES.map((type) => (
          <Checkbox
            key={type}
            id={`${path}-${type}`}
            name=""
            label={TYPE_WORDS[type]}
            checked={chosen.includes(type)}
            onChange={(event) => {
              const next = SUBSCRIPTION_TYPES.filter((each) =>
                each === type ? event.target.checked : chosen.includes(each),
              )
              onChange({ ...value, visibility: next })
            }}
          />
        ))}
      </div>
      <p className="text-ink-soft text-sm">Lo vedono: {whoInWords(value)}</p>
    </fieldset>
  )
}
