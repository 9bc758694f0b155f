import { useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { Form } from '#design/form/form.tsx'
import { TextArea } from '#design/text-area/text-area.tsx'
import { LONGEST_NOTE } from '../model.ts'
import type { Refused } from './refused.ts'

type Props = { noteKey: string; colleagues: readonly { value: string; label: string }[]; refused: Refused | null }

/** DSK-043. A field of another colour: what is written here never leaves to the person, and is in the data they download. */
export function NoteForm({ noteKey, colleagues, refused }: Props) {
  const [text, setText] = useState(refused?.typed.note ?? '')
  return (
    <Form
      method="post"
      aria-label="Nota per la squadra"
      errors={refused?.errors ?? {}}
      className="gap-3 rounded-small border border-warning/50 bg-warning-tint p-4"
    >
      <input type="hidden" name="key" value={refused?.typed.key ?? noteKey} />
      <TextArea
        name="note"
        label="Nota per la squadra"
        description="La legge soltanto la squadra. Se la persona scarica i suoi dati, la trova lì. Con @ e il nome chiami un collega."
        rows={2}
        maxLength={LONGEST_NOTE}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {/(?:^|\s)@[^\n]{0,20}$/.test(text) && (
        <p className="flex flex-wrap gap-2">
          {colleagues.map(({ value, label }) => (
            <Button
              key={value}
              variant="ghost"
              size="small"
              onClick={() => setText((before) => before.replace(/@[^\n@]*$/, `@${label} `))}
            >
              {label}
            </Button>
          ))}
        </p>
      )}
      <Button type="submit" name="act" value="note" variant="ghost" className="justify-self-start">
        Annota per la squadra
      </Button>
    </Form>
  )
}
