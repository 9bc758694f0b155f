import { z } from 'zod'
import { Unavailable } from '../../errors.ts'
import type { Log } from '../../log/log.server.ts'
import { resilientFetch } from '../resilient-fetch.server.ts'
import type { CoursePlatformPort } from './port.ts'

export type CoursePlatformSettings = { url: string; key: string; name: string }

/** What comes back is opened in somebody's browser: only an address of the web may. */
const doorShape = z.object({ url: z.url({ protocol: /^https?$/ }).max(2000) })
const progressShape = z.object({
  courses: z
    .array(
      z.object({
        course: z.string().max(20),
        percentage: z.int().min(0).max(100),
        outcome: z.enum(['studying', 'passed', 'failed']),
        score: z.int().min(0).max(100).nullable().default(null),
        endedAt: z.iso
          .datetime({ offset: true })
          .transform((written) => new Date(written))
          .nullable()
          .default(null),
      }),
    )
    .max(1000),
})

/** A platform that speaks JSON over HTTPS, with a key in the header. */
export function coursePlatformClient({ url, key, name }: CoursePlatformSettings, log: Log): CoursePlatformPort {
  const { request } = resilientFetch({
    name: 'la piattaforma dei corsi',
    baseUrl: url.endsWith('/') ? url : `${url}/`,
    log,
  })
  const headers = { authorization: `Bearer ${key}`, accept: 'application/json' }
  return {
    name,
    async openDoor(trainee, course) {
      const { status, text } = await request('doors', {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ trainee, course }),
        // Two doors for the same person open the same room.
        isRepeatable: true,
      })
      return read(doorShape, status, text)
    },
    async listProgress(traineeReference) {
      const { status, text } = await request(`trainees/${encodeURIComponent(traineeReference)}/courses`, { headers })
      if (status === 404) return []
      return read(progressShape, status, text).courses.map(({ course, ...progress }) => ({
        courseReference: course,
        ...progress,
      }))
    },
  }
}

function read<Shape extends z.ZodType>(shape: Shape, status: number, text: string): z.output<Shape> {
  const parsed = status < 400 ? shape.safeParse(parseJson(text)) : null
  if (!parsed?.success)
    throw new Unavailable('In questo momento la piattaforma dei corsi non risponde. Riprova tra poco.')
  return parsed.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
