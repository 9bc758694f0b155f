import { and, eq, ne } from 'drizzle-orm'
import { members } from '#areas/audience/tables.server.ts'
import type { Db } from '#platform/db/database.server.ts'

export function listOtherAdministrators(
  db: Db,
  actorId: string,
): Promise<{ id: string; name: string; email: string }[]> {
  return db
    .select({ id: members.id, name: members.name, email: members.email })
    .from(members)
    .where(and(eq(members.staffRole, 'administrator'), ne(members.id, actorId)))
    .limit(100)
}
