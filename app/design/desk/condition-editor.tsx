import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { Form, useNavigate } from 'react-router'
import { type ChooserView, type EditorView, operatorChoices, PERIOD_CHOICES } from '#platform/pure/list-question.ts'
import type { Period } from '#platform/pure/question.ts'
import { Button, ButtonLink } from '../button/button.tsx'
import { DateField } from '../date-field/date-field.tsx'
import { Anchor } from '../link/link.tsx'
import { Select } from '../select/select.tsx'
import { TextField } from '../text-field/text-field.tsx'

/** A floating sheet under the chips; on a phone it is as wide as the page. The focus goes in, and Esc leads out. */
function Floating({ label, closeTo, children }: { label: string; closeTo: string; children: ReactNode }) {
  const frame = useRef<HTMLElement>(null)
  const navigate = useNavigate()
  const isScripted = useScripted()
  useEffect(() => {
    if (!isScripted) return
    const first = frame.current?.querySelector<HTMLElement>('input[type=search]')
    ;(first ?? frame.current?.querySelector<HTMLElement>('select, input:not([type=hidden]), a'))?.focus()
  }, [isScripted])
  // Wherever the focus is, and from the moment it is seen: the focus may not have come in yet.
  useLayoutEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape') void navigate(closeTo, { preventScrollReset: true, replace: true })
    }
    document.addEventListener('keydown', leave)
    return () => document.removeEventListener('keydown', leave)
  }, [navigate, closeTo])
  return (
    <section
      ref={frame}
      aria-label={label}
      className="absolute inset-x-2 top-full z-30 -mt-1 grid max-h-[75vh] gap-3 overflow-auto rounded-xl bg-raised p-3 text-[0.875rem] shadow-float sm:right-auto sm:left-6 sm:w-80"
    >
      {children}
    </section>
  )
}

/** DSK-014. All that a list can be asked about; the search is there where scripts are. */
export function ConditionChooser({ fields, closeTo }: ChooserView) {
  const { shown, search } = useSearched(fields, 'Cerca una condizione')
  return (
    <Floating label="Altra condizione" closeTo={closeTo}>
      {search}
      <ul>
        {shown.map(({ label, to }) => (
          <li key={to}>
            <Anchor
              to={to}
              replace
              preventScrollReset
              className="flex min-h-11 items-center rounded-[7px] px-2 hover:bg-sunken sm:min-h-8.5"
            >
              {label}
            </Anchor>
          </li>
        ))}
      </ul>
      <ButtonLink to={closeTo} variant="quiet" size="small" preventScrollReset>
        Chiudi
      </ButtonLink>
    </Floating>
  )
}

/** DSK-014. A condition being chosen: a form that asks the list the new question, with or without scripts. */
export function ConditionEditor({ field, condition, choices, whichChoices, kept, closeTo, problem }: EditorView) {
  const isScripted = useScripted()
  const [operator, setOperator] = useState(
    condition ? `${condition.isDenied ? 'non-' : ''}${condition.operator}` : (operatorChoices(field)[0]?.value ?? ''),
  )
  const asked = operator.replace(/^non-/, '')
  const needs = (...operators: string[]) => !isScripted || operators.includes(asked)
  return (
    <Floating label={field.label} closeTo={closeTo}>
      <Form method="get" aria-label={`Condizione: ${field.label}`} replace preventScrollReset className="grid gap-3">
        {kept.map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        {problem && (
          <p role="alert" className="text-danger-strong">
            {problem}
          </p>
        )}
        <Select
          name="operatore"
          label={field.label}
          options={operatorChoices(field)}
          value={operator}
          onChange={(event) => setOperator(event.target.value)}
        />
        {field.kind === 'choice' && needs('is') && (
          <Ticks name="valore" label="Valori" choices={choices} chosen={condition?.values ?? []} />
        )}
        {field.kind === 'flag' && (
          <Select
            name="valore"
            label="Risposta"
            options={[
              { value: 'si', label: 'sì' },
              { value: 'no', label: 'no' },
            ]}
            defaultValue={condition?.values[0] ?? 'si'}
          />
        )}
        {field.kind === 'number' && needs('is', 'least', 'most') && (
          <TextField
            name="valore"
            label="Quanto"
            inputMode="numeric"
            isOptional={!isScripted}
            defaultValue={condition?.values[0] ?? ''}
          />
        )}
        {field.kind === 'text' && (
          <TextField name="valore" label="Testo" maxLength={120} defaultValue={condition?.values[0] ?? ''} />
        )}
        {field.kind === 'day' && (
          <Days prefix="" operator={asked} isScripted={isScripted} values={condition?.values ?? []} />
        )}
        {field.which && (
          <Ticks name="quale" label={field.which} choices={whichChoices} chosen={condition?.which ?? []} />
        )}
        {field.when && <When label={field.when} when={condition?.when ?? null} isScripted={isScripted} />}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" size="small">
            Applica
          </Button>
          <ButtonLink to={closeTo} variant="quiet" size="small" preventScrollReset>
            Torna indietro
          </ButtonLink>
        </div>
      </Form>
    </Floating>
  )
}

function When({ label, when, isScripted }: { label: string; when: Period | null; isScripted: boolean }) {
  const [operator, setOperator] = useState<string>(when?.operator ?? '')
  return (
    <>
      <Select
        name="quando"
        label={label}
        placeholder="In qualunque momento"
        options={PERIOD_CHOICES}
        value={operator}
        onChange={(event) => setOperator(event.target.value)}
      />
      <Days prefix="quando-" operator={operator} isScripted={isScripted} values={when?.values ?? []} />
    </>
  )
}

type DaysProps = { prefix: '' | 'quando-'; operator: string; isScripted: boolean; values: readonly string[] }

/** Without scripts every field is there, and those that the operator does not ask are not read. */
function Days({ prefix, operator, isScripted, values: [first = '', second = ''] }: DaysProps) {
  const needs = (...operators: string[]) => !isScripted || operators.includes(operator)
  const isDay = first.includes('-')
  return (
    <>
      {needs('before', 'between') && (
        <DateField name={`${prefix}giorno`} label="Giorno" isOptional={!isScripted} defaultValue={isDay ? first : ''} />
      )}
      {needs('between') && (
        <DateField name={`${prefix}giorno-2`} label="Fino al giorno" isOptional={!isScripted} defaultValue={second} />
      )}
      {needs('last', 'next') && (
        <TextField
          name={`${prefix}giorni`}
          label="Quanti giorni"
          inputMode="numeric"
          isOptional={!isScripted}
          defaultValue={isDay ? '' : first}
        />
      )}
    </>
  )
}

type TicksProps = { name: string; label: string; choices: EditorView['choices']; chosen: readonly string[] }

/** What is not shown stays in the form: a search changes what one sees, not what one has chosen. */
function Ticks({ name, label, choices, chosen }: TicksProps) {
  const { shown, search } = useSearched(choices, `Cerca fra ${choices.length.toLocaleString('it-IT')}`)
  const inSight = new Set(shown.map(({ value }) => value))
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 font-strong">{label}</legend>
      {choices.length > 8 && search}
      <div className="max-h-64 overflow-auto">
        {choices.map(({ value, label: words }) => (
          <label
            key={value}
            className={`flex min-h-11 items-center gap-2.5 rounded-[7px] px-2 hover:bg-sunken sm:min-h-8.5 ${inSight.has(value) ? '' : 'hidden'}`}
          >
            <input
              type="checkbox"
              name={name}
              value={value}
              defaultChecked={chosen.includes(value)}
              className="size-5 shrink-0 accent-primary sm:size-4"
            />
            {words}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Whether scripts have come: before, and without them, everything is in sight. */
function useScripted(): boolean {
  const [isScripted, setScripted] = useState(false)
  useEffect(() => setScripted(true), [])
  return isScripted
}

function useSearched<Each extends { label: string }>(all: readonly Each[], label: string) {
  const isScripted = useScripted()
  const [typed, setTyped] = useState('')
  const id = useId()
  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const shown = typed === '' ? all : all.filter((each) => plain(each.label).includes(plain(typed)))
  const search = isScripted && (
    <>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <input
        id={id}
        type="search"
        value={typed}
        placeholder={label}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        className="min-h-11 w-full rounded-small border border-line-strong bg-paper px-2.5 sm:min-h-8.5"
      />
    </>
  )
  return { shown, search }
}
