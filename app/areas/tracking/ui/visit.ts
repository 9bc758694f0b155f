import { campaignIn, campaignParametersIn } from '../rules.ts'
import { mayUse } from './consent.ts'

/** FRM-003, FRM-005. Where the visitor came from and where they are. */
export type NavigationHistory = { ref: string; current: string }
type Visit = {
  landing: string
  history: NavigationHistory
  campaign: Record<string, string>
  /** The code of the first one. */
  first: string | null
}

const KEY = 'visit'
let visit: Visit | undefined

/** Follows the visitor from page to page. Only who agreed to it leaves a trace in the browser; for others memory is enough. */
export function followVisit({ path, search }: { path: string; search: string }): void {
  const before = visit ?? stored()
  const campaign = campaignParametersIn(search)
  visit = {
    landing: before?.landing ?? path,
    history: { ref: before?.history.current ?? document.referrer.slice(0, 300), current: path },
    campaign: Object.keys(campaign).length > 0 ? campaign : (before?.campaign ?? {}),
    first: before?.first ?? campaignIn(campaign),
  }
  if (mayUse('marketing')) keep(visit)
}

export function navigationHistory(): NavigationHistory {
  return visit?.history ?? { ref: '', current: '' }
}

/** API-220. Where the visit began and what led to it, as a call carries them: a header takes no letter that an address does not. */
export function visitHeaders(): Record<'LandingPage' | 'ReferrerPage', string> {
  const landing = new URL(visit?.landing ?? window.location.pathname, window.location.origin).pathname
  return { LandingPage: landing.slice(0, 300), ReferrerPage: document.referrer.slice(0, 300) }
}

/** FRM-019. utm_*, click ids of advertisers, `fonte` and `fonteCampagna` of the landing page of this visit. */
export function campaignParameters(): Record<string, string> {
  return visit?.campaign ?? {}
}

/** FIG-001. The code of the first campaign of this visit, of whoever agreed to statistics. */
export const firstCampaign = (): string | null => (mayUse('statistics') ? (visit?.first ?? null) : null)

/** For whoever withdraws consent: nothing of the visit stays in the browser. */
export function forgetStoredVisit(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // A browser that refuses storage has nothing to forget.
  }
}

function keep(value: Visit): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(value))
  } catch {
    // A browser that refuses storage, or has no room left, still has the memory of the page.
  }
}

function stored(): Visit | undefined {
  if (!mayUse('marketing')) return undefined
  try {
    const text = sessionStorage.getItem(KEY)
    return text ? (JSON.parse(text) as Visit) : undefined
  } catch {
    return undefined
  }
}
