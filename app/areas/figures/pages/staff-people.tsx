import { redirect } from 'react-router'
import { staffOf } from '#areas/audience/context.server.ts'
import { TYPE_WORDS } from '#areas/audience/permission-copy.ts'
import { staffMay } from '#areas/audience/staff-permission-rules.ts'
import { DeskPage } from '#design/desk/desk-page.tsx'
import { Link } from '#design/link/link.tsx'
import { Pagination } from '#design/pagination/pagination.tsx'
import { Table } from '#design/table/table.tsx'
import { NotAllowed, NotFound } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatDateIt } from '#platform/pure/dates.ts'
import { pageOf } from '#platform/pure/paging.ts'
import { findFigure } from '../definitions-model.ts'
import { askedIn } from '../page-context.server.ts'
import { FIGURES_PATH, figurePath, pageTitle } from '../pages-model.ts'
import { peopleOfNumber } from '../people-context.server.ts'
import { isOfPeople } from '../people-rules.ts'
import type { CountedPerson } from '../people-store.server.ts'
import { questionAsked } from '../question-rules.ts'
import { clubDays } from '../shown-context.server.ts'
import type { Route } from './+types/staff-people'

const LONGEST_GROUP = 200

/** FIG-051. The people that a number counts. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const staff = staffOf(context, 'figures.read')
  if (!staffMay(staff, 'members.read')) throw new NotAllowed()
  const { db, now } = partsOf(context)
  const words = new URL(request.url).searchParams
  if (words.size === 0) return redirect(FIGURES_PATH)
  const figure = findFigure(words.get('cifra') ?? '')
  if (!figure || !isOfPeople(figure)) throw new NotFound()
  if (!staffMay(staff, figure.permission)) throw new NotAllowed()
  const { question, faults } = questionAsked(askedIn(words), await clubDays(db, now))
  const value = words.get('gruppo')?.slice(0, LONGEST_GROUP)
  const { split } = question
  const isAsked = value === undefined ? split === null : split !== null && figure.splits.includes(split)
  if (!isAsked || Object.keys(faults).length > 0) throw new NotFound()
  const group = split !== null && value !== undefined ? { split, value } : null
  const page = pageOf(words)
  const found = await peopleOfNumber(db, figure, question, { group, page, now })
  if (!found) throw new NotFound('Questo numero non c’è, o non si dice di chi è fatto.')
  return {
    ...found,
    page,
    crumb: { label: pageTitle(figure), to: figurePath(figure) },
    rows: found.rows.map((row) => ({
      key: `${row.day} ${row.username}`,
      who: `${row.surname} ${row.name}`,
      to: `/redazione/iscritti/${row.username}`,
      day: formatDateIt(row.day),
      profession: row.profession,
      now: standingNow(row),
    })),
  }
}

const standingNow = ({ isMember, isStaff, type }: CountedPerson) =>
  isMember ? TYPE_WORDS[type] : isStaff ? 'In redazione' : 'Account chiuso'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.title ?? 'Persone'}, Numeri | Redazione` },
  { name: 'robots', content: 'noindex' },
]

export default function StaffPeoplePage({ loaderData }: Route.ComponentProps) {
  const { title, lead, isOfOneDay, crumb, rows, page, pages } = loaderData
  return (
    <DeskPage title={title} lead={lead} crumbs={[{ label: 'Numeri', to: FIGURES_PATH }, crumb]}>
      <Table
        caption="Persone di questo numero"
        isCaptionHidden
        rows={rows}
        rowKey={({ key }) => key}
        empty={<p className="text-ink-soft">Nessuna di queste persone è ancora nel Club.</p>}
        columns={[
          { key: 'who', title: 'Iscritto', isRowTitle: true, cell: ({ who, to }) => <Link to={to}>{who}</Link> },
          ...(isOfOneDay ? [] : [{ key: 'day', title: 'Giorno', cell: ({ day }: { day: string }) => day }]),
          { key: 'profession', title: 'Professione', cell: ({ profession }) => profession },
          { key: 'now', title: 'Oggi', cell: ({ now }) => now },
        ]}
      />
      <Pagination current={page} total={pages} />
    </DeskPage>
  )
}
