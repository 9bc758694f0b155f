import { useSyncExternalStore } from 'react'
import { systemClock } from '#platform/clock.ts'
import { CONSENT_COOKIE, CONSENT_VERSION, type CookieConsent, type Purpose } from '../model.ts'
import { allows, CONSENT_LIFE_DAYS, isConsentValid, readConsent, writeConsent } from '../rules.ts'
import { toConsentBody } from './consent-body.ts'

/** `isAsking` is null until somebody has looked whether there is a choice. */
type State = { consent: CookieConsent | null; isAsking: boolean | null }

/** What the server draws, and what the browser starts from, knows of no choice and asks nothing. */
const UNKNOWN: State = { consent: null, isAsking: null }
let state: State = UNKNOWN
const listeners = new Set<() => void>()

function change(next: State) {
  state = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function useConsent(): State {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => UNKNOWN,
  )
}

/** The choice of this browser while it is good; read again each time, for another tab may have changed it. */
export function currentConsent(): CookieConsent | null {
  const written = document.cookie.split('; ').find((each) => each.startsWith(`${CONSENT_COOKIE}=`))
  const consent = readConsent(written?.slice(CONSENT_COOKIE.length + 1))
  return consent && isConsentValid(consent, systemClock.now()) ? consent : null
}

export function mayUse(purpose: Purpose): boolean {
  return allows(currentConsent(), purpose, systemClock.now())
}

/** Looks for a choice once the page is alive; whoever has none is asked. */
export function beginConsent(): void {
  const consent = currentConsent()
  change({ consent, isAsking: consent === null })
}

/** For "Preferenze cookie" in the footer: a choice can be changed as easily as it was made. */
export function openCookiePreferences(): void {
  change({ consent: currentConsent(), isAsking: true })
}

/** Keeps the choice in this browser for six months, and its proof with us. */
export function giveConsent(purposes: readonly Purpose[]): void {
  const consent: CookieConsent = {
    id: state.consent?.id ?? crypto.randomUUID(),
    version: CONSENT_VERSION,
    purposes,
    givenAt: systemClock.now(),
  }
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  const maxAge = CONSENT_LIFE_DAYS * 86_400
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that members still use.
  document.cookie = `${CONSENT_COOKIE}=${writeConsent(consent)}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`
  change({ consent, isAsking: false })
  // The choice counts from now on in this browser, whether or not its proof reaches us.
  void fetch('/api/Tracking/Consenso', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: toConsentBody(consent),
  }).catch(() => undefined)
}
