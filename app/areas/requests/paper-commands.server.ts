import type { Disk } from 'flydrive'
import type { Member } from '#areas/audience/model.ts'
import { recordRequest } from '#areas/leads/commands.server.ts'
import { LEGAL_KINDS, type Lead } from '#areas/leads/model.ts'
import { findLead } from '#areas/leads/store.server.ts'
import { uploadCardFile } from '#areas/professional-card/commands.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { Conflict, InvalidInput, NotFound } from '#platform/errors.ts'
import { filePath } from '#platform/files/model.ts'
import type { SentFile } from '#platform/http/call.server.ts'
import type { ScannerPort } from '#platform/outside/scanner/port.ts'
import { MOST_PAPERS } from './model.ts'
import { insertPaper, listPapers } from './paper-store.server.ts'

type Sending = {
  requestId: string
  member: Pick<Member, 'id' | 'emailVerifiedAt'>
  file: SentFile | null
  scanner: ScannerPort | null
  now: Date
}

/** Decision 89. A document for a request to lawyers that is still open: theirs and of whoever reads the request, nobody else's. */
export async function sendPaper(db: Db, disk: Disk, { requestId, member, file, scanner, now }: Sending): Promise<void> {
  requireOpen(await findLead(db, requestId), member.id)
  if (!file) throw new InvalidInput({ file: 'Scegli un file.' })
  // Before the request is held: a scanner may take its time.
  const stored = await uploadCardFile(db, disk, { member, kind: 'document', file, scanner, now })
  await db.transaction(async (tx) => {
    const request = requireOpen(await findLead(tx, requestId, true), member.id)
    const held = await listPapers(tx, [requestId])
    // Sent twice, it is one; the bytes of the second are forgotten at night.
    if (held.some(({ name, byteSize }) => name === stored.name && byteSize === stored.byteSize)) return
    if (held.length >= MOST_PAPERS)
      throw new InvalidInput({ file: `Una richiesta ha al massimo ${MOST_PAPERS} documenti.` })
    const { name, byteSize } = stored
    await insertPaper(tx, { path: filePath(stored), requestId, name, byteSize, sentAt: now })
    await recordRequest(tx, request, { what: 'paper-sent', by: member.id, now })
  })
}

/** Another's request, or one that lawyers never see, does not exist here. */
function requireOpen(request: Lead | null, memberId: string): Lead {
  if (request?.memberId !== memberId || !LEGAL_KINDS.includes(request.formType))
    throw new NotFound('Questa richiesta non esiste.')
  if (request.state === 'closed')
    throw new Conflict('La richiesta è chiusa: per mandare altri documenti scrivi all’assistenza.')
  return request
}
