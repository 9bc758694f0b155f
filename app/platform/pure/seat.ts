import { isPostcode, isProvince } from './provinces.ts'

/** ACC-004. Where a company has its seat, as the electronic invoice wants it: each part apart. */
export type Seat = { street: string; postcode: string; city: string; province: string; country: string }

/** `Via Roma 1, 20121 Milano (MI)`, as an environment writes it, in its parts; null where they cannot be told apart. */
export function dividedSeat(written: string): Seat | null {
  const [, street, postcode, city, province] =
    /^(\S.{2,}?),?\s+(\d{5})\s+(\S.*?),?\s*(?:\(([A-Z]{2})\)|(?<=\s)[A-Z]{2})$/.exec(written.trim()) ?? []
  const last = province ?? written.trim().slice(-2)
  if (!street || !postcode || !city || !isPostcode(postcode) || !isProvince(last)) return null
  return { street: street.replace(/[\s,–-]+$/, ''), postcode, city, province: last, country: 'IT' }
}

/** On one line, as pages and papers say it. */
export function writtenSeat({ street, postcode, city, province }: Seat): string {
  return `${street}, ${postcode} ${city} (${province})`
}
