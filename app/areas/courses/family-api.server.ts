import { z } from 'zod'
import { defineCall } from '#areas/audience/call.server.ts'
import type { Viewer } from '#areas/audience/model.ts'
import type { Call } from '#platform/http/call.server.ts'
import type { DidacticModel } from './model.ts'
import { listFamily, listVideoClips } from './store.server.ts'
import { clipPageWire, courseDocumentsWire, familySearchWire, toClip, toCourseDocument } from './wire.ts'

/** API-015, API-016. The two families are searched in the same way, each with its ungrouped variant. */
function familyCalls(name: string, model: DidacticModel): Call<Viewer>[] {
  return ['', '/Ungrouped'].map((variant) =>
    defineCall({
      method: 'POST',
      path: `/CMS/Search/${name}${variant}`,
      summary: `I corsi ${model}, dal più recente.`,
      access: 'anyone',
      body: familySearchWire,
      answer: courseDocumentsWire,
      async handle({ db, now }, { body: { criteria, exclude } }) {
        const { rows, offset } = criteria
        const docs = (await listFamily(db, [model], { rows, offset, exclude }, now)).map(toCourseDocument)
        return { matches: docs.length, docs }
      },
    }),
  )
}

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
  clips,
]
