import { data, redirect } from 'react-router'
import { staffOf } from '#areas/audience/context.server.ts'
import { sharedHistory } from '#areas/audience/history-context.server.ts'
import { useStaffMay } from '#areas/audience/ui/held-permissions.ts'
import { RecordWalk } from '#areas/lists/ui/record-walk.tsx'
import { walkAt } from '#areas/lists/walk-context.server.ts'
import { Badge } from '#design/badge/badge.tsx'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { DeskAct, DeskBox } from '#design/desk/desk-box.tsx'
import { DeskHistory } from '#design/desk/desk-history.tsx'
import { DeskPage } from '#design/desk/desk-page.tsx'
import { Form } from '#design/form/form.tsx'
import { Outcome } from '#design/form/outcome.tsx'
import { TextArea } from '#design/text-area/text-area.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { Conflict, InvalidInput } from '#platform/errors.ts'
import { saidIn } from '#platform/http/asked-list.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatDateIt } from '#platform/pure/dates.ts'
import { declaredFields } from '#platform/pure/declared-fields.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import { ADDRESS_DAYS, REWARD_ORDERS_PATH } from '../model.ts'
import { actOnOrder } from '../order-desk-commands.server.ts'
import {
  actProblem,
  KIND_WORDS,
  ORDER_ACTS,
  ORDER_STATE_WORDS,
  type OrderAct,
  SOURCE_WORDS,
} from '../order-desk-rules.ts'
import { getDeskOrder, REWARD_ORDERS } from '../order-desk-store.server.ts'
import { pointsLabel } from '../rules.ts'
import type { Route } from './+types/staff-reward-order'

const DONE: Readonly<Record<OrderAct, string>> = {
  shipped: 'Segnato come spedito.',
  delivered: 'Segnato come consegnato.',
  returned: 'I punti sono tornati all’iscritto, e un’e-mail gli dice perché.',
}
const HISTORY_LINES = 20

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const staff = staffOf(context, 'rewards.orders')
  const { db, now } = partsOf(context)
  const order = await getDeskOrder(db, params.orderId, now)
  await recordTrail(db, { at: now, kind: 'member-viewed', memberId: order.memberId, actorId: staff.id })
  return {
    order,
    acts: ORDER_ACTS.filter((act) => actProblem(act, order) === null),
    history: await sharedHistory(db, [`reward-order ${order.id}`], HISTORY_LINES),
    said: saidIn(request, DONE),
    walk: await walkAt(db, REWARD_ORDERS, request, now, {
      id: order.id,
      keyOf: ({ id }) => id,
      pathOf: ({ id }) => `${REWARD_ORDERS_PATH}/${id}`,
      staffId: staff.id,
    }),
  }
}

/** Each form is one act; what was typed stays where it is refused. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const { id: staffId } = staffOf(context, 'rewards.orders')
  const { db, now, club, origin } = partsOf(context)
  const { id } = await getDeskOrder(db, params.orderId, now)
  const typed = declaredFields(await request.formData(), ['act', 'courier', 'trackingCode', 'reason'], {
    longest: 1_000,
  })
  const act = ORDER_ACTS.find((each) => each === typed.act)
  const refuse = (errors: Record<string, string>, problem: string | null, status: number) =>
    data({ act, typed, errors, problem }, { status })
  if (!act) return refuse({}, 'Questa azione non c’è.', 400)
  try {
    await actOnOrder(db, id, { ...typed, act, staffId, now, sender: { club, origin } })
  } catch (error) {
    if (error instanceof InvalidInput) return refuse(error.fields, null, 400)
    if (error instanceof Conflict) return refuse({}, error.message, 409)
    throw error
  }
  return redirect(`${REWARD_ORDERS_PATH}/${id}?fatto=${act}`)
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.order.title ?? 'Ordine'} | Redazione` },
  { name: 'robots', content: 'noindex' },
]

export default function StaffRewardOrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const { order, acts, history, said, walk } = loaderData
  const { delivery, state, province } = order
  const answerTo = (act: OrderAct) => (actionData?.act === act ? actionData : undefined)
  const facts: [string, string][] = [
    ['Iscritto', `${order.person}, ${order.clientCode}`],
    ['Data', formatDateIt(new Date(order.placedAt))],
    ['Tipo', KIND_WORDS[order.kind]],
    ['Punti', pointsLabel(order.points)],
    ['Lo manda', SOURCE_WORDS[order.source]],
    ...(order.courier
      ? [['Corriere', `${order.courier}, ${order.trackingCode ?? ''}`] satisfies [string, string]]
      : []),
    ...(order.reason ? [['Perché', order.reason] satisfies [string, string]] : []),
  ]
  return (
    <>
      <RecordWalk walk={walk} />
      <DeskPage
        title={order.title}
        crumbs={[{ label: 'Ordini dei premi', to: REWARD_ORDERS_PATH }]}
        state={<Badge tone={state === 'accepted' ? 'warning' : 'neutral'}>{ORDER_STATE_WORDS[state].label}</Badge>}
        actions={
          useStaffMay('members.read') && (
            <ButtonLink to={`/redazione/iscritti/${order.username}`} variant="ghost">
              Chi è
            </ButtonLink>
          )
        }
        said={!actionData && said}
      >
        <Outcome answer={actionData?.problem ? actionData : null} isProblem>
          {actionData?.problem}
        </Outcome>
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <DeskBox title="L’ordine">
            <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
              {facts.map(([term, value]) => (
                <div key={term}>
                  <dt className="text-ink-soft text-sm">{term}</dt>
                  <dd className="font-strong">{value}</dd>
                </div>
              ))}
            </dl>
            {order.kind === 'parcel' && (
              <section aria-labelledby="indirizzo" className="grid gap-1">
                <h3 id="indirizzo" className="text-ink-soft text-sm">
                  Indirizzo
                </h3>
                {delivery ? (
                  <address className="not-italic">
                    {delivery.recipient}
                    <br />
                    {delivery.street}
                    <br />
                    {delivery.postalCode} {delivery.city} ({delivery.province})
                  </address>
                ) : (
                  <p>
                    {province && `Provincia ${province}. `}L’indirizzo si conserva fino a {ADDRESS_DAYS} giorni dopo la
                    consegna.
                  </p>
                )}
              </section>
            )}
          </DeskBox>
          <div className="grid gap-6">
            {acts.includes('shipped') && (
              <DeskBox title="Spedito">
                <Form aria-label="Spedito" errors={answerTo('shipped')?.errors} values={answerTo('shipped')?.typed}>
                  <TextField name="courier" label="Corriere" isRequired maxLength={80} />
                  <TextField name="trackingCode" label="Codice della spedizione" isRequired maxLength={80} />
                  <Button type="submit" name="act" value="shipped" className="justify-self-start">
                    Spedito
                  </Button>
                </Form>
              </DeskBox>
            )}
            {acts.includes('delivered') && (
              <DeskBox title="Consegnato">
                <DeskAct act="delivered" variant={state === 'shipped' ? 'solid' : 'ghost'}>
                  Consegnato
                </DeskAct>
              </DeskBox>
            )}
            {acts.includes('returned') && (
              <DeskBox title="Non si può: rendi i punti">
                <Form
                  aria-label="Non si può: rendi i punti"
                  errors={answerTo('returned')?.errors}
                  values={answerTo('returned')?.typed}
                >
                  <TextArea
                    name="reason"
                    label="Perché"
                    description="La persona lo legge nell’e-mail e nei suoi ordini."
                    isRequired
                    rows={3}
                    maxLength={500}
                  />
                  <Button type="submit" name="act" value="returned" variant="ghost" className="justify-self-start">
                    Non si può: rendi i punti
                  </Button>
                </Form>
              </DeskBox>
            )}
          </div>
        </div>
        <DeskHistory title="Storia di questo ordine" lines={history} />
      </DeskPage>
    </>
  )
}
