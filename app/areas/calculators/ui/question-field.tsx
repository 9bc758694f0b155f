import { Checkbox } from '#design/checkbox/checkbox.tsx'
import { RadioGroup } from '#design/radio-group/radio-group.tsx'
import { Select } from '#design/select/select.tsx'
import { NumberField, TextField } from '#design/text-field/text-field.tsx'
import type { Question } from '../model.ts'

/** From this many answers on, a list is easier than buttons. */
const FEW_OPTIONS = 3

export function QuestionField({ question }: { question: Question }) {
  const { name, label, description } = question
  const words = { name, label, ...(description && { description }) }
  switch (question.kind) {
    case 'number':
      return (
        <NumberField
          {...words}
          isDecimal={!question.isInteger}
          unit={question.unit || undefined}
          defaultValue={question.defaultValue}
          maxLength={20}
          className="max-w-xs"
        />
      )
    case 'choice': {
      const chosen = question.defaultValue === undefined ? {} : { defaultValue: question.defaultValue }
      return question.options.length <= FEW_OPTIONS && question.options.every((option) => option.label.length < 20) ? (
        <RadioGroup {...words} isRow options={question.options} {...chosen} />
      ) : (
        <Select
          {...words}
          options={question.options}
          {...(!question.defaultValue && { placeholder: 'Scegli' })}
          {...chosen}
        />
      )
    }
    case 'flag':
      return <Checkbox {...words} value="si" />
    case 'day':
      return <TextField {...words} type="date" className="max-w-xs" />
  }
}
