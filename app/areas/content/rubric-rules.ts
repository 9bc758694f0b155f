import type { Rubric, RubricAddress } from './rubric-model.ts'

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
