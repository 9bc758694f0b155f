import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Form, useNavigate } from 'react-router'
import { linkEvent } from '#areas/tracking/link-rules.ts'
import { track } from '#areas/tracking/ui/track.ts'
import { cx } from '#design/cx.ts'
import { Icon } from '#design/icon/icon.tsx'
import { resultsAddress, TOO_SHORT } from '../model.ts'
import { isSearchable, queryText } from '../rules.ts'
import { SearchList } from './search-list.tsx'
import { useRestedSearch } from './use-rested-search.ts'
import { useTypeahead } from './use-typeahead.ts'

export type GlobalSearchProps = {
  /** What was typed before this arrived. */
  initialText?: string
  autoFocus?: boolean
  /** The visitor has chosen where to go. */
  onDone?: () => void
  /** The visitor wants nothing of it: the focus goes back where it came from. */
  onEscape?: () => void
  className?: string
}

/** SRC-001…006. The search box of the frame, a combobox: letters filter, arrows choose, Enter opens, Escape closes. */
export function GlobalSearch({ initialText = '', autoFocus = false, onDone, onEscape, className }: GlobalSearchProps) {
  const [typed, setTyped] = useState(initialText)
  const [isOpen, setOpen] = useState(autoFocus)
  const [active, setActive] = useState(-1)
  const frame = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  const navigate = useNavigate()
  const typeahead = useTypeahead(isOpen ? typed : '')
  const hits = typeahead.status === 'found' ? typeahead.found.groups.flatMap(({ hits }) => hits) : []
  const lines = isSearchable(typed) ? [...hits.map(({ link }) => link), resultsAddress(queryText(typed))] : []
  const rested = useRestedSearch(isOpen ? typed : '')

  useEffect(() => {
    if (autoFocus) input.current?.focus({ preventScroll: true })
  }, [autoFocus])
  useEffect(() => {
    if (!isOpen) return
    const leave = (event: PointerEvent) => {
      if (!frame.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', leave)
    return () => document.removeEventListener('pointerdown', leave)
  }, [isOpen])

  useEffect(() => {
    if (active >= 0) document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [active, listId])

  const go = (to: string) => {
    // TRK-005. An option is no link: nobody else hears of it, be it pressed or chosen with the keyboard.
    const code = linkEvent(to, { isInCarousel: false, isInSearch: true })
    if (code) track(code)
    if (to === resultsAddress(queryText(typed))) rested.forget()
    setOpen(false)
    input.current?.blur()
    onDone?.()
    void navigate(to)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      setOpen(false)
      onEscape?.()
    }
    // The next stop is the button of the search, which needs no list.
    if (event.key === 'Tab') setOpen(false)
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setOpen(true)
    const step = event.key === 'ArrowDown' ? 1 : -1
    setActive((current) =>
      lines.length === 0 ? -1 : (current + step + lines.length + (current < 0 && step < 0 ? 1 : 0)) % lines.length,
    )
  }
  return (
    <>
      {isOpen && <div aria-hidden="true" className="pointer-events-none fixed inset-0 z-40 bg-veil" />}
      <Form
        ref={frame}
        action="/search"
        role="search"
        className={cx('relative', isOpen && 'z-50', className)}
        // Whoever goes on with the keyboard must not do so below the veil; a press inside the list has no next focus.
        onBlur={({ relatedTarget }) => {
          if (relatedTarget && !frame.current?.contains(relatedTarget)) setOpen(false)
        }}
        onSubmit={(event) => {
          event.preventDefault()
          const chosen = lines[active]
          if (chosen) go(chosen)
          else if (isSearchable(typed)) go(resultsAddress(queryText(typed)))
        }}
      >
        <input
          ref={input}
          type="search"
          name="s"
          role="combobox"
          autoComplete="off"
          aria-label="Cerca nel Club"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 && isOpen ? `${listId}-${active}` : undefined}
          placeholder="Cerca corsi, articoli, moduli, servizi"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setActive(-1)
            setOpen(true)
          }}
          onFocus={() => setOpen(true)}
          onKeyDown={onKeyDown}
          className="h-11 w-full rounded-pill border-[1.5px] border-line-strong/45 bg-ground pr-12 pl-5 placeholder:text-ink-soft focus:border-primary focus-visible:rounded-pill"
        />
        <button
          type="submit"
          aria-label="Cerca"
          className="absolute top-0 right-0 grid size-11 place-items-center rounded-pill text-ink-soft hover:text-primary"
        >
          <Icon name="search" size={20} />
        </button>
        {isOpen && (
          <SearchList
            id={listId}
            typed={typed}
            typeahead={typeahead}
            active={active}
            onChoose={go}
            allAddress={isSearchable(typed) ? resultsAddress(queryText(typed)) : null}
            tooShort={TOO_SHORT}
          />
        )}
      </Form>
    </>
  )
}
