import type { SubscriptionType } from '#areas/audience/model.ts'
import { type SeededRandom, seededRandom } from './random.ts'

type List = readonly [string, ...string[]]

const FEMALE_NAMES = names(`
  Alessandra, Alice, Anna, Antonella, Beatrice, Camilla, Carla, Caterina, Chiara, Claudia, Cristina, Daniela,
  Elena, Eleonora, Elisa, Emanuela, Federica, Francesca, Gaia, Giorgia, Giovanna, Ilaria, Laura, Lucia,
  Margherita, Maria, Martina, Monica, Nadia, Paola, Patrizia, Roberta, Rosa, Sabrina, Silvia, Simona, Sofia,
  Stefania, Teresa, Valentina, Valeria, Viola
`)

export const isWomansName = (name: string) => FEMALE_NAMES.includes(name)

const MALE_NAMES = names(`
  Alberto, Alessandro, Andrea, Angelo, Antonio, Bruno, Carlo, Claudio, Daniele, Dario, Davide, Diego,
  Emanuele, Enrico, Fabio, Federico, Filippo, Francesco, Gabriele, Giacomo, Giorgio, Giovanni, Giuseppe,
  Lorenzo, Luca, Luigi, Marco, Mario, Massimo, Matteo, Michele, Nicola, Paolo, Pietro, Riccardo, Roberto,
  Salvatore, Simone, Stefano, Tommaso, Umberto, Vincenzo
`)

const SURNAMES = names(`
  Amato, Barbieri, Basile, Battaglia, Bianchi, Bianco, Bruno, Caputo, Caruso, Cattaneo, Colombo, Conte,
  Coppola, D’Amico, De Angelis, De Luca, De Rosa, De Santis, Di Stefano, Esposito, Fabbri, Farina, Ferrara,
  Ferrari, Ferraro, Fiore, Gatti, Gentile, Giordano, Giuliani, Grassi, Grasso, Guerra, Leone, Lombardi, Longo,
  Mancini, Marchi, Mariani, Marino, Martinelli, Martini, Mazza, Messina, Monti, Morelli, Moretti, Negri,
  Orlando, Pagano, Palmieri, Palumbo, Parisi, Pellegrini, Piras, Ricci, Rinaldi, Riva, Rizzi, Rizzo, Romano,
  Rossetti, Rossi, Ruggiero, Russo, Sala, Sanna, Santoro, Serra, Silvestri, Sorrentino, Testa, Valentini,
  Villa, Vitale, Zanetti
`)

const SPECIALIZATIONS: List = [
  'Anestesia e rianimazione',
  'Cardiologia',
  'Chirurgia generale',
  'Dermatologia',
  'Endocrinologia',
  'Geriatria',
  'Ginecologia e ostetricia',
  'Medicina generale',
  'Medicina interna',
  'Neurologia',
  'Oftalmologia',
  'Oncologia',
  'Ortopedia',
  'Pediatria',
  'Psichiatria',
  'Radiodiagnostica',
]

/** Each profession as a woman and as a man of it writes it, as often as it is met. */
const PROFESSIONS: readonly [readonly [string, string], ...(readonly [string, string])[]] = [
  ['Medico chirurgo', 'Medico chirurgo'],
  ['Medico chirurgo', 'Medico chirurgo'],
  ['Medico chirurgo', 'Medico chirurgo'],
  ['Infermiera', 'Infermiere'],
  ['Infermiera', 'Infermiere'],
  ['Farmacista', 'Farmacista'],
  ['Odontoiatra', 'Odontoiatra'],
  ['Fisioterapista', 'Fisioterapista'],
  ['Psicologa', 'Psicologo'],
  ['Ostetrica', 'Ostetrico'],
  ['Biologa', 'Biologo'],
  ['Veterinaria', 'Veterinario'],
  ['Tecnica di radiologia', 'Tecnico di radiologia'],
  ['Logopedista', 'Logopedista'],
  ['Dietista', 'Dietista'],
]

type Type = Exclude<SubscriptionType, 'SUSPECT'>

/** Of twenty members, how many are of each type. */
const TYPES: readonly Type[] = [
  ...Array<Type>(7).fill('REGISTRATO'),
  ...Array<Type>(2).fill('TRIAL'),
  ...Array<Type>(7).fill('PREMIUM'),
  ...Array<Type>(2).fill('EX_TRIAL'),
  ...Array<Type>(2).fill('EX_PREMIUM'),
]

/** Between which days the story of a type is moved: earlier or later, it would be of another type. People join and buy until today. */
const AGE_DAYS: Record<Type, readonly [least: number, most: number]> = {
  REGISTRATO: [-85, 700],
  TRIAL: [0, 4],
  PREMIUM: [-55, 300],
  EX_TRIAL: [-50, 700],
  EX_PREMIUM: [-50, 400],
}

/** Ordinary members are numbered from here, far from the numbers given to people who register. */
export const FIRST_ORDINARY_USERNAME = 50_000_000

export type OrdinaryMember = {
  username: number
  name: string
  surname: string
  email: string
  phone: string
  cardCode: string
  profession: string
  specializations: string[]
  type: Type
  /** How many days before the seeding their story is moved, or after it, so that not everybody joined on one day. */
  ageDays: number
}

/** The member of that index, always the same. */
export function ordinaryMember(index: number): OrdinaryMember {
  const random = seededRandom(0xca31ce + index * 7919)
  const isWoman = random.next() < 0.6
  const name = random.pick(isWoman ? FEMALE_NAMES : MALE_NAMES)
  const surname = random.pick(SURNAMES)
  const [asWoman, asMan] = random.pick(PROFESSIONS)
  const profession = isWoman ? asWoman : asMan
  const username = FIRST_ORDINARY_USERNAME + index
  const type = TYPES[index % TYPES.length] ?? 'REGISTRATO'
  const [least, most] = AGE_DAYS[type]
  return {
    username,
    name,
    surname,
    email: `${plain(name)}.${plain(surname)}.${index + 1}@posta.example`,
    phone: `+39 3${digits(random, 2)} ${digits(random, 7)}`,
    cardCode: `CC${String(index + 1).padStart(7, '0')}`,
    profession,
    specializations: profession === 'Medico chirurgo' ? [random.pick(SPECIALIZATIONS)] : [],
    type,
    ageDays: least + random.below(most - least),
  }
}

function digits(random: SeededRandom, count: number): string {
  return Array.from({ length: count }, () => random.below(10)).join('')
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase()
}

function names(written: string): List {
  const [first = '', ...others] = written.split(',').map((name) => name.trim())
  return [first, ...others]
}
