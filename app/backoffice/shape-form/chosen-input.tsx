import { useEffect, useState } from 'react'
import { ChooseField } from '#design/choose-field/choose-field.tsx'
import type { Choice, Choosing } from '#platform/pure/choices.ts'
import type { SuggestionName } from './field-shape.ts'
import type { InputProps } from './text-input.tsx'

const KINDS: Readonly<Record<SuggestionName, string>> = { contents: 'contenuti', categories: 'categorie' }

/** DSK-049. Something of the club, chosen by words; the shape keeps its code alone, and the club is asked what it is called. */
export function ChosenInput({ shape, value, errors, path, onChange, of }: InputProps<'text'> & { of: SuggestionName }) {
  const code = typeof value === 'string' ? value : ''
  const [answered, setAnswered] = useState<{ code: string; list: readonly Choice[] | null }>()
  const kind = KINDS[of]
  useEffect(() => {
    if (code === '') return
    let isGone = false
    fetch(`/redazione/scegli/${kind}?${new URLSearchParams([['codice', code]])}`)
      .then((answer) => (answer.ok ? answer.json() : null))
      .then(
        (list) => !isGone && setAnswered({ code, list }),
        () => !isGone && setAnswered({ code, list: null }),
      )
    return () => {
      isGone = true
    }
  }, [kind, code])
  return (
    <ChooseField
      name={path}
      label={shape.title}
      description={shape.description}
      error={errors[path]}
      isOptional={shape.isOptional}
      of={kind}
      placeholder="Cerca per titolo"
      choosing={choosingOf(code, answered?.code === code ? answered.list : null)}
      onEdit={([chosen]) => onChange(chosen ?? (shape.isOptional ? undefined : ''))}
    />
  )
}

/** Until the club has answered, and where it does not, the code stands for its title. */
function choosingOf(code: string, known: readonly Choice[] | null): Choosing {
  if (code === '') return { chosen: [] }
  const choice = known?.find((each) => each.code === code)
  if (choice) return { chosen: [choice] }
  const isUnknown = known?.length === 0
  return {
    chosen: [
      isUnknown
        ? { code, title: `Codice sconosciuto: ${code}`, state: '', isUnknown }
        : { code, title: code, state: '' },
    ],
  }
}
