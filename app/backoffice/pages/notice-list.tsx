import { z } from 'zod'
import { staffOf } from '#areas/audience/context.server.ts'
import { permissionSentence } from '#areas/audience/permission-copy.ts'
import { NOTICE_SHELVES } from '#areas/notices/model.ts'
import { listDeskNotices } from '#areas/notices/store.server.ts'
import { Badge } from '#design/badge/badge.tsx'
import { ButtonLink } from '#design/button/button.tsx'
import { DeskListPage } from '#design/desk/desk-list.tsx'
import { Link } from '#design/link/link.tsx'
import { Table } from '#design/table/table.tsx'
import { askedList, listed, saidIn } from '#platform/http/asked-list.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatMinuteIt } from '#platform/pure/dates.ts'
import { deadLinks } from '../frame/frame-context.server.ts'
import { NOTICE_SHELF_WORDS, NOTICES_PATH } from '../frame/frame-copy.ts'
import type { Route } from './+types/notice-list'

const DONE = {
  uscito: 'Avviso salvato: è già nella campanella.',
  programmato: 'Avviso salvato: uscirà da solo nel giorno e nell’ora scelti.',
  tolto: 'Avviso tolto da tutte le campanelle.',
}

/** SHL-014. What the club told its members in the bell: what is to come first, then the newest. */
export async function loader({ context, request }: Route.LoaderArgs) {
  staffOf(context, 'editor')
  const parts = partsOf(context)
  const asked = askedList(request, { shelf: ['stato', z.enum(NOTICE_SHELVES)] })
  const { typed, filters, limit, offset } = asked
  const query = { typed, shelf: filters.shelf ?? undefined, limit, offset }
  const { total, lines } = await listDeskNotices(parts.db, query, parts.now)
  const dead = await deadLinks(
    parts,
    lines.flatMap(({ link }) => link ?? []),
  )
  return {
    listed: listed(asked, total),
    rows: lines.map(({ id, title, link, publishedAt, audience, reads }) => ({
      id,
      title,
      who: permissionSentence(audience),
      when: formatMinuteIt(publishedAt),
      shelf: publishedAt > parts.now ? ('scheduled' as const) : ('out' as const),
      reads,
      isDead: link !== null && dead.includes(link),
    })),
    said: saidIn(request, DONE),
  }
}

export const meta: Route.MetaFunction = () => [{ title: 'Avvisi | Redazione' }, { name: 'robots', content: 'noindex' }]

export default function NoticeListPage({ loaderData: { listed: shown, rows, said } }: Route.ComponentProps) {
  return (
    <DeskListPage
      title="Avvisi"
      lead="Quello che chi è entrato trova nella campanella: i più nuovi che sono per lui, al massimo venti."
      begin={
        <ButtonLink to={`${NOTICES_PATH}/nuovo`} icon="plus">
          Scrivi un avviso
        </ButtonLink>
      }
      said={said}
      listed={shown}
      icon="bell"
      words={{
        find: 'Cerca un avviso',
        one: 'avviso',
        many: 'avvisi',
        order: 'dal più nuovo',
        notFound: 'Nessun avviso trovato',
        noneYet: 'Il Club non ha ancora avvisato nessuno',
        first: 'Il primo avviso comincia da «Scrivi un avviso»: un titolo, due righe, chi lo vede e quando esce.',
      }}
      search={{ label: 'Parole del titolo o del testo' }}
      filters={[
        {
          name: 'stato',
          label: 'Stato',
          all: 'Tutti',
          options: NOTICE_SHELVES.map((value) => ({ value, label: NOTICE_SHELF_WORDS[value].label })),
        },
      ]}
    >
      <Table
        caption="Avvisi"
        isCaptionHidden
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'title',
            title: 'Titolo',
            isRowTitle: true,
            cell: ({ id, title, isDead }) => (
              <span className="grid justify-items-start gap-1">
                <Link to={`${NOTICES_PATH}/${id}`}>{title}</Link>
                {isDead && <Badge tone="danger">Il collegamento non porta a nessuna pagina</Badge>}
              </span>
            ),
          },
          { key: 'who', title: 'Chi lo vede', cell: ({ who }) => who },
          { key: 'when', title: 'Esce', cell: ({ when }) => <span className="whitespace-nowrap">{when}</span> },
          {
            key: 'shelf',
            title: 'Stato',
            cell: ({ shelf: stands }) => (
              <Badge tone={NOTICE_SHELF_WORDS[stands].tone}>{NOTICE_SHELF_WORDS[stands].label}</Badge>
            ),
          },
          {
            key: 'reads',
            title: 'Letto da',
            align: 'end',
            cell: ({ reads, shelf: stands }) => (stands === 'scheduled' ? '–' : reads),
          },
        ]}
      />
    </DeskListPage>
  )
}
