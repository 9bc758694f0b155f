import type { Permission } from '#areas/audience/model.ts'
import { type Block, type PageDocument, type PageHead, REGIONS, type RegionName } from '#areas/content/model.ts'

/** What an editor works on: one value, never changed in place, so that every step back is the value before. */
export type Work = { readonly head: PageHead; readonly document: PageDocument }
export type Place = { readonly region: RegionName; readonly index: number }

export function blocksOf(document: PageDocument, region: RegionName): readonly Block[] {
  return document.regions[region] ?? []
}

export function allBlocks(document: PageDocument): Block[] {
  return REGIONS.flatMap((region) => [...blocksOf(document, region)])
}

export function placeOf(document: PageDocument, id: string): Place | null {
  for (const region of REGIONS) {
    const index = blocksOf(document, region).findIndex((block) => block.id === id)
    if (index >= 0) return { region, index }
  }
  return null
}

const withRegion = (document: PageDocument, region: RegionName, blocks: readonly Block[]): PageDocument => ({
  regions: { ...document.regions, [region]: blocks },
})

/** A name no block of the page has: it is also the name by which a link leads there, so it never changes again. */
export function newBlockId(document: PageDocument, type: string): string {
  const taken = new Set(allBlocks(document).map(({ id }) => id))
  const stem = type.slice(0, 56)
  if (!taken.has(stem)) return stem
  for (let number = 2; ; number += 1) if (!taken.has(`${stem}-${number}`)) return `${stem}-${number}`
}

/** Puts a block at a place; beyond the end is the end. */
export function addBlock(document: PageDocument, { region, index }: Place, block: Block): PageDocument {
  const blocks = [...blocksOf(document, region)]
  blocks.splice(Math.max(0, Math.min(index, blocks.length)), 0, block)
  return withRegion(document, region, blocks)
}

/** Right after a block of a region, or at its beginning. */
export type Spot = { readonly region: RegionName; readonly after: string | null }

const indexAt = (document: PageDocument, { region, after }: Spot) =>
  after === null ? 0 : blocksOf(document, region).findIndex(({ id }) => id === after) + 1

/** A copy at a spot, with a name of its own; `copyFields` renews the names inside it. */
export function copyBlock(
  document: PageDocument,
  id: string,
  spot: Spot,
  copyFields: (block: Block) => unknown = ({ fields }) => structuredClone(fields),
): { document: PageDocument; id: string } | null {
  const original = blockOf(document, id)
  if (!original) return null
  const copy = { ...original, id: newBlockId(document, original.type), fields: copyFields(original) }
  return { document: addBlock(document, { region: spot.region, index: indexAt(document, spot) }, copy), id: copy.id }
}

export function blockOf(document: PageDocument, id: string): Block | null {
  const place = placeOf(document, id)
  return (place && blocksOf(document, place.region)[place.index]) ?? null
}

/** One place earlier or later; at an end of its region it stays. */
export function moveBlock(document: PageDocument, id: string, by: -1 | 1): PageDocument {
  const place = placeOf(document, id)
  if (!place) return document
  const blocks = [...blocksOf(document, place.region)]
  const target = place.index + by
  const [block] = blocks.slice(place.index, place.index + 1)
  if (!block || target < 0 || target >= blocks.length) return document
  blocks.splice(place.index, 1)
  blocks.splice(target, 0, block)
  return withRegion(document, place.region, blocks)
}

/** To another spot of the page. */
export function moveTo(document: PageDocument, id: string, spot: Spot): PageDocument {
  const block = blockOf(document, id)
  if (!block || spot.after === id) return document
  const rest = removeBlock(document, id)
  return addBlock(rest, { region: spot.region, index: indexAt(rest, spot) }, block)
}

export function removeBlock(document: PageDocument, id: string): PageDocument {
  const place = placeOf(document, id)
  if (!place) return document
  return withRegion(
    document,
    place.region,
    blocksOf(document, place.region).filter((block) => block.id !== id),
  )
}

export function changeBlock(
  document: PageDocument,
  id: string,
  change: { fields?: unknown; audience?: Permission },
): PageDocument {
  const place = placeOf(document, id)
  if (!place) return document
  return withRegion(
    document,
    place.region,
    blocksOf(document, place.region).map((block) => (block.id === id ? { ...block, ...change } : block)),
  )
}

/** By id of the block, what is wrong in it by path inside it; the words of the page itself are under `head`. */
export type FaultsById = Readonly<Record<string, Readonly<Record<string, string>>>>
export const HEAD = 'head'

/** From places (`main.2.fields.title`), which change while an editor works, to names, which do not. */
export function faultsById(document: PageDocument, faults: Readonly<Record<string, string>>): FaultsById {
  const found: Record<string, Record<string, string>> = {}
  for (const [path, message] of Object.entries(faults)) {
    const [first = '', second = '', ...rest] = path.split('.')
    const region = REGIONS.find((known) => known === first)
    const id = region ? blocksOf(document, region)[Number(second)]?.id : HEAD
    if (id) found[id] = { ...found[id], [region ? rest.join('.') : path.slice(first.length + 1)]: message }
  }
  return found
}

export type Change = { readonly id: string; readonly type: string } & {
  readonly what: 'added' | 'removed' | 'changed' | 'moved'
}

/** What readers will find different: blocks added, removed, changed inside, or only elsewhere. */
export function changesBetween(before: PageDocument, after: PageDocument): Change[] {
  const changes: Change[] = []
  const olds = new Map(allBlocks(before).map((block) => [block.id, block]))
  const news = allBlocks(after)
  const kept = (document: PageDocument, others: ReadonlySet<string>) =>
    REGIONS.flatMap((region) =>
      blocksOf(document, region)
        .filter(({ id }) => others.has(id))
        .map(({ id }) => `${region} ${id}`),
    )
  const [orderBefore, orderAfter] = [kept(before, new Set(news.map(({ id }) => id))), kept(after, new Set(olds.keys()))]
  for (const block of news) {
    const { id, type } = block
    const old = olds.get(id)
    if (!old) changes.push({ id, type, what: 'added' })
    else if (!isSame([old.type, old.audience, old.fields], [type, block.audience, block.fields]))
      changes.push({ id, type, what: 'changed' })
    else {
      const here = orderAfter.findIndex((each) => each.endsWith(` ${id}`))
      if (orderBefore[here] !== orderAfter[here]) changes.push({ id, type, what: 'moved' })
    }
  }
  const present = new Set(news.map(({ id }) => id))
  for (const { id, type } of olds.values()) if (!present.has(id)) changes.push({ id, type, what: 'removed' })
  return changes
}

/** Equal as written down: the order of keys, and keys without a value, do not count. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => part !== undefined)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, part]) => [key, sorted(part)]),
  )
}

/** Wallets that change what somebody sees of a page, in blocks and inside them. */
export function walletsIn(document: PageDocument): string[] {
  const found = new Set<string>()
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) walk(item)
    else if (typeof value === 'object' && value !== null)
      for (const [key, part] of Object.entries(value)) {
        if (key === 'audience' && typeof part === 'object' && part !== null) {
          const { wallet = [], excludedWallet = [] } = part as Permission
          for (const tag of [...wallet, ...excludedWallet]) found.add(tag)
        } else walk(part)
      }
  }
  walk(allBlocks(document))
  return [...found].sort()
}

/** The steps of a sitting: what was, what is, what was undone. */
export type Steps<Value> = {
  readonly past: readonly Value[]
  readonly present: Value
  readonly future: readonly Value[]
  /** What the last step was about: writing on in the same field is one step, until it is saved. */
  readonly about: string | null
}

const MOST_STEPS = 100

export function firstStep<Value>(present: Value): Steps<Value> {
  return { past: [], present, future: [], about: null }
}

export function takeStep<Value>(steps: Steps<Value>, next: Value, about: string | null = null): Steps<Value> {
  if (next === steps.present) return steps
  const isSameWriting = about !== null && about === steps.about
  const past = isSameWriting ? steps.past : [...steps.past, steps.present].slice(-MOST_STEPS)
  return { past, present: next, future: [], about }
}

export function undo<Value>(steps: Steps<Value>): Steps<Value> {
  const before = steps.past.at(-1)
  if (before === undefined) return steps
  return { past: steps.past.slice(0, -1), present: before, future: [steps.present, ...steps.future], about: null }
}

export function redo<Value>(steps: Steps<Value>): Steps<Value> {
  const [next, ...future] = steps.future
  if (next === undefined) return steps
  return { past: [...steps.past, steps.present], present: next, future, about: null }
}

/** What is written from here on is another step. */
export function closeStep<Value>(steps: Steps<Value>): Steps<Value> {
  return steps.about === null ? steps : { ...steps, about: null }
}
