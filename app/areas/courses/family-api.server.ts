import { z } from 'zod'
import { defineCall } from '#areas/audience/call.server.ts'
import type { Viewer } from '#areas/audience/model.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { Call } from '#platform/http/call.server.ts'
import type { DidacticModel } from './model.ts'
import { listFamily, listVideoClips } from './store.server.ts'
import {
  type CourseDocument,
  clipPageWire,
  courseDocumentsWire,
  type FamilySearch,
  familySearchWire,
  groupedDocumentsWire,
  listingWire,
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
        const docs = await familyDocuments(db, model, body, now)
        return { matches: docs.length, docs, groups: toGroups(docs) }
      },
    }),
    defineCall({
      ...shared,
      path: `/CMS/Search/${name}/Ungrouped`,
      summary: `I corsi ${model}, dal più recente.`,
      answer: courseDocumentsWire,
      async handle({ db, now }, { body }) {
        const docs = await familyDocuments(db, model, body, now)
        return { matches: docs.length, docs }
      },
    }),
  ]
}

async function familyDocuments(
  db: Db,
  model: DidacticModel,
  asked: FamilySearch,
  now: Date,
): Promise<CourseDocument[]> {
  const { rows, offset } = asked.criteria
  return (await listFamily(db, [model], { rows, offset, exclude: asked.exclude }, now)).map(toCourseDocument)
}

const listing = defineCall({
  method: 'POST',
  path: '/formation-content/listing',
  summary: 'Gli e-book o i film formazione, dal più recente.',
  access: 'anyone',
  body: listingWire,
  answer: courseDocumentsWire,
  async handle({ db, now }, { body: { contentType, ...asked } }) {
    const docs = await familyDocuments(db, contentType, asked, now)
    return { docs, matches: docs.length }
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
