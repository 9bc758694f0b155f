import { type FormEvent, useEffect, useId, useRef } from 'react'
import { Form } from 'react-router'
import { cx } from '#design/cx.ts'
import { Icon } from '#design/icon/icon.tsx'

type SearchFormProps = { isFocused?: boolean; onDone?: () => void; className?: string }

/** The way to the search page, from the header of every page. It works before, and without, our JavaScript. */
export function SearchForm({ isFocused = false, onDone, className }: SearchFormProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isFocused) field.current?.focus()
  }, [isFocused])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if ((field.current?.value.trim().length ?? 0) < 2) event.preventDefault()
    else onDone?.()
  }
  return (
    <Form action="/search" role="search" onSubmit={submit} className={cx('relative', className)}>
      <label htmlFor={id} className="visually-hidden">
        Cerca nel Club
      </label>
      <Icon name="search" size={20} className="pointer-events-none absolute top-3 left-4 text-ink-soft" />
      <input
        ref={field}
        id={id}
        type="search"
        name="s"
        minLength={2}
        maxLength={100}
        autoComplete="off"
        placeholder="Cerca corsi, articoli, moduli, servizi"
        className="h-11 w-full rounded-pill border-[1.5px] border-line-strong/45 bg-ground pr-4 pl-11 placeholder:text-ink-soft focus:border-primary focus-visible:rounded-pill"
      />
    </Form>
  )
}
