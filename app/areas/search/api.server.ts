import { z } from 'zod'
import { defineCall } from '#areas/audience/call.server.ts'
import { isPersonalised } from '#areas/audience/entitlement-rules.ts'
import type { Viewer } from '#areas/audience/model.ts'
import { holds } from '#areas/audience/rules.ts'
import { findMemberById } from '#areas/audience/store.server.ts'
import type { ContentCriteria } from '#areas/content/article-model.ts'
import { listCards, listCategories, pageOfCards } from '#areas/content/article-store.server.ts'
import { toContentDoc } from '#areas/content/article-wire.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { Call } from '#platform/http/call.server.ts'
import { tallyOf } from '#platform/tally/lent-tally.server.ts'
import { isOpening } from '#platform/tally/opening-rules.ts'
import { findCalculators } from './calculator-rules.ts'
import { findClosed } from './closed-store.server.ts'
import { searchCounted } from './counted-rules.ts'
import { CONTEXTS, type ContextCriteria, FALLBACK_MODULES, FALLBACK_NEWS, type Found, TYPEAHEAD_ROWS } from './model.ts'
import { outcomeOf } from './outcome-context.server.ts'
import { isSearchable, queryText, sectionsOf } from './rules.ts'
import { findServices, vocabularyOf } from './service-store.server.ts'
import { readSearch, searchCards } from './store.server.ts'
import { suggest } from './suggestion-store.server.ts'
import {
  fallbackWire,
  flatWire,
  groupedWire,
  type SearchBody,
  searchBodyWire,
  servicesQuery,
  servicesWire,
  suggestionsWire,
} from './wire.ts'

type Asked = { db: Db; now: Date; viewer: Viewer }

const searchGrouped = defineCall({
  method: 'POST',
  path: '/CMS/Search/EditorialContent',
  summary: 'Contenuti per categoria, secondo i criteri di ricerca.',
  access: 'anyone',
  body: searchBodyWire,
  answer: groupedWire,
  async handle({ db, now, viewer }, { body }) {
    const known = await listCategories(db)
    const asked = new Set(slugsOf(known, body.category ?? []))
    const categories = known.filter(({ slug }) => asked.size === 0 || asked.has(slug))
    const rows = body.criteria.groupingLimit
    const groups = await Promise.all(
      categories.map(async ({ slug, label }) => {
        const own = { ...body, category: [slug], criteria: { ...body.criteria, rows, offset: 0 } }
        const { items, matches } = await find(own, { db, now, viewer })
        return { groupValue: label, docs: items.map(toContentDoc), matches }
      }),
    )
    return { groups: groups.filter(({ matches }) => matches > 0) }
  },
})

const searchUngrouped = defineCall({
  method: 'POST',
  path: '/CMS/Search/EditorialContent/Ungrouped',
  summary: 'Contenuti in un solo elenco, secondo i criteri di ricerca.',
  access: 'anyone',
  body: searchBodyWire,
  answer: flatWire,
  async handle({ db, now, viewer }, { body }) {
    const category = body.category?.length ? slugsOf(await listCategories(db), body.category) : body.category
    const { items, matches } = await find({ ...body, category }, { db, now, viewer })
    return { docs: items.map(toContentDoc), matches }
  },
})

/** SRC-018, SRC-019. A category is asked for by the name an answer gave it, or by that of its address. One nobody has finds nothing. */
function slugsOf(known: readonly { slug: string; label: string }[], asked: readonly string[]): string[] {
  return asked.map((name) => {
    const isIt = (other: string) => other.toLocaleLowerCase('it') === name.trim().toLocaleLowerCase('it')
    return known.find(({ slug, label }) => isIt(slug) || isIt(label))?.slug ?? name
  })
}

/** SRC-008. A search by words needs the news wallet; a listing does not. */
async function find(body: SearchBody, { db, now, viewer }: Asked): Promise<Found> {
  const criteria = criteriaOf(body, await occupationOf(body, { db, now, viewer }))
  if (body.contains === undefined)
    return body.criteria.fallback ? filled(db, criteria, now) : pageOfCards(db, criteria, now)
  if (!holds(viewer.audience, 'news') || !isSearchable(body.contains)) return { items: [], matches: 0 }
  return searchCards(body.contains, criteria, { db, now, audience: viewer.audience })
}

/** NWS-012, API-235. What answers and, where that is too little, the newest of the others of the same types. */
async function filled(db: Db, criteria: ContentCriteria, now: Date): Promise<Found> {
  const found = await pageOfCards(db, criteria, now)
  const missing = criteria.rows - found.items.length
  if (missing <= 0 || criteria.offset > 0) return found
  const { types, excludedTypes, excludedIds = [] } = criteria
  const others = await listCards(
    db,
    {
      types,
      excludedTypes,
      excludedIds: [...excludedIds, ...found.items.map(({ id }) => id)],
      offset: 0,
      rows: missing,
    },
    now,
  )
  return { items: [...found.items, ...others], matches: found.matches }
}

type Occupation = Pick<ContentCriteria, 'professions' | 'specializations'>

/** AUD-013. Occupations count only for whoever is known; suggestions for a member who says none go by the one of the profile. */
async function occupationOf({ criteria }: SearchBody, { db, viewer }: Asked): Promise<Occupation> {
  if (!viewer.member || !isPersonalised(viewer.audience)) return {}
  const said = criteria.userOccupation
  if (said)
    return {
      professions: [said.medicalOccupation, said.medicalOccupationDetail].filter((name) => name !== undefined),
      specializations: said.medicalSpecialties ?? [],
    }
  return criteria.fallback ? ownOccupation(db, viewer.member.id) : {}
}

async function ownOccupation(db: Db, memberId: string): Promise<Occupation> {
  const record = await findMemberById(db, memberId)
  return { professions: record?.profession ? [record.profession] : [], specializations: record?.specializations ?? [] }
}

function criteriaOf(body: SearchBody, occupation: Occupation): ContentCriteria {
  const { contentType, category = [], topics, internalTags = [], exclude, criteria, context } = body
  const ofPlace: ContextCriteria = context ? CONTEXTS[context] : {}
  return {
    types: contentType,
    categories: [...category, ...(ofPlace.categories ?? [])],
    topics,
    internalTags: [...internalTags, ...(ofPlace.internalTags ?? [])],
    excludedTypes: exclude?.contentType,
    excludedIds: exclude?.id,
    ...occupation,
    offset: criteria.offset + criteria.skip,
    rows: criteria.rows,
  }
}

const getSuggestions = defineCall({
  method: 'GET',
  path: '/search/suggestions',
  summary:
    'Che cosa risponde a una ricerca mentre si scrive: tutte le sezioni in una volta, e la correzione che si è fatta.',
  access: 'anyone',
  query: servicesQuery,
  answer: suggestionsWire,
  async handle({ db, now, log, viewer: { audience } }, { query }) {
    if (!isSearchable(query.s)) return { groups: [], correctedTo: null, maybe: [] }
    return suggest(query.s, { db, now, log, audience })
  },
})

const getServices = defineCall({
  method: 'GET',
  path: '/search/services',
  summary: 'Servizi e convenzioni che rispondono a una ricerca.',
  access: 'anyone',
  query: servicesQuery,
  answer: servicesWire,
  async handle({ db, viewer: { audience } }, { query: { s } }) {
    if (!isSearchable(s)) return []
    const found = await findServices(await readSearch(s, { db, audience }), { db, audience, rows: TYPEAHEAD_ROWS })
    return found.map(({ id, title, link, text = '' }) => ({ id, title, link, text }))
  },
})

const getCalculators = defineCall({
  method: 'GET',
  path: '/search/calculators',
  summary: 'Calcolatori che rispondono a una ricerca.',
  access: 'anyone',
  query: servicesQuery,
  answer: servicesWire,
  async handle({ db, viewer: { audience } }, { query: { s } }) {
    // SRC-008. They are in the section of the tools, which needs its wallet.
    if (!isSearchable(s) || !sectionsOf(audience).includes('tools')) return []
    const found = findCalculators(await readSearch(s, { db, audience }), await vocabularyOf(db))
    return found.slice(0, TYPEAHEAD_ROWS).map(({ thing: { id, title, link, text } }) => ({ id, title, link, text }))
  },
})

const getClosed = defineCall({
  method: 'GET',
  path: '/search/closed',
  summary: 'Quanto risponde a una ricerca tra ciò che chi cerca non può ancora aprire, e che cosa lo apre.',
  access: 'anyone',
  query: servicesQuery,
  answer: servicesWire,
  async handle({ db, now, viewer: { audience } }, { query: { s } }) {
    if (!isSearchable(s)) return []
    const closed = await findClosed(await readSearch(s, { db, audience }), { db, now, audience })
    return closed ? [{ id: 'closed', title: `${closed.counts}: ${closed.action}`, link: closed.to, text: '' }] : []
  },
})

const getFallback = defineCall({
  method: 'GET',
  path: '/search/suggested',
  summary: 'Che cosa proporre a chi non ha trovato nulla, secondo la sua professione.',
  access: 'anyone',
  answer: fallbackWire,
  async handle({ db, now, viewer: { member, audience } }) {
    if (!member || !isPersonalised(audience)) return { news: [], modules: [] }
    const occupation = await ownOccupation(db, member.id)
    const [news, modules] = await Promise.all([
      listCards(db, { ...occupation, excludedTypes: ['Modulo', 'Tool'], offset: 0, rows: FALLBACK_NEWS }, now),
      listCards(db, { ...occupation, types: ['Modulo'], offset: 0, rows: FALLBACK_MODULES }, now),
    ])
    return { news: news.map(toContentDoc), modules: modules.map(toContentDoc) }
  },
})

const postRested = defineCall({
  method: 'POST',
  path: '/search/rested',
  summary: 'Conta una ricerca rimasta ferma nella casella, senza dire di chi.',
  access: 'anyone',
  isPaced: true,
  body: servicesQuery,
  answer: z.null(),
  async handle({ db, now, log, viewer, request }, { body }) {
    const isStaff = (viewer.member?.roles.length ?? 0) > 0 || viewer.viewAs
    if (isStaff || !isOpening(request.headers) || !isSearchable(body.s)) return null
    const { audience } = viewer
    const counted = searchCounted(body.s, await outcomeOf(queryText(body.s), { db, audience, now, log }))
    const tally = tallyOf(request)
    if (counted) tally.count(tally.cellOf(counted, audience.type), request.headers)
    return null
  },
})

export const searchCalls: Call<Viewer>[] = [
  searchGrouped,
  searchUngrouped,
  getSuggestions,
  getServices,
  getCalculators,
  getClosed,
  getFallback,
  postRested,
]
