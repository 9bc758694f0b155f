import { bulkListOf } from '#areas/bulk/list-context.server.ts'
import { CONTENTS_PATH } from '../contents/content-copy.ts'
import { contentsFor } from '../contents/content-list-store.server.ts'

export const CONTENT_LIST = 'contenuti'

/** DSK-018. The list of contents, as acts on many choose from it. */
export const contentBulkList = bulkListOf(
  {
    name: CONTENT_LIST,
    path: CONTENTS_PATH,
    title: 'Contenuti',
    one: 'contenuto',
    many: 'contenuti',
    named: ({ id, title }) => ({ id, name: title, to: `${CONTENTS_PATH}/${id}` }),
  },
  contentsFor,
)
