import type { Made } from '#areas/lists/export-commands.server.ts'
import { insertMemberNotice } from '#areas/notices/personal-store.server.ts'
import { LISTS } from './lists.server.ts'

/** DSK-016. How the job that makes a long file finds its list, and tells whoever asked. */
export const MADE_EXPORTS: Made = {
  lists: LISTS.map(({ list }) => list),
  tell: (db, { actorId }, now) =>
    insertMemberNotice(db, {
      title: 'Il tuo file è pronto',
      text: 'L’elenco che hai esportato si può scaricare per 24 ore.',
      link: '/redazione/file-usciti',
      memberId: actorId,
      now,
    }),
}
