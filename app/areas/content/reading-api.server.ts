import { z } from 'zod'
import { defineCall } from '#areas/audience/call.server.ts'
import type { Viewer } from '#areas/audience/model.ts'
import { NotAllowed, NotFound } from '#platform/errors.ts'
import { announce, findLastInstant } from '#platform/facts/store.server.ts'
import type { Call } from '#platform/http/call.server.ts'
import { readableItem } from './article-rules.ts'
import { findItemById } from './article-store.server.ts'

/** Nobody reads two articles in less. */
const LEAST_BETWEEN_MS = 15_000

/** Told by the page when somebody has reached the end of an item they may read whole. What it is worth is another area's matter. */
const postReading = defineCall({
  method: 'POST',
  path: '/content/{id}/lettura',
  summary: 'Segna come letto un contenuto aperto a chi lo chiede.',
  access: 'member',
  params: z.strictObject({ id: z.uuid() }),
  answer: z.strictObject({ isRead: z.boolean() }),
  async handle({ db, now, viewer: { member, audience } }, { params }) {
    if (!member) throw new NotAllowed('Accedi per continuare.', 401)
    const item = await findItemById(db, params.id, now)
    if (!item || readableItem(item, audience).isCut) throw new NotFound()
    const last = await findLastInstant(db, member.id, 'content-read')
    if (last && now.getTime() - last.getTime() < LEAST_BETWEEN_MS) return { isRead: false }
    await announce(db, { kind: 'content-read', memberId: member.id, subject: item.id, now })
    return { isRead: true }
  },
})

export const readingCalls: Call<Viewer>[] = [postReading]
