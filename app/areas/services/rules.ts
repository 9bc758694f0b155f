import { type MembershipPrompt, membershipPrompt } from '#areas/audience/entitlement-rules.ts'
import type { Audience } from '#areas/audience/model.ts'
import { holds } from '#areas/audience/rules.ts'
import { type RomeDay, romeDayOf, startOfRomeDay } from '#platform/pure/dates.ts'
import { HOME_CARE_FORM, type RequestForm, SERVICE_TERMS, type VideoTutorial } from './model.ts'

export type RequestAccess = { kind: 'form' } | { kind: 'prompt'; prompt: MembershipPrompt }

/** Forms for PREMIUM alone; the others are for TRIAL too. */
const PREMIUM_ONLY: readonly RequestForm[] = ['richiesta-tutela-legale-das', HOME_CARE_FORM]

/** SRV-009, SRV-014, SRV-022. Who may ask; whoever may not is offered the step that their type can take. */
export function requestAccess(audience: Audience, form: RequestForm): RequestAccess {
  const prompt = membershipPrompt(audience.type)
  if (prompt) return { kind: 'prompt', prompt }
  if (audience.type === 'TRIAL' && PREMIUM_ONLY.includes(form)) return { kind: 'prompt', prompt: 'upgrade' }
  return { kind: 'form' }
}

/** The step in place of the form; null for whoever may ask. */
export function requestPrompt(audience: Audience, form: RequestForm): MembershipPrompt | null {
  const access = requestAccess(audience, form)
  return access.kind === 'prompt' ? access.prompt : null
}

/** SRV-029. Whoever lacks the wallet of the legal-protection policy asks for the policy itself. */
export function formFor(audience: Audience, form: RequestForm): RequestForm {
  return form === 'richiesta-tutela-legale-das' && !holds(audience, 'tutelaLegale') ? 'upgrade-das' : form
}

/** SRV-023, SRV-024. How many are left this year; null where there is no limit. */
export function requestsLeft(form: RequestForm, madeThisYear: number): number | null {
  const { perYear } = SERVICE_TERMS[form]
  return perYear === null ? null : Math.max(0, perYear - madeThisYear)
}

/** When the year in which requests are counted began, in Rome. */
export function startOfYear(now: Date): Date {
  return startOfRomeDay(`${romeDayOf(now).slice(0, 4)}-01-01` as RomeDay)
}

/** AUD-014, AUD-015, SRV-009, TEL-008. The button in place of the form: the one of the paywall (CNT-020…022). */
export function promptAction(prompt: MembershipPrompt): { label: string; to: string } {
  switch (prompt) {
    case 'sign-up':
      return { label: 'Registrati gratis', to: '/registrazione' }
    case 'try':
      return { label: 'Prova gratis', to: '/attivazione-trial' }
    case 'upgrade':
      return { label: 'Passa a premium', to: '/upgrade' }
    case 'renew':
      return { label: 'Rinnova', to: '/upgrade' }
  }
}

/** SRV-020. Previews are the only ones playable by those who are not premium. */
export function mayPlay(audience: Audience, { isPreview }: Pick<VideoTutorial, 'isPreview'>): boolean {
  return audience.type === 'PREMIUM' || (audience.type !== 'SUSPECT' && isPreview)
}

/** Where the films the club was born with are served from. */
export function bornFilmFolder(slug: string): string {
  return `/api/Servizi/VideoTutorial/${slug}/`
}
