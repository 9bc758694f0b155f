import { defineCall } from '#areas/audience/call.server.ts'
import { isPersonalised } from '#areas/audience/entitlement-rules.ts'
import type { Viewer } from '#areas/audience/model.ts'
import type { Call } from '#platform/http/call.server.ts'
import { recommenderOf } from './context.server.ts'
import { suggestedPostsBody, suggestedPostsWire, toRequest, toSuggestedPosts } from './wire.ts'

const suggestPosts = defineCall({
  method: 'POST',
  path: '/recommender/suggested',
  summary: 'Gli articoli che una testata suggerisce, secondo la professione di chi legge.',
  access: 'anyone',
  body: suggestedPostsBody,
  answer: suggestedPostsWire,
  statuses: { 503: 'Le testate non rispondono' },
  async handle({ viewer, request, log }, { body }) {
    try {
      return toSuggestedPosts(await recommenderOf(request).suggest(toRequest(body, isPersonalised(viewer.audience))))
    } catch (error) {
      // MAG-009: logged here and thrown on; the page keeps its skeletons.
      log.error({ err: error, magazine: body.magazine }, 'the suggested posts of a magazine cannot be read')
      throw error
    }
  },
})

export const magazineCalls: Call<Viewer>[] = [suggestPosts]
