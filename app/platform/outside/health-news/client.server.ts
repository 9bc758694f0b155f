import { z } from 'zod'
import { Unavailable } from '../../errors.ts'
import type { Log } from '../../log/log.server.ts'
import { resilientFetch } from '../resilient-fetch.server.ts'
import type { HealthNewsPort } from './port.ts'
import { healthPostWire } from './wire.ts'

const NAME = 'la rassegna della salute'

/** API-238. The feed at a configured address, asked for as many posts as are shown. */
export function healthNewsClient({ url, log }: { url: string; log: Log }): HealthNewsPort {
  const address = new URL(url)
  const { request } = resilientFetch({ name: NAME, baseUrl: address.origin, log, timeoutMs: 3000, retries: 1 })
  return {
    async listPosts(count) {
      const asked = new URL(address)
      asked.searchParams.set('per_page', String(count))
      const { status, text } = await request(asked.pathname + asked.search, { headers: { accept: 'application/json' } })
      if (status !== 200) throw new Unavailable(`In questo momento ${NAME} non risponde.`)
      return postsIn(text).slice(0, count)
    },
  }
}

function postsIn(text: string) {
  const list = z.array(z.unknown()).safeParse(parsed(text))
  if (!list.success) throw new Unavailable(`In questo momento ${NAME} non si legge.`)
  return list.data.flatMap((entry) => {
    const post = healthPostWire.safeParse(entry)
    if (!post.success) return []
    const { title, excerpt, link, class_list: classes, author, section } = post.data
    return [
      {
        title: title?.rendered ?? null,
        excerpt: excerpt?.rendered ?? null,
        link,
        classes,
        author: author ?? null,
        section: section ?? null,
      },
    ]
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
