import { type SubmitEvent, useId, useMemo } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#design/button/button.tsx'
import { ErrorSummary } from '#design/form/error-summary.tsx'
import { type FieldErrors, FormContext } from '#design/form/form-context.ts'
import type { CalculatorWords } from '../model.ts'
import { calculatorPath } from './calculator-path.ts'
import { QuestionField } from './question-field.tsx'

type Props = {
  calculator: Pick<CalculatorWords, 'id' | 'title' | 'questions'>
  /** What the address answered, given back to be mended. */
  values?: Record<string, string>
  errors?: FieldErrors
  /** Where there is room for it, numbers are asked side by side. */
  isWide?: boolean
}

const none = {}

/** A form that asks for an address: it works without JavaScript, and its result can be linked, reloaded and printed. */
export function CalculatorForm({ calculator, values = none, errors = none, isWide = false }: Props) {
  const id = useId()
  const navigate = useNavigate()
  const state = useMemo(() => ({ id, errors, values }), [id, errors, values])
  const ask = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const query = new URLSearchParams()
    for (const [name, value] of new FormData(event.currentTarget))
      if (typeof value === 'string') query.append(name, value)
    navigate(calculatorPath(calculator.id, query.toString()), { preventScrollReset: true })
  }
  const flags = calculator.questions.filter(({ kind }) => kind === 'flag')
  const others = calculator.questions.filter(({ kind }) => kind !== 'flag')
  const isRow = isWide && others.every(({ kind }) => kind === 'number')
  return (
    <FormContext value={state}>
      <form
        method="get"
        action={calculatorPath(calculator.id)}
        aria-label={calculator.title}
        noValidate
        onSubmit={ask}
        className="grid gap-5"
      >
        <ErrorSummary errors={errors} formId={id} />
        <div className={isRow ? 'grid gap-5 sm:grid-cols-3' : 'contents'}>
          {others.map((question) => (
            <QuestionField key={question.name} question={question} />
          ))}
        </div>
        {flags.length > 0 && (
          <fieldset className="grid">
            <legend className="mb-1 font-strong">Segna quello che è presente</legend>
            {flags.map((question) => (
              <QuestionField key={question.name} question={question} />
            ))}
          </fieldset>
        )}
        <div className="print-hidden">
          <Button type="submit" variant="accent" size="large" icon="calculator" data-event-code="RS122">
            Calcola
          </Button>
        </div>
      </form>
    </FormContext>
  )
}
