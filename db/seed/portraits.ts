import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { and, eq, isNull, like, sql } from 'drizzle-orm'
import type { Disk } from 'flydrive'
import { members } from '#areas/audience/tables.server.ts'
import { professionalCards } from '#areas/professional-card/tables.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { putFile } from '#platform/files/commands.server.ts'
import { isWomansName } from './people.ts'

const FOLDER = path.resolve('db/seed/portraits')
/** Invented people write from here; whoever tries a demo does not. */
const INVENTED = '%.example'
const SIDE = 256

/** A drawn face for the invented people of a demo who have a card and no photograph; one of their own always wins. */
export async function seedPortraits(db: Db, disk: Disk): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('seed_portraits'))`)
    const faceless = await tx
      .select({ id: professionalCards.id, firstName: professionalCards.firstName })
      .from(professionalCards)
      .innerJoin(members, eq(members.id, professionalCards.memberId))
      .where(and(isNull(professionalCards.pictureFileId), like(members.email, INVENTED)))
      .orderBy(professionalCards.slug)
      .limit(5_000)
    if (faceless.length === 0) return 0
    const [women, men] = [await keptFaces(tx, disk, 'f'), await keptFaces(tx, disk, 'm')]
    for (const [group, faces] of Object.entries({ women, men })) {
      const people = faceless.filter(({ firstName }) => isWomansName(firstName) === (group === 'women'))
      for (const [place, face] of faces.entries()) {
        const ids = people.filter((_, index) => index % faces.length === place).map(({ id }) => id)
        if (ids.length > 0)
          await tx
            .update(professionalCards)
            .set({ pictureFileId: face })
            .where(sql`${professionalCards.id} = any(${sql.param(ids)}::uuid[])`)
      }
    }
    return faceless.length
  })
}

async function keptFaces(tx: Db, disk: Disk, group: 'f' | 'm'): Promise<string[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.startsWith(group) && name.endsWith('.webp')).sort()
  const kept: string[] = []
  for (const name of names) {
    const bytes = await readFile(path.join(FOLDER, name))
    const file = {
      bytes,
      name: `ritratto-${name}`,
      maxSide: SIDE,
      accepts: ['image'] as const,
      ownerId: null,
      isPublic: true,
    }
    kept.push((await putFile(tx, disk, file)).id)
  }
  return kept
}
