import { z } from 'zod'
import { Unavailable } from '../../errors.ts'
import type { Log } from '../../log/log.server.ts'
import { plainText } from '../pubmed/plain-text.ts'
import { resilientFetch } from '../resilient-fetch.server.ts'
import type { DoiPort } from './port.ts'

const dateParts = z.object({ 'date-parts': z.array(z.array(z.number().nullable())).min(1) }).optional()

const workShape = z.object({
  message: z.object({
    DOI: z.string(),
    title: z.array(z.string()).default([]),
    'container-title': z.array(z.string()).default([]),
    'published-print': dateParts,
    'published-online': dateParts,
    issued: dateParts,
  }),
})

/** Crossref's public register. Who asks says who they are, as its etiquette wants, and is served sooner for it. */
export function crossrefClient({ url, email, log }: { url: string; email: string; log: Log }): DoiPort {
  const { request } = resilientFetch({ name: 'il registro dei DOI', baseUrl: url, log })
  return {
    name: 'crossref',
    async findWork(doi) {
      const path = `works/${encodeURIComponent(doi)}?mailto=${encodeURIComponent(email)}`
      const { status, text } = await request(path, { headers: { accept: 'application/json' } })
      if (status === 404) return null
      const parsed = status < 400 ? workShape.safeParse(parseJson(text)) : null
      if (!parsed?.success)
        throw new Unavailable('In questo momento il registro dei DOI non risponde. Riprova tra poco.')
      const { message } = parsed.data
      // Titles come with the publisher's own marks and line breaks in them.
      const title = plainText(message.title[0] ?? '')
      const date = message['published-print'] ?? message['published-online'] ?? message.issued
      const year = date?.['date-parts'][0]?.[0]
      return title && year
        ? { title, journal: plainText(message['container-title'][0] ?? ''), year, doi: message.DOI }
        : null
    },
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
