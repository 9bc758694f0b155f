import { Form } from 'react-router'
import { staffOf } from '#areas/audience/context.server.ts'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { ConditionChips } from '#design/desk/condition-chips.tsx'
import { ConditionChooser, ConditionEditor } from '#design/desk/condition-editor.tsx'
import { type DenseColumn, DenseTable, Dot } from '#design/desk/dense-table.tsx'
import { SheetHead } from '#design/desk/desk-sheet.tsx'
import { ListPager } from '#design/desk/list-pager.tsx'
import { Said } from '#design/desk/said.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { Link } from '#design/link/link.tsx'
import { VisuallyHidden } from '#design/visually-hidden/visually-hidden.tsx'
import { saidIn } from '#platform/http/asked-list.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { LONGEST_SEARCH } from '#platform/pure/paging.ts'
import type { ShownMember } from '../members/member-columns.ts'
import { ACT_DONE } from '../members/member-copy.ts'
import { MEMBERS_PATH, memberListAt } from '../members/member-list-context.server.ts'
import type { Route } from './+types/member-list'

/** Where an operator finds whoever is on the telephone, and everybody of whom something is true. */
export async function loader({ context, request }: Route.LoaderArgs) {
  staffOf(context, 'operator')
  const { db, now } = partsOf(context)
  const list = await memberListAt(db, request, now, { size: 50 })
  return { ...list, path: MEMBERS_PATH, said: saidIn(request, { erase: ACT_DONE.erase }) }
}

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
  { key: 'plan', title: 'Piano', from: 'lg', sort: sorts.plan, cell: ({ plan }) => plan },
  { key: 'profession', title: 'Professione', sort: sorts.profession, cell: ({ profession }) => profession },
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
  { key: 'visit', title: 'Ultima visita', from: 'md', sort: sorts.visit, cell: ({ visit }) => visit },
  { key: 'credits', title: 'Crediti', align: 'end', from: 'lg', sort: sorts.credits, cell: ({ credits }) => credits },
]

export default function MemberListPage({ loaderData: list }: Route.ComponentProps) {
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
        <Form method="get" role="search" aria-label="Cerca un iscritto" className="flex items-center gap-2">
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
            className="min-h-11 w-64 rounded-small border border-line-strong bg-paper px-2.5 text-base sm:min-h-8 sm:text-[0.875rem]"
          />
          <Button type="submit" variant="ghost" size="small" icon="search">
            Cerca
          </Button>
        </Form>
      </SheetHead>
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
