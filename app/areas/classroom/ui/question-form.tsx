import { DESK_PATH } from '#areas/courses/desk-copy.ts'
import { DeskForm } from '#design/desk/desk-form.tsx'
import { RadioGroup } from '#design/radio-group/radio-group.tsx'
import { TextArea } from '#design/text-area/text-area.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import type { Answer } from '#platform/pure/listing.ts'
import { OPTION_LETTERS, type QuestionTyped } from '../question-rules.ts'

type Props = {
  courseId: number
  /** The question, or `nuova`. */
  question: number | string
  version: number
  typed: QuestionTyped
  answer: Answer<QuestionTyped> | null
}

/** A question, its four answers, and which of them is right. */
export function QuestionForm({ courseId, question, version, typed: held, answer }: Props) {
  const typed = answer?.typed ?? held
  const list = `${DESK_PATH}/${courseId}/domande`
  return (
    <DeskForm className="max-w-3xl" path={`${list}/${question}`} seen={version} answer={answer} backTo={list}>
      <TextArea name="words" label="Domanda" isRequired rows={3} maxLength={600} defaultValue={typed.words} />
      {OPTION_LETTERS.map((letter) => (
        <TextField
          key={letter}
          name={letter}
          label={`Risposta ${letter}`}
          isRequired
          maxLength={400}
          defaultValue={typed[letter]}
        />
      ))}
      <RadioGroup
        name="right"
        label="Quale è esatta?"
        description="L’ordine si mescola a ogni prova."
        isRequired
        isRow
        defaultValue={typed.right}
        options={OPTION_LETTERS.map((value) => ({ value, label: value }))}
      />
    </DeskForm>
  )
}
