import type { Query } from '#areas/content/query-model.ts'
import { rootOf } from '#platform/pure/inflections.ts'
import { GROUPS, type GroupName } from './model.ts'

/** Words that name a kind of thing: «corso sepsi» looks for the sepsis among the courses. */
const KIND_WORDS: Readonly<Record<GroupName, string>> = {
  news: 'articolo news approfondimento notizia',
  courses: 'corso ecm fad formazione',
  modules: 'modulo modulistica modello facsimile scheda stampato',
  tools: 'calcolatore calcolo calcolare calcola strumento tool score scala punteggio',
  services: 'servizio convenzione sconto',
}
const KIND_ROOTS: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  GROUPS.map((group) => [group, new Set(KIND_WORDS[group].split(' ').map(rootOf))]),
)

/** The query as a section reads it: the words that name its own kind are already answered. Nothing left means all of the kind. */
export function querySection(query: Query, group: GroupName): Query {
  const roots = KIND_ROOTS[group]
  const concepts = query.concepts.filter(
    ({ phrase }) => phrase.length === 0 || !phrase.every(({ root }) => roots?.has(root)),
  )
  return { ...query, concepts }
}
