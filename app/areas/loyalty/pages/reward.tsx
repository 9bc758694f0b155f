import { randomUUID } from 'node:crypto'
import { data, redirect, useNavigation } from 'react-router'
import { z } from 'zod'
import { Badge } from '#design/badge/badge.tsx'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { Form } from '#design/form/form.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Band } from '#design/layout/layout.tsx'
import { AppError, NotFound } from '#platform/errors.ts'
import { fieldsOf, parseInItalian } from '#platform/http/italian-zod.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatDateIt } from '#platform/pure/dates.ts'
import { declaredFields } from '#platform/pure/declared-fields.ts'
import { CATALOGUE_PATH } from '../model.ts'
import { redeemReward } from '../order-commands.server.ts'
import { categoryOf, pointsLabel } from '../rules.ts'
import { shopperOf } from '../shop-context.server.ts'
import { CatalogueHead } from '../ui/catalogue-head.tsx'
import { DeliveryFields } from '../ui/delivery-fields.tsx'
import { RewardPicture } from '../ui/reward-tile.tsx'
import { deliveryWire } from '../wire.ts'
import type { Route } from './+types/reward'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { catalogue, balance, member } = await shopperOf(context)
  const reward = await catalogue.find(params.rewardId)
  if (!reward) throw new NotFound('Questo premio non è più in catalogo.')
  return {
    reward,
    balance,
    name: `${member.name} ${member.surname}`,
    // Sent with the form: pressing twice, or reloading what was sent, is one order.
    idempotencyKey: randomUUID(),
    clubName: partsOf(context).club.name,
  }
}

type Refused = { errors: Record<string, string>; values: Record<string, string> }

/** Points for a reward. Whatever is wrong comes back beside what was written. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const { db, now } = partsOf(context)
  const { catalogue, member, standing } = await shopperOf(context)
  const form = await request.formData()
  const { idempotencyKey = '' } = declaredFields(form, ['idempotencyKey'])
  const typed = declaredFields(form, Object.keys(deliveryWire.shape))
  const refuse = (errors: Record<string, string>) => data<Refused>({ errors, values: typed }, { status: 400 })
  const key = z.uuid().safeParse(idempotencyKey)
  if (!key.success) return refuse({ order: 'Ricarica la pagina e riprova.' })
  const delivery = Object.keys(typed).length === 0 ? null : parseInItalian(deliveryWire, typed)
  if (delivery && !delivery.success) return refuse(fieldsOf(delivery.error))
  try {
    const outcome = await redeemReward(db, catalogue, {
      member,
      standing,
      rewardId: params.rewardId,
      delivery: delivery?.data ?? null,
      idempotencyKey: key.data,
      now,
    })
    if (outcome.kind === 'insufficient')
      return refuse({ order: `Ti mancano ${pointsLabel(outcome.points - outcome.balance)} per questo premio.` })
    return redirect(`${CATALOGUE_PATH}/profilo/ordini?ordine=${outcome.order.id}`)
  } catch (error) {
    if (!(error instanceof AppError) || error instanceof NotFound) throw error
    return refuse('fields' in error ? (error.fields as Record<string, string>) : { order: error.message })
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.reward.title ?? 'Premio'} | ${loaderData?.clubName ?? 'Camice'}` },
  { name: 'robots', content: 'noindex' },
]

const HOW = {
  voucher: 'Il codice arriva subito, nella pagina dei tuoi ordini. Una volta emesso non si può annullare.',
  parcel: 'Parte entro due giorni lavorativi; fino ad allora puoi annullare e i punti tornano.',
  donation: 'Il Club versa il valore all’associazione; puoi annullare finché non è stato versato.',
}

export default function RewardPage({ loaderData, actionData }: Route.ComponentProps) {
  const { reward, balance, name, idempotencyKey } = loaderData
  const isPending = useNavigation().state !== 'idle'
  const missing = reward.points - balance
  const category = categoryOf(reward.category)
  return (
    <>
      <CatalogueHead
        title={reward.title}
        balance={balance}
        crumbs={category ? [{ label: category.label, to: `${CATALOGUE_PATH}/${category.slug}` }] : []}
      />
      <Band space="small" aria-label="Il premio">
        <div className="grid items-start gap-8 lg:grid-cols-2 lg:gap-12">
          <div className="grid gap-5">
            <div className="aspect-[16/9] overflow-hidden rounded-card">
              <RewardPicture id={reward.id} category={reward.category} image={reward.image ?? null} />
            </div>
            <p className="max-w-measure text-lg">{reward.description}</p>
            <p className="flex items-start gap-2 text-ink-soft">
              <Icon name="info" className="mt-1 shrink-0" size={20} />
              {HOW[reward.kind]}
            </p>
          </div>
          <div className="grid gap-5 rounded-card bg-paper p-6 shadow-card sm:p-8">
            <p className="flex flex-wrap items-center gap-3">
              <span className="font-display text-title-l tabular-nums">{pointsLabel(reward.points)}</span>
              <Badge tone="neutral">{reward.brand}</Badge>
            </p>
            {reward.next && (
              <p className="text-ink-soft">
                Dal {formatDateIt(reward.next.fromDay)}: {pointsLabel(reward.next.points)}.
              </p>
            )}
            {reward.isOver ? (
              <p>Al momento è finito.</p>
            ) : missing > 0 ? (
              <>
                <p>
                  Hai {pointsLabel(balance)}: te ne mancano {missing.toLocaleString('it-IT')}.
                </p>
                <ButtonLink to="/profilo/il-mio-programma-fedelta#missioni" className="justify-self-start">
                  Come guadagnarne altri
                </ButtonLink>
              </>
            ) : (
              <Form errors={actionData?.errors} values={actionData?.values}>
                <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
                {reward.kind === 'parcel' && <DeliveryFields name={name} />}
                <p className="text-ink-soft">Dopo l’ordine ti restano {pointsLabel(balance - reward.points)}.</p>
                <Button type="submit" variant="accent" size="large" icon="gift" isPending={isPending}>
                  Usa i punti
                </Button>
              </Form>
            )}
          </div>
        </div>
      </Band>
    </>
  )
}
