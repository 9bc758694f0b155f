import type { CardDetails, CardProfession, DegreeType } from '#areas/professional-card/model.ts'
import type { OrdinaryMember } from './people.ts'
import type { SeededRandom } from './random.ts'

type Place = { city: string; province: string; university: string; hospital: string }
const place = (city: string, province: string, university: string, hospital: string): Place => ({
  city,
  province,
  university,
  hospital,
})

const PLACES: readonly [Place, ...Place[]] = [
  place('Torino', 'TO', 'Università degli Studi di Torino', 'un ospedale universitario di Torino'),
  place('Milano', 'MI', 'Università degli Studi di Milano', 'un ospedale pubblico di Milano'),
  place('Bergamo', 'BG', 'Università degli Studi di Milano-Bicocca', 'una struttura accreditata di Bergamo'),
  place('Genova', 'GE', 'Università degli Studi di Genova', 'un policlinico di Genova'),
  place('Padova', 'PD', 'Università degli Studi di Padova', 'un’azienda ospedaliera di Padova'),
  place('Verona', 'VR', 'Università degli Studi di Verona', 'un ospedale di Verona'),
  place('Trieste', 'TS', 'Università degli Studi di Trieste', 'un distretto sanitario di Trieste'),
  place('Bologna', 'BO', 'Università di Bologna', 'un policlinico di Bologna'),
  place('Firenze', 'FI', 'Università degli Studi di Firenze', 'un ospedale universitario di Firenze'),
  place('Perugia', 'PG', 'Università degli Studi di Perugia', 'un ospedale di Perugia'),
  place('Ancona', 'AN', 'Università Politecnica delle Marche', 'una struttura ospedaliera di Ancona'),
  place('Roma', 'RM', 'Università di Roma Tor Vergata', 'un policlinico di Roma'),
  place('L’Aquila', 'AQ', 'Università degli Studi dell’Aquila', 'un ospedale dell’Aquila'),
  place('Napoli', 'NA', 'Università degli Studi di Napoli Federico II', 'un’azienda ospedaliera di Napoli'),
  place('Bari', 'BA', 'Università degli Studi di Bari', 'un policlinico di Bari'),
  place('Cosenza', 'CS', 'Università della Calabria', 'un poliambulatorio di Cosenza'),
  place('Palermo', 'PA', 'Università degli Studi di Palermo', 'un ospedale civico di Palermo'),
  place('Catania', 'CT', 'Università degli Studi di Catania', 'un’azienda ospedaliera di Catania'),
  place('Cagliari', 'CA', 'Università degli Studi di Cagliari', 'un ospedale di Cagliari'),
]

const APPROACH: readonly [string, ...string[]] = [
  'Credo nelle spiegazioni chiare e nel tempo dell’ascolto: la cura comincia da lì.',
  'Lavoro con un gruppo di colleghi di altre discipline, perché i problemi di salute raramente stanno in una sola.',
  'Seguo chi ha malattie croniche con un piano scritto e condiviso, rivisto a ogni controllo.',
  'Tengo corsi per colleghi più giovani e continuo a studiare: ogni anno chiudo il piano formativo prima della scadenza.',
  'Ricevo anche a distanza, quando la visita in presenza non è necessaria.',
]

const LONG_COURSES = ['Medico chirurgo', 'Odontoiatra', 'Farmacista', 'Veterinaria', 'Veterinario']

/** A town where somebody could live. */
export const inventedPlace = (random: SeededRandom): Place => random.pick(PLACES)

/** What a professional of this profession could have written, always the same for the same person. */
export function professionalDetails(person: OrdinaryMember, random: SeededRandom, province?: string): CardDetails {
  const drawn = random.pick(PLACES)
  const where = PLACES.find((each) => each.province === province) ?? drawn
  const graduation = 1988 + random.below(30)
  const specialization = person.specializations[0] ?? null
  const isDoctor = person.profession === 'Medico chirurgo' || person.profession === 'Odontoiatra'
  const main: CardProfession = {
    type: isDoctor ? 'doctor' : 'other',
    name: person.profession,
    specialization,
    city: where.city,
    province: where.province,
    isMain: true,
  }
  const degree: DegreeType = LONG_COURSES.includes(person.profession) ? 'Laurea a ciclo unico' : 'Laurea Triennale'
  const hasSecond = random.next() < 0.15
  return {
    professions: hasSecond
      ? [main, { ...main, name: 'Docente universitario', type: 'other', specialization: null, isMain: false }]
      : [main],
    presentation: `${person.profession} a ${where.city}${specialization ? `, mi occupo di ${specialization.toLowerCase()}` : ''}, in attività dal ${graduation + 1}. ${random.pick(APPROACH)}`,
    training: [
      { degree, title: courseOf(person.profession), institution: where.university, year: graduation },
      ...(specialization
        ? [
            {
              degree: 'Specializzazione' as const,
              title: specialization,
              institution: where.university,
              year: graduation + 5,
            },
          ]
        : []),
    ],
    workExperience: [
      {
        role: person.profession,
        organization: where.hospital,
        fromYear: graduation + (specialization ? 6 : 1),
        toYear: null,
      },
    ],
    certifications:
      random.next() < 0.4
        ? [
            {
              id: certificationId(random),
              title: 'BLSD, rianimazione e defibrillazione',
              issuer: 'Centro di formazione accreditato',
              year: 2023 + random.below(3),
              fileId: null,
            },
          ]
        : [],
    publications: [],
    contacts: {
      email: null,
      phone: person.phone,
      website: null,
      address: `Via ${random.pick(['Garibaldi', 'Mazzini', 'Dante', 'Verdi', 'Marconi'])} ${1 + random.below(120)}, ${where.city}`,
    },
  }
}

function courseOf(profession: string): string {
  if (profession === 'Medico chirurgo') return 'Medicina e chirurgia'
  if (profession === 'Odontoiatra') return 'Odontoiatria e protesi dentaria'
  if (/^Infermier/.test(profession)) return 'Infermieristica'
  if (/^Farmacista/.test(profession)) return 'Farmacia'
  if (/^Psicolog/.test(profession)) return 'Scienze e tecniche psicologiche'
  if (/^Biolog/.test(profession)) return 'Scienze biologiche'
  if (/^Veterinari/.test(profession)) return 'Medicina veterinaria'
  if (/^Ostetric/.test(profession)) return 'Ostetricia'
  return profession.replace(/^Tecnic[ao] di/, 'Tecniche di')
}

function certificationId(random: SeededRandom): string {
  const hex = (length: number) => Array.from({ length }, () => random.below(16).toString(16)).join('')
  return `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`
}
