import { staffOf } from '#areas/audience/context.server.ts'
import { listAction, VIEW_DONE } from '#areas/lists/action-context.server.ts'
import { gatheredList } from '#areas/lists/gathered-list-store.server.ts'
import { listAt } from '#areas/lists/list-context.server.ts'
import { AskedList, type AskedListProps } from '#areas/lists/ui/asked-list.tsx'
import { ButtonLink } from '#design/button/button.tsx'
import { Dot } from '#design/desk/dense-table.tsx'
import { Link } from '#design/link/link.tsx'
import { saidIn } from '#platform/http/asked-list.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatDateIt } from '#platform/pure/dates.ts'
import { PLANS, type PlanRow } from '../lists/plan-list-store.server.ts'
import { SAID } from '../plans/plan-context.server.ts'
import { KIND_WORDS, PLANS_PATH, PLANS_PERMISSION } from '../plans/plan-copy.ts'
import type { Route } from './+types/plan-list'

export async function loader({ context, request }: Route.LoaderArgs) {
  const staff = staffOf(context, PLANS_PERMISSION)
  const { db, now } = partsOf(context)
  const list = await gatheredList(db, PLANS, { now, staff })
  const { rows, ...shown } = await listAt(db, list, request, now, staff)
  return { list: shown, rows, said: saidIn(request, { ...VIEW_DONE, ...SAID }) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const staff = staffOf(context, PLANS_PERMISSION)
  const { db, now } = partsOf(context)
  return listAction(db, await gatheredList(db, PLANS, { now, staff }), request, { staff, now })
}

export const meta: Route.MetaFunction = () => [
  { title: 'Piani e prezzi | Redazione' },
  { name: 'robots', content: 'noindex' },
]

const COLUMNS: AskedListProps<PlanRow>['columns'] = [
  {
    key: 'name',
    isRowTitle: true,
    onPhone: 'first',
    cell: ({ id, name, kind, isMostLiked }) => (
      <span>
        <Link look="quiet" to={`${PLANS_PATH}/${id}`}>
          {name}
        </Link>
        <span className="block font-normal text-[0.8125rem] text-ink-soft">
          {KIND_WORDS[kind]}
          {isMostLiked && ', «Il più scelto»'}
        </span>
      </span>
    ),
  },
  { key: 'rank', align: 'end' },
  {
    key: 'prices',
    onPhone: 'second',
    cell: ({ prices, comingOn }) => (
      <span className="grid gap-0.5 py-1">
        {prices.map((price) => (
          <span key={price}>{price}</span>
        ))}
        {prices.length === 0 && <span className="text-ink-soft">nessuno</span>}
        {comingOn && <span className="text-ink-soft">cambiano il {formatDateIt(comingOn)}</span>}
      </span>
    ),
  },
  { key: 'owners', align: 'end', cell: ({ owners }) => owners.toLocaleString('it-IT') },
  {
    key: 'state',
    onPhone: 'side',
    cell: ({ isOnSale }) => (
      <Dot tone={isOnSale ? 'success' : 'neutral'}>{isOnSale ? 'In vendita' : 'Non in vendita'}</Dot>
    ),
  },
]

export default function PlanListPage({ loaderData: { list, rows, said }, actionData }: Route.ComponentProps) {
  return (
    <AskedList
      list={list}
      rows={rows}
      rowKey={({ id }) => id}
      columns={COLUMNS}
      icon="tag"
      lead="Che cosa vende il Club, che cosa apre e quanto costa. Ogni cambiamento si guarda prima di confermarlo."
      begin={
        <ButtonLink to={`${PLANS_PATH}/nuovo`} size="small" icon="plus">
          Nuovo prodotto
        </ButtonLink>
      }
      words={{
        many: 'prodotti',
        none: 'Nessun prodotto',
        search: 'Cerca un prodotto',
        placeholder: 'Nome',
        notFound: 'Nessun prodotto trovato',
        hint: 'Prova con altre parole, o con meno condizioni.',
        noneYet: 'Il Club non vende ancora nulla',
        first: 'Il primo comincia da «Nuovo prodotto».',
        usual: 'dal livello più basso',
      }}
      refused={actionData}
      said={said}
    />
  )
}
