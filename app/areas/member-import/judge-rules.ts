import { MARKETING_CONSENTS } from '#areas/account/model.ts'
import {
  IMPORT_FIELDS,
  type ImportedPerson,
  type ImportField,
  type KnownPerson,
  type Outcome,
  type RowProblem,
} from './model.ts'
import { foldedWords } from './row-rules.ts'

export type Judged = {
  outcome: Outcome
  problems: RowProblem[]
  known: KnownPerson | null
  /** What a row changes of somebody known, by the names of the columns. */
  changes: string[]
}

/** Everybody a row may be about. */
export type Candidates = {
  byClientCode: KnownPerson | undefined
  byFiscalCode: KnownPerson | undefined
  byEmail: readonly KnownPerson[]
}

const problem = (field: ImportField, value: string | undefined, reason: string): RowProblem => ({
  column: IMPORT_FIELDS[field],
  value: value ?? '',
  reason,
})

/** DSK-028. Who it is: by client code, else by fiscal code, else by e-mail and surname. */
export function recognise(person: ImportedPerson, { byClientCode, byFiscalCode, byEmail }: Candidates) {
  const surname = foldedWords(person.surname ?? '')
  const sameName = byEmail.filter((known) => surname !== '' && foldedWords(known.surname) === surname)
  return byClientCode ?? byFiscalCode ?? (sameName.length === 1 ? sameName[0] : undefined) ?? null
}

/** DSK-028. Whether a row makes somebody, changes somebody, changes nothing or cannot be taken. */
export function judgeRow(person: ImportedPerson, candidates: Candidates): Judged {
  const known = recognise(person, candidates)
  if (!known) return judgeNew(person, candidates)
  const problems = knownProblems(person, known, candidates)
  if (problems.length > 0) return { outcome: 'wrong', problems, known, changes: [] }
  const changes = changesOf(person, known)
  return { outcome: changes.length > 0 ? 'update' : 'same', problems: [], known, changes }
}

function judgeNew(person: ImportedPerson, { byEmail }: Candidates): Judged {
  const problems: RowProblem[] = []
  for (const field of ['name', 'surname', 'email'] as const)
    if (!person[field]) problems.push(problem(field, undefined, 'Manca, e questa persona è nuova.'))
  const surname = foldedWords(person.surname ?? '')
  if (byEmail.filter((known) => foldedWords(known.surname) === surname).length > 1)
    problems.push(
      problem('email', person.email, 'Più persone hanno questa e-mail e questo cognome: scrivi il codice cliente.'),
    )
  return { outcome: problems.length > 0 ? 'wrong' : 'new', problems, known: null, changes: [] }
}

function knownProblems(person: ImportedPerson, known: KnownPerson, { byFiscalCode }: Candidates): RowProblem[] {
  const problems: RowProblem[] = []
  if (known.isStaff)
    problems.push(problem('clientCode', known.clientCode, 'Lavora in redazione: si corregge nella sua pagina.'))
  if (known.isClosed) problems.push(problem('clientCode', known.clientCode, 'Il suo account è chiuso.'))
  const { fiscalCode, email, premium } = person
  if (fiscalCode && byFiscalCode && byFiscalCode.id !== known.id)
    problems.push(problem('fiscalCode', fiscalCode, 'È il codice fiscale di un’altra persona.'))
  else if (fiscalCode && known.fiscalCode !== null && known.fiscalCode !== fiscalCode)
    problems.push(problem('fiscalCode', fiscalCode, 'Il suo codice fiscale è un altro: si corregge nella sua pagina.'))
  if (email && email !== known.email && known.hasProvedEmail)
    problems.push(problem('email', email, 'Ha confermato un’altra e-mail: si cambia nella sua pagina.'))
  if (premium && !hasPeriod(premium.period, known) && known.periods.some((held) => overlap(held, premium.period)))
    problems.push(problem('premiumFrom', undefined, 'Ha già un periodo Premium in questi giorni.'))
  return problems
}

type Stretch = { readonly start: Date; readonly end: Date }
const overlap = (a: Stretch, b: Stretch) => a.start < b.end && b.start < a.end
const hasPeriod = ({ start, end }: Stretch, { periods }: KnownPerson) =>
  periods.some((held) => held.start.getTime() === start.getTime() && held.end.getTime() === end.getTime())

/** What of a row is not yet so. */
function changesOf(person: ImportedPerson, known: KnownPerson): string[] {
  const { occupation, premium } = person
  const differs: Partial<Record<ImportField, boolean>> = {
    name: person.name !== undefined && person.name !== known.name,
    surname: person.surname !== undefined && person.surname !== known.surname,
    email: person.email !== undefined && person.email !== known.email,
    phone: person.phone !== undefined && person.phone !== known.phone,
    fiscalCode: person.fiscalCode !== undefined && known.fiscalCode === null,
    birthDate: person.birthDate !== undefined && person.birthDate !== known.birthDate,
    profession: occupation !== undefined && occupation.profession !== known.profession,
    specialization:
      occupation !== undefined &&
      occupation.specializations.length > 0 &&
      occupation.specializations.some((name) => !known.specializations.includes(name)),
    plan: premium !== undefined && !hasPeriod(premium.period, known),
  }
  for (const consent of MARKETING_CONSENTS) differs[consent] = newConsents(person, known).includes(consent)
  return (Object.keys(differs) as ImportField[]).filter((field) => differs[field]).map((field) => IMPORT_FIELDS[field])
}

/** DSK-030. What the person said in the club after that day counts more; what they said before, or not at all, less. */
export function newConsents({ consents }: ImportedPerson, known: Pick<KnownPerson, 'consents'> | null) {
  return MARKETING_CONSENTS.filter((consent) => {
    const answer = consents?.answers[consent]
    const held = known?.consents[consent]
    if (answer === undefined || !consents) return false
    return !held || (held.at <= consents.at && held.isGiven !== answer)
  })
}
