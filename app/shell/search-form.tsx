import { type ComponentType, type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { Form } from 'react-router'
import type { GlobalSearchProps } from '#areas/search/ui/global-search.tsx'
import { cx } from '#design/cx.ts'
import { Icon } from '#design/icon/icon.tsx'

type SearchFormProps = {
  isFocused?: boolean
  onDone?: () => void
  onEscape?: () => void
  className?: string
}

/** The search that suggests, with what had been typed and whether one was typing when it took the place of the plain one. */
type Arrived = { Search: ComponentType<GlobalSearchProps>; text: string; wasFocused: boolean }

/**
 * The way to the search page, from the header of every page. It works before, and without, our JavaScript; the search
 * that suggests while one types (SRC-001) is fetched when somebody comes near and takes its place, text and focus kept.
 */
export function SearchForm({ isFocused = false, onDone, onEscape, className }: SearchFormProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [arrived, setArrived] = useState<Arrived | null>(null)
  useEffect(() => {
    // In a bar that stays on top the page would be scrolled to where the bar began.
    if (isFocused) field.current?.focus({ preventScroll: true })
  }, [isFocused])
  if (arrived)
    return (
      <arrived.Search
        initialText={arrived.text}
        autoFocus={arrived.wasFocused}
        {...(onDone && { onDone })}
        {...(onEscape && { onEscape })}
        {...(className && { className })}
      />
    )
  const bring = () =>
    void import('#areas/search/ui/global-search.tsx').then(
      ({ GlobalSearch }) => {
        const plain = field.current
        if (plain) setArrived({ Search: GlobalSearch, text: plain.value, wasFocused: document.activeElement === plain })
      },
      // The plain search stays, and it leads to the same results.
      () => undefined,
    )
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if ((field.current?.value.trim().length ?? 0) < 2) event.preventDefault()
    else onDone?.()
  }
  return (
    <Form action="/search" role="search" onSubmit={submit} className={cx('relative', className)}>
      <label htmlFor={id} className="visually-hidden">
        Cerca nel Club
      </label>
      <input
        ref={field}
        id={id}
        type="search"
        name="s"
        minLength={2}
        maxLength={100}
        autoComplete="off"
        placeholder="Cerca corsi, articoli, moduli, servizi"
        onFocus={bring}
        className="h-11 w-full rounded-pill border-[1.5px] border-line-strong/45 bg-ground pr-12 pl-5 placeholder:text-ink-soft focus:border-primary focus-visible:rounded-pill"
      />
      <button
        type="submit"
        aria-label="Cerca"
        className="absolute top-0 right-0 grid size-11 place-items-center rounded-pill text-ink-soft hover:text-primary"
      >
        <Icon name="search" size={20} />
      </button>
    </Form>
  )
}
