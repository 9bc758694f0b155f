import { useId, useState } from 'react'
import { type Permission, SUBSCRIPTION_TYPES } from '#areas/audience/model.ts'
import { TYPE_WORDS } from '#areas/audience/permission-copy.ts'
import { LONGEST_LINK } from '#areas/content/link-rules.ts'
import { TextField, type TextFieldProps } from '#design/text-field/text-field.tsx'
import { PermissionField } from '../shape-form/permission-field.tsx'
import type { OwnPage } from './frame-context.server.ts'

type LinkFieldProps = Omit<TextFieldProps, 'list'> & { pages: readonly OwnPage[] }

/** An address: pages of the club are offered while it is typed. */
export function LinkField({ pages, ...field }: LinkFieldProps) {
  const id = useId()
  return (
    <>
      <TextField
        {...field}
        list={id}
        maxLength={LONGEST_LINK}
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
      />
      <datalist id={id}>
        {pages.map(({ path, title }) => (
          <option key={path} value={path}>
            {title}
          </option>
        ))}
      </datalist>
    </>
  )
}

type WhoSeesProps = {
  name: string
  defaultValue: Permission
  errors: Readonly<Record<string, string>> | undefined
  onChange?: (value: Permission) => void
}

/** “Chi lo vede” in a form that is sent. Without JavaScript the types are ticked one by one, and the wallets stay as they were. */
export function WhoSees({ name, defaultValue, errors = {}, onChange }: WhoSeesProps) {
  const [value, setValue] = useState(defaultValue)
  return (
    <div>
      <input type="hidden" name={name} value={JSON.stringify(value)} />
      <div className="noscript:hidden">
        <PermissionField
          value={value}
          errors={errors}
          path={name}
          onChange={(next) => {
            setValue(next ?? {})
            onChange?.(next ?? {})
          }}
        />
      </div>
      <noscript>
        <fieldset className="grid gap-1">
          <legend className="font-strong">Chi lo vede</legend>
          <p className="text-ink-soft text-sm">Nessuno scelto: tutti.</p>
          {errors[name] && <p className="font-strong text-danger">{errors[name]}</p>}
          <input type="hidden" name="plainAudience" value="1" />
          {SUBSCRIPTION_TYPES.map((type) => (
            <label key={type} className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                name="visibility"
                value={type}
                defaultChecked={defaultValue.visibility?.includes(type)}
              />
              {TYPE_WORDS[type]}
            </label>
          ))}
        </fieldset>
      </noscript>
    </div>
  )
}
