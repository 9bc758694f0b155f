import { isSlug, slugOf } from '#platform/pure/text.ts'
import type { Rubric, RubricAddress, RubricErrors } from './rubric-model.ts'

export const LONGEST_LABEL = 60
export const LONGEST_DESCRIPTION = 300

type Around = {
  /** The other rubrics of the same kind. */
  readonly others: readonly Pick<Rubric, 'slug' | 'label'>[]
  /** Addresses that are other pages'. */
  readonly reserved: readonly string[]
}

export type JudgedRubric = { kind: 'told'; rubric: Rubric } | { kind: 'refused'; errors: RubricErrors }

/** A new rubric: without an address, its name proposes one. */
export function judgeNewRubric(typed: Rubric, { others, reserved }: Around): JudgedRubric {
  const { errors, label, description } = judgeWords(typed, others)
  const slug = typed.slug.trim() || slugOf(label)
  // The address of a name that is wrong is not looked at: one thing is wrong, not two.
  const isWaiting = typed.slug.trim() === '' && errors.label !== undefined
  if (!isWaiting && (!isSlug(slug) || slug.length > LONGEST_LABEL))
    errors.slug = 'Usa lettere minuscole senza accenti, numeri e trattini, al massimo 60.'
  else if (!isWaiting && (reserved.includes(slug) || others.some((other) => other.slug === slug)))
    errors.slug = 'Questo indirizzo è già usato: scrivine un altro.'
  return Object.keys(errors).length > 0
    ? { kind: 'refused', errors }
    : { kind: 'told', rubric: { slug, label, description } }
}

/** Another name or another line for a rubric that is there; its address stays. */
export function judgeRubric(slug: string, typed: Omit<Rubric, 'slug'>, others: Around['others']): JudgedRubric {
  const { errors, label, description } = judgeWords(typed, others)
  return Object.keys(errors).length > 0
    ? { kind: 'refused', errors }
    : { kind: 'told', rubric: { slug, label, description } }
}

function judgeWords(typed: Omit<Rubric, 'slug'>, others: Around['others']) {
  const label = typed.label.trim().replace(/\s+/g, ' ')
  const description = typed.description.trim().replace(/\s+/g, ' ')
  const errors: RubricErrors = {}
  const isSame = (other: string) => other.toLowerCase() === label.toLowerCase()
  if (label === '' || label.length > LONGEST_LABEL)
    errors.label = `Scrivi il nome: al massimo ${LONGEST_LABEL} caratteri.`
  // CRS-002: on the wire a bar ends the name of a series.
  else if (label.includes('|')) errors.label = 'Il nome non può avere la barra |.'
  else if (others.some((other) => isSame(other.label))) errors.label = 'Questo nome c’è già.'
  if (description === '' || description.length > LONGEST_DESCRIPTION)
    errors.description = `Scrivi in una riga che cosa raccoglie: al massimo ${LONGEST_DESCRIPTION} caratteri.`
  return { errors, label, description }
}

/** Two editors at once: whether what is there is no longer what the second one began from. */
export function isOvertaken(now: Omit<Rubric, 'slug'>, seen: Omit<Rubric, 'slug'>): boolean {
  return now.label !== seen.label || now.description !== seen.description
}

/**
 * What an address of a rubric looks like in a link or in a text, whatever its case: its page, by its address or by its name (CRS-010), or
 * the list with it chosen. For PostgreSQL and for us.
 */
export function leadsTo({ list, one, query }: RubricAddress, { slug, label }: Pick<Rubric, 'slug' | 'label'>): string {
  const names = [slug, label, encodeURIComponent(label)].map((name) => name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
  const own = `${one}/(${names.join('|')})/?(?![a-z0-9/-])`
  const chosen = `${list}/?[?]([^"'<\\s]*[&;])?${query}=${slug}(?![a-z0-9-])`
  return `${own}|${chosen}`
}
