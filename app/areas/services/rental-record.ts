import { euro, line, optional, whole } from '#platform/records/fields.ts'
import { defineRecord } from '#platform/records/record.ts'

const CAR = 'L’auto'
const OFFER = 'L’offerta'
const MADE = 'Come è fatta'

/** SRV-012. A car that members can rent, on some terms: one car may be offered twice. */
export const rental = defineRecord({
  name: 'rental',
  path: '/redazione/noleggio',
  permission: 'contents.write',
  words: {
    title: 'Auto a noleggio',
    one: 'offerta',
    many: 'offerte',
    gender: 'f',
    order: 'nell’ordine in cui le trovano gli iscritti',
  },
  place: {
    part: 'reading',
    isFolded: true,
    text: 'Le offerte di noleggio: canone, durata, com’è fatta l’auto; quali si vedono e in che ordine.',
    icon: 'car',
  },
  fields: {
    brand: line({ title: 'Marca', group: CAR, max: 40, wrong: 'Scrivi la marca: al massimo 40 caratteri.' }),
    model: line({ title: 'Modello', group: CAR, max: 80, wrong: 'Scrivi il modello: al massimo 80 caratteri.' }),
    monthlyCostCents: euro({
      title: 'Canone al mese',
      formName: 'monthlyCost',
      group: OFFER,
      help: 'IVA esclusa.',
      min: 1,
      max: 20_000,
      wrong: 'Scrivi il canone in euro, per esempio 289.',
    }),
    advanceCents: euro({
      title: 'Anticipo',
      formName: 'advance',
      group: OFFER,
      help: '0 se non c’è.',
      min: 0,
      max: 200_000,
      wrong: 'Scrivi l’anticipo in euro; 0 se non c’è.',
    }),
    maxKm: whole({
      title: 'Chilometri compresi',
      group: OFFER,
      unit: 'km',
      min: 1,
      max: 1_000_000,
      wrong: 'Scrivi i chilometri compresi, per esempio 45000.',
    }),
    maxMonths: whole({
      title: 'Durata',
      group: OFFER,
      unit: 'mesi',
      min: 1,
      max: 120,
      wrong: 'Scrivi i mesi: da 1 a 120.',
    }),
    fuelType: line({
      title: 'Alimentazione',
      group: MADE,
      max: 40,
      example: 'Ibrida',
      wrong: 'Scrivi l’alimentazione, per esempio Ibrida.',
    }),
    averageConsumption: line({
      title: 'Consumo medio',
      group: MADE,
      max: 40,
      example: '4,9 l/100 km',
      wrong: 'Scrivi il consumo medio, per esempio 4,9 l/100 km.',
    }),
    horsePower: whole({
      title: 'Potenza',
      group: MADE,
      unit: 'CV',
      min: 1,
      max: 2_000,
      wrong: 'Scrivi i cavalli: da 1 a 2000.',
    }),
    engineCc: optional(
      whole({
        title: 'Cilindrata',
        group: MADE,
        unit: 'cc',
        min: 1,
        max: 10_000,
        wrong: 'Scrivi la cilindrata, o lascia vuoto per un’elettrica.',
      }),
    ),
    transmission: line({
      title: 'Cambio',
      group: MADE,
      max: 40,
      example: 'Manuale',
      wrong: 'Scrivi il cambio, per esempio Manuale.',
    }),
    traction: line({
      title: 'Trazione',
      group: MADE,
      max: 40,
      example: 'Anteriore',
      wrong: 'Scrivi la trazione, per esempio Anteriore.',
    }),
    co2: whole({
      title: 'CO2',
      group: MADE,
      unit: 'g/km',
      min: 0,
      max: 1_000,
      wrong: 'Scrivi i grammi di CO2 per chilometro; 0 per un’elettrica.',
    }),
    doors: whole({ title: 'Porte', group: MADE, min: 2, max: 7, wrong: 'Scrivi le porte: da 2 a 7.' }),
  },
  address: 'made',
  title: ({ brand, model }) => `${brand} ${model}`,
  detail: ({ fuelType }) => fuelType,
  list: { columns: ['monthlyCostCents', 'maxMonths'], search: ['brand', 'model', 'fuelType'] },
  publishes: true,
  isOrdered: true,
  picture: {
    side: 1280,
    column: 'imagePath',
    title: 'Fotografia',
    help: 'PNG, JPEG o WebP, orizzontale, al massimo 8 MB. Senza, la disegna il Club.',
  },
  openAt: () => '/servizi/convenzioni/noleggio-auto',
})
