import { Unavailable } from '../../errors.ts'
import type { Log } from '../../log/log.server.ts'
import { resilientFetch } from '../resilient-fetch.server.ts'
import type { MagazinePost, RecommenderPort } from './port.ts'
import { recommendedPostWire, recommendedWire, toQuestion } from './wire.ts'

const NAME = 'il servizio delle testate'

/** API-023, API-239. The recommender at a configured address. The question changes nothing there, so it may be asked again. */
export function recommenderClient({ url, log }: { url: string; log: Log }): RecommenderPort {
  const address = new URL(url)
  const { request } = resilientFetch({ name: NAME, baseUrl: address.origin, log, timeoutMs: 3000, retries: 1 })
  return {
    async suggest(asked) {
      const { status, text } = await request(address.pathname + address.search, {
        method: 'POST',
        isRepeatable: true,
        headers: { accept: 'application/json', 'content-type': 'application/json' },
        body: JSON.stringify(toQuestion(asked)),
      })
      const answer = status === 200 ? recommendedWire.safeParse(parsed(text)) : null
      if (!answer?.success) throw new Unavailable(`In questo momento ${NAME} non risponde.`)
      return answer.data.posts.map(({ categories, ...own }) => ({
        ...own,
        categories: categories.map(({ posts, ...category }) => ({ ...category, posts: posts.flatMap(postIn) })),
      }))
    },
  }
}

function postIn(entry: unknown): MagazinePost[] {
  const post = recommendedPostWire.safeParse(entry)
  if (!post.success) return []
  const { link, title, excerpt, date, image, author, term } = post.data
  return [
    {
      link,
      title: title?.rendered ?? null,
      excerpt: excerpt?.rendered ?? null,
      date: date ?? null,
      image: image ?? null,
      author: author ?? null,
      term: term ?? null,
    },
  ]
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
