import { floorTenth, toTenth } from '#platform/pure/tenths.ts'
import { type CreditPeriod, type EarnedItem, INDIVIDUAL_KINDS } from './model.ts'

/** LRN-027. What of an item counts, and why the rest does not. */
export type CountedItem = EarnedItem & { readonly counted: number; readonly over: string | null }
export type CountedCredits = {
  readonly items: readonly CountedItem[]
  readonly club: number
  readonly declared: number
  /** What counts, of both. */
  readonly total: number
  readonly limits: readonly { words: string; most: number; used: number }[]
}

type Limits = Pick<CreditPeriod, 'selfPercent' | 'individualPercent' | 'sponsorOneIn'>
type Limit = { words: string; most: number; isOf: (item: EarnedItem) => boolean }

/** The limits of a period are shares of the personal obligation, never rounded in the member's favour. */
function limitsOf({ selfPercent, individualPercent, sponsorOneIn }: Limits, obligation: number): Limit[] {
  return [
    {
      words: `Autoformazione: al massimo il ${selfPercent} %`,
      most: floorTenth((obligation * selfPercent) / 100),
      isOf: ({ kind }) => kind === 'self-study',
    },
    {
      words: `Attività individuali: al massimo il ${individualPercent} %`,
      most: floorTenth((obligation * individualPercent) / 100),
      isOf: ({ kind }) => INDIVIDUAL_KINDS.includes(kind),
    },
    {
      words:
        sponsorOneIn === 3
          ? 'Invitati da uno sponsor: al massimo un terzo'
          : `Invitati da uno sponsor: al massimo uno su ${sponsorOneIn}`,
      most: floorTenth(obligation / sponsorOneIn),
      isOf: ({ isSponsored }) => isSponsored,
    },
  ]
}

/** Counts from the first day to the last: what a limit has no more room for is told apart. */
export function countCredits(limits: Limits, obligation: number, items: readonly EarnedItem[]): CountedCredits {
  const kept = limitsOf(limits, obligation).map((limit) => ({ ...limit, used: 0 }))
  const counted = items
    .toSorted((one, other) => (one.day === other.day ? (one.id < other.id ? -1 : 1) : one.day < other.day ? -1 : 1))
    .map((item): CountedItem => {
      const its = kept.filter(({ isOf }) => isOf(item))
      const room = Math.min(item.credits, ...its.map(({ most, used }) => Math.max(0, toTenth(most - used))))
      for (const limit of its) limit.used = toTenth(limit.used + room)
      const full = its.find(({ most, used }) => used >= most)
      return { ...item, counted: room, over: room < item.credits ? (full?.words ?? null) : null }
    })
  const sum = (list: readonly CountedItem[]) => toTenth(list.reduce((total, item) => total + item.counted, 0))
  return {
    items: counted,
    club: sum(counted.filter(({ source }) => source === 'club')),
    declared: sum(counted.filter(({ source }) => source === 'declared')),
    total: sum(counted),
    limits: kept.filter(({ isOf }) => items.some(isOf)).map(({ words, most, used }) => ({ words, most, used })),
  }
}

const plain = (words: string) =>
  words
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')

/** LRN-027. The same event twice: of the same day, with the same title or as many credits of the same provider. */
export function sameEvent(
  items: readonly EarnedItem[],
  { id, title, provider, day, credits }: Pick<EarnedItem, 'title' | 'provider' | 'day' | 'credits'> & { id?: string },
): EarnedItem | null {
  return (
    items.find(
      (item) =>
        item.id !== id &&
        item.day === day &&
        (plain(item.title) === plain(title) || (item.credits === credits && plain(item.provider) === plain(provider))),
    ) ?? null
  )
}
