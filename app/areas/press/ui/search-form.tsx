import type { ReactNode } from 'react'
import { Button } from '#design/button/button.tsx'
import { DateField } from '#design/date-field/date-field.tsx'
import { leaveOutEmpty } from '#design/form/filter-form.tsx'
import { Form } from '#design/form/form.tsx'
import type { FieldErrors } from '#design/form/form-context.ts'
import { Select } from '#design/select/select.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import type { RomeDay } from '#platform/pure/dates.ts'
import { promisedFigure } from '#platform/pure/promised-figure.ts'
import { KEYWORD_HELP } from '../copy.ts'
import { KEYWORD_MAX_LENGTH, PRESS_PATH, type PressCategory, type TypedQuestion } from '../model.ts'
import { questionProblems } from '../rules.ts'
import { typedIn } from './typed-in.ts'

type Props = {
  categories: readonly PressCategory[]
  /** PUB-007. What was asked, or the month that ends today. */
  typed: TypedQuestion
  errors: FieldErrors
  today: RomeDay
  isPending: boolean
  /** PUB-003. Shown to everybody, usable by who holds the wallet. */
  isOpen: boolean
  note: ReactNode
}

/** PUB-005…008. The search goes into the address, so that it can be kept, sent and come back to. */
export function PressSearchForm({ categories, typed, errors, today, isPending, isOpen, note }: Props) {
  const options = categories.map(({ id, name }) => ({ value: String(id), label: name }))
  return (
    <Form
      method="get"
      ref={leaveOutEmpty}
      action={PRESS_PATH}
      preventScrollReset
      errors={errors}
      validate={(data) => questionProblems(typedIn(data), today)}
      className="rounded-card bg-paper p-5 shadow-card sm:p-7"
    >
      {note}
      <fieldset disabled={!isOpen} className="grid gap-5">
        <legend className="visually-hidden">Parametri della ricerca</legend>
        <div className="grid gap-5 sm:grid-cols-2">
          <DateField name="dataDa" label="Data da" isRequired defaultValue={typed.from} max={today} />
          <DateField name="dataA" label="Data a" isRequired defaultValue={typed.to} max={today} />
        </div>
        <div className="grid gap-5 sm:grid-cols-2">
          <Select
            name="categoria"
            label="Specializzazione"
            isRequired
            placeholder="Scegli la specializzazione"
            description={`${promisedFigure(categories.length, 60)} profili, in ordine alfabetico.`}
            options={options}
            defaultValue={typed.category}
          />
          <TextField
            name="descrizione"
            label="Parola chiave"
            isOptional
            description={KEYWORD_HELP}
            maxLength={KEYWORD_MAX_LENGTH}
            autoComplete="off"
            spellCheck={false}
            defaultValue={typed.keyword}
          />
        </div>
        <Button type="submit" variant="accent" size="large" icon="search" isPending={isPending} className="sm:w-fit">
          Cerca
        </Button>
      </fieldset>
    </Form>
  )
}
