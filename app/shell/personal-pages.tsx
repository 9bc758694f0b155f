import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { toast } from '#design/toast/toast.ts'
import { SIGNED_OUT } from '#platform/http/ask-call.ts'
import type { Route } from './+types/personal-pages'
import { ErrorPage } from './error-page.tsx'

/** Marks the pages below it as personal: rendered for the viewer, never kept. */
export default function PersonalPages() {
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
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
