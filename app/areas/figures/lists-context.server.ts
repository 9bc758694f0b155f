import type { Db } from '#platform/db/database.server.ts'
import type { StaffPermission } from '#platform/pure/permissions.ts'
import { courseLists } from './course-study-context.server.ts'
import { loyaltyLists } from './loyalty-lists-context.server.ts'
import { moneyLists } from './money-lists-context.server.ts'
import type { FiguresPage } from './pages-model.ts'
import type { definitionOf } from './panel-context.server.ts'
import type { Period } from './period-rules.ts'
import { readingLists } from './reading-lists-context.server.ts'
import { requestLists } from './request-lists-context.server.ts'
import { searchLists } from './searches-lists-context.server.ts'

/** What a row says; a number may lead to what it counts. */
export type ListCell = string | { readonly words: string; readonly to: string }

/** Rows beside the plots of a page: things by name, with what they counted in the period. */
export type FigureList = {
  readonly title: string
  readonly note?: string
  readonly heads: readonly string[]
  readonly rows: readonly {
    /** Where two rows may have one name. */
    readonly key?: string
    readonly name: string
    readonly to?: string
    readonly cells: readonly ListCell[]
    /** FIG-041. Words that can be sent to whoever writes contents. */
    readonly send?: string
  }[]
  readonly empty: string
  /** FIG-038. Words of people, one after the other. */
  readonly words?: readonly string[]
  readonly definition?: ReturnType<typeof definitionOf>
}

export type Asking = {
  readonly now: Date
  readonly staffId: string
  /** FIG-051. Whether whoever asks may open what a number leads to. */
  readonly may: (permission: StaffPermission) => boolean
}

/** FIG-001. What is not counted yet is said, and is no zero. */
const campaignLists = async (): Promise<FigureList[]> => [
  {
    title: 'Lettere',
    heads: [],
    rows: [],
    empty: 'Le lettere a molti non ci sono ancora.',
  },
]

/** CONTENTS: the lists of each page. */
const LISTS: Partial<Record<string, (db: Db, period: Period, asking: Asking) => Promise<FigureList[]>>> = {
  campagne: campaignLists,
  fedelta: loyaltyLists,
  formazione: courseLists,
  incassi: moneyLists,
  letture: readingLists,
  ricerche: searchLists,
  richieste: requestLists,
}

export const listsOf = async (db: Db, { slug }: FiguresPage, period: Period, asking: Asking): Promise<FigureList[]> =>
  (await LISTS[slug]?.(db, period, asking)) ?? []
