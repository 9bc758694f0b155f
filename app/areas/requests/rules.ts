import { LONGEST_ANSWER, LONGEST_NOTE } from './model.ts'

/** DSK-042. The places of a prepared answer, and what they are called where they are explained. */
export const PLACES = ['nome', 'cognome', 'codice cliente', 'scadenza', 'chi risponde'] as const
export type Place = (typeof PLACES)[number]
export type PlaceValues = { readonly [Each in Place]?: string | null | undefined }

const PLACE = /\{([^{}\n]{1,60})\}/g

/** The places that stand in a text, each once, as they are written there. */
export function placesIn(text: string): string[] {
  return [...new Set([...text.matchAll(PLACE)].map(([, name = '']) => name.trim()))]
}

export const isPlace = (name: string): name is Place => (PLACES as readonly string[]).includes(name)

/** DSK-042. The text with what is known of the person; a place that cannot be filled stays as it is, and is seen. */
export function fillPlaces(text: string, values: PlaceValues): string {
  return text.replace(PLACE, (written, name: string) => {
    const place = name.trim()
    return (isPlace(place) && values[place]) || written
  })
}

/** DSK-043. Whether a text looks like one for the team: it calls a colleague, or says that it is a note. */
export function beginsAsNote(text: string): boolean {
  return /^\s*(?:@|(?:nota|nb|n\.b\.|interno|per la squadra)\b\s*[:.–-])/iu.test(text)
}

/** DSK-041, DSK-042, DSK-043. Why an answer cannot leave as it is. */
export function answerProblem(text: string, { isInsisted }: { isInsisted: boolean }): string | null {
  if (text === '') return 'Scrivi la risposta.'
  if (text.length > LONGEST_ANSWER) return `La risposta può avere al massimo ${LONGEST_ANSWER} caratteri.`
  const left = placesIn(text)
  if (left.length > 0)
    return `Nel testo ${left.length === 1 ? 'è rimasto' : 'sono rimasti'} ${left.map((place) => `{${place}}`).join(', ')}: scrivi il dato, o togli le parole.`
  if (beginsAsNote(text) && !isInsisted)
    return 'Comincia come una nota per la squadra. Se è davvero una risposta, conferma qui sotto e premi di nuovo.'
  return null
}

export function noteProblem(text: string): string | null {
  if (text === '') return 'Scrivi la nota.'
  return text.length > LONGEST_NOTE ? `La nota può avere al massimo ${LONGEST_NOTE} caratteri.` : null
}

type Named = { readonly name: string; readonly surname: string }
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** DSK-043. Whom a note calls with @, by name and surname; and what is called and is nobody's name. */
export function calledIn<Each extends Named>(
  text: string,
  colleagues: readonly Each[],
): { called: Each[]; unknown: string[] } {
  const called = new Set<Each>()
  const unknown: string[] = []
  for (const [, rest = ''] of text.matchAll(/(?<![\p{L}\d.])@([^\n@]{1,80})/gu)) {
    const found = colleagues
      .filter(({ name, surname }) => folded(rest).startsWith(folded(`${name} ${surname}`)))
      .toSorted((one, other) => other.name.length + other.surname.length - one.name.length - one.surname.length)[0]
    if (found) called.add(found)
    else
      unknown.push(
        rest
          .split(/[\s,.;:]+/)
          .slice(0, 2)
          .join(' '),
      )
  }
  return { called: [...called], unknown }
}
