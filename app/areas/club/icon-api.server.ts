import type { FastifyInstance } from 'fastify'
import type { Disk } from 'flydrive'
import type { Db } from '#platform/db/database.server.ts'
import type { Club } from '#platform/env.server.ts'
import { readFileAt } from '#platform/files/commands.server.ts'
import type { CurrentClub } from './context.server.ts'
import { iconSvg, markSvg } from './look-rules.ts'

type Parts = { club: CurrentClub; db: Db; disk: Disk }

/** What the tab of a browser shows: the club's own drawing, or the mark of the house in the club's colour. */
export function registerIcon(app: FastifyInstance, { club, db, disk }: Parts): void {
  app.get('/favicon.svg', async (_request, reply) => {
    const svg = await drawnIcon(club.now(), db, disk)
    return reply.header('cache-control', 'public, max-age=300').type('image/svg+xml').send(svg)
  })
}

/** The mark of the club, as one drawing. */
export async function drawnIcon({ look, logo }: Club, db: Db, disk: Disk): Promise<string> {
  const png = await readFileAt(db, disk, logo?.iconPath)
  return png ? iconSvg(png) : markSvg(look?.onPaper, look?.accent)
}
