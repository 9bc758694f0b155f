import { OTHER_HEALTH_CODE } from './model.ts'

type Named = { readonly id: number; readonly name: string }
type Lists = {
  readonly professions: readonly (Named & { readonly code: string })[]
  /** The professions inside "Altra professione sanitaria". */
  readonly details: readonly Named[]
}

/** Both genders of the names that have one; a name the club has changed is said as the club wrote it. */
const BOTH: Readonly<Record<string, string>> = {
  'Medico chirurgo': 'Medica o medico chirurgo',
  'Medico veterinario': 'Medica veterinaria o medico veterinario',
  Psicologo: 'Psicologa o psicologo',
  Biologo: 'Biologa o biologo',
  'Studente di area sanitaria': 'Studentessa o studente di area sanitaria',
  'Assistente sanitario': 'Assistente sanitaria o sanitario',
  Chimico: 'Chimica o chimico',
  'Educatore professionale': 'Educatrice o educatore professionale',
  Fisico: 'Fisica o fisico',
  Infermiere: 'Infermiera o infermiere',
  'Infermiere pediatrico': 'Infermiera o infermiere pediatrico',
  Ostetrica: 'Ostetrica o ostetrico',
  Podologo: 'Podologa o podologo',
}

/** The largest professions stand first, nurses before all; the others follow as they are kept. */
const FIRST = ['Infermiere', 'Medico chirurgo', 'Farmacista', 'Odontoiatra', 'Ostetrica', 'Fisioterapista', 'Psicologo']

export const inBothGenders = (name: string) =>
  BOTH[name] ?? (name.startsWith('Tecnico ') ? `Tecnica o tecnico ${name.slice('Tecnico '.length)}` : name)

export type OccupationChoice = { readonly value: string; readonly name: string; readonly label: string }

/** The name, in the address of the registration, of what somebody has said of their work before they came to it. */
export const CHOSEN_OCCUPATION = 'lavoro'
const SHOWN_FIRST = 6

/**
 * «Che lavoro fai?»: one list, in which a profession inside another stands beside those that are by themselves. The value names both,
 * `7-10`; whoever finds nothing of theirs still has "Altra professione sanitaria".
 */
export function occupationChoices({ professions, details }: Lists): OccupationChoice[] {
  const other = professions.find(({ code }) => code === OTHER_HEALTH_CODE)
  const own = professions.filter((profession) => profession !== other)
  const inside = other ? details.map(({ id, name }) => ({ value: `${other.id}-${id}`, name })) : []
  const all = [...own.map(({ id, name }) => ({ value: String(id), name })), ...inside]
  const placeOf = ({ name }: { name: string }) => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length)
  return [
    ...all.toSorted((one, another) => placeOf(one) - placeOf(another)),
    ...(other ? [{ value: String(other.id), name: other.name }] : []),
  ].map(({ value, name }) => ({ value, name, label: inBothGenders(name) }))
}

/** Those that a visitor is offered at once: the largest professions, as many as the club has. */
export const firstOccupations = (lists: Lists): OccupationChoice[] =>
  occupationChoices(lists)
    .filter(({ name }) => FIRST.includes(name))
    .slice(0, SHOWN_FIRST)

/** The profession and what is inside it, of a choice of that list. */
export function chosenOccupation(value: string): { professionId: string; detailId: string } {
  const [professionId = '', detailId = ''] = value.split('-')
  return { professionId, detailId }
}
