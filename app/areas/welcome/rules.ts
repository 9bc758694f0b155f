import type { Audience, MemberRecord } from '#areas/audience/model.ts'
import { type Consistency, type Greeted, TEMPLATE_TYPES, type WelcomeTemplate } from './model.ts'

/** WEL-001. The part of the consistency any page may know: whether a subscription is active, and the codes it holds. */
export function consistencyOfAudience({ type, wallets, staticPortfolios }: Audience): Consistency {
  return {
    isActive: type === 'PREMIUM',
    start: null,
    end: null,
    productTags: [...Object.keys(wallets), ...staticPortfolios],
  }
}

/** WEL-001, WEL-005. The consistency of a member, with the dates of the last subscription. */
export function consistencyOfMember(audience: Audience, { membership }: Pick<MemberRecord, 'membership'>): Consistency {
  const last = membership.premiumPeriods.toSorted((a, b) => b.end.getTime() - a.end.getTime())[0]
  return { ...consistencyOfAudience(audience), start: last?.start ?? null, end: last?.end ?? null }
}

/** WEL-003, WEL-005. The first template that applies, in the order product, order, card, default; null where none does. */
export function selectTemplate(templates: readonly WelcomeTemplate[], greeted: Greeted): WelcomeTemplate | null {
  for (const type of TEMPLATE_TYPES) {
    const found = templates.find((template) => template.type === type && applies(template, greeted))
    if (found) return found
  }
  return null
}

function applies({ type, productTags }: WelcomeTemplate, { consistency, cardCode, conventionOrder }: Greeted): boolean {
  switch (type) {
    case 'product':
      return consistency.isActive && productTags.some((tag) => consistency.productTags.includes(tag))
    case 'order':
      return Boolean(conventionOrder) && (productTags.length === 0 || productTags.includes(conventionOrder ?? ''))
    case 'card':
      return cardCode?.includes('INF') ?? false
    case 'default':
      return true
  }
}

/** The words of a template; where the name or the order is not known, the sentence closes over its place. */
export function fillMessage(
  message: string,
  { name, conventionOrder }: Pick<Greeted, 'name' | 'conventionOrder'>,
): string {
  return fill(fill(message, 'nome', name), 'ordine', conventionOrder).trim()
}

function fill(message: string, place: string, value: string | null | undefined): string {
  return value
    ? message.replaceAll(`{${place}}`, value)
    : message.replaceAll(new RegExp(`[,\\s]*\\{${place}\\}`, 'g'), '')
}
