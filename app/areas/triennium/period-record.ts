import { line, optional, whole } from '#platform/records/fields.ts'
import { defineRecord } from '#platform/records/record.ts'
import { day } from '#platform/records/time-fields.ts'

const WHEN = 'Quando'
const BASE = 'L’obbligo'
const BEFORE = 'Riduzione per il triennio precedente'
const DOSSIER = 'Dossier formativo'
const EXEMPTION = 'Esenzioni'
const LIMITS = 'Limiti ai crediti presi altrove'

const MOST = 500
const credits = (title: string, group: string, help?: string) =>
  whole({ title, group, unit: 'crediti', min: 0, max: MOST, ...(help && { help }) })
const percent = (title: string, group: string, help?: string) =>
  whole({ title, group, unit: '%', min: 1, max: 100, ...(help && { help }) })

/** LRN-025. The three years of the obligation: what changes with each of them is data, and no release is waited for. */
export const creditPeriod = defineRecord({
  name: 'credit-period',
  path: '/redazione/trienni-ecm',
  permission: 'club.write',
  words: {
    title: 'Trienni ECM',
    one: 'triennio',
    many: 'trienni',
    gender: 'm',
    order: 'dal più recente',
    about: 'Da questi numeri vengono l’obbligo di ogni iscritto, il contatore e le frasi di La mia Formazione.',
  },
  place: { part: 'training', text: 'Obbligo, riduzioni e limiti di ogni triennio.', icon: 'calendar', isFolded: true },
  fields: {
    name: line({
      title: 'Nome',
      group: WHEN,
      help: 'Come lo chiama la redazione: gli iscritti ne leggono gli anni.',
      max: 40,
    }),
    firstDay: day({ title: 'Primo giorno', group: WHEN }),
    lastDay: day({ title: 'Ultimo giorno', group: WHEN }),
    baseCredits: whole({ title: 'Obbligo di base', group: BASE, unit: 'crediti', min: 1, max: MOST }),
    yearCredits: credits('Per ogni anno', BASE, 'Di chi si iscrive all’albo durante il triennio.'),
    insuredPercent: percent('Soglia assicurativa', BASE, 'La parte dell’obbligo che chiede la polizza.'),
    highFrom: credits('Da quanti crediti, la più alta', BEFORE),
    highCredits: credits('Quanto toglie la più alta', BEFORE),
    lowFrom: credits('Da quanti crediti, la più bassa', BEFORE),
    lowCredits: credits('Quanto toglie la più bassa', BEFORE),
    dossierCredits: credits('Individuale', DOSSIER),
    dossierNextCredits: credits('Individuale, nel triennio dopo', DOSSIER),
    groupCredits: credits('Di gruppo', DOSSIER),
    groupNextCredits: credits('Di gruppo, nel triennio dopo', DOSSIER),
    dossierLastDay: optional(day({ title: 'Ultimo giorno per costruirlo', group: DOSSIER })),
    exemptionDays: whole({ title: 'Ogni quanti giorni', group: EXEMPTION, unit: 'giorni', min: 1, max: 366 }),
    exemptionCredits: credits('Quanti crediti toglie', EXEMPTION),
    selfPercent: percent('Autoformazione', LIMITS, 'Al massimo, dell’obbligo personale.'),
    individualPercent: percent('Attività individuali', LIMITS, 'Al massimo, dell’obbligo personale.'),
    sponsorOneIn: whole({ title: 'Invitati da uno sponsor: uno su', group: LIMITS, min: 1, max: 100 }),
  },
  address: 'made',
  title: ({ name }) => name,
  list: { columns: ['firstDay', 'lastDay', 'baseCredits', 'insuredPercent'], search: ['name'], sort: '-firstDay' },
  between: ({ firstDay, lastDay, highFrom, lowFrom }) => {
    const wrong: Record<string, string> = {}
    if (firstDay && lastDay && lastDay <= firstDay) wrong.lastDay = 'L’ultimo giorno viene dopo il primo.'
    if (highFrom !== undefined && lowFrom !== undefined && highFrom <= lowFrom)
      wrong.highFrom = 'La riduzione più alta comincia da più crediti della più bassa.'
    return wrong
  },
})
