import { useEffect } from 'react'
import { Form } from 'react-router'
import { LEAVE_PATH } from '../model.ts'
import { bandWords } from '../rules.ts'

/** DSK-036. Above every page while somebody of the desk looks as a member; at its time the page is asked again. */
export function ViewAsBand({ name, leftMs }: { name: string; leftMs: number }) {
  useEffect(() => {
    const timer = setTimeout(() => window.location.reload(), leftMs)
    return () => clearTimeout(timer)
  }, [leftMs])
  return (
    <section
      aria-label="Stai guardando come un iscritto"
      className="sticky top-0 z-40 border-warning border-b-2 bg-warning-tint text-ink print:static"
    >
      <Form
        method="post"
        action={LEAVE_PATH}
        reloadDocument
        aria-label="Smetti di guardare come un iscritto"
        className="mx-auto flex min-h-11 w-full max-w-wrap flex-wrap items-center gap-x-2 px-5 sm:px-6"
      >
        <p className="wrap-anywhere min-w-0">{bandWords(name)}</p>{' '}
        <button type="submit" className="min-h-11 cursor-pointer px-1 font-strong underline underline-offset-4">
          Esci
        </button>
      </Form>
    </section>
  )
}
