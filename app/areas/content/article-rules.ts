import type { Audience } from '#areas/audience/model.ts'
import { holds, isVisibleTo } from '#areas/audience/rules.ts'
import type { Counted } from '#platform/tally/counted-page.ts'
import {
  type AccessPolicy,
  type ContentCard,
  type ContentItem,
  type ContentType,
  type Heading,
  type PaywallOffer,
  type ReadableItem,
  USE_WALLETS,
  type UserAction,
} from './article-model.ts'
import { ACCESS_LINE } from './body-grammar-rules.ts'
import { withoutAccessLine } from './body-shown-rules.ts'
import type { RichText } from './model.ts'

export type ItemAccess = { kind: 'whole' } | { kind: 'cut'; isForced: boolean }

/**
 * CNT-017, CNT-023, NWS-017. The one answer to "may this audience have the whole item", for page, data, call, search, feed,
 * sitemap, mail and documents. The first paywall whose permission the audience meets applies; without one, all is open.
 */
export function itemAccess(policy: AccessPolicy, audience: Audience): ItemAccess {
  if (policy.useFlag && !mayUse(policy.useFlag, audience)) return { kind: 'cut', isForced: true }
  const applied = policy.paywalls.find((option) => isVisibleTo(option.audience, audience).visible)
  return applied ? { kind: 'cut', isForced: applied.isForced } : { kind: 'whole' }
}

/** CNT-017. A module or tool is used by TRIAL or PREMIUM with the matching wallet. */
function mayUse(flag: keyof typeof USE_WALLETS, audience: Audience): boolean {
  return (audience.type === 'TRIAL' || audience.type === 'PREMIUM') && holds(audience, USE_WALLETS[flag])
}

/** Everything of an item that this audience may have, and nothing more: the only door between the store and any channel. */
export function readableItem(item: ContentItem, audience: Audience): ReadableItem {
  const { opening, access: policy, ...rest } = item
  const access = itemAccess(policy, audience)
  if (access.kind === 'whole')
    return {
      ...rest,
      body: withoutAccessLine(rest.body) as RichText,
      isCut: false,
      headings: headingsOf(rest.body),
      offer: null,
    }
  const offer = paywallOffer(policy, audience, access.isForced)
  return { ...rest, body: opening, embedded: null, sources: [], isCut: true, headings: [], offer }
}

/** FIG-039, FIG-040. What a reading of an item counts as: shown whole, or with which paywall. */
export function readingOf(item: Pick<ContentItem, 'id'>, { isCut, offer }: ReadableItem): Counted {
  const outcome = isCut ? (offer?.isForced ? 'forced' : 'soft') : 'whole'
  return { counter: 'reading', subject: `content:${item.id}`, outcome, asksAgreed: isCut }
}

/** CNT-020…022. The button by type; TRIAL and PREMIUM get one only when the paywall is forced. */
export function paywallOffer(policy: AccessPolicy, audience: Audience, isForced: boolean): PaywallOffer {
  return {
    isForced,
    callToAction: paywallButton(audience, isForced),
    hasLogin: audience.type === 'SUSPECT',
    ...opensWith(policy, audience),
  }
}

function paywallButton({ type }: Audience, isForced: boolean): PaywallOffer['callToAction'] {
  switch (type) {
    case 'SUSPECT':
      return isForced
        ? { label: 'Prova gratis', to: '/registrazione-trial' }
        : { label: 'Registrati gratis', to: '/registrazione' }
    case 'REGISTRATO':
      return { label: 'Prova gratis', to: '/attivazione-trial' }
    case 'EX_TRIAL':
      return { label: 'Passa a premium', to: '/upgrade' }
    case 'EX_PREMIUM':
      return { label: 'Rinnova', to: '/upgrade' }
    case 'TRIAL':
    case 'PREMIUM':
      return isForced ? { label: 'Passa a premium', to: '/upgrade' } : null
  }
}

const WALLET_NAMES: Readonly<Record<string, string>> = {
  moduliLegali: 'i Moduli legali',
  moduliScientifici: 'i Moduli scientifici',
  toolLegali: 'gli Strumenti legali',
  toolScientifici: 'gli Strumenti scientifici',
}

/** Names what opens the item: the smallest membership that no paywall stops, and the wallet when one is needed. */
function opensWith(policy: AccessPolicy, audience: Audience): Pick<PaywallOffer, 'opensWith' | 'hasUpgrade'> {
  const wallets = policy.useFlag ? { [USE_WALLETS[policy.useFlag]]: {} } : {}
  const opens = (type: Audience['type']) =>
    itemAccess(policy, { ...audience, type, wallets: { ...audience.wallets, ...wallets } }).kind === 'whole'
  const isFree = opens('REGISTRATO')
  const isTried = opens('TRIAL')
  const plan = isFree
    ? 'la registrazione gratuita'
    : isTried && mayStillTry(audience)
      ? 'la prova gratuita o un piano Premium'
      : 'un piano Premium'
  const wallet = policy.useFlag ? WALLET_NAMES[USE_WALLETS[policy.useFlag]] : null
  return {
    opensWith: wallet ? `${plan} che comprende ${wallet}` : plan,
    hasUpgrade: !isFree && !isTried && mayStillTry(audience),
  }
}

/** A trial is had once: whoever is in it or has had it is not told that it opens anything. */
function mayStillTry({ type }: Audience): boolean {
  return type === 'SUSPECT' || type === 'REGISTRATO'
}

export type ActionOutcome = { kind: 'do' } | { kind: 'register' } | { kind: 'paywall'; isForced: boolean }

/**
 * CNT-013…016. What favourite, print or download of an item does for an audience; Share is always allowed.
 * Whoever may not have the whole item may not carry it away either.
 */
export function actionOutcome(
  action: UserAction | 'Favorite',
  item: { contentType: ContentType; access: AccessPolicy },
  audience: Audience,
): ActionOutcome {
  if (action === 'Share') return { kind: 'do' }
  if (audience.type === 'SUSPECT') return { kind: 'register' }
  const access = itemAccess(item.access, audience)
  if (access.kind === 'whole') return { kind: 'do' }
  const isResource = item.contentType === 'Modulo' || item.contentType === 'Tool'
  return { kind: 'paywall', isForced: isResource || access.isForced }
}

/**
 * CNT-014…016, CNT-020. What the prompt of a refused action offers. A visitor whom registering alone would not help is offered the
 * forced step, as the paywall of the same item does.
 */
export function actionOffer(
  item: { contentType: ContentType; access: AccessPolicy },
  audience: Audience,
): PaywallOffer {
  const asked: Audience = audience.type === 'SUSPECT' ? { ...audience, type: 'REGISTRATO' } : audience
  const outcome = actionOutcome('Download/E-book', item, asked)
  return paywallOffer(item.access, audience, outcome.kind === 'paywall' && outcome.isForced)
}

/** CNT-005. The h2 headings in order; each has an id since the body was saved. */
export function headingsOf(body: string): Heading[] {
  return [...body.matchAll(/<h2 id="([^"]+)"[^>]*>(.*?)<\/h2>/gs)].map(([, id = '', label = '']) => ({
    id,
    label: label.replace(/<[^>]*>/g, '').trim(),
  }))
}

const OPENING_PARAGRAPHS = 2

/**
 * STU-020, NWS-017. What is open of a body to everybody: what stands above the line where the free part ends; without one, all there is down
 * to the second paragraph, or to the last but one where there are no more.
 */
export function openingOf(body: RichText): RichText {
  const line = accessLineIn(body)
  if (line) return line.above as RichText
  const paragraphs = topBlocks(body).filter(({ name }) => name === 'p')
  const last = paragraphs[Math.min(OPENING_PARAGRAPHS, paragraphs.length - 1) - 1]
  return body.slice(0, last?.end ?? 0) as RichText
}

/** The blocks of a body in its kept form that stand in no other, each with where it ends. */
function topBlocks(body: string): { name: string; end: number }[] {
  const blocks: { name: string; end: number }[] = []
  const open: string[] = []
  for (const { 0: tag, 1: slash, 2: name = '', index } of body.matchAll(/<(\/?)([a-z]\w*)[^>]*>/g)) {
    if (slash) open.pop()
    else if (!tag.endsWith('/>')) open.push(name)
    if (slash && open.length === 0) blocks.push({ name, end: index + tag.length })
  }
  return blocks
}

const ACCESS_RULE = `<hr ${ACCESS_LINE}="" />`

/** What stands above and below the line where the free part ends; null where none is written. */
export function accessLineIn(body: string): { above: string; below: string } | null {
  const at = body.indexOf(ACCESS_RULE)
  if (at < 0) return null
  return { above: body.slice(0, at).trimEnd(), below: body.slice(at + ACCESS_RULE.length).trimStart() }
}

/** CNT-001, NWS-011. Where an item is read. */
export function itemPath({
  slug,
  contentType,
  category,
}: Pick<ContentCard, 'slug' | 'contentType' | 'category'>): string {
  if (contentType === 'Modulo' || contentType === 'Tool') return `/risorse/${slug}`
  return `/news-approfondimenti/${category.slug}/${slug}`
}

/** CNT-026, NWS-033. The form in which identifiers are compared. */
export function normalizedId(id: string): string {
  return id.replaceAll('-', '').toUpperCase()
}

/** The words of a body without its markup, for search, feeds and reading time. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replace(/\s+/g, ' ')
    .trim()
}

const WORDS_PER_MINUTE = 220

export function readingMinutes(body: string): number {
  return Math.max(1, Math.round(plainText(body).split(' ').length / WORDS_PER_MINUTE))
}
