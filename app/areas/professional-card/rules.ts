import type { Audience, SubscriptionType } from '#areas/audience/model.ts'
import { parseRomeDay, romeDayOf } from '#platform/pure/dates.ts'
import {
  ADULT_YEARS,
  type CardProfession,
  FIRST_YEAR,
  type ProfessionalCard,
  RESERVED_SLUGS,
  type Visibility,
} from './model.ts'

/** CRD-020, CRD-024. Members are those we know; the owner sees the card in the editor, whatever it says. */
export function isShownTo(visibility: Visibility, audience: Pick<Audience, 'type'>): boolean {
  return visibility === 'public' || (visibility === 'members' && audience.type !== 'SUSPECT')
}

/** CRD-002. */
export function mayHaveContacts(owner: SubscriptionType): boolean {
  return owner === 'PREMIUM'
}

/** CRD-002, CRD-024, CRD-025. Contacts of an owner who is no longer PREMIUM are hidden, not lost. */
export function showsContactsTo(
  card: Pick<ProfessionalCard, 'contactVisibility'>,
  owner: SubscriptionType,
  audience: Pick<Audience, 'type'>,
): boolean {
  return mayHaveContacts(owner) && isShownTo(card.contactVisibility, audience)
}

/** CRD-009, CRD-023. */
export function hidesFlags(card: Pick<ProfessionalCard, 'hasAcceptedPrivacy' | 'hasAcceptedTerms'>): boolean {
  return card.hasAcceptedPrivacy && card.hasAcceptedTerms
}

/** CRD-013. An unknown birth date does not stop anybody: the terms have been accepted. */
export function isAdult(birthDate: string | null, now: Date): boolean {
  const born = birthDate === null ? null : parseRomeDay(birthDate)
  if (!born) return true
  const [year = '', monthAndDay = ''] = [born.slice(0, 4), born.slice(4)]
  return `${Number(year) + ADULT_YEARS}${monthAndDay}` <= romeDayOf(now)
}

/** CRD-011. The professions Pharmacare is for. */
export function isPharmaCareProfession(name: string): boolean {
  return /^(infermier[ae]|fisioterapista)\b/i.test(name)
}

/** CRD-011, CRD-027. */
export function mayActivatePharmaCare(owner: SubscriptionType, professions: readonly CardProfession[]): boolean {
  return owner === 'PREMIUM' && professions.some(({ name }) => isPharmaCareProfession(name))
}

/** CRD-022. Exactly one is main: the last that says so, or the first. */
export function withOneMain(professions: readonly CardProfession[]): CardProfession[] {
  const main = professions.findLastIndex(({ isMain }) => isMain)
  return professions.map((profession, index) => ({ ...profession, isMain: index === Math.max(0, main) }))
}

export function mainProfession(professions: readonly CardProfession[]): CardProfession | null {
  return professions.find(({ isMain }) => isMain) ?? professions[0] ?? null
}

/** CRD-015. */
export function earnsBonus(owner: SubscriptionType, visibility: Visibility): boolean {
  return owner === 'PREMIUM' && visibility !== 'private'
}

/** CRD-018. Newest first. */
export function yearChoices(now: Date): number[] {
  const current = Number(romeDayOf(now).slice(0, 4))
  return Array.from({ length: current - FIRST_YEAR + 1 }, (_, index) => current - index)
}

/** CRD-020. The name as an address; a few letters of the id where the address is another's or the house's. */
export function slugOf(name: string, id: string, isTaken: boolean): string {
  const plain =
    name
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^a-z\d]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 80) || 'professionista'
  return isTaken || RESERVED_SLUGS.includes(plain) ? `${plain}-${id.slice(0, 8)}` : plain
}

/** CRD-022. What the account knows of somebody's work, as the first profession of a card is written; null where it knows nothing. */
export function knownProfession({
  profession,
  specializations,
}: {
  profession: string | null
  specializations: readonly string[]
}): { isDoctor: boolean; profession: string; specialization: string } | null {
  if (!profession) return null
  return { isDoctor: /^medic[oa]\b/i.test(profession), profession, specialization: specializations[0] ?? '' }
}
