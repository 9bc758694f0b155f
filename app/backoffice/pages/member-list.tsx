import { data, Form, redirect } from 'react-router'
import { staffOf } from '#areas/audience/context.server.ts'
import { MEMBER_LIST } from '#areas/segments/model.ts'
import { askMembers } from '#areas/segments/question-context.server.ts'
import { removeView, saveView, updateView } from '#areas/segments/view-commands.server.ts'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { ConditionChips } from '#design/desk/condition-chips.tsx'
import { ConditionChooser, ConditionEditor } from '#design/desk/condition-editor.tsx'
import { type DenseColumn, DenseTable, Dot } from '#design/desk/dense-table.tsx'
import { SheetHead, ViewTabs } from '#design/desk/desk-sheet.tsx'
import { ListPager } from '#design/desk/list-pager.tsx'
import { Said } from '#design/desk/said.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { Link } from '#design/link/link.tsx'
import { VisuallyHidden } from '#design/visually-hidden/visually-hidden.tsx'
import { Conflict, InvalidInput, NotFound } from '#platform/errors.ts'
import { saidIn } from '#platform/http/asked-list.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { declaredFields } from '#platform/pure/declared-fields.ts'
import { LONGEST_SEARCH } from '#platform/pure/paging.ts'
import { isUuid } from '#platform/pure/uuid.ts'
import type { ShownMember } from '../members/member-columns.ts'
import { ACT_DONE, MEMBERS_PATH } from '../members/member-copy.ts'
import { memberListAt } from '../members/member-list-context.server.ts'
import { addressOf, queryOf } from '../members/member-views.server.ts'
import { ViewActs } from '../members/view-acts.tsx'
import type { Route } from './+types/member-list'

/** Where an operator finds whoever is on the telephone, and everybody of whom something is true. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const staff = staffOf(context, 'members.read')
  const { db, now } = partsOf(context)
  const list = await memberListAt(db, request, now, staff)
  return { ...list, path: MEMBERS_PATH, said: saidIn(request, { erase: ACT_DONE.erase, ...VIEW_DONE }) }
}

/** DSK-015. What is done with the question itself: it is in the address the form was sent to. */
export async function action({ context, request }: Route.ActionArgs) {
  const staff = staffOf(context, 'members.read')
  const { db, now } = partsOf(context)
  const asked = await askMembers(db, new URL(request.url).searchParams)
  const query = queryOf(asked)
  const typed = declaredFields(await request.formData(), ['act', 'name', 'team', 'view', 'seen'])
  const { act, name = '', view: id = '', seen } = typed
  const isShared = typed.team !== undefined
  const view = { list: MEMBER_LIST, id }
  try {
    if (act === 'save') {
      const saved = await saveView(db, { list: MEMBER_LIST, name, isShared, query }, { staff, now })
      if (saved.kind === 'refused') return data({ problem: saved.problem, name, isShared }, { status: 400 })
      return redirect(`${addressOf({ id: saved.id, query })}&fatto=vista`)
    }
    if (!isUuid(id)) throw new NotFound('Questa vista non c’è più.')
    if (act === 'remove') {
      await removeView(db, view, { staff, now })
      return redirect(`${MEMBERS_PATH}?fatto=vista-tolta`)
    }
    if (act !== 'update') throw new InvalidInput()
    await updateView(db, { ...view, query, seen: Number(seen) }, { staff, now })
    return redirect(`${addressOf({ id, query })}&fatto=vista`)
  } catch (error) {
    if (!(error instanceof Conflict)) throw error
    return data({ problem: error.message, name, isShared }, { status: error.status })
  }
}

const VIEW_DONE = { vista: 'La vista è salvata.', 'vista-tolta': 'La vista è tolta.' }

export const meta: Route.MetaFunction = () => [
  { title: 'Iscritti | Redazione' },
  { name: 'robots', content: 'noindex' },
]

type Sorts = Route.ComponentProps['loaderData']['sorts']

const columnsOf = (path: string, sorts: Sorts): DenseColumn<ShownMember>[] => [
  {
    key: 'person',
    title: 'Persona',
    isRowTitle: true,
    onPhone: 'first',
    sort: sorts.person,
    // Whose page is opened is written down: nothing is opened in advance.
    cell: ({ person, username }) => (
      <Link look="quiet" to={`${path}/${username}`} className="inline-block max-w-64 truncate align-middle">
        {person}
      </Link>
    ),
  },
  {
    key: 'type',
    title: 'Tipo',
    onPhone: 'second',
    sort: sorts.type,
    cell: ({ typeWords, tone, profession, province }) => (
      <span className="flex min-w-0 items-center">
        <Dot tone={tone}>{typeWords}</Dot>
        <span className="ml-1 truncate sm:hidden">
          · {profession}
          {province !== '–' && `, ${province}`}
        </span>
      </span>
    ),
  },
  { key: 'plan', title: 'Piano', from: 'xl', sort: sorts.plan, cell: ({ plan }) => plan },
  {
    key: 'profession',
    title: 'Professione',
    sort: sorts.profession,
    cell: ({ profession }) => <span className="inline-block max-w-48 truncate align-middle">{profession}</span>,
  },
  { key: 'province', title: 'Prov.', sort: sorts.province, cell: ({ province }) => province },
  {
    key: 'ends',
    title: 'Scadenza',
    onPhone: 'side',
    sort: sorts.ends,
    cell: ({ ends, left, isUrgent }) =>
      ends ? (
        <>
          <span className={isUrgent ? 'font-[600] text-danger-strong' : ''}>{ends}</span>{' '}
          <span className="text-ink-soft text-xs sm:ml-1">{left}</span>
        </>
      ) : (
        '–'
      ),
  },
  { key: 'visit', title: 'Ultima visita', from: 'lg', sort: sorts.visit, cell: ({ visit }) => visit },
  { key: 'credits', title: 'Crediti', align: 'end', from: 'xl', sort: sorts.credits, cell: ({ credits }) => credits },
]

export default function MemberListPage({ loaderData: list, actionData }: Route.ComponentProps) {
  const { path, rows, total, count, everybody, countTo, typed, chips, editor, chooser, pager, strangeOrder } = list
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] bg-paper pb-4">
      <SheetHead
        title="Iscritti"
        count={
          <>
            {count}
            {everybody !== null && ` su ${everybody}`}
            <VisuallyHidden> iscritti</VisuallyHidden>
            {countTo && (
              <>
                {' '}
                <Link to={countTo}>Conta tutti</Link>
              </>
            )}
          </>
        }
      >
        <Form method="get" role="search" aria-label="Cerca un iscritto" className="flex min-w-0 items-center gap-2">
          {list.kept.map(([name, value]) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          ))}
          <input
            key={typed}
            type="search"
            name="cerca"
            defaultValue={typed}
            maxLength={LONGEST_SEARCH}
            aria-label="Nome, e-mail, telefono, username o codice cliente"
            placeholder="Nome, e-mail, telefono o codice"
            className="min-h-11 w-64 min-w-0 rounded-small border border-line-strong bg-paper px-2.5 text-base sm:min-h-8 sm:text-[0.875rem]"
          />
          <Button type="submit" variant="ghost" size="small" icon="search">
            Cerca
          </Button>
        </Form>
        {list.exportTo && (
          <ButtonLink to={list.exportTo} variant="ghost" size="small" icon="download">
            Esporta {list.count}
          </ButtonLink>
        )}
      </SheetHead>
      <ViewTabs label="Viste" tabs={list.views.tabs} />
      {list.said && <Said className="mx-4 my-2 sm:mx-6">{list.said}</Said>}
      <ConditionChips
        {...chips}
        offered={chips.offered.slice(0, 2)}
        open={
          editor ? (
            <ConditionEditor key={`${editor.field.name} ${editor.closeTo}`} {...editor} />
          ) : (
            chooser && <ConditionChooser {...chooser} />
          )
        }
      >
        <ViewActs views={list.views} here={list.here} isNarrowed={list.isNarrowed} refused={actionData} />
        {list.isNarrowed && (
          <Link to={path} className="text-[0.875rem]">
            Azzera filtri
          </Link>
        )}
      </ConditionChips>
      {strangeOrder && (
        <p className="px-4 py-2 text-[0.875rem] text-ink-soft sm:px-6">
          La colonna «{strangeOrder}» non c’è: l’ordine è quello di sempre, dall’ultimo arrivato.
        </p>
      )}
      {total > 0 ? (
        <>
          <DenseTable
            caption="Iscritti"
            rows={rows}
            rowKey={({ username }) => String(username)}
            columns={columnsOf(path, list.sorts)}
          />
          <ListPager {...pager} />
        </>
      ) : (
        <Nobody list={list} />
      )}
    </div>
  )
}

function Nobody({ list }: { list: Route.ComponentProps['loaderData'] }) {
  const { isNarrowed, isBroken, released, path, chips } = list
  if (!isNarrowed)
    return (
      <EmptyState icon="users" title="Nessuno si è ancora iscritto">
        Chi si registra compare qui da solo.
      </EmptyState>
    )
  if (isBroken)
    return (
      <EmptyState icon="users" title="Nessun iscritto trovato">
        Una condizione non esiste più: finché non la togli, l’elenco è vuoto e non si esporta.
      </EmptyState>
    )
  return (
    <EmptyState
      icon="users"
      title="Nessun iscritto trovato"
      action={
        <ButtonLink to={path} variant="ghost">
          Azzera filtri
        </ButtonLink>
      }
    >
      {chips.chips.length > 1 && `Nessuno con queste ${chips.chips.length} condizioni. `}
      {released.length === 0
        ? 'Prova con il solo cognome, con l’e-mail o con il telefono.'
        : released.map(({ label, to, count }) => (
            <span key={to}>
              <Link to={to}>Togli {label}</Link>: {count}.{' '}
            </span>
          ))}
    </EmptyState>
  )
}
