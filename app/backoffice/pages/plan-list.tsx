import { staffOf } from '#areas/audience/context.server.ts'
import { countOwners, listComingDays } from '#areas/plans/desk-store.server.ts'
import { payableCents } from '#areas/plans/rules.ts'
import { listProducts } from '#areas/plans/store.server.ts'
import { Badge } from '#design/badge/badge.tsx'
import { ButtonLink } from '#design/button/button.tsx'
import { DeskListPage } from '#design/desk/desk-list.tsx'
import { Link } from '#design/link/link.tsx'
import { Table } from '#design/table/table.tsx'
import { askedList, listed, saidIn } from '#platform/http/asked-list.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatDateIt, romeDayOf } from '#platform/pure/dates.ts'
import { formatEuro } from '#platform/pure/money.ts'
import { SAID } from '../plans/plan-context.server.ts'
import { KIND_WORDS, PLANS_PATH, PLANS_PERMISSION } from '../plans/plan-copy.ts'
import type { Route } from './+types/plan-list'

/** More products than a club has. */
const ALL = 200

/** Everything the club sells, in the order of the plans. */
export async function loader({ context, request }: Route.LoaderArgs) {
  staffOf(context, PLANS_PERMISSION)
  const { db, now } = partsOf(context)
  const [products, coming, owners] = await Promise.all([
    listProducts(db, now),
    listComingDays(db, romeDayOf(now)),
    countOwners(db, now),
  ])
  const asked = askedList(request, {}, { perPage: ALL })
  return {
    listed: listed({ ...asked, typed: '' }, products.length),
    said: saidIn(request, SAID),
    rows: products.slice(0, ALL).map(({ id, name, kind, isOnSale, isMostLiked, rank, priceList }) => ({
      id,
      name,
      kind: KIND_WORDS[kind],
      rank,
      isOnSale,
      isMostLiked,
      prices: priceList.map((entry) => `${entry.installmentPlanName}: ${formatEuro(payableCents(entry))}`),
      coming: coming.has(id) ? formatDateIt(coming.get(id) ?? '2000-01-01') : null,
      owners: owners.get(id)?.now ?? 0,
    })),
  }
}

export const meta: Route.MetaFunction = () => [
  { title: 'Piani e prezzi | Redazione' },
  { name: 'robots', content: 'noindex' },
]

export default function PlanListPage({ loaderData }: Route.ComponentProps) {
  const { listed: shown, said, rows } = loaderData
  return (
    <DeskListPage
      title="Piani e prezzi"
      lead="Che cosa vende il Club, che cosa apre e quanto costa. Ogni cambiamento si guarda prima di confermarlo."
      begin={
        <ButtonLink to={`${PLANS_PATH}/nuovo`} icon="plus">
          Nuovo prodotto
        </ButtonLink>
      }
      said={said}
      listed={shown}
      icon="tag"
      words={{
        find: 'Cerca un prodotto',
        one: 'prodotto',
        many: 'prodotti',
        order: 'dal livello più basso',
        notFound: 'Nessun prodotto trovato',
        noneYet: 'Il Club non vende ancora nulla',
        first: 'Il primo comincia da «Nuovo prodotto».',
      }}
    >
      <Table
        caption="Piani e prezzi"
        isCaptionHidden
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'name',
            title: 'Prodotto',
            isRowTitle: true,
            cell: ({ id, name, kind, isMostLiked }) => (
              <span>
                <Link to={`${PLANS_PATH}/${id}`}>{name}</Link>
                <span className="block font-normal text-ink-soft">
                  {kind}
                  {isMostLiked && ', «Il più scelto»'}
                </span>
              </span>
            ),
          },
          { key: 'rank', title: 'Livello', cell: ({ rank }) => rank },
          {
            key: 'prices',
            title: 'Prezzi di oggi',
            cell: ({ prices, coming }) => (
              <span className="grid gap-0.5">
                {prices.map((price) => (
                  <span key={price}>{price}</span>
                ))}
                {prices.length === 0 && <span className="text-ink-soft">nessuno</span>}
                {coming && <span className="text-ink-soft">cambiano il {coming}</span>}
              </span>
            ),
          },
          { key: 'owners', title: 'Lo hanno oggi', align: 'end', cell: ({ owners }) => owners.toLocaleString('it-IT') },
          {
            key: 'state',
            title: 'Stato',
            cell: ({ isOnSale }) => (
              <Badge tone={isOnSale ? 'success' : 'warning'}>{isOnSale ? 'In vendita' : 'Non in vendita'}</Badge>
            ),
          },
        ]}
      />
    </DeskListPage>
  )
}
