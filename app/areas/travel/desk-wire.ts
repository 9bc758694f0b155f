import { MOST_PASSAGES, TEXT_FIELDS, TICKS, type TravelTyped } from './desk-rules.ts'
import type { TravelOffer } from './model.ts'

const LONGEST_FIELD = 6_000
const textIn = (form: FormData, name: string) => String(form.get(name) ?? '').slice(0, LONGEST_FIELD)

export function travelTypedIn(form: FormData): TravelTyped {
  const words = Object.fromEntries(TEXT_FIELDS.map((field) => [field, textIn(form, field)])) as Record<
    (typeof TEXT_FIELDS)[number],
    string
  >
  const passages = Array.from({ length: MOST_PASSAGES }, (_, at) => ({
    heading: textIn(form, `heading-${at}`),
    text: textIn(form, `text-${at}`).replaceAll('\r\n', '\n'),
  }))
  // The last written part decides how many there are, so that an error beside one keeps its place.
  const last = passages.findLastIndex(({ heading, text }) => heading.trim() !== '' || text.trim() !== '')
  const ticks = TICKS.map(([tick]) => tick as string).filter((tick) => form.has(tick))
  return { ...words, ticks, passages: passages.slice(0, last + 1) }
}

export const EMPTY_TRAVEL: TravelTyped = {
  ...(Object.fromEntries(TEXT_FIELDS.map((field) => [field, ''])) as Record<(typeof TEXT_FIELDS)[number], string>),
  ticks: [],
  passages: [],
}

export function toTravelTyped(travel: TravelOffer): TravelTyped {
  const words = Object.fromEntries(TEXT_FIELDS.map((field) => [field, String(travel[field] ?? '')])) as Record<
    (typeof TEXT_FIELDS)[number],
    string
  >
  return {
    ...words,
    ticks: TICKS.map(([tick]) => tick as keyof TravelOffer).filter((tick) => travel[tick] === true),
    passages: travel.body.map(({ heading, paragraphs }) => ({ heading, text: paragraphs.join('\n\n') })),
  }
}
