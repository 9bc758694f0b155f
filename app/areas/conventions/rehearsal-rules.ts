import { type Catalogue, type CatalogueOffer, codeExposure } from './catalogue-rules.ts'

/** What the club has of an offer a file names. */
export type KnownOffer = Omit<CatalogueOffer, 'shop' | 'bestRank'> & {
  shopName: string
  bestRank: number | null
  expiredAt: Date | null
}

export type LineAct = 'refused' | 'added' | 'changed' | 'back' | 'same'
export type RehearsedLine = {
  line: number
  act: LineAct
  title: string
  shop: string
  words: string
  /** Its code is also in what everybody reads. */
  isExposed: boolean
}

export type Rehearsal = {
  counts: Record<LineAct, number>
  /** The lines worth reading: what is as it was is only counted. */
  lines: RehearsedLine[]
  newShops: string[]
  /** How many lines would publish their own code; taking them is asked apart. */
  exposed: number
}

/** The names of what changed. A code is never written, only that it is another. */
const FIELDS = [
  ['title', 'titolo'],
  ['description', 'testo'],
  ['voucherCode', 'codice'],
  ['offerType', 'modo di usarla'],
  ['kind', 'tipo'],
  ['priceValue', 'sconto'],
  ['priceSymbol', 'sconto in euro o in percentuale'],
  ['endsAt', 'ultimo giorno'],
] as const

function changesIn(known: KnownOffer, offer: CatalogueOffer): string[] {
  const plain = (value: unknown) => (value instanceof Date ? value.getTime() : value)
  const changed = FIELDS.filter(([field]) => plain(known[field]) !== plain(offer[field])).map(
    ([, word]) => word as string,
  )
  if (known.shopName !== offer.shop.name) changed.push('negozio')
  if (offer.bestRank !== undefined && offer.bestRank !== known.bestRank) changed.push('posto tra le migliori')
  return changed
}

/** What taking a catalogue would do, line by line; nothing is written. */
export function rehearse(
  { offers, lines, faults }: Catalogue,
  known: ReadonlyMap<string, KnownOffer>,
  shopNames: ReadonlySet<string>,
): Rehearsal {
  const told: RehearsedLine[] = faults.map(({ line, reason }) => ({
    line,
    act: 'refused',
    title: '',
    shop: '',
    words: reason,
    isExposed: false,
  }))
  const counts: Record<LineAct, number> = { refused: faults.length, added: 0, changed: 0, back: 0, same: 0 }
  for (const [index, offer] of offers.entries()) {
    const held = known.get(offer.externalId)
    const changes = held ? changesIn(held, offer) : []
    const act = !held ? 'added' : held.expiredAt ? 'back' : changes.length > 0 ? 'changed' : 'same'
    counts[act] += 1
    if (act === 'same') continue
    const words = {
      added: 'Offerta nuova.',
      back: 'Era terminata, torna attiva.',
      changed: `Cambia: ${changes.join(', ')}.`,
    }
    const exposure = codeExposure(offer)
    told.push({
      line: lines[index] ?? 0,
      act,
      title: offer.title,
      shop: offer.shop.name,
      words: exposure ? `${words[act]} ${exposure}` : words[act],
      isExposed: exposure !== null,
    })
  }
  const named = [...new Set(offers.map(({ shop }) => shop.name))]
  return {
    counts,
    lines: told.toSorted((a, b) => a.line - b.line),
    newShops: named.filter((name) => !shopNames.has(name)),
    exposed: told.filter(({ isExposed }) => isExposed).length,
  }
}
