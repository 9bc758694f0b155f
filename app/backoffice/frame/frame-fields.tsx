import { useId, useState } from 'react'
import { type Permission, SUBSCRIPTION_TYPES } from '#areas/audience/model.ts'
import { TYPE_WORDS } from '#areas/audience/permission-copy.ts'
import { LONGEST_LINK } from '#areas/content/link-rules.ts'
import { Button } from '#design/button/button.tsx'
import { Link } from '#design/link/link.tsx'
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
  defaultValue: Permission
  errors: Readonly<Record<string, string>> | undefined
  onChange?: (value: Permission) => void
}

/** “Chi lo vede” in a form that is sent. Without JavaScript the types are ticked one by one, and the wallets stay as they were. */
export function WhoSees({ defaultValue, errors = {}, onChange }: WhoSeesProps) {
  const [value, setValue] = useState(defaultValue)
  return (
    <div>
      <input type="hidden" name="audience" value={JSON.stringify(value)} />
      <div className="noscript:hidden">
        <PermissionField
          value={value}
          errors={errors}
          path="audience"
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
          {errors.audience && <p className="font-strong text-danger">{errors.audience}</p>}
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

type OvertakenProps = { message: string; who: string; over: string; path: string }

/** Two editors at once: nothing is lost, and whoever comes second decides. */
export function Overtaken({ message, who, over, path }: OvertakenProps) {
  return (
    <div role="alert" className="grid gap-3 rounded-card border-2 border-danger bg-paper px-5 py-4">
      <h2 className="font-strong font-text text-lg">{message}</h2>
      <p>L’ultima modifica è di {who}. Se salvi la tua, prende il posto della sua.</p>
      <div className="flex flex-wrap items-center gap-4">
        <Link to={path} isNewTab className="inline-flex min-h-11 items-center">
          Guarda che cosa c’è adesso
        </Link>
        <Button type="submit" name="over" value={over} variant="ghost">
          Salva la mia
        </Button>
      </div>
    </div>
  )
}

/** A link of ours that leads nowhere is told before it is saved; the page may be about to come, so it can be saved all the same. */
export function SaveAnyway() {
  return (
    <Button type="submit" name="anyway" value="1" variant="ghost" size="large">
      Salva lo stesso
    </Button>
  )
}

export type StoryLine = { id: string; on: string; actor: string; what: string; label: string }

export function FrameStory({ lines }: { lines: readonly StoryLine[] }) {
  if (lines.length === 0) return null
  return (
    <section aria-labelledby="storia" className="max-w-4xl">
      <h2 id="storia" className="text-title-s">
        Storia
      </h2>
      <ol className="mt-3 divide-y divide-line rounded-card bg-paper px-5 shadow-card">
        {lines.map(({ id, on, actor, what, label }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-6 py-2.5">
            <span className="wrap-anywhere min-w-0">
              {what}: {label}
            </span>
            <span className="text-ink-soft text-sm tabular-nums">
              {actor}, {on}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
