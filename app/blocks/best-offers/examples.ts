import type { CouponWire } from '#areas/conventions/wire.ts'
import type { BlockExample } from '../block.ts'
import type { BestOffersData, bestOffersSchema } from './schema.ts'

const offer = (id: number, parts: Partial<CouponWire>): CouponWire => ({
  id,
  shop_id: id,
  shop_logo: `${id}.svg`,
  shop_name: 'Librarte',
  title: '10% su tutto il catalogo',
  description: 'Vale anche sugli articoli già scontati, una volta per ordine.',
  voucher_code: null,
  voucher_preview: 'K7P',
  offer_type: 'c',
  end_date_time_forhumans: 'Valida fino al 31/12/2026',
  fake_coupon_type: null,
  reduced_price_value: 10,
  reduced_price_symbol: 2,
  otypes: [{ input_name: 'sale' }],
  ...parts,
})

const offers = [
  offer(1, {}),
  offer(2, {
    shop_name: 'Funivia dei Tre Laghi',
    title: 'Andata e ritorno per tutta la famiglia, con il pranzo al rifugio e il ritorno al tramonto',
    reduced_price_value: null,
    reduced_price_symbol: null,
    offer_type: 'o',
    otypes: [{ input_name: 'gift' }],
  }),
  offer(3, { shop_name: 'Passo Sano', reduced_price_symbol: 1 }),
]

export const examples: BlockExample<typeof bestOffersSchema, BestOffersData>[] = [
  {
    name: 'Tre offerte, per chi apre i negozi',
    fields: { label: 'Negozi convenzionati' },
    data: { label: 'Negozi convenzionati', title: 'Le migliori offerte', offers, isLogoLink: true },
  },
  {
    name: 'Per chi non li apre',
    fields: { title: 'Da non perdere' },
    data: { title: 'Da non perdere', offers: offers.slice(0, 1), isLogoLink: false },
  },
]
