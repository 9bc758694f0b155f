import type { Db } from '../db/database.server.ts'
import {
  type Choice,
  type Choosing,
  type Chosen,
  codesIn,
  LONGEST_WORDS,
  SEARCH_BUTTON,
  wordsFieldOf,
} from '../pure/choices.ts'
import type { StaffPermission } from '../pure/permissions.ts'

export type Searching = { readonly now: Date; readonly permissions: readonly StaffPermission[] }

/** DSK-049. Things of one kind that forms of the desk choose among; each area declares its own. */
export type ChoiceKind = {
  /** Whoever holds one of these may look for them. */
  readonly permissions: readonly [StaffPermission, ...StaffPermission[]]
  /** Those that have all the words, the best first, at most `MOST_FOUND`. */
  search(db: Db, words: string, searching: Searching): Promise<Choice[]>
  /** Those that have these codes, in any order. */
  read(db: Db, codes: readonly string[], now: Date): Promise<Choice[]>
}

export type ChoiceField = {
  readonly kind: ChoiceKind
  readonly most: number
  /** The codes that are kept now: one of them that nothing has any more may stay. */
  readonly held: readonly string[]
}

/** More codes than any field takes are not looked up. */
const MOST_READ = 50

/** The codes as things with a title, in their order. */
export async function chosenOf(db: Db, kind: ChoiceKind, codes: readonly string[], now: Date): Promise<Chosen[]> {
  if (codes.length === 0) return []
  const known = new Map((await kind.read(db, codes, now)).map((choice) => [choice.code, choice]))
  return codes.map(
    (code) => known.get(code) ?? { code, title: `Codice sconosciuto: ${code}`, state: '', isUnknown: true },
  )
}

/** A form as it is first shown. */
export async function choosingsOf<Name extends string>(
  db: Db,
  fields: Readonly<Record<Name, Pick<ChoiceField, 'kind' | 'held'>>>,
  now: Date,
): Promise<Record<Name, Choosing>> {
  const read = Object.entries<Pick<ChoiceField, 'kind' | 'held'>>(fields).map(async ([name, { kind, held }]) => [
    name,
    { chosen: await chosenOf(db, kind, held, now) },
  ])
  return Object.fromEntries(await Promise.all(read))
}

export type SentChoices<Name extends string> = {
  readonly codes: Readonly<Record<Name, readonly string[]>>
  readonly choosings: Readonly<Record<Name, Choosing>>
  readonly errors: Record<string, string>
}

/**
 * DSK-049. What was chosen in a form. A code that nothing has is refused unless it was already kept; words that were sent without
 * JavaScript are looked for, and nothing is saved until somebody chose among what was found.
 */
export async function sentChoices<Name extends string>(
  db: Db,
  form: FormData,
  fields: Readonly<Record<Name, ChoiceField>>,
  searching: Searching,
): Promise<SentChoices<Name>> {
  const codes: Record<string, readonly string[]> = {}
  const choosings: Record<string, Choosing> = {}
  const errors: Record<string, string> = {}
  for (const [name, { kind, most, held }] of Object.entries<ChoiceField>(fields)) {
    const sent = codesIn(form, name)
    const words = String(form.get(wordsFieldOf(name)) ?? '')
      .trim()
      .slice(0, LONGEST_WORDS)
    const chosen = await chosenOf(db, kind, sent.slice(0, MOST_READ), searching.now)
    const found = words === '' ? undefined : await kind.search(db, words, searching)
    codes[name] = sent
    choosings[name] = { chosen, ...(found && { words, found }) }
    const problem =
      problemOf(chosen, sent.length, { most, held }) ?? searchProblem(words, found, form.get(SEARCH_BUTTON) === name)
    if (problem) errors[name] = problem
  }
  return { codes, choosings, errors } as SentChoices<Name>
}

function problemOf(chosen: readonly Chosen[], count: number, { most, held }: Pick<ChoiceField, 'most' | 'held'>) {
  if (count > most) return most === 1 ? 'Scegline uno solo.' : `Scegline al massimo ${most}.`
  const gone = chosen.find(({ code, isUnknown }) => isUnknown && !held.includes(code))
  return gone
    ? `«${gone.code}» non esiste, o è stato tolto da un’altra persona dopo che l’hai scelto: toglilo, o scegline un altro.`
    : undefined
}

function searchProblem(words: string, found: readonly Choice[] | undefined, isPressed: boolean) {
  if (!found) return isPressed ? 'Scrivi qualche parola da cercare.' : undefined
  return found.length === 0
    ? `Nessun risultato per «${words}»: prova con altre parole.`
    : `Scegli tra quelli trovati con «${words}» e salva di nuovo.`
}
