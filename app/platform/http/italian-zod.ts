import type { z } from 'zod'

type Issue = Parameters<z.core.$ZodErrorMap>[0]

const FORMATS: Record<string, string> = {
  email: 'Inserisci un indirizzo e-mail valido.',
  url: 'Inserisci un indirizzo web valido.',
  date: 'Inserisci una data valida.',
  datetime: 'Inserisci una data e un’ora valide.',
  time: 'Inserisci un’ora valida.',
  uuid: 'Identificativo non valido.',
}

/** Words for a person filling a form. A shape's own message wins over these; the library's Italian is the last resort. */
export const italianMessage: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return invalidType(issue)
    case 'too_small':
      // One character is asked for only where none was written.
      if (issue.origin === 'string' && issue.minimum === 1) return REQUIRED
      return size(issue.origin, issue.minimum, 'almeno', 'maggiore o uguale a')
    case 'too_big':
      return size(issue.origin, issue.maximum, 'al massimo', 'minore o uguale a')
    case 'invalid_value':
      return isMissing(issue) ? REQUIRED : 'Scegli uno dei valori ammessi.'
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'Il formato non è valido.'
    case 'not_multiple_of':
      return `Inserisci un multiplo di ${issue.divisor}.`
    case 'unrecognized_keys':
      return 'Campo non previsto.'
    default:
      return 'Il valore non è valido.'
  }
}

const KINDS: Record<string, string> = {
  string: 'Inserisci un testo.',
  number: 'Inserisci un numero.',
  int: 'Inserisci un numero intero.',
  boolean: 'Scegli sì o no.',
  array: 'Inserisci un elenco.',
  object: 'Inserisci un oggetto.',
  date: 'Inserisci una data valida.',
}

const REQUIRED = 'Campo obbligatorio.'

function isMissing({ input }: Issue): boolean {
  return input === undefined || input === null
}

function invalidType(issue: Issue & { code: 'invalid_type' }): string {
  if (isMissing(issue)) return REQUIRED
  return KINDS[issue.expected] ?? 'Il valore non è valido.'
}

function size(origin: string, limit: number | bigint, atLeast: string, compared: string): string {
  const isOne = limit === 1n || limit === 1
  if (origin === 'string') return `Inserisci ${atLeast} ${isOne ? 'un carattere' : `${limit} caratteri`}.`
  if (origin === 'array' || origin === 'set' || origin === 'map')
    return `Inserisci ${atLeast} ${isOne ? 'un elemento' : `${limit} elementi`}.`
  if (origin === 'date') return 'La data è fuori dall’intervallo ammesso.'
  return `Inserisci un valore ${compared} ${limit}.`
}

/** A stranger may invent any number of fields; the answer names only so many. */
const MAX_FIELDS = 50

/** One message per field, by the dotted name the form or the call uses; the first one said of a field is kept. */
export function fieldsOf(error: z.core.$ZodError): Record<string, string> {
  const fields = new Map<string, string>()
  const say = (path: readonly PropertyKey[], message: string) => {
    const name = path.map(String).join('.')
    if (!fields.has(name) && fields.size < MAX_FIELDS) fields.set(name, message)
  }
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') for (const key of issue.keys) say([...issue.path, key], issue.message)
    else say(issue.path, issue.message)
  }
  return Object.fromEntries(fields)
}

/** Parses with Italian words; used wherever something comes from outside. */
export function parseInItalian<S extends z.ZodType>(shape: S, value: unknown) {
  return shape.safeParse(value, { error: italianMessage })
}
