import { z } from 'zod'
import { defineCall } from '#areas/audience/call.server.ts'
import { daysLeft } from '#areas/audience/membership-rules.ts'
import type { Viewer } from '#areas/audience/model.ts'
import { NotAllowed } from '#platform/errors.ts'
import type { Call } from '#platform/http/call.server.ts'
import { readNotices } from './commands.server.ts'
import { listMemberNotices } from './personal-store.server.ts'
import { personalNotices } from './rules.ts'
import { listReadNotices } from './store.server.ts'
import { personalNoticesWire, readNoticesWire } from './wire.ts'

const getNotices = defineCall({
  method: 'GET',
  path: '/notices',
  summary: 'Gli avvisi che riguardano il socio e quali avvisi ha già letto.',
  access: 'member',
  answer: personalNoticesWire,
  handle: async ({ db, now, viewer }) => {
    if (!viewer.member) throw new NotAllowed('Accedi per continuare.', 401)
    const { id, expiration } = viewer.member
    return {
      personal: [
        ...personalNotices(viewer.audience.type, daysLeft(expiration, now), expiration.expDate),
        ...(await listMemberNotices(db, id, now)),
      ],
      read: await listReadNotices(db, id),
    }
  },
})

const postRead = defineCall({
  method: 'POST',
  path: '/notices/read',
  summary: 'Segna come letti gli avvisi indicati.',
  access: 'member',
  body: readNoticesWire,
  answer: z.object({ ok: z.literal(true) }),
  handle: async ({ db, now, viewer }, { body }) => {
    await readNotices(db, viewer, body.ids, now)
    return { ok: true as const }
  },
})

export const noticesCalls: Call<Viewer>[] = [getNotices, postRead]
