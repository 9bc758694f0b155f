import { useId } from 'react'
import { Form } from 'react-router'
import { Button } from '#design/button/button.tsx'
import { LONGEST_QUERY, SHORTEST_QUERY } from '../model.ts'

/** The words of this search, to be mended where they are read: on a phone the search of the frame is behind a button. */
export function SearchAgain({ term }: { term: string }) {
  const id = useId()
  return (
    <Form action="/search" role="search" aria-label="Cambia ricerca" className="mt-5 flex max-w-2xl gap-3">
      <label htmlFor={id} className="visually-hidden">
        Cambia le parole della ricerca
      </label>
      <input
        // Another search is another field: the words are those of the address.
        key={term}
        id={id}
        type="search"
        name="s"
        defaultValue={term}
        minLength={SHORTEST_QUERY}
        maxLength={LONGEST_QUERY}
        required
        autoComplete="off"
        className="h-11 w-full min-w-0 rounded-pill border-[1.5px] border-line-strong bg-paper px-5 focus:border-primary focus-visible:rounded-pill"
      />
      <Button type="submit">Cerca</Button>
    </Form>
  )
}
