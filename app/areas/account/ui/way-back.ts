import { safeRedirectPath } from '#platform/http/redirect.ts'
import { pageBeforeDoors } from '../destination-rules.ts'

/** React Router counts the steps made inside one document: none yet for who typed this address, or reached it from outside. */
const isStepInside = () => Number((history.state as { idx?: unknown } | null)?.idx ?? 0) > 0

/** What this visitor was doing when they came to a door: as its address says, or else as the browser tells. */
export function wayBack(): string | null {
  const { origin, search } = window.location
  const told = safeRedirectPath(new URLSearchParams(search).get('redirectTo'))
  if (told) return told
  const cameByLink = document.referrer !== '' && new URL(document.referrer).origin === origin
  if (!isStepInside() && !cameByLink) return null
  const steps = window.navigation as Navigation | undefined
  const before = steps?.currentEntry
    ? steps.entries().slice(0, steps.currentEntry.index)
    : isStepInside()
      ? []
      : [{ url: document.referrer }]
  return pageBeforeDoors(
    before.map(({ url }) => url ?? ''),
    origin,
  )
}

/** LOG-010. Writes it in the address of the login page, where whoever has signed in is led from; an address that says so already stays. */
export function rememberWayBack(): void {
  const address = new URL(window.location.href)
  const path = address.searchParams.has('redirectTo') ? null : wayBack()
  if (path === null) return
  address.searchParams.set('redirectTo', path)
  history.replaceState(history.state, '', address)
}
