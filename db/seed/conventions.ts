import type { CatalogueOffer } from '#areas/conventions/catalogue-rules.ts'
import { type NewShop, upsertOffers, upsertShops } from '#areas/conventions/catalogue-store.server.ts'
import { PRICE_SYMBOL, SHOP_CATEGORIES, type ShopCategory } from '#areas/conventions/model.ts'
import { hasShops, insertSlides } from '#areas/conventions/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { addRomeDays, endOfRomeDay, romeDayOf } from '#platform/pure/dates.ts'
import { OFFER_WORDS, SHOP_NAMES } from './convention-names.ts'
import { type SeededRandom, seededRandom } from './random.ts'

const OFFERS_PER_SHOP = { least: 4, more: 8 }
const REDUCTIONS = [5, 10, 15, 20, 25, 30, 40] as const
const TOP = 12
const BEST_EVERY = 29
const SLIDE_WORDS = [
  'Settimana degli iscritti: scegli e risparmia',
  'Novità di stagione, prezzi da Club',
  'Dieci per cento in più fino a domenica',
  'Per lo studio e per casa',
  'Il regalo giusto, già scontato',
]

type Options = { now: Date; scale: number }

/** Partner shops and offers of every kind, the same at every run. A club that has shops keeps its own. */
export async function seedConventions(db: Db, { now, scale }: Options): Promise<number> {
  return db.transaction(async (tx) => {
    if (await hasShops(tx)) return 0
    const random = seededRandom(70_421)
    const shops = shopsAt(scale)
    const ids = await upsertShops(tx, shops)
    const offers = shops.flatMap((shop) => {
      const shopId = ids.get(shop.name)
      return shopId === undefined ? [] : offersOf(shop, random, now).map((offer) => ({ ...offer, shopId }))
    })
    await upsertOffers(
      tx,
      offers.map(({ shop: _, ...offer }, index) => ({
        ...offer,
        bestRank: index % BEST_EVERY === 3 && index < BEST_EVERY * 10 ? index : null,
      })),
      now,
    )
    await insertSlides(
      tx,
      SLIDE_WORDS.map((title, position) => ({
        shopId: ids.get(shops[position * 7]?.name ?? '') ?? 1,
        title,
        imageKey: `promozione-${position + 1}`,
        position,
      })),
    )
    return offers.length
  })
}

function shopsAt(scale: number): NewShop[] {
  const base = SHOP_CATEGORIES.flatMap(({ slug, label }) => SHOP_NAMES[slug].map((name) => ({ name, slug, label })))
  return Array.from({ length: Math.max(1, Math.floor(scale)) }, (_, turn) => turn).flatMap((turn) =>
    base.map(({ name, slug, label }, index) => ({
      name: turn === 0 ? name : `${name} ${turn + 1}`,
      category: slug,
      about: aboutOf(name, slug, label),
      siteUrl: `https://www.${siteName(name)}.example`,
      topRank: turn === 0 && index % 5 === 0 && index / 5 < TOP ? index / 5 : null,
    })),
  )
}

function aboutOf(name: string, slug: ShopCategory, label: string): string {
  return slug === 'attrazioni'
    ? `${name}: il 10% in meno sul biglietto per te e per chi viene con te.`
    : `${name} è tra i negozi di ${label.toLocaleLowerCase('it')} scelti dal Club. Le condizioni valgono per gli iscritti, in negozio e in linea.`
}

function siteName(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]+/g, '')
}

function offersOf({ name, category, siteUrl }: NewShop, random: SeededRandom, now: Date): CatalogueOffer[] {
  const today = romeDayOf(now)
  return Array.from({ length: OFFERS_PER_SHOP.least + random.below(OFFERS_PER_SHOP.more) }, (_, index) => {
    const words = OFFER_WORDS[(index + random.below(3)) % OFFER_WORDS.length] ?? OFFER_WORDS[0]
    const reduction = REDUCTIONS[random.below(REDUCTIONS.length)] ?? 10
    const isEuro = random.below(4) === 0
    const hasReduction = words?.title.includes('{n}') ?? false
    const daysLeft = random.below(5) === 0 ? null : 5 + random.below(150)
    return {
      externalId: `seed-${siteName(name)}-${name.replace(/\D/g, '')}-${index}`,
      shop: { name, category, siteUrl },
      title: (words?.title ?? 'Offerta').replace('{n}', isEuro ? `${reduction} €` : `${reduction}%`),
      description: words?.description ?? '',
      voucherCode: words?.isCode ? codeOf(name, random) : null,
      offerType: words?.isCode ? 'c' : 'o',
      kind: words?.kind ?? 'members',
      priceValue: hasReduction ? reduction : null,
      priceSymbol: hasReduction ? (isEuro ? PRICE_SYMBOL.euro : PRICE_SYMBOL.percent) : null,
      endsAt: daysLeft === null ? null : endOfRomeDay(addRomeDays(today, daysLeft)),
    }
  })
}

function codeOf(name: string, random: SeededRandom): string {
  const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
  const tail = Array.from({ length: 5 }, () => letters[random.below(letters.length)]).join('')
  return `${siteName(name).slice(0, 5).toUpperCase()}${tail}`
}
