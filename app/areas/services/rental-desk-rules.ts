import { parseEuro } from '#platform/pure/money.ts'
import { slugOf } from '#platform/pure/text.ts'
import type { RentalOffer } from './model.ts'

export const RENTAL_FIELDS = [
  'brand',
  'model',
  'monthlyCost',
  'advance',
  'maxKm',
  'maxMonths',
  'averageConsumption',
  'horsePower',
  'co2',
  'transmission',
  'engineCc',
  'traction',
  'fuelType',
  'doors',
] as const
type RentalField = (typeof RENTAL_FIELDS)[number]

export type RentalTyped = Record<RentalField, string>
export type RentalFields = Omit<RentalOffer, 'slug' | 'imagePath'>
export type JudgedRental = { kind: 'told'; fields: RentalFields } | { kind: 'refused'; errors: Record<string, string> }

const LONGEST_SLUG = 70
/** The address of the form at the desk: an offer may not stand on it. */
const NEW = 'nuova'

const oneLine = (text: string) => text.trim().replace(/\s+/g, ' ')

/** SRV-012. What was typed of a car, judged; every field that is wrong is told, not only the first. */
export function judgeRental(typed: RentalTyped): JudgedRental {
  const errors: Record<string, string> = {}
  const text = (field: RentalField, most: number, sentence: string) => {
    const value = oneLine(typed[field])
    if (value.length === 0 || value.length > most) errors[field] = sentence
    return value
  }
  const euro = (field: RentalField, { least, most }: { least: number; most: number }, sentence: string) => {
    const cents = parseEuro(typed[field])
    if (cents === null || cents < least * 100 || cents > most * 100) errors[field] = sentence
    return cents ?? 0
  }
  // Thousands may be told apart by a dot, as the page shows them.
  const whole = (field: RentalField, { least, most }: { least: number; most: number }, sentence: string) => {
    const digits = typed[field].trim().replace(/(?<=\d)\.(?=\d{3}(?!\d))/g, '')
    const value = /^\d{1,7}$/.test(digits) ? Number(digits) : Number.NaN
    if (!(value >= least && value <= most)) errors[field] = sentence
    return value
  }
  const fields: RentalFields = {
    brand: text('brand', 40, 'Scrivi la marca: al massimo 40 caratteri.'),
    model: text('model', 80, 'Scrivi il modello: al massimo 80 caratteri.'),
    monthlyCostCents: euro('monthlyCost', { least: 1, most: 20_000 }, 'Scrivi il canone in euro, per esempio 289.'),
    advanceCents: euro('advance', { least: 0, most: 200_000 }, 'Scrivi l’anticipo in euro; 0 se non c’è.'),
    maxKm: whole('maxKm', { least: 1, most: 1_000_000 }, 'Scrivi i chilometri compresi, per esempio 45000.'),
    maxMonths: whole('maxMonths', { least: 1, most: 120 }, 'Scrivi i mesi: da 1 a 120.'),
    averageConsumption: text('averageConsumption', 40, 'Scrivi il consumo medio, per esempio 4,9 l/100 km.'),
    horsePower: whole('horsePower', { least: 1, most: 2_000 }, 'Scrivi i cavalli: da 1 a 2000.'),
    co2: whole('co2', { least: 0, most: 1_000 }, 'Scrivi i grammi di CO2 per chilometro; 0 per un’elettrica.'),
    transmission: text('transmission', 40, 'Scrivi il cambio, per esempio Manuale.'),
    engineCc:
      typed.engineCc.trim() === ''
        ? null
        : whole('engineCc', { least: 1, most: 10_000 }, 'Scrivi la cilindrata, o lascia vuoto per un’elettrica.'),
    traction: text('traction', 40, 'Scrivi la trazione, per esempio Anteriore.'),
    fuelType: text('fuelType', 40, 'Scrivi l’alimentazione, per esempio Ibrida.'),
    doors: whole('doors', { least: 2, most: 7 }, 'Scrivi le porte: da 2 a 7.'),
  }
  return Object.keys(errors).length > 0 ? { kind: 'refused', errors } : { kind: 'told', fields }
}

/** The name of a new offer at the desk; one car may be offered twice, on other terms. */
export function rentalSlug({ brand, model }: Pick<RentalOffer, 'brand' | 'model'>, taken: readonly string[]): string {
  const stem = slugOf(`${brand} ${model}`).slice(0, LONGEST_SLUG).replace(/-+$/, '') || 'auto'
  const isFree = (slug: string) => slug !== NEW && !taken.includes(slug)
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? stem : `${stem}-${number}`
    if (isFree(slug)) return slug
  }
}

const euros = (cents: number) => (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2).replace('.', ',')

export function rentalTypedOf(offer: RentalFields): RentalTyped {
  return {
    brand: offer.brand,
    model: offer.model,
    monthlyCost: euros(offer.monthlyCostCents),
    advance: euros(offer.advanceCents),
    maxKm: String(offer.maxKm),
    maxMonths: String(offer.maxMonths),
    averageConsumption: offer.averageConsumption,
    horsePower: String(offer.horsePower),
    co2: String(offer.co2),
    transmission: offer.transmission,
    engineCc: String(offer.engineCc ?? ''),
    traction: offer.traction,
    fuelType: offer.fuelType,
    doors: String(offer.doors),
  }
}

export const EMPTY_RENTAL = Object.fromEntries(RENTAL_FIELDS.map((field) => [field, ''])) as RentalTyped

const LONGEST_FIELD = 400

export function rentalTypedIn(form: FormData): RentalTyped {
  const textIn = (field: string) => String(form.get(field) ?? '').slice(0, LONGEST_FIELD)
  return Object.fromEntries(RENTAL_FIELDS.map((field) => [field, textIn(field)])) as RentalTyped
}
