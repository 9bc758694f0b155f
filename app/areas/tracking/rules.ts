import { CONSENT_VERSION, type CookieConsent, EVENT_CODES, type EventCode, PURPOSES, type Purpose } from './model.ts'

/** TRK-001. Only the listed codes are events; anything else an attribute may hold is not sent. */
export function isEventCode(code: string): code is EventCode {
  return (EVENT_CODES as readonly string[]).includes(code)
}

export type ContentAction = 'open' | 'use' | 'download' | 'print' | 'see-all'

const CONTENT_EVENTS: Record<'RS' | 'CF' | 'NA', Record<ContentAction, EventCode>> = {
  RS: { open: 'RS111', use: 'RS122', download: 'RS113', print: 'RS114', 'see-all': 'RS123' },
  CF: { open: 'CF101', use: 'CF102', download: 'CF103', print: 'CF103', 'see-all': 'CF104' },
  NA: { open: 'NA102', use: 'NA131', download: 'UC040', print: 'UC030', 'see-all': 'NA106' },
}

/** TRK-011. The route of a content page picks which code an action on it sends. */
export function contentEvent(path: string, action: ContentAction): EventCode {
  if (/^\/risorse(\/|$)/.test(path)) return CONTENT_EVENTS.RS[action]
  if (/^\/corsi-ecm-fad(\/|$)/.test(path)) return CONTENT_EVENTS.CF[action]
  return CONTENT_EVENTS.NA[action]
}

/** The Garante’s guidelines of 2021: who has chosen is not asked again for at least six months. */
export const CONSENT_LIFE_DAYS = 183
const DAY_MS = 86_400_000

/** Whether a choice still answers the question. One from the future was written by a clock that was wrong. */
export function isConsentValid({ version, givenAt }: CookieConsent, now: Date): boolean {
  const ageMs = now.getTime() - givenAt.getTime()
  return version === CONSENT_VERSION && ageMs > -DAY_MS && ageMs < CONSENT_LIFE_DAYS * DAY_MS
}

/** Silence is not consent: without a valid choice, only what the site needs to work. */
export function allows(consent: CookieConsent | null, purpose: Purpose, now: Date): boolean {
  return consent !== null && isConsentValid(consent, now) && consent.purposes.includes(purpose)
}

/** The value of the cookie: version, number of the choice, purposes, second. */
export function writeConsent({ version, id, purposes, givenAt }: CookieConsent): string {
  return [version, id, purposes.join('+') || 'none', Math.floor(givenAt.getTime() / 1000)].join('.')
}

const WRITTEN = /^(\d{1,4})\.([\da-f-]{36})\.([a-z+]{1,40})\.(\d{1,12})$/

/** Null when the text is not a choice we could have written. */
export function readConsent(value: string | undefined): CookieConsent | null {
  const [, version, id, purposes, second] = WRITTEN.exec(value ?? '') ?? []
  if (!version || !id || !purposes || !second) return null
  const chosen = purposes.split('+')
  return {
    id,
    version: Number(version),
    purposes: PURPOSES.filter((purpose) => chosen.includes(purpose)),
    givenAt: new Date(Number(second) * 1000),
  }
}

const CAMPAIGN_NAMES = /^(?:utm_[a-z_]{1,20}|gclid|gbraid|wbraid|fbclid|msclkid|fonte|fonteCampagna)$/
const MOST_PARAMETERS = 12
const LONGEST_VALUE = 200

/** FRM-019. The parameters of an address that tell which campaign brought the visitor; the others are none of our business. */
export function campaignParametersIn(search: string): Record<string, string> {
  const found = [...new URLSearchParams(search)].filter(([name, value]) => CAMPAIGN_NAMES.test(name) && value !== '')
  return Object.fromEntries(
    found.slice(0, MOST_PARAMETERS).map(([name, value]) => [name, value.slice(0, LONGEST_VALUE)]),
  )
}

const CAMPAIGN_CODE = /^[a-z0-9][a-z0-9._-]{0,59}$/

/** FIG-001. A code of a campaign as it is counted: small letters, and nothing that could be a person. */
export function campaignCode(written: string): string | null {
  const code = written.trim().toLowerCase().replace(/\s+/g, '-')
  return CAMPAIGN_CODE.test(code) && !/\d{6}/.test(code) ? code : null
}

/** The code among the parameters of an address: of the campaign, or else of where it stood. */
export function campaignIn({ utm_campaign, fonteCampagna, fonte, utm_source }: Record<string, string>): string | null {
  return campaignCode(utm_campaign ?? fonteCampagna ?? fonte ?? utm_source ?? '')
}
