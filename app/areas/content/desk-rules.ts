import { SUBSCRIPTION_TYPES, type SubscriptionType } from '#areas/audience/model.ts'
import { romeDayOf } from '#platform/pure/dates.ts'
import { slugOf } from '#platform/pure/text.ts'
import { type AccessPolicy, type ContentItem, USE_WALLETS } from './article-model.ts'
import { accessLineIn, itemAccess, openingOf, plainText } from './article-rules.ts'
import type { AccessLevel, AccessLevels, DeskItem, ItemDraft, Shelf } from './desk-model.ts'
import { placeholdersIn, skippedHeading, unsaidPictures } from './placeholder-rules.ts'

type Dates = Pick<DeskItem, 'publicationDate' | 'withdrawnAt'>

export function shelfOf({ publicationDate, withdrawnAt }: Dates, now: Date): Shelf {
  if (publicationDate === null) return withdrawnAt ? 'withdrawn' : 'draft'
  return publicationDate <= now ? 'published' : 'scheduled'
}

/** An address that was given to readers is never taken back: it keeps its name also while the item is withdrawn. */
export function hasFixedSlug({ publicationDate, withdrawnAt }: Dates): boolean {
  return publicationDate !== null || withdrawnAt !== null
}

/** Whether readers have it otherwise than it is written by now. */
export function hasUnpublished({ publicationDate, lastAct }: Pick<DeskItem, 'publicationDate' | 'lastAct'>): boolean {
  return publicationDate !== null && (lastAct === 'saved' || lastAct === 'draft')
}

const LONGEST_SLUG = 90

/** The name in the address that a title proposes, cut between words. */
export function slugFrom(title: string): string {
  const slug = slugOf(title)
  if (slug.length <= LONGEST_SLUG) return slug
  const cut = slug.slice(0, LONGEST_SLUG + 1)
  return cut.slice(0, cut.lastIndexOf('-') > 0 ? cut.lastIndexOf('-') : LONGEST_SLUG)
}

const everyone = Object.fromEntries(SUBSCRIPTION_TYPES.map((type) => [type, 'whole'])) as Record<
  SubscriptionType,
  AccessLevel
>

/** NWS-017. The ways an item is usually closed; any other is chosen type by type. */
export const ACCESS_PRESETS = {
  everyone,
  registered: { ...everyone, SUSPECT: 'invited' },
  members: {
    SUSPECT: 'forced',
    REGISTRATO: 'invited',
    TRIAL: 'whole',
    PREMIUM: 'whole',
    EX_TRIAL: 'invited',
    EX_PREMIUM: 'invited',
  },
  premium: {
    SUSPECT: 'forced',
    REGISTRATO: 'forced',
    TRIAL: 'forced',
    PREMIUM: 'whole',
    EX_TRIAL: 'forced',
    EX_PREMIUM: 'forced',
  },
} as const satisfies Record<string, AccessLevels>
export type AccessPreset = keyof typeof ACCESS_PRESETS

export function presetOf(levels: AccessLevels): AccessPreset | null {
  const same = (preset: AccessPreset) =>
    SUBSCRIPTION_TYPES.every((type) => ACCESS_PRESETS[preset][type] === levels[type])
  return (Object.keys(ACCESS_PRESETS) as AccessPreset[]).find(same) ?? null
}

/** NWS-017. What closes an item: the types that are stopped, unless they hold one of the wallets that open it all the same. */
export function policyFrom(
  levels: AccessLevels,
  { openingWallets, useFlag }: { openingWallets: readonly string[]; useFlag: AccessPolicy['useFlag'] },
): AccessPolicy {
  const option = (level: AccessLevel) => {
    const visibility = SUBSCRIPTION_TYPES.filter((type) => levels[type] === level)
    if (visibility.length === 0) return []
    const audience = openingWallets.length > 0 ? { visibility, excludedWallet: openingWallets } : { visibility }
    return [{ audience, isForced: level === 'forced' }]
  }
  return { paywalls: [...option('forced'), ...option('invited')], useFlag }
}

/** What each type gets of an item without any wallet: asked of the one rule, so that a policy written elsewhere is read right. */
export function levelsOf({ paywalls }: AccessPolicy): AccessLevels {
  const level = (type: SubscriptionType): AccessLevel => {
    const access = itemAccess({ paywalls, useFlag: null }, { type, wallets: {}, staticPortfolios: [], flags: [] })
    return access.kind === 'whole' ? 'whole' : access.isForced ? 'forced' : 'invited'
  }
  return Object.fromEntries(SUBSCRIPTION_TYPES.map((type) => [type, level(type)])) as AccessLevels
}

export function openingWalletsOf({ paywalls }: AccessPolicy): string[] {
  return [...new Set(paywalls.flatMap(({ audience }) => audience.excludedWallet ?? []))]
}

/** Every wallet that has a say in who reads the item. */
export function walletsOf(policy: AccessPolicy): string[] {
  return [...openingWalletsOf(policy), ...(policy.useFlag ? [USE_WALLETS[policy.useFlag]] : [])]
}

/** API-018. Only PREMIUM reads it whole. */
export function isForPremium(policy: AccessPolicy): boolean {
  const levels = levelsOf(policy)
  return (
    levels.PREMIUM === 'whole' && SUBSCRIPTION_TYPES.every((type) => type === 'PREMIUM' || levels[type] !== 'whole')
  )
}

type Sitting = { authorId: string | null; at: Date }

const A_SITTING_MS = 30 * 60_000

/**
 * STU-016. Whether the draft that is about to be written over is first kept as a version: it is another person's, or of another day. Who
 * works past midnight goes on.
 */
export function isAnotherSitting(before: Sitting, now: Sitting): boolean {
  if (before.authorId !== now.authorId) return true
  return romeDayOf(before.at) !== romeDayOf(now.at) && now.at.getTime() - before.at.getTime() >= A_SITTING_MS
}

type Judged = { [Name in 'contentType' | 'categorySlug' | 'abstract' | 'body']: string } & {
  access: { useFlag: string | null; paywalls: readonly unknown[] }
}

/** What an item still lacks before readers may have it, by name of field. */
export function missingIn(draft: Judged): Record<string, string> {
  const isResource = draft.contentType === 'Modulo' || draft.contentType === 'Tool'
  return {
    ...(draft.categorySlug === '' && { categorySlug: 'Scegli la categoria.' }),
    ...(draft.abstract === '' && { abstract: 'Scrivi il sommario: è quello che si legge negli elenchi.' }),
    ...accessLineProblem(draft),
    ...bodyProblem(draft.body),
    ...(isResource && !draft.access.useFlag && { useFlag: 'Scegli con quale portafoglio si usa.' }),
  }
}

/** STU-020. Closed to somebody, it has something open and something closed. */
function accessLineProblem({ body, access }: Judged): { body?: string } {
  const line = accessLineIn(body)
  if (!line || (access.paywalls.length === 0 && !access.useFlag)) return {}
  const isEmpty = (html: string) => plainText(html) === '' && !html.includes('<img')
  if (isEmpty(line.above)) return { body: 'Sopra “Da qui per chi ha accesso” non c’è niente: sposta la linea più giù.' }
  if (isEmpty(line.below)) return { body: 'Sotto “Da qui per chi ha accesso” non c’è niente: sposta la linea più su.' }
  return {}
}

/** STU-005. What keeps a text from its readers. */
export function bodyProblem(body: string): { body?: string } {
  if (plainText(body) === '') return { body: 'Scrivi il testo.' }
  const left = placeholdersIn(body)
  const unsaid = unsaidPictures(body)
  if (left.length === 0 && unsaid > 0)
    return {
      body: `${unsaid === 1 ? 'Un’immagine del testo non dice' : `${unsaid} immagini del testo non dicono`} che cosa si vede: scrivilo, o segna “È solo decorativa”.`,
    }
  const skipped = left.length === 0 && skippedHeading(body)
  if (skipped)
    return { body: `“${skipped}” è un sottotitolo, e sopra non ha un titolo: fanne un titolo, o scrivine uno sopra.` }
  if (left.length === 0) return {}
  const said = left.slice(0, MOST_SAID).map(({ words, place }) => `«${words}» (${place})`)
  return { body: `Nel testo sono rimaste parole da scrivere: ${said.join(', ')}${left.length > MOST_SAID ? '…' : ''}.` }
}

const MOST_SAID = 3

/** CNT-017. Which use flags go with a kind: a module is not opened by the wallet of the tools. */
export function isFlagOf(contentType: ItemDraft['contentType'], flag: NonNullable<AccessPolicy['useFlag']>): boolean {
  if (contentType === 'Tool') return flag.startsWith('isTOOL')
  return contentType === 'Modulo' && flag.startsWith('isMOD')
}

/** The item that readers would get of a draft: for a preview, through the same door as everything else. */
export function itemFrom(
  { categorySlug, relatedSlugs: _chosen, publishAt, ...draft }: ItemDraft,
  { id, category, hasMobi, now }: { id: string; category: string; hasMobi: boolean; now: Date },
): ContentItem {
  return {
    ...draft,
    id,
    category: { slug: categorySlug, label: category },
    parentId: null,
    opening: openingOf(draft.body),
    publicationDate: publishAt ? new Date(publishAt) : now,
    updatedAt: now,
    relatedIds: [],
    hasMobi,
    useFlag: draft.access.useFlag,
  }
}
