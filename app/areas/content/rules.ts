import type { Audience, Permission } from '#areas/audience/model.ts'
import { isVisibleTo, type Refusal } from '#areas/audience/rules.ts'
import type {
  Ancestor,
  Block,
  Breadcrumb,
  HiddenBlock,
  MenuEntry,
  MenuItem,
  PageDocument,
  RegionName,
} from './model.ts'
import { REGIONS } from './model.ts'

export type VisibleBlocks = {
  shown: { [Name in RegionName]: Block[] }
  hidden: HiddenBlock[]
}

/**
 * AUD-010, AUD-011. The blocks an audience gets, region by region, and why it does not get the others.
 * Everything that carries a permission inside a block is answered here too, so nobody filters a second time.
 */
export function visibleBlocks(document: PageDocument, audience: Audience): VisibleBlocks {
  const result: VisibleBlocks = { shown: { main: [], bottom: [] }, hidden: [] }
  for (const region of REGIONS) {
    for (const block of document.regions[region] ?? []) {
      const answer = isVisibleTo(block.audience, audience)
      if (answer.visible) result.shown[region].push({ ...block, fields: visiblePart(block.fields, audience) })
      else result.hidden.push({ block, reason: answer.reason })
    }
  }
  return result
}

/**
 * What remains of a value for an audience: objects with an `audience` of their own (a banner, a call to action, a card)
 * disappear when it excludes them, and lose that key when it does not. No reader learns whom else a page is written for.
 */
function visiblePart(value: unknown, audience: Audience): unknown {
  if (Array.isArray(value)) {
    return value.filter((item) => isPartVisible(item, audience)).map((item) => visiblePart(item, audience))
  }
  if (!isRecord(value)) return value
  const entries = Object.entries(value)
    .filter(([key, part]) => key !== 'audience' && isPartVisible(part, audience))
    .map(([key, part]) => [key, visiblePart(part, audience)])
  return Object.fromEntries(entries)
}

function isPartVisible(part: unknown, audience: Audience): boolean {
  return answerFor(part, audience)?.visible ?? true
}

/** Null for what is everybody's because nobody said otherwise. */
function answerFor(part: unknown, audience: Audience) {
  return isRecord(part) && isRecord(part.audience) ? isVisibleTo(part.audience as Permission, audience) : null
}

/** Where a part stands inside the fields of its block. */
export type PartPath = readonly (string | number)[]
export type HiddenPart = { id: string; type: string; path: PartPath; reason: Refusal }

/** AUD-010. What an audience that gets a block does not get inside it, and why; for editors, never for a page of readers. */
export function hiddenParts(document: PageDocument, audience: Audience): HiddenPart[] {
  const found: HiddenPart[] = []
  for (const { id, type, audience: permission, fields } of REGIONS.flatMap((name) => document.regions[name] ?? [])) {
    if (!isVisibleTo(permission, audience).visible) continue
    const walk = (value: unknown, path: PartPath): void => {
      const answer = path.length > 0 ? answerFor(value, audience) : null
      if (answer && !answer.visible) found.push({ id, type, path, reason: answer.reason })
      else if (Array.isArray(value)) for (const [index, item] of value.entries()) walk(item, [...path, index])
      else if (isRecord(value))
        for (const [key, part] of Object.entries(value)) if (key !== 'audience') walk(part, [...path, key])
    }
    walk(fields, [])
  }
  return found
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** AUD-011, SHL-015. The items of a menu an audience gets; a hidden item takes its sub-menu with it. */
function visibleMenu(entries: readonly MenuEntry[], audience: Audience): MenuItem[] {
  return entries
    .filter((entry) => isVisibleTo(entry.audience, audience).visible)
    .map(({ audience: _answered, items, ...item }) => ({ ...item, items: visibleMenu(items, audience) }))
}

/** The menus of the frame, by name, as an audience gets them. */
export function visibleMenus(
  menus: Readonly<Record<string, readonly MenuEntry[]>>,
  audience: Audience,
): Record<string, MenuItem[]> {
  return Object.fromEntries(Object.entries(menus).map(([name, entries]) => [name, visibleMenu(entries, audience)]))
}

/** SHL-026. From the page's ancestors, nearest first: host stripped, path lower-cased, order reversed. */
export function breadcrumbsOf(ancestors: readonly Ancestor[]): Breadcrumb[] {
  return ancestors.map(({ title, url }) => ({ label: title, path: pathOf(url) })).reverse()
}

/** SHL-026, SHL-027. The whole way to a page, itself included; short for members of the club's pages who are not Premium. */
export function breadcrumbTrail(
  page: { path: string; title: string; ancestors: readonly Ancestor[] },
  type: Audience['type'],
): Breadcrumb[] {
  const isShort = /^\/club(\/|$)/.test(page.path) && (type === 'TRIAL' || type === 'EX_TRIAL' || type === 'EX_PREMIUM')
  if (isShort)
    return [
      { label: 'Home', path: '/' },
      { label: 'club premium', path: page.path },
    ]
  return [...breadcrumbsOf(page.ancestors), { label: page.title, path: page.path }]
}

/** The one form under which a page is filed and found: a lower-case path without host, query or closing slash. */
export function pathOf(url: string): string {
  const path = url.replace(/^(?:[a-z][a-z\d+.-]*:)?\/\/[^/?#]*/i, '').replace(/[?#].*$/, '')
  return `/${path.toLowerCase().replace(/^\/+|\/+$/g, '')}`
}

export type SaveDecision = { kind: 'allowed'; nextNumber: number } | { kind: 'stale' }

/** A save is allowed only on top of the version its author was looking at; otherwise somebody else's work would vanish. */
export function decideSave(latestNumber: number, basedOn: number): SaveDecision {
  return latestNumber === basedOn ? { kind: 'allowed', nextNumber: latestNumber + 1 } : { kind: 'stale' }
}
