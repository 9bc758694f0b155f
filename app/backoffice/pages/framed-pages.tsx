import { type FormEvent, type MouseEvent, useEffect } from 'react'
import { Outlet, useLocation } from 'react-router'
import { staffOf } from '#areas/audience/context.server.ts'
import { noticeVisit } from '#blocks/until-seen.tsx'
import { ALIVE_EVENT } from '#platform/http/alive-event.ts'
import type { Route } from './+types/framed-pages'

/** Drafts are nobody's but the editors'. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ context }) => {
    staffOf(context, 'editor')
  },
]

export const loader = () => null

/** A preview is looked at: its links lead nowhere but inside itself, and its forms send nothing. */
function stayHere(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault()
}

function sendNothing(event: FormEvent) {
  event.preventDefault()
  event.stopPropagation()
}

/** What is shown inside a page of the desk: the page alone, without header and footer. */
export default function FramedPages() {
  const { key } = useLocation()
  useEffect(() => noticeVisit(key), [key])
  useEffect(() => {
    document.documentElement.dataset.alive = ''
    dispatchEvent(new Event(ALIVE_EVENT))
  }, [])
  return (
    <main id="contenuto" onClickCapture={stayHere} onSubmitCapture={sendNothing}>
      <Outlet />
    </main>
  )
}

export function ErrorBoundary() {
  return (
    <main className="grid min-h-dvh place-content-center p-6 text-center">
      <h1 className="text-title-s">L’anteprima non si può mostrare</h1>
      <p className="mt-2 text-ink-soft">Ricarica la pagina della redazione e riprova.</p>
    </main>
  )
}
