import { findViewerByMemberId } from '#areas/audience/store.server.ts'
import type { Made } from '#areas/lists/export-commands.server.ts'
import { insertMemberNotice } from '#areas/notices/personal-store.server.ts'
import { listNamed } from './lists.server.ts'

/** DSK-016. How the job that makes a long file finds its list, as whoever asked sees it, and tells them. */
export const MADE_EXPORTS: Made = {
  listOf: async (db, { list, actorId }, now) => {
    const viewer = await findViewerByMemberId(db, actorId, now)
    return (viewer && (await listNamed(list)?.listFor(viewer.member, { db, now }))) ?? null
  },
  tell: (db, { actorId }, now) =>
    insertMemberNotice(db, {
      title: 'Il tuo file è pronto',
      text: 'L’elenco che hai esportato si può scaricare per 24 ore.',
      link: '/redazione/file-usciti',
      memberId: actorId,
      now,
    }),
}
