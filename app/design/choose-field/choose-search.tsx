import { useRef, useState } from 'react'
import { ComboBox, Input, ListBox, ListBoxItem, Popover } from 'react-aria-components'
import { type Choice, LONGEST_WORDS } from '#platform/pure/choices.ts'
import { Italian } from '../aria/italian.tsx'
import { controlClass } from '../field/field.tsx'
import { ChoiceWords } from './choose-field.tsx'

type Props = {
  label: string
  placeholder: string
  isInvalid: boolean
  /** What was written before this was here. */
  begun: string
  of: string
  onChoose: (choice: Choice) => void
}

/** Fewer questions than letters. */
const PAUSE_MS = 200

type Found = { state: 'waiting' | 'failed'; list: readonly Choice[] } | { state: 'found'; list: readonly Choice[] }

/** Asks the club for what has the words written so far; of two questions the later counts. */
function useFound(of: string) {
  const [found, setFound] = useState<Found>({ state: 'waiting', list: [] })
  const turns = useRef(0)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const ask = (words: string) => {
    turns.current += 1
    const turn = turns.current
    const answer = (next: Found) => turn === turns.current && setFound(next)
    clearTimeout(pause.current)
    setFound({ state: 'waiting', list: [] })
    if (words.trim() === '') return
    pause.current = setTimeout(() => {
      fetch(`/redazione/scegli/${of}?${new URLSearchParams({ cerca: words })}`)
        .then((response) => (response.ok ? response.json() : Promise.reject(new Error(String(response.status)))))
        .then(
          (list: Choice[]) => answer({ state: 'found', list }),
          () => answer({ state: 'failed', list: [] }),
        )
    }, PAUSE_MS)
  }
  return { found, ask }
}

const EMPTY_WORDS: Record<Found['state'], string> = {
  waiting: 'Cerco…',
  failed: 'La ricerca non è riuscita: riprova tra poco.',
  found: 'Nessun risultato',
}

/** The search of a field that chooses, where there is JavaScript. */
export function ChooseSearch({ label, placeholder, isInvalid, begun, of, onChoose }: Props) {
  const [words, setWords] = useState(begun)
  const { found, ask } = useFound(of)
  const write = (next: string) => {
    setWords(next)
    ask(next)
  }
  return (
    <Italian>
      <ComboBox
        aria-label={label}
        items={found.list}
        inputValue={words}
        onInputChange={write}
        selectedKey={null}
        onSelectionChange={(key) => {
          const choice = found.list.find(({ code }) => code === key)
          if (!choice) return
          write('')
          onChoose(choice)
        }}
        isInvalid={isInvalid}
        validationBehavior="aria"
        allowsEmptyCollection
        menuTrigger="input"
      >
        <Input placeholder={placeholder} maxLength={LONGEST_WORDS} className={controlClass} />
        {words.trim() !== '' && (
          <Popover className="w-(--trigger-width) animate-fade overflow-auto rounded-card bg-raised p-1.5 text-ink shadow-float">
            <ListBox<Choice>
              className="outline-none"
              renderEmptyState={() => <p className="px-3.5 py-3 text-ink-soft">{EMPTY_WORDS[found.state]}</p>}
            >
              {(choice) => (
                <ListBoxItem
                  id={choice.code}
                  textValue={`${choice.title}, ${choice.state}, ${choice.code}`}
                  className="flex min-h-(--control) cursor-pointer items-center rounded-small px-3.5 outline-none focus:bg-primary-tint focus:text-primary-strong"
                >
                  <ChoiceWords choice={choice} />
                </ListBoxItem>
              )}
            </ListBox>
          </Popover>
        )}
      </ComboBox>
    </Italian>
  )
}
