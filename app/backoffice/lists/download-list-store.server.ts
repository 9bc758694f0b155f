import { inArray, sql } from 'drizzle-orm'
import { CONTENT_TYPES, type ContentItem } from '#areas/content/article-model.ts'
import { cardColumns, isPublished, itemColumns } from '#areas/content/article-store.server.ts'
import { contentItems } from '#areas/content/article-tables.server.ts'
import { plainList } from '#areas/lists/plain-list-store.server.ts'
import { type DeskList, inOrder } from '#areas/lists/row-store.server.ts'

export type DownloadRow = Pick<
  ContentItem,
  'id' | 'title' | 'contentType' | 'publicationDate' | 'userActions' | 'hasMobi'
>

/** DSK-012, CNT-018. What readers can carry away. */
export const downloadsFor = (now: Date): DeskList<DownloadRow> =>
  plainList<DownloadRow>({
    name: 'contenuti-da-scaricare',
    path: '/redazione/contenuti-da-scaricare',
    title: 'Contenuti da scaricare',
    everything: 'tutti i contenuti da scaricare',
    from: sql`${contentItems}`,
    id: sql`content_items.id`,
    always: sql`${isPublished(now)} and 'Download/E-book' = any(content_items.user_actions)`,
    usual: { by: 'pubblicato-il', isDescending: true },
    columns: [
      { key: 'title', title: 'Titolo', kind: 'text', value: sql`content_items.title`, of: ({ title }) => title },
      {
        key: 'type',
        title: 'Tipo',
        kind: 'choice',
        choices: Object.fromEntries(CONTENT_TYPES.map((type) => [type, type])),
        value: sql`content_items.content_type::text`,
        of: ({ contentType }) => contentType,
      },
      {
        key: 'published',
        title: 'Pubblicato il',
        kind: 'instant',
        value: sql`content_items.publication_date`,
        of: ({ publicationDate }) => publicationDate,
      },
      {
        key: 'mobi',
        title: 'MOBI',
        kind: 'flag',
        value: sql`(content_items.mobi_file_id is not null)`,
        of: ({ hasMobi }) => hasMobi,
      },
    ],
    rowsOf: async (db, ids) => {
      const rows = await db
        .select({
          id: contentItems.id,
          title: contentItems.title,
          contentType: contentItems.contentType,
          publicationDate: cardColumns.publicationDate,
          userActions: contentItems.userActions,
          hasMobi: itemColumns.hasMobi,
        })
        .from(contentItems)
        .where(inArray(contentItems.id, [...ids]))
      return inOrder(ids, rows, ({ id }) => id)
    },
  })
