import { useSyncExternalStore } from 'react'
import { systemClock } from '#platform/clock.ts'
import { hostCookieName, readHostCookie } from '#platform/session/cookie.ts'
import { CONSENT_COOKIE, CONSENT_QUESTION_ID, CONSENT_VERSION, type CookieConsent, type Purpose } from '../model.ts'
import { allows, CONSENT_LIFE_DAYS, isConsentValid, readConsent, writeConsent } from '../rules.ts'
import { toConsentBody } from './consent-body.ts'

/** `isAsking` is null until somebody has looked whether there is a choice. */
type State = { consent: CookieConsent | null; isAsking: boolean | null }

/** What the server draws, and what the browser starts from, knows of no choice and asks nothing. */
const UNKNOWN: State = { consent: null, isAsking: null }
let state: State = UNKNOWN
const LIFE_SECONDS = CONSENT_LIFE_DAYS * 86_400
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

const isSecure = () => location.protocol === 'https:'

/** IDN-023. A script must read it, so it is the one cookie that is not HttpOnly. */
function keepCookie(name: string, value: string, maxAgeSeconds: number): void {
  const secure = isSecure() ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that members still use.
  document.cookie = `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}`
}

/** The choice of this browser while it is good; read again each time, for another tab may have changed it. */
export function currentConsent(): CookieConsent | null {
  const { value, isOld } = readHostCookie(document.cookie, CONSENT_COOKIE, isSecure())
  const consent = readConsent(value)
  const isGood = consent !== null && isConsentValid(consent, systemClock.now())
  if (isOld) {
    const leftMs = consent ? consent.givenAt.getTime() + LIFE_SECONDS * 1000 - systemClock.now().getTime() : 0
    if (isGood) keepCookie(hostCookieName(CONSENT_COOKIE, true), writeConsent(consent), Math.floor(leftMs / 1000))
    keepCookie(CONSENT_COOKIE, '', 0)
  }
  return isGood ? consent : null
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
  // The footer is far from where the question stands, which is shown as soon as it is drawn again.
  requestAnimationFrame(() => {
    const question = document.getElementById(CONSENT_QUESTION_ID)
    question?.scrollIntoView({ block: 'center' })
    question?.focus({ preventScroll: true })
  })
}

/** Keeps the choice in this browser for six months, and its proof with us. */
export function giveConsent(purposes: readonly Purpose[]): void {
  const consent: CookieConsent = {
    id: state.consent?.id ?? crypto.randomUUID(),
    version: CONSENT_VERSION,
    purposes,
    givenAt: systemClock.now(),
  }
  keepCookie(hostCookieName(CONSENT_COOKIE, isSecure()), writeConsent(consent), LIFE_SECONDS)
  change({ consent, isAsking: false })
  // The choice counts from now on in this browser, whether or not its proof reaches us.
  void fetch('/api/Tracking/Consenso', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: toConsentBody(consent),
  }).catch(() => undefined)
}
