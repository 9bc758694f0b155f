import type { Viewer } from '#areas/audience/model.ts'
import { recordRequest } from '#areas/leads/commands.server.ts'
import { readsRequest } from '#areas/leads/reading-rules.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { StoredFile } from '#platform/files/model.ts'
import { findRequestOfPaper } from './paper-store.server.ts'
import { findRequestOfFile } from './store.server.ts'

/** DSK-041, DSK-045. What was sent with an answer, or after a request: for whoever asked, and for those of the desk who read the request; that they did is written down. */
export async function mayReadRequestFile(db: Db, { member }: Viewer, file: StoredFile, now: Date): Promise<boolean> {
  const request = member && ((await findRequestOfFile(db, file.id)) ?? (await findRequestOfPaper(db, file.id)))
  if (!member || !request) return false
  if (request.memberId === member.id) return true
  if (!readsRequest(member, request)) return false
  await recordRequest(db, request, { what: 'read', by: member.id, now })
  return true
}
