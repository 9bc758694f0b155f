import { type FormEvent, type MouseEvent, useEffect, useLayoutEffect } from 'react'
import { Outlet, useBlocker } from 'react-router'
import { anyStaffOf } from '#areas/audience/context.server.ts'
import { toast } from '#design/toast/toast.ts'
import { ToastRegion } from '#design/toast/toast-region.tsx'
import { INERT, refuseWrites } from '../composer/inert.ts'
import type { Route } from './+types/framed-pages'

/** Drafts are nobody's but the editors'. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ context }) => {
    anyStaffOf(context)
  },
]

export const loader = () => null

/** Its links lead nowhere but inside itself. */
function stayHere(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.getAttribute('href')?.startsWith('#')) return
  event.preventDefault()
  sayWhy()
}

function sendNothing(event: FormEvent) {
  event.preventDefault()
  event.stopPropagation()
  sayWhy()
}

const sayWhy = () => void toast.warning(INERT)

/** What is shown inside a page of the desk: the page alone, without header and footer, to be looked at and not used. */
export default function FramedPages() {
  // Before the parts of the page do anything by themselves.
  useLayoutEffect(() => refuseWrites(window, sayWhy), [])
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    blocker.reset()
    sayWhy()
  }, [blocker])
  return (
    <>
      <main id="contenuto" onClickCapture={stayHere} onSubmitCapture={sendNothing}>
        <Outlet />
      </main>
      <ToastRegion />
    </>
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
