import { useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { TextField, type TextFieldProps } from '#design/text-field/text-field.tsx'
import { WORD_LABELS } from '../copy.ts'
import type { ClubWord, ClubWords } from '../model.ts'

type Props = Omit<TextFieldProps, 'name' | 'label' | 'value' | 'onChange'> & {
  word: ClubWord
  words: ClubWords
  beginning: ClubWords
  /** Told when the word changes without being typed. */
  onEdit: () => void
}

/** A word of the club. Where it is not as the installation began, one press brings that back. */
export function WordField({ word, words, beginning, onEdit, ...field }: Props) {
  const [value, setValue] = useState(words[word])
  const start = beginning[word]
  return (
    <div className="grid gap-1">
      <TextField
        {...field}
        name={word}
        label={WORD_LABELS[word]}
        value={value}
        onChange={(event) => setValue(event.currentTarget.value)}
      />
      {value !== start && (
        <Button
          variant="quiet"
          icon="history"
          className="wrap-anywhere h-auto min-h-9 justify-self-start px-0 text-left font-normal text-sm"
          onClick={() => {
            setValue(start)
            onEdit()
          }}
        >
          Torna al valore iniziale: {start || 'vuoto'}
        </Button>
      )}
    </div>
  )
}
