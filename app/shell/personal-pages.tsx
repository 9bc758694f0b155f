import { useEffect } from 'react'
import { isRouteErrorResponse, Outlet, useRouteLoaderData } from 'react-router'
import { toast } from '#design/toast/toast.ts'
import { SIGNED_OUT } from '#platform/http/ask-call.ts'
import type { Route } from './+types/personal-pages'
import { ErrorPage } from './error-page.tsx'
import type { loader as frameLoader } from './frame.tsx'
import { SendAgain } from './send-again.tsx'
import { sendForSomebody, untilItCanArrive } from './sending.ts'
import { SendingNotice } from './sending-notice.tsx'

/** No form of a person leaves its page before it can arrive: a session that ended would take every word with it. Who leaves takes none. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request }) => {
    if (request.method !== 'GET' && new URL(request.url).pathname !== '/esci') await untilItCanArrive(request.signal)
  },
]

/** Marks the pages below it as personal: rendered for the viewer, never kept. */
export default function PersonalPages() {
  const frame = useRouteLoaderData<typeof frameLoader>('shell/frame')
  const isSomebody = frame !== undefined && frame.type !== 'SUSPECT'
  useEffect(() => {
    sendForSomebody(isSomebody)
    return () => sendForSomebody(false)
  }, [isSomebody])
  // Who left in another tab, or everywhere, is told how to go on without losing what is written here.
  useEffect(() => {
    const tell = () =>
      toast.warning('Il tuo accesso è finito. Accedi di nuovo e riprova: quello che hai scritto resta qui.', {
        label: 'Accedi',
        onPress: () => window.open('/login', '_blank'),
      })
    window.addEventListener(SIGNED_OUT, tell)
    return () => window.removeEventListener(SIGNED_OUT, tell)
  }, [])
  return (
    <>
      <Outlet />
      <SendingNotice />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 401 ? (
    <SendAgain error={error.data} />
  ) : (
    <ErrorPage error={error} />
  )
}
