import { choice, line, optional, text, tick, whole } from '#platform/records/fields.ts'
import { parts } from '#platform/records/parts-field.ts'
import { defineRecord } from '#platform/records/record.ts'
import { DESTINATIONS, HOLIDAY_TYPES, type TravelPassage } from './model.ts'
import { TRAVEL_PATH } from './rules.ts'

const ABOUT = 'Il viaggio'
const INCLUDED = 'Che cosa comprende'
const PROGRAMME = 'Il programma'

type Labelled = readonly { readonly label: string }[]
const labels = <const Choices extends Labelled>(choices: Choices) =>
  Object.fromEntries(choices.map(({ label }) => [label, label])) as Record<Choices[number]['label'], string>

const included = (title: string) => tick({ title, group: INCLUDED })

/** TRV-006, TRV-007, TRV-008. A travel that members can ask for. */
export const travel = defineRecord({
  name: 'travel',
  path: '/redazione/viaggi',
  permission: 'contents.write',
  words: {
    title: 'Viaggi',
    one: 'viaggio',
    many: 'viaggi',
    gender: 'm',
    order: 'nell’ordine in cui li trovano gli iscritti',
    lead: 'Finché non lo pubblichi lo vede solo la redazione: puoi salvarlo, aggiungere la fotografia e guardarlo in anteprima.',
    hiding: 'Gli iscritti non lo trovano più. Puoi pubblicarlo di nuovo quando vuoi.',
  },
  place: {
    part: 'reading',
    isFolded: true,
    text: 'Le offerte di viaggio: scriverle, provarle, pubblicarle, metterle in ordine.',
    icon: 'plane',
  },
  fields: {
    title: line({
      title: 'Titolo',
      group: ABOUT,
      isWide: true,
      min: 3,
      max: 120,
      wrong: 'Scrivi il titolo: da 3 a 120 caratteri.',
    }),
    destination: choice({
      title: 'Destinazione',
      group: ABOUT,
      options: labels(DESTINATIONS),
      wrong: 'Scegli la destinazione.',
    }),
    holidayType: choice({
      title: 'Tipo di vacanza',
      group: ABOUT,
      options: labels(HOLIDAY_TYPES),
      wrong: 'Scegli il tipo di vacanza.',
    }),
    place: line({
      title: 'Paese, regione o mare',
      group: ABOUT,
      min: 2,
      max: 80,
      wrong: 'Scrivi il Paese, la regione o il mare.',
    }),
    location: line({ title: 'Luoghi', group: ABOUT, min: 2, max: 120, wrong: 'Scrivi i luoghi del viaggio.' }),
    extract: text({
      title: 'La frase della scheda',
      group: ABOUT,
      help: 'È nell’elenco, nel catalogo e nei motori di ricerca.',
      rows: 2,
      min: 10,
      max: 240,
      wrong: 'Scrivi la frase della scheda: da 10 a 240 caratteri.',
    }),
    content: text({
      title: 'Presentazione',
      group: ABOUT,
      help: 'In testa alla pagina, sotto il titolo.',
      min: 10,
      max: 600,
      wrong: 'Scrivi la presentazione: da 10 a 600 caratteri.',
    }),
    nights: optional(
      whole({ title: 'Notti', group: INCLUDED, min: 1, max: 365, wrong: 'Le notti sono un numero, da 1 a 365.' }),
    ),
    hotelStars: optional(
      whole({ title: 'Stelle', group: INCLUDED, min: 1, max: 5, wrong: 'Le stelle vanno da 1 a 5.' }),
    ),
    board: optional(line({ title: 'Trattamento', group: INCLUDED, max: 80, example: 'Mezza pensione' })),
    structureType: optional(line({ title: 'Struttura', group: INCLUDED, max: 80, example: 'Hotel' })),
    isCruise: included('È una crociera'),
    hasFlight: included('Volo incluso'),
    hasItalianGuide: included('Guida in italiano'),
    hasSpa: included('Spa'),
    hasBeachService: included('Servizio spiaggia'),
    hasWifi: included('Wi-Fi'),
    body: parts({
      title: 'Parte',
      group: PROGRAMME,
      help: 'Una parte alla volta: titolo e testo. Una riga vuota comincia un altro capoverso. Salvando compare lo spazio per un’altra parte; una parte svuotata si toglie.',
      most: 12,
      inside: {
        heading: line({
          title: 'Titolo della parte',
          max: 120,
          wrong: 'Scrivi il titolo della parte: al massimo 120 caratteri.',
        }),
        text: text({
          title: 'Testo della parte',
          rows: 5,
          max: 6_000,
          keepsLines: true,
          wrong: 'Scrivi il testo della parte.',
        }),
      },
      keep: ({ heading, text: written }): TravelPassage => ({ heading, paragraphs: paragraphsIn(written) }),
      unfold: ({ heading, paragraphs }) => ({ heading, text: paragraphs.join('\n\n') }),
    }),
  },
  address: 'asked',
  title: ({ title }) => title,
  detail: ({ location }) => location,
  list: {
    columns: ['destination', 'holidayType', 'nights'],
    search: ['title', 'place', 'location'],
    filters: ['destination', 'holidayType'],
  },
  publishes: true,
  isOrdered: true,
  picture: {
    side: 1600,
    column: 'imagePath',
    title: 'Fotografia',
    help: 'PNG, JPEG o WebP, orizzontale, al massimo 8 MB. Senza, la disegna il Club.',
  },
  openAt: (id) => `${TRAVEL_PATH}/${id}`,
  preview: (id) => `/redazione/viaggi/${id}/anteprima`,
})

/** A line left empty begins another paragraph. */
function paragraphsIn(written: string): string[] {
  return written
    .split(/\n\s*\n/)
    .map((words) => words.trim().replace(/\s+/g, ' '))
    .filter(Boolean)
}
