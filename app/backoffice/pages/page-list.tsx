import { z } from 'zod'
import { staffOf } from '#areas/audience/context.server.ts'
import { PAGE_STATES } from '#areas/content/model.ts'
import { listDeskPages } from '#areas/content/page-desk-store.server.ts'
import { Badge } from '#design/badge/badge.tsx'
import { ButtonLink } from '#design/button/button.tsx'
import { DeskListPage } from '#design/desk/desk-list.tsx'
import { Link } from '#design/link/link.tsx'
import { Table } from '#design/table/table.tsx'
import { askedList, listed, saidIn } from '#platform/http/asked-list.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatMinuteIt } from '#platform/pure/dates.ts'
import { DONE_WORDS, PAGES_PATH, STATE_WORDS } from '../composer/page-copy.ts'
import type { Route } from './+types/page-list'

/** SHL-001. Every page that editors make, and every page of an area where they have put something, by address. */
export async function loader({ context, request }: Route.LoaderArgs) {
  staffOf(context, 'pages.write')
  const { db, placeAt } = partsOf(context)
  const asked = askedList(request, { state: ['stato', z.enum(PAGE_STATES)] }, { perPage: 25 })
  const { typed, filters, limit, offset } = asked
  const { total, lines } = await listDeskPages(db, { typed, state: filters.state ?? undefined, limit, offset })
  return {
    listed: listed(asked, total),
    said: saidIn(request, DONE_WORDS),
    rows: lines.map(({ updatedAt, ...line }) => ({
      ...line,
      isOfArea: placeAt(line.path).kind !== 'editors',
      when: formatMinuteIt(updatedAt),
    })),
  }
}

export const meta: Route.MetaFunction = () => [{ title: 'Pagine | Redazione' }, { name: 'robots', content: 'noindex' }]

export default function PageListPage({ loaderData: { listed: shown, said, rows } }: Route.ComponentProps) {
  return (
    <DeskListPage
      title="Pagine"
      lead="Le pagine che la redazione compone con i blocchi, dalla home in giù."
      begin={
        <ButtonLink to={`${PAGES_PATH}/nuova`} icon="plus">
          Nuova pagina
        </ButtonLink>
      }
      said={said}
      listed={shown}
      icon="layout-dashboard"
      words={{
        find: 'Cerca una pagina',
        one: 'pagina',
        many: 'pagine',
        order: 'per indirizzo',
        notFound: 'Nessuna pagina trovata',
        noneYet: 'Il Club non ha ancora pagine',
        first: 'La prima comincia da «Nuova pagina».',
      }}
      search={{ label: 'Parole del titolo o dell’indirizzo' }}
      filters={[
        {
          name: 'stato',
          label: 'Stato',
          all: 'Tutte',
          options: PAGE_STATES.map((value) => ({ value, label: STATE_WORDS[value].label })),
        },
      ]}
    >
      <Table
        caption="Pagine"
        isCaptionHidden
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'title',
            title: 'Pagina',
            isRowTitle: true,
            cell: ({ id, title, path }) => (
              <span className="grid gap-0.5">
                <Link to={`${PAGES_PATH}/${id}`}>{title || 'Senza titolo'}</Link>
                <span className="wrap-anywhere font-normal text-ink-soft text-sm">{path}</span>
              </span>
            ),
          },
          {
            key: 'state',
            title: 'Stato',
            cell: ({ state: shown, hasChanges, isOfArea }) => (
              <span className="flex flex-wrap justify-end gap-1.5 sm:justify-start">
                <Badge tone={STATE_WORDS[shown].tone}>{STATE_WORDS[shown].label}</Badge>
                {hasChanges && <Badge tone="warning">Modifiche non pubblicate</Badge>}
                {isOfArea && <Badge tone="neutral">Intorno a una pagina del Club</Badge>}
              </span>
            ),
          },
          {
            key: 'when',
            title: 'Ultima modifica',
            cell: ({ when, author }) => (
              <span className="grid gap-0.5">
                <span className="whitespace-nowrap">{when}</span>
                <span className="text-ink-soft text-sm">{author ?? 'Primo contenuto del Club'}</span>
              </span>
            ),
          },
        ]}
      />
    </DeskListPage>
  )
}
