import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Disk } from 'flydrive'
import type { Club } from '#platform/env.server.ts'
import { createMemory } from '#platform/pure/memory.ts'
import { SHARED_PICTURES_PATH, sharedPicturePath } from '#platform/pure/page-meta.ts'
import { drawShared } from './shared-picture-context.server.ts'
import { kindOfPath, type SharedFacts, sharedFacts, sharedPath } from './shared-picture-rules.ts'

type Parts = { clubNow: () => Club; disk: Disk; markOf: (club: Club) => Promise<Buffer> }

const KEPT_PICTURES = 200
const FOR_EVER = 'public, max-age=31536000, immutable'
/** The blue of the house. */
const HOUSE = '#0b5394'
/** A picture is another when it is drawn otherwise. */
const EDITION = 1

/**
 * STU-022. The picture of whatever is shared: drawn the first time somebody asks, from what the page says to a visitor, and kept on the disk
 * under an address that changes with its words. Only pages that answer have one, so nobody fills the disk with inventions.
 */
export function registerSharedPictures(app: FastifyInstance, { clubNow, disk, markOf }: Parts): void {
  const remember = createMemory<Promise<Buffer>>(KEPT_PICTURES)
  /** One is drawn at a time: each keeps a core busy. */
  let last: Promise<unknown> = Promise.resolve()

  async function keptOrDrawn(path: string, { title, club, cover }: SharedFacts): Promise<Buffer> {
    const { look, logo } = clubNow()
    const colour = look?.onPaper ?? HOUSE
    const words = JSON.stringify([EDITION, path, title, club, cover, colour, logo?.path])
    const key = `shared-pictures/${createHash('sha256').update(words).digest('hex').slice(0, 32)}.png`
    return remember(key, async () => {
      if (await disk.exists(key)) return Buffer.from(await disk.getBytes(key))
      const turn = last.then(async () =>
        drawShared(
          { title, kind: kindOfPath(path), club, colour, cover: cover ?? { seed: path.split('/').at(-1) || 'club' } },
          await markOf(clubNow()),
        ),
      )
      last = turn.catch(() => undefined)
      const png = await turn
      await disk.put(key, png, { contentType: 'image/png' })
      return png
    })
  }

  app.get<{ Params: { mark: string }; Querystring: Record<string, unknown> }>(
    `${SHARED_PICTURES_PATH}/:mark.png`,
    async (request, reply) => {
      const path = sharedPath(request.query.di)
      const page = path && (await app.inject({ url: path, headers: { 'user-agent': 'shared-picture-bot' } }))
      const facts = page && page.statusCode === 200 ? sharedFacts(page.body) : null
      if (!path || !facts) return reply.status(404).header('cache-control', 'no-store').send()
      // Its words have changed since: the picture of before is nobody's any more.
      if (facts.mark !== request.params.mark)
        return reply.header('cache-control', 'no-store').redirect(sharedPicturePath(path, facts.title, facts.club))
      return reply
        .header('cache-control', FOR_EVER)
        .type('image/png')
        .send(await keptOrDrawn(path, facts))
    },
  )
}
