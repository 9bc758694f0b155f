import { useId, useState } from 'react'
import { type Permission, SUBSCRIPTION_TYPES } from '#areas/audience/model.ts'
import {
  isForNobody,
  permissionSentence,
  TYPE_CHOICES,
  WALLET_WORDS,
  walletWords,
} from '#areas/audience/permission-copy.ts'
import { Button } from '#design/button/button.tsx'
import { cx } from '#design/cx.ts'
import { FieldError } from '#design/field/field.tsx'
import { fieldId, useFormState } from '#design/form/form-context.ts'
import { Icon } from '#design/icon/icon.tsx'
import { type AskedErrors, countErrorsIn } from './shape-path.ts'

export type PermissionFieldProps = {
  value: Permission | undefined
  errors: AskedErrors
  path: string
  onChange: (next: Permission | undefined) => void
}

/** AUD-010. Who sees a thing. What was chosen is always read as a sentence; the choices open under it. */
export function PermissionField({ value = {}, errors, path, onChange }: PermissionFieldProps) {
  const id = fieldId(useFormState().id, path)
  const panelId = useId()
  const faults = countErrorsIn(errors, path)
  const [isOpened, setOpened] = useState(false)
  const isOpen = isOpened || faults > 0
  const { visibility = [], wallet = [], excludedWallet = [] } = value
  const codes = [...new Set([...Object.keys(WALLET_WORDS), ...wallet, ...excludedWallet])]
  const change = (changes: Permission) => onChange(tidy({ ...value, ...changes }))
  const message = Object.entries(errors).find(([at]) => at === path || at.startsWith(`${path}.`))?.[1]
  return (
    <fieldset id={id} className="grid min-w-0 gap-3 rounded-card bg-sunken p-4">
      <legend className="visually-hidden">Chi lo vede</legend>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex min-w-0 flex-1 basis-56 items-start gap-2.5">
          <Icon name="eye" size={20} className="mt-1 text-ink-soft" />
          <div>
            <p aria-hidden="true" className="font-strong">
              Chi lo vede
            </p>
            <p aria-live="polite" className="text-ink-soft">
              {permissionSentence(value)}
            </p>
          </div>
        </div>
        <Button
          variant="quiet"
          size="small"
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          onClick={() => setOpened(!isOpen)}
        >
          {isOpen ? 'Chiudi' : 'Cambia'}
          <span className="visually-hidden"> chi lo vede</span>
        </Button>
      </div>
      {message && <FieldError>{message}</FieldError>}
      {isForNobody(value) && (
        <p role="status" className="flex items-start gap-2 font-[600] text-warning">
          <Icon name="triangle-alert" size={18} className="mt-1" />
          Così non lo vede nessuno: cambia una delle scelte.
        </p>
      )}
      {isOpen && (
        <div id={panelId} className="grid gap-5">
          <Toggles
            label="Tipi di iscritto"
            help="Nessuno acceso: tutti."
            options={SUBSCRIPTION_TYPES.map((type) => ({ value: type, label: TYPE_CHOICES[type] }))}
            chosen={visibility}
            onChange={(next) => change({ visibility: SUBSCRIPTION_TYPES.filter((type) => next.includes(type)) })}
          />
          <details open={wallet.length + excludedWallet.length > 0 || undefined}>
            <summary className="flex min-h-11 cursor-pointer items-center font-strong text-primary">
              Secondo i portafogli
            </summary>
            <div className="grid gap-5 pt-2">
              <Toggles
                label="Solo con"
                help="Basta averne uno di quelli accesi."
                options={codes.map((code) => ({ value: code, label: walletWords(code) }))}
                chosen={wallet}
                onChange={(next) =>
                  change({ wallet: next, excludedWallet: excludedWallet.filter((code) => !next.includes(code)) })
                }
              />
              <Toggles
                label="Mai con"
                help="Basta averne uno di quelli accesi per non vederlo."
                options={codes.map((code) => ({ value: code, label: walletWords(code) }))}
                chosen={excludedWallet}
                onChange={(next) =>
                  change({ excludedWallet: next, wallet: wallet.filter((code) => !next.includes(code)) })
                }
              />
            </div>
          </details>
        </div>
      )}
    </fieldset>
  )
}

/** Empty conditions impose nothing, and are not written. */
function tidy(permission: Permission): Permission | undefined {
  const said = Object.entries(permission).filter(([, list]) => list !== undefined && list.length > 0)
  return said.length === 0 ? undefined : Object.fromEntries(said)
}

type TogglesProps = {
  label: string
  help: string
  options: readonly { value: string; label: string }[]
  chosen: readonly string[]
  onChange: (next: string[]) => void
}

function Toggles({ label, help, options, chosen, onChange }: TogglesProps) {
  const order = options.map(({ value }) => value)
  const press = (value: string) =>
    onChange(order.filter((each) => (each === value ? !chosen.includes(value) : chosen.includes(each))))
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2">
        <span className="font-strong">{label}</span> <span className="text-ink-soft text-sm">{help}</span>
      </legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, label }) => {
          const isOn = chosen.includes(value)
          return (
            <button
              key={value}
              type="button"
              aria-pressed={isOn}
              onClick={() => press(value)}
              className={cx(
                'flex min-h-11 items-center gap-1.5 rounded-pill border-[1.5px] px-3.5 font-[580] text-sm focus-visible:rounded-pill',
                isOn
                  ? 'border-primary bg-primary text-on-primary'
                  : 'border-line-strong/60 bg-paper text-ink hover:border-primary',
              )}
            >
              {isOn && <Icon name="check" size={16} />}
              {label}
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}
