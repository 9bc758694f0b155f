import { isFiscalCode } from '#platform/pure/fiscal-code.ts'
import { plainLetters } from '#platform/pure/letters.ts'
import { FIELD_NAMES, IMPORT_FIELDS, type ImportField, type Pairing } from './model.ts'

/** How others call the same columns, as programs that keep members write them. */
const OTHER_NAMES: Partial<Record<ImportField, readonly string[]>> = {
  clientCode: [
    'cod cliente',
    'codicecliente',
    'client code',
    'customer code',
    'codice socio',
    'numero tessera',
    'tessera',
  ],
  name: ['first name', 'firstname', 'given name', 'nome proprio'],
  surname: ['last name', 'lastname', 'family name'],
  email: ['mail', 'email address', 'indirizzo e mail', 'indirizzo email', 'posta elettronica', 'posta'],
  phone: ['cellulare', 'tel', 'mobile', 'phone', 'numero di telefono', 'telefono cellulare'],
  fiscalCode: ['cf', 'cod fiscale', 'codicefiscale', 'tax code'],
  birthDate: ['nato il', 'nascita', 'data nascita', 'birth date', 'birthdate'],
  profession: ['qualifica', 'categoria professionale', 'profession'],
  specialization: ['specialita', 'disciplina', 'specialty'],
  plan: ['abbonamento', 'prodotto', 'plan'],
  premiumFrom: ['inizio', 'dal', 'inizio premium', 'data inizio', 'inizio abbonamento'],
  premiumTo: ['fine', 'al', 'scadenza', 'fine premium', 'data fine', 'fine abbonamento'],
  directMarketing: ['marketing', 'newsletter', 'consenso marketing'],
  thirdParties: ['terzi', 'cessione a terzi'],
  statistics: ['statistiche'],
  profiling: ['profilazione'],
  consentDay: ['data consenso', 'data del consenso', 'data consensi', 'giorno del consenso'],
  consentSource: ['origine consenso', 'fonte consenso', 'fonte del consenso', 'luogo del consenso'],
}

const folded = (text: string) =>
  plainLetters(text)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** DSK-028. What a column is, by its name and else by what is in it; each thing once, the first column that looks like it. */
export function guessPairing(columns: readonly string[], samples: readonly (readonly string[])[]): Pairing {
  const taken = new Set<ImportField>()
  const take = (field: ImportField | undefined) => {
    if (!field || taken.has(field)) return null
    taken.add(field)
    return field
  }
  const byName = columns.map((column) => take(fieldCalled(column)))
  return byName.map((field, at) => {
    const cells = samples.map((row) => row[at]?.trim() ?? '').filter(Boolean)
    return field ?? take(fieldHolding(cells))
  })
}

function fieldCalled(column: string): ImportField | undefined {
  const name = folded(column)
  return FIELD_NAMES.find(
    (field) => folded(IMPORT_FIELDS[field]) === name || folded(field) === name || OTHER_NAMES[field]?.includes(name),
  )
}

function fieldHolding(cells: readonly string[]): ImportField | undefined {
  const isMost = (holds: (cell: string) => boolean) => cells.filter(holds).length > cells.length / 2
  if (isMost((cell) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(cell))) return 'email'
  return isMost((cell) => isFiscalCode(cell.toUpperCase())) ? 'fiscalCode' : undefined
}

/** What was kept of another file: by the name of a column, what it is. */
export function pairingFrom(kept: Readonly<Record<string, string>>, columns: readonly string[]): Pairing {
  const taken = new Set<string>()
  return columns.map((column) => {
    const field = FIELD_NAMES.find((name) => name === kept[folded(column)])
    if (!field || taken.has(field)) return null
    taken.add(field)
    return field
  })
}

export function keptPairing(columns: readonly string[], pairing: Pairing): Record<string, string> {
  return Object.fromEntries(columns.flatMap((column, at) => (pairing[at] ? [[folded(column), pairing[at]]] : [])))
}

/** What stops a rehearsal: nobody is known or made by columns that do not say who they are. */
export function pairingProblem(pairing: Pairing): string | null {
  const fields = pairing.filter((field) => field !== null)
  const twice = fields.find((field, at) => fields.indexOf(field) !== at)
  if (twice) return `«${IMPORT_FIELDS[twice]}» è scelto per due colonne.`
  const has = (field: ImportField) => fields.includes(field)
  const knowsPeople = has('clientCode') || has('fiscalCode') || (has('email') && has('surname'))
  return knowsPeople ? null : 'Serve almeno il codice cliente, il codice fiscale, oppure l’e-mail con il cognome.'
}
