import { Form } from 'react-router'
import { Button } from '#design/button/button.tsx'
import { DateField } from '#design/date-field/date-field.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Anchor } from '#design/link/link.tsx'
import { type Option, Select } from '#design/select/select.tsx'
import { COMPARISONS } from '../comparison-rules.ts'
import { PERIODS } from '../period-rules.ts'

export type QuestionView = {
  periodo: string
  dal: string
  al: string
  passo: string
  per: string
  confronto: string
  /** FIG-015. The segment whose people are looked back from. */
  segmento: string
  segments: readonly Option[]
  words: string
  /** The days alone. */
  short: string
  steps: readonly Option[]
  splits: readonly Option[]
  /** The periods that are asked most, each with its address. */
  quick: readonly { label: string; to: string; isCurrent: boolean }[]
}

const optionsOf = (words: Readonly<Record<string, string>>): Option[] =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

/** FIG-012, FIG-013. Which days, gathered and split how, compared with what; all of it in the address. */
export function QuestionBar({ question }: { question: QuestionView }) {
  const { quick, words, short, steps, splits, segments } = question
  return (
    <div className="flex flex-wrap items-center gap-2 print-hidden">
      <nav aria-label="Periodo" className="figure-quick">
        {quick.map(({ label, to, isCurrent }) => (
          <Anchor key={label} to={to} preventScrollReset aria-current={isCurrent ? 'true' : undefined}>
            {label}
          </Anchor>
        ))}
      </nav>
      <details className="figure-question">
        <summary className="figure-chooser">
          <Icon name="calendar" size={16} /> {short} <Icon name="chevron-down" size={16} />
        </summary>
        <Form
          method="get"
          aria-label="Periodo e confronto"
          key={words + question.per + question.passo + question.segmento}
          className="grid gap-3"
        >
          <Select name="periodo" label="Periodo" options={optionsOf(PERIODS)} defaultValue={question.periodo} />
          <div className="grid gap-3 sm:grid-cols-2">
            <DateField name="dal" label="Dal" isOptional defaultValue={question.dal} />
            <DateField name="al" label="Al" isOptional defaultValue={question.al} />
          </div>
          <Select
            name="passo"
            label="Un punto per"
            placeholder="Come di solito"
            options={steps}
            defaultValue={question.passo}
          />
          {splits.length > 0 && (
            <Select name="per" label="Dividi per" placeholder="Niente" options={splits} defaultValue={question.per} />
          )}
          <Select
            name="confronto"
            label="Confronta con"
            options={optionsOf(COMPARISONS)}
            defaultValue={question.confronto}
          />
          {segments.length > 0 && (
            <Select
              name="segmento"
              label="Solo gli iscritti che oggi sono in questo segmento"
              placeholder="Tutti gli iscritti"
              options={segments}
              defaultValue={question.segmento}
            />
          )}
          <Button type="submit" className="justify-self-start">
            Mostra
          </Button>
        </Form>
      </details>
    </div>
  )
}
