import { useNavigation } from 'react-router'
import { Button } from '#design/button/button.tsx'
import { Checkbox } from '#design/checkbox/checkbox.tsx'
import { FileField } from '#design/file-field/file-field.tsx'
import { Form } from '#design/form/form.tsx'
import { LONGEST_ANSWER } from '../model.ts'
import type { RequestPicture } from '../request-context.server.ts'
import { AnswerText } from './answer-text.tsx'
import type { Refused } from './refused.ts'

const ACTS = [
  { act: 'answer', label: 'Rispondi', variant: 'accent' },
  { act: 'answer-close', label: 'Rispondi e chiudi', variant: 'ghost' },
  { act: 'answer-next', label: 'Rispondi e passa alla prossima', variant: 'ghost' },
] as const

/** DSK-041. The answer leaves by e-mail and stays in the person's own area; whoever was overtaken presses again, with what they wrote. */
export function AnswerForm({ open, refused }: { open: RequestPicture; refused: Refused | null }) {
  const { formData } = useNavigation()
  const pending = formData?.get('act')
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      aria-label="Rispondi alla richiesta"
      errors={refused?.errors ?? {}}
      className="gap-3 border-line border-t pt-4"
    >
      <input
        type="hidden"
        name="key"
        value={refused && !refused.isConflict ? (refused.typed.key ?? '') : open.keys.answer}
      />
      <input type="hidden" name="seen" value={open.answerCount} />
      <AnswerText
        label={`Risposta a ${open.person}`}
        prepared={open.prepared}
        longest={LONGEST_ANSWER}
        typed={refused?.typed.risposta ?? ''}
        preparedId={refused?.typed.pronta ?? ''}
      />
      {refused?.isNoteLike && <Checkbox name="conferma" label="È una risposta per chi ha scritto, non una nota" />}
      <FileField
        name="file"
        label="Allegati"
        description={`PDF o immagini, in tutto al massimo 15 MB.${open.isLegal ? ' Parole e allegati restano nell’area personale: l’e-mail dice soltanto che ci sono.' : ''}`}
        accept="application/pdf,image/*"
        multiple
        isOptional
      />
      <div className="flex flex-wrap gap-2">
        {ACTS.map(({ act, label, variant }) => (
          <Button key={act} type="submit" name="act" value={act} variant={variant} isPending={pending === act}>
            {label}
          </Button>
        ))}
      </div>
    </Form>
  )
}
