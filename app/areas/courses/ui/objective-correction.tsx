import { Button } from '#design/button/button.tsx'
import { DeskBox } from '#design/desk/desk-box.tsx'
import { Form } from '#design/form/form.tsx'
import { Select } from '#design/select/select.tsx'
import { TextArea } from '#design/text-area/text-area.tsx'
import type { ObjectiveErrors, ObjectiveTyped } from '../objective-rules.ts'
import { NATIONAL_OBJECTIVES } from '../objectives-model.ts'

type Props = {
  objective: string
  version: number
  answer: { typed: ObjectiveTyped; errors: ObjectiveErrors } | null
}

/** LRN-008. For an administrator: the one thing of an opened course that the register may refuse. */
export function ObjectiveCorrection({ objective, version, answer }: Props) {
  return (
    <DeskBox title="Obiettivo formativo nazionale">
      <p>{objective}</p>
      <details open={answer !== null}>
        <summary className="min-h-11 cursor-pointer content-center font-strong text-primary">Correggilo</summary>
        <Form aria-label="Correggi l’obiettivo" errors={answer?.errors ?? {}} className="mt-2 gap-4">
          <input type="hidden" name="move" value="objective" />
          <input type="hidden" name="version" value={version} />
          <Select
            name="objectiveNumber"
            label="Obiettivo"
            description="Cambia quello del rapporto. Gli attestati già emessi restano come sono stampati."
            placeholder="Scegli"
            isRequired
            defaultValue={answer?.typed.objectiveNumber ?? ''}
            options={NATIONAL_OBJECTIVES.map(({ number, words }) => ({
              value: String(number),
              label: `${number} - ${words}`,
            }))}
          />
          <TextArea
            name="reason"
            label="Perché"
            isRequired
            maxLength={300}
            rows={2}
            defaultValue={answer?.typed.reason ?? ''}
          />
          <Button type="submit" variant="ghost" className="justify-self-start">
            Correggi
          </Button>
        </Form>
      </details>
    </DeskBox>
  )
}
