import type { Audience } from '#areas/audience/model.ts'
import { holds } from '#areas/audience/rules.ts'
import type { Hearing, Ruling } from './model.ts'

/** CAU-002. The list and everything in it need the legal wallet. */
export function seesLegalCases(audience: Audience): boolean {
  return audience.type !== 'SUSPECT' && holds(audience, 'legal')
}

/** CAU-002, CAU-007, CAU-008. What stands beside the list; whoever has no list has nobody who follows it. */
export function sideBox(audience: Audience): 'assistant' | 'upgrade' {
  const mayAsk = audience.type === 'TRIAL' || audience.type === 'PREMIUM'
  return mayAsk && seesLegalCases(audience) ? 'assistant' : 'upgrade'
}

const RECOGNISED = ['ordinanza', 'sentenza', 'decreto']

/** CAU-004. Only rulings whose type starts with a word we recognise, whatever its case. */
export function recognisedRulings(rulings: readonly Ruling[]): Ruling[] {
  return rulings.filter(({ type }) => RECOGNISED.some((word) => type.trim().toLowerCase().startsWith(word)))
}

/** CAU-005. The latest first. */
export function hearingsInOrder<Each extends Pick<Hearing, 'heldAt'>>(hearings: readonly Each[]): Each[] {
  return hearings.toSorted((a, b) => b.heldAt.getTime() - a.heldAt.getTime())
}

/** Cases, hearings and papers are named by ids of this form, and by nothing else. */
export function isCaseId(written: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(written)
}
