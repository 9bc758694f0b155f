import { z } from 'zod'
import { staffOf } from '#areas/audience/context.server.ts'
import { bulkBarOf } from '#areas/bulk/bar-context.server.ts'
import { useBulkBar } from '#areas/bulk/ui/use-bulk-bar.tsx'
import { CONTENT_TYPES } from '#areas/content/article-model.ts'
import { listCategories } from '#areas/content/article-store.server.ts'
import { SHELVES } from '#areas/content/desk-model.ts'
import { shelfOf } from '#areas/content/desk-rules.ts'
import { listDesk } from '#areas/content/desk-store.server.ts'
import { Badge } from '#design/badge/badge.tsx'
import { ButtonLink } from '#design/button/button.tsx'
import { DeskListPage } from '#design/desk/desk-list.tsx'
import { Link } from '#design/link/link.tsx'
import { Table } from '#design/table/table.tsx'
import { askedList, listed, saidIn } from '#platform/http/asked-list.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatCount } from '#platform/pure/counts.ts'
import { formatDateIt, formatMinuteIt } from '#platform/pure/dates.ts'
import { contentBulkList, contentQuestion } from '../bulk/content-list.server.ts'
import { bulkContents } from '../bulk/contents.server.ts'
import { CONTENTS_PATH, DONE_WORDS, SHELF_WORDS } from '../contents/content-copy.ts'
import type { Route } from './+types/content-list'

/** CNT-003. Everything the club has written: what is being worked on first, then what readers have, the newest first. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const staff = staffOf(context, 'contents.write')
  const { db, now } = partsOf(context)
  const categories = (await listCategories(db)).map(({ slug, label }) => ({ value: slug, label }))
  const asked = askedList(request, {
    type: ['tipo', z.enum(CONTENT_TYPES)],
    category: ['categoria', z.enum(categories.map(({ value }) => value))],
    shelf: ['stato', z.enum(SHELVES)],
    mine: ['mie', z.literal('si')],
  })
  const { typed, filters, limit, offset } = asked
  const { type, category, shelf, mine } = filters
  const query = { typed, type: type ?? undefined, category: category ?? undefined, shelf: shelf ?? undefined }
  const authorId = mine ? staff.id : undefined
  const { total, lines } = await listDesk(db, { ...query, authorId, limit, offset }, now)
  const shown = listed(asked, total)
  const bulk = bulkBarOf(
    contentBulkList,
    bulkContents.acts,
    {
      here: `${CONTENTS_PATH}?${contentQuestion({ ...query, authorId })}`,
      isBroken: false,
      count: formatCount(total),
      isOnePage: shown.pages === 1,
    },
    staff,
  )
  return {
    listed: shown,
    bulk,
    said: saidIn(request, DONE_WORDS),
    categories,
    rows: lines.map((line) => ({
      id: line.id,
      title: line.title,
      contentType: line.contentType,
      category: line.category,
      shelf: shelfOf(line, now),
      hasChanges: line.publicationDate !== null && line.lastAct === 'saved',
      when: line.publicationDate
        ? line.publicationDate > now
          ? formatMinuteIt(line.publicationDate)
          : formatDateIt(line.publicationDate)
        : formatDateIt(line.updatedAt),
    })),
  }
}

export const meta: Route.MetaFunction = () => [
  { title: 'Contenuti | Redazione' },
  { name: 'robots', content: 'noindex' },
]

export default function ContentListPage({
  loaderData: { listed: shown, bulk, said, categories, rows },
}: Route.ComponentProps) {
  const { tick, bar } = useBulkBar(bulk, rows, ({ title }) => `Scegli ${title}`)
  return (
    <DeskListPage
      title="Contenuti"
      below={bar}
      begin={
        <>
          <ButtonLink to={`${CONTENTS_PATH}/nuovo`} icon="plus">
            Scrivi un contenuto
          </ButtonLink>
          <ButtonLink to={`${CONTENTS_PATH}/categorie`} variant="ghost">
            Categorie
          </ButtonLink>
        </>
      }
      listed={shown}
      said={said}
      icon="newspaper"
      words={{
        find: 'Cerca un contenuto',
        one: 'contenuto',
        many: 'contenuti',
        order: 'prima quelli in lavorazione',
        notFound: 'Nessun contenuto trovato',
        noneYet: 'Il Club non ha ancora scritto nulla',
        first: 'Il primo contenuto comincia da «Scrivi un contenuto».',
      }}
      search={{ label: 'Parole del titolo o del sommario' }}
      filters={[
        {
          name: 'tipo',
          label: 'Tipo',
          all: 'Tutti',
          options: CONTENT_TYPES.map((value) => ({ value, label: value })),
        },
        { name: 'categoria', label: 'Categoria', all: 'Tutte', options: categories },
        {
          name: 'stato',
          label: 'Stato',
          all: 'Tutti',
          options: SHELVES.map((value) => ({ value, label: SHELF_WORDS[value].label })),
        },
        { kind: 'tick', name: 'mie', label: 'Solo quelli che scrivo io' },
      ]}
    >
      <Table
        caption="Contenuti"
        isCaptionHidden
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          ...(tick ? [{ key: 'tick', title: 'Scegli', cell: tick.cell }] : []),
          {
            key: 'title',
            title: 'Titolo',
            isRowTitle: true,
            cell: ({ id, title }) => <Link to={`${CONTENTS_PATH}/${id}`}>{title}</Link>,
          },
          { key: 'type', title: 'Tipo', cell: ({ contentType }) => contentType },
          { key: 'category', title: 'Categoria', cell: ({ category }) => category },
          { key: 'when', title: 'Data', cell: ({ when }) => <span className="whitespace-nowrap">{when}</span> },
          {
            key: 'shelf',
            title: 'Stato',
            cell: ({ shelf: shown, hasChanges }) => (
              <span className="flex flex-wrap justify-end gap-1.5 sm:justify-start">
                <Badge tone={SHELF_WORDS[shown].tone}>{SHELF_WORDS[shown].label}</Badge>
                {hasChanges && <Badge tone="warning">Modifiche non pubblicate</Badge>}
              </span>
            ),
          },
        ]}
      />
    </DeskListPage>
  )
}
