import { type ChangeEvent, type KeyboardEvent, useId, useState } from 'react'
import { cx } from '#design/cx.ts'
import { TextArea } from '#design/text-area/text-area.tsx'

type Prepared = { id: string; title: string; text: string }
type Props = { label: string; prepared: readonly Prepared[]; longest: number; typed: string; preparedId: string }

const ASKED = /(?:^|\s)\/([^\n/]{0,40})$/
const MOST_SHOWN = 6
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** DSK-042. The words of an answer; a “/” and part of a title bring those that are ready, which can be changed before they leave. */
export function AnswerText({ label, prepared, longest, typed, preparedId }: Props) {
  const [text, setText] = useState(typed)
  const [used, setUsed] = useState(preparedId)
  const [asked, setAsked] = useState<{ words: string; at: number } | null>(null)
  const [active, setActive] = useState(0)
  const listId = useId()
  const found = asked
    ? prepared.filter(({ title }) => folded(title).includes(folded(asked.words.trim()))).slice(0, MOST_SHOWN)
    : []
  const change = ({ target }: ChangeEvent<HTMLTextAreaElement>) => {
    setText(target.value)
    const before = target.value.slice(0, target.selectionStart)
    const [, words] = ASKED.exec(before) ?? []
    setAsked(words === undefined ? null : { words, at: before.length - words.length - 1 })
    setActive(0)
  }
  const insert = (chosen: Prepared) => {
    if (!asked) return
    const end = asked.at + 1 + asked.words.length
    setText(`${text.slice(0, asked.at)}${chosen.text}${text.slice(end)}`)
    setUsed(chosen.id)
    setAsked(null)
  }
  const press = (event: KeyboardEvent) => {
    const chosen = found[active]
    if (!chosen) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) setActive((active + step + found.length) % found.length)
    else if (event.key === 'Enter') insert(chosen)
    else if (event.key === 'Escape') setAsked(null)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div className="relative grid gap-1">
      <input type="hidden" name="pronta" value={used} />
      <TextArea
        name="risposta"
        label={label}
        description={prepared.length > 0 ? 'Scrivi / e parte del titolo per una risposta pronta.' : undefined}
        rows={6}
        maxLength={longest}
        value={text}
        onChange={change}
        onKeyDown={press}
        aria-controls={found.length > 0 ? listId : undefined}
        aria-activedescendant={found[active] ? `${listId}-${found[active].id}` : undefined}
        isRequired
      />
      {found.length > 0 && (
        <div
          id={listId}
          role="listbox"
          aria-label="Risposte pronte"
          className="rounded-xl bg-raised p-1 text-[0.875rem] shadow-float"
        >
          {found.map((each, place) => (
            <button
              key={each.id}
              id={`${listId}-${each.id}`}
              type="button"
              role="option"
              aria-selected={place === active}
              tabIndex={-1}
              onClick={() => insert(each)}
              className={cx(
                'flex min-h-11 w-full items-center rounded-[7px] px-2 text-left sm:min-h-8',
                place === active && 'bg-primary-tint',
              )}
            >
              {each.title}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
