import { fiscalCodeControl } from '#platform/pure/fiscal-code.ts'

const MONTHS = 'ABCDEHLMPRST'
/** Rome, Milan, Turin, Naples, Florence, Bologna, Bari, Padua. */
const TOWNS = [
  ['H501', 'Roma'],
  ['F205', 'Milano'],
  ['L219', 'Torino'],
  ['F839', 'Napoli'],
  ['D612', 'Firenze'],
  ['A944', 'Bologna'],
  ['A662', 'Bari'],
  ['G224', 'Padova'],
] as const

export type InventedBirth = { fiscalCode: string; birthDate: string; birthPlace: string }

/** Birth and fiscal code of an invented person, always the same for the same number. They belong to nobody that we know. */
export function inventedBirth(person: { name: string; surname: string }, number: number): InventedBirth {
  const [town, birthPlace] = TOWNS[number % TOWNS.length] ?? TOWNS[0]
  const year = 1960 + ((number * 7) % 38)
  const month = (number * 5) % 12
  const day = 1 + ((number * 11) % 28)
  const isFeminine = person.name.endsWith('a')
  const stem = [
    lettersOf(person.surname, false),
    lettersOf(person.name, true),
    String(year).slice(2),
    MONTHS.charAt(month),
    String(day + (isFeminine ? 40 : 0)).padStart(2, '0'),
    town,
  ].join('')
  const birthDate = `${year}-${String(month + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  return { fiscalCode: stem + fiscalCodeControl(stem), birthDate, birthPlace }
}

/** Three letters of a name, as the decree takes them: consonants, then vowels, then X; of a first name with four, the second is left out. */
function lettersOf(name: string, isFirstName: boolean): string {
  const plain = name
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^A-Z]/g, '')
  const consonants = plain.replace(/[AEIOU]/g, '')
  const chosen = isFirstName && consonants.length > 3 ? consonants.charAt(0) + consonants.slice(2) : consonants
  return `${chosen}${plain.replace(/[^AEIOU]/g, '')}XXX`.slice(0, 3)
}
