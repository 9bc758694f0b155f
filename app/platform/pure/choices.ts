/** DSK-049. Something that exists and can be chosen: what it is called, how it stands, and the code that is kept. */
export type Choice = { readonly code: string; readonly title: string; readonly state: string }

/** A code that was kept while nothing has it any more is still shown, until somebody removes it. */
export type Chosen = Choice & { readonly isUnknown?: true }

/** What a field that chooses shows: what is chosen, and what was found by the words that were sent without JavaScript. */
export type Choosing = {
  readonly chosen: readonly Chosen[]
  readonly words?: string
  readonly found?: readonly Choice[]
}

/** By name of field. */
export type Choosings = Readonly<Record<string, Choosing>>

/** The words that look for something are sent beside the codes, under this name. */
export const wordsFieldOf = (name: string) => `cerca-${name}`

/** The button that sends them. */
export const SEARCH_BUTTON = 'cerca'

export const MOST_FOUND = 20
export const LONGEST_WORDS = 100
const LONGEST_CODE = 200

/** The codes sent in a field, each once; spaces and commas separate them too, as codes hold neither. */
export function codesIn(form: FormData, name: string): string[] {
  const sent = form.getAll(name).filter((value) => typeof value === 'string')
  const codes = sent.flatMap((value) => value.split(/[\s,]+/)).filter(Boolean)
  return [...new Set(codes.map((code) => code.slice(0, LONGEST_CODE)))]
}
