import { isSlug } from '#platform/pure/text.ts'
import type { TravelOffer, TravelPassage } from './model.ts'
import { addressFrom, destinationNamed, holidayTypeNamed } from './rules.ts'

export const TEXT_FIELDS = [
  'title',
  'slug',
  'destination',
  'place',
  'holidayType',
  'location',
  'extract',
  'content',
  'nights',
  'board',
  'hotelStars',
  'structureType',
] as const
/** TRV-008. What is included, yes or no. */
export const TICKS = [
  ['isCruise', 'È una crociera'],
  ['hasFlight', 'Volo incluso'],
  ['hasItalianGuide', 'Guida in italiano'],
  ['hasSpa', 'Spa'],
  ['hasBeachService', 'Servizio spiaggia'],
  ['hasWifi', 'Wi-Fi'],
] as const

export type TravelTyped = Record<(typeof TEXT_FIELDS)[number], string> & {
  ticks: string[]
  passages: { heading: string; text: string }[]
}
export type TravelFields = Omit<TravelOffer, 'imagePath' | 'body'> & { body: TravelPassage[] }
export type JudgedTravel = { kind: 'told'; fields: TravelFields } | { kind: 'refused'; errors: Record<string, string> }

export const MOST_PASSAGES = 12

/** The address of the form at the desk: a travel may not stand on it. */
const NEW = 'nuovo'

const oneLine = (text: string) => text.trim().replace(/\s+/g, ' ')

/** TRV-006…008. What was typed of a travel, judged; every field that is wrong is told, not only the first. */
export function judgeTravel(typed: TravelTyped): JudgedTravel {
  const errors: Record<string, string> = {}
  const text = (field: (typeof TEXT_FIELDS)[number], least: number, most: number, sentence: string) => {
    const value = oneLine(typed[field])
    if (value.length < least || value.length > most) errors[field] = sentence
    return value
  }
  const number = (field: 'nights' | 'hotelStars', most: number, sentence: string) => {
    const value = typed[field].trim()
    if (value === '') return null
    if (!/^[1-9]\d{0,2}$/.test(value) || Number(value) > most) errors[field] = sentence
    return Number(value)
  }
  const title = text('title', 3, 120, 'Scrivi il titolo: da 3 a 120 caratteri.')
  const slug = oneLine(typed.slug) || addressFrom(title)
  if (!errors.title && !isSlug(slug)) errors.slug = 'L’indirizzo ha solo lettere minuscole, cifre e trattini.'
  else if (slug === NEW) errors.slug = 'Questo indirizzo è di un’altra pagina: scrivine uno.'
  const destination = destinationNamed(typed.destination)
  if (!destination) errors.destination = 'Scegli la destinazione.'
  const holidayType = holidayTypeNamed(typed.holidayType)
  if (!holidayType) errors.holidayType = 'Scegli il tipo di vacanza.'
  const body = typed.passages.flatMap(({ heading: written, text: words }, at) => {
    const heading = oneLine(written)
    const paragraphs = words
      .split(/\n\s*\n/)
      .map(oneLine)
      .filter(Boolean)
    if (heading === '' && paragraphs.length === 0) return []
    if (heading === '' || heading.length > 120)
      errors[`heading-${at}`] = 'Scrivi il titolo della parte: al massimo 120 caratteri.'
    if (paragraphs.length === 0) errors[`text-${at}`] = 'Scrivi il testo della parte.'
    return [{ heading, paragraphs }]
  })
  const has = (tick: (typeof TICKS)[number][0]) => typed.ticks.includes(tick)
  const fields = {
    title,
    slug,
    place: text('place', 2, 80, 'Scrivi il Paese, la regione o il mare.'),
    location: text('location', 2, 120, 'Scrivi i luoghi del viaggio.'),
    extract: text('extract', 10, 240, 'Scrivi la frase della scheda: da 10 a 240 caratteri.'),
    content: text('content', 10, 600, 'Scrivi la presentazione: da 10 a 600 caratteri.'),
    nights: number('nights', 365, 'Le notti sono un numero, da 1 a 365.'),
    board: text('board', 0, 80, 'Al massimo 80 caratteri.') || null,
    hotelStars: number('hotelStars', 5, 'Le stelle vanno da 1 a 5.'),
    structureType: text('structureType', 0, 80, 'Al massimo 80 caratteri.') || null,
    isCruise: has('isCruise'),
    hasFlight: has('hasFlight'),
    hasItalianGuide: has('hasItalianGuide'),
    hasSpa: has('hasSpa'),
    hasBeachService: has('hasBeachService'),
    hasWifi: has('hasWifi'),
    body,
  }
  if (Object.keys(errors).length > 0 || !destination || !holidayType) return { kind: 'refused', errors }
  return { kind: 'told', fields: { ...fields, destination, holidayType } }
}
