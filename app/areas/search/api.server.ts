import { defineCall } from '#areas/audience/call.server.ts'
import { isPersonalised } from '#areas/audience/entitlement-rules.ts'
import type { Viewer } from '#areas/audience/model.ts'
import { holds } from '#areas/audience/rules.ts'
import { findMemberById } from '#areas/audience/store.server.ts'
import type { ContentCriteria } from '#areas/content/article-model.ts'
import { listCards, listCategories } from '#areas/content/article-store.server.ts'
import { toContentDoc } from '#areas/content/article-wire.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { Call } from '#platform/http/call.server.ts'
import { FALLBACK_MODULES, FALLBACK_NEWS, type Found, TYPEAHEAD_ROWS } from './model.ts'
import { isSearchable } from './rules.ts'
import { searchCards, searchServicePages } from './store.server.ts'
import {
  fallbackWire,
  flatWire,
  groupedWire,
  type SearchBody,
  searchBodyWire,
  servicesQuery,
  servicesWire,
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
    const asked = new Set(body.category ?? [])
    const categories = (await listCategories(db)).filter(({ slug }) => asked.size === 0 || asked.has(slug))
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
    const { items, matches } = await find(body, { db, now, viewer })
    return { docs: items.map(toContentDoc), matches }
  },
})

/** SRC-008. A search by words needs the news wallet; a listing does not. */
async function find(body: SearchBody, { db, now, viewer }: Asked): Promise<Found> {
  const criteria = criteriaOf(body, viewer)
  if (body.contains === undefined) return listCards(db, criteria, now)
  if (!holds(viewer.audience, 'news') || !isSearchable(body.contains)) return { items: [], matches: 0 }
  return searchCards(body.contains, criteria, { db, now, audience: viewer.audience })
}

/** AUD-013. Occupations count only for whoever is known. */
function criteriaOf(
  { contentType, category, topics, internalTags, exclude, criteria }: SearchBody,
  viewer: Viewer,
): ContentCriteria {
  const occupation = isPersonalised(viewer.audience) ? criteria.userOccupation : undefined
  return {
    types: contentType,
    categories: category,
    topics,
    internalTags,
    excludedTypes: exclude?.contentType,
    excludedIds: exclude?.id,
    professions: occupation?.medicalOccupation ? [occupation.medicalOccupation] : [],
    specializations: occupation?.medicalSpecialties ?? [],
    offset: criteria.offset + criteria.skip,
    rows: criteria.rows,
  }
}

const searchServices = defineCall({
  method: 'GET',
  path: '/search/services',
  summary: 'Servizi e convenzioni che rispondono a una ricerca.',
  access: 'anyone',
  query: servicesQuery,
  answer: servicesWire,
  async handle({ db }, { query }) {
    const found = isSearchable(query.s) ? await searchServicePages(query.s, { db, rows: TYPEAHEAD_ROWS }) : []
    return found.map(({ id, title, link, text = '' }) => ({ id, title, link, text }))
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
    const record = await findMemberById(db, member.id)
    const occupation = {
      professions: record?.profession ? [record.profession] : [],
      specializations: record?.specializations ?? [],
    }
    const [news, modules] = await Promise.all([
      listCards(db, { ...occupation, excludedTypes: ['Modulo', 'Tool'], offset: 0, rows: FALLBACK_NEWS }, now),
      listCards(db, { ...occupation, types: ['Modulo'], offset: 0, rows: FALLBACK_MODULES }, now),
    ])
    return { news: news.items.map(toContentDoc), modules: modules.items.map(toContentDoc) }
  },
})

export const searchCalls: Call<Viewer>[] = [searchGrouped, searchUngrouped, searchServices, getFallback]
