import { z } from 'zod'
import { defineCall } from '#areas/audience/call.server.ts'
import type { Viewer } from '#areas/audience/model.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { Call } from '#platform/http/call.server.ts'
import type { DidacticModel } from './model.ts'
import { countFamily, listFamily, listVideoClips } from './store.server.ts'
import {
  type CourseDocument,
  clipPageWire,
  courseDocumentsWire,
  type FamilySearch,
  familySearchWire,
  groupedDocumentsWire,
  listingWire,
  shownSeries,
  toClip,
  toCourseDocument,
  toGroups,
} from './wire.ts'

/** API-015, API-016, API-259, API-260. The two families are searched in the same way; the first variant also groups by series. */
function familyCalls(name: string, model: DidacticModel): Call<Viewer>[] {
  const shared = { method: 'POST' as const, access: 'anyone' as const, body: familySearchWire }
  return [
    defineCall({
      ...shared,
      path: `/CMS/Search/${name}`,
      summary: `I corsi ${model}, dal più recente, anche per collana.`,
      answer: groupedDocumentsWire,
      async handle({ db, now }, { body }) {
        const { docs, matches, inSeries } = await familyDocuments(db, model, body, now)
        return { matches, docs, groups: toGroups(docs, inSeries) }
      },
    }),
    defineCall({
      ...shared,
      path: `/CMS/Search/${name}/Ungrouped`,
      summary: `I corsi ${model}, dal più recente.`,
      answer: courseDocumentsWire,
      async handle({ db, now }, { body }) {
        const { docs, matches } = await familyDocuments(db, model, body, now)
        return { matches, docs }
      },
    }),
  ]
}

type Family = { docs: CourseDocument[]; matches: number; inSeries: ReadonlyMap<string, number> }

/** The part that was asked for and, as in every search, how many there are in all. */
async function familyDocuments(
  db: Db,
  model: DidacticModel,
  { criteria: { rows, offset }, exclude }: FamilySearch,
  now: Date,
): Promise<Family> {
  const [list, counted] = await Promise.all([
    listFamily(db, [model], { rows, offset, exclude }, now),
    countFamily(db, model, exclude, now),
  ])
  const inSeries = new Map<string, number>()
  for (const { series, total } of counted)
    inSeries.set(shownSeries(series), (inSeries.get(shownSeries(series)) ?? 0) + total)
  const matches = counted.reduce((sum, { total }) => sum + total, 0)
  return { docs: list.map(toCourseDocument), matches, inSeries }
}

const listing = defineCall({
  method: 'POST',
  path: '/formation-content/listing',
  summary: 'Gli e-book o i film formazione, dal più recente.',
  access: 'anyone',
  body: listingWire,
  answer: courseDocumentsWire,
  async handle({ db, now }, { body: { contentType, ...asked } }) {
    const { docs, matches } = await familyDocuments(db, contentType, asked, now)
    return { docs, matches }
  },
})

const clips = defineCall({
  method: 'GET',
  path: '/graphql/videoclip',
  summary: 'I videoclip, dal più recente, a passi.',
  access: 'anyone',
  query: z.object({
    first: z.coerce
      .number()
      .int()
      .refine((value) => value === 3 || value === 12, 'Si chiedono 3 o 12 videoclip.'),
    after: z.string().max(100).optional(),
    exclude: z.coerce.number().int().min(0).max(2_147_483_647).optional(),
  }),
  answer: clipPageWire,
  async handle({ db, now }, { query }) {
    const { list, endCursor, hasNext } = await listVideoClips(db, query, now)
    return { data: { search: { results: list.map(toClip), pageInfo: { endCursor, hasNext } } } }
  },
})

export const courseFamilyCalls: Call<Viewer>[] = [
  ...familyCalls('EbookBodyContent', 'E-book'),
  ...familyCalls('TrainingFilmBodyContent', 'Film Formazione'),
  listing,
  clips,
]
