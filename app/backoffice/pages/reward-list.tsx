import { redirect } from 'react-router'
import { staffOf } from '#areas/audience/context.server.ts'
import { REWARDS_DESK_PATH, SEARCH_ROWS } from '#areas/loyalty/model.ts'
import { listSupplierDecisions } from '#areas/loyalty/reward-store.server.ts'
import { decideOnSupplied } from '#areas/loyalty/supplier-commands.server.ts'
import { Badge } from '#design/badge/badge.tsx'
import { DeskAct } from '#design/desk/desk-box.tsx'
import { DeskListPage } from '#design/desk/desk-list.tsx'
import { Table } from '#design/table/table.tsx'
import { NotFound } from '#platform/errors.ts'
import { askedList, listed, saidIn } from '#platform/http/asked-list.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { recordListAction, recordListAt } from '../records/record-list.server.ts'
import { RecordList } from '../records/record-list-view.tsx'
import type { Route } from './+types/reward-list'

const PER_PAGE = SEARCH_ROWS * 4

const DONE = {
  nascosto: 'Nascosto: gli iscritti non lo trovano più.',
  mostrato: 'Gli iscritti lo trovano di nuovo.',
  primo: 'È il primo che gli iscritti trovano.',
  'al-suo-posto': 'È tornato al suo posto.',
}
const ACTS = {
  hide: { isHidden: true, isFirst: false, said: 'nascosto' },
  show: { isHidden: false, isFirst: false, said: 'mostrato' },
  first: { isHidden: false, isFirst: true, said: 'primo' },
  back: { isHidden: false, isFirst: false, said: 'al-suo-posto' },
} as const

/** DSK-050. The rewards the club makes; where it has a supplier, the supplier's, to hide or to put first. */
export async function loader(args: Route.LoaderArgs) {
  const { context, request } = args
  staffOf(context, 'rewards.write')
  const { db, clock, outside } = partsOf(context)
  const { supplier } = outside.loyalty
  if (!supplier) return { own: await recordListAt(args), supplied: null }
  const asked = askedList(request, {}, { perPage: PER_PAGE })
  const question = { text: asked.typed, category: null, rows: asked.limit, offset: asked.offset }
  const { rewards, total } = await supplier(db, clock).searchRewards(question)
  const decisions = await listSupplierDecisions(db)
  return {
    own: null,
    supplied: {
      listed: listed(asked, total),
      said: saidIn(request, DONE),
      rows: rewards.map(({ id, title, brand, points }) => ({
        id,
        title,
        brand,
        points,
        isHidden: decisions.get(id)?.isHidden === true,
        isFirst: decisions.get(id)?.place != null,
      })),
    },
  }
}

export async function action(args: Route.ActionArgs) {
  const { context, request } = args
  const { id: staffId } = staffOf(context, 'rewards.write')
  const { db, clock, now, outside } = partsOf(context)
  const { supplier } = outside.loyalty
  if (!supplier) return recordListAction(args)
  const form = await request.formData()
  const act = String(form.get('act'))
  const reward = await supplier(db, clock).findReward(String(form.get('id') ?? '').slice(0, 80))
  if (!reward || !Object.hasOwn(ACTS, act)) throw new NotFound('Questo premio non c’è più.')
  const { said, ...decision } = ACTS[act as keyof typeof ACTS]
  await decideOnSupplied(db, { reward, ...decision, staffId, now })
  return redirect(`${REWARDS_DESK_PATH}?fatto=${said}`)
}

export const meta: Route.MetaFunction = () => [{ title: 'Premi | Redazione' }, { name: 'robots', content: 'noindex' }]

export default function RewardListPage({ loaderData: { own, supplied }, actionData }: Route.ComponentProps) {
  if (own) return <RecordList shown={own} answer={actionData} />
  return (
    <DeskListPage
      title="Premi"
      lead="Il catalogo è del fornitore: qui si nasconde un premio o si mette per primo."
      said={supplied.said}
      listed={supplied.listed}
      icon="gift"
      words={{
        find: 'Cerca un premio',
        one: 'premio',
        many: 'premi',
        notFound: 'Nessun premio trovato',
        noneYet: 'Il fornitore non ha ancora premi',
        first: 'Quando ne ha, compaiono qui.',
      }}
      search={{ label: 'Titolo o marchio' }}
    >
      <Table
        caption="Premi del fornitore"
        isCaptionHidden
        rows={supplied.rows}
        rowKey={({ id }) => id}
        columns={[
          { key: 'title', title: 'Premio', isRowTitle: true, cell: ({ title }) => title },
          { key: 'brand', title: 'Marchio', cell: ({ brand }) => brand },
          { key: 'points', title: 'Punti', align: 'end', cell: ({ points }) => points.toLocaleString('it-IT') },
          {
            key: 'state',
            title: 'Stato',
            cell: ({ isHidden, isFirst }) =>
              isHidden ? <Badge tone="warning">Nascosto</Badge> : isFirst && <Badge tone="primary">Tra i primi</Badge>,
          },
          {
            key: 'acts',
            title: 'Azioni',
            cell: ({ id, title, isHidden, isFirst }) => (
              <span className="flex flex-wrap gap-2">
                <Act id={id} title={title} act={isHidden ? 'show' : 'hide'} label={isHidden ? 'Mostra' : 'Nascondi'} />
                {!isHidden && (
                  <Act
                    id={id}
                    title={title}
                    act={isFirst ? 'back' : 'first'}
                    label={isFirst ? 'Al suo posto' : 'Metti primo'}
                  />
                )}
              </span>
            ),
          },
        ]}
      />
    </DeskListPage>
  )
}

function Act({ id, title, act, label }: { id: string; title: string; act: keyof typeof ACTS; label: string }) {
  return (
    <DeskAct act={act} aria-label={`${label}: ${title}`} fields={<input type="hidden" name="id" value={id} />}>
      {label}
    </DeskAct>
  )
}
