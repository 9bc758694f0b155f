import { data, useNavigation } from 'react-router'
import { staffOf } from '#areas/audience/context.server.ts'
import { MEMBER_CHOICES } from '#areas/audience/member-choice-store.server.ts'
import { findMemberByClientCode } from '#areas/audience/store.server.ts'
import { payableCents } from '#areas/plans/rules.ts'
import { listProducts } from '#areas/plans/store.server.ts'
import { Button } from '#design/button/button.tsx'
import { Checkbox } from '#design/checkbox/checkbox.tsx'
import { ChooseField } from '#design/choose-field/choose-field.tsx'
import { DeskHead } from '#design/desk/desk-head.tsx'
import { Form } from '#design/form/form.tsx'
import { Outcome } from '#design/form/outcome.tsx'
import { Wrap } from '#design/layout/layout.tsx'
import { Select } from '#design/select/select.tsx'
import { sentChoices } from '#platform/choices/choices.server.ts'
import { NotFound } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatEuro } from '#platform/pure/money.ts'
import { prepareQuotation } from '../commands.server.ts'
import type { Route } from './+types/quotation'

const ORDERS_PATH = '/redazione/ordini'
const NOBODY = { chosen: [] }

/** Every way to pay every product, also those no longer on sale: an operator may still offer them. */
export async function loader({ context }: Route.LoaderArgs) {
  staffOf(context, 'money.write')
  const { db, now, club } = partsOf(context)
  const products = await listProducts(db, now)
  return {
    clubName: club.name,
    offers: products.flatMap(({ id, name, isOnSale, priceList }) =>
      priceList.map((price) => ({
        value: `${id}|${price.installmentPlanId}`,
        label: `${name}, ${price.installmentPlanName}: ${formatEuro(payableCents(price))}${isOnSale ? '' : ' (fuori listino)'}`,
      })),
    ),
  }
}

/** CRT-002, CRT-008. What the member will find in the cart. */
export async function action({ context, request }: Route.ActionArgs) {
  const { id: actorId, permissions } = staffOf(context, 'money.write')
  const { db, now } = partsOf(context)
  const form = await request.formData()
  const typed = (name: string) => String(form.get(name) ?? '').slice(0, 200)
  const values = { offer: typed('offer'), showPrice: typed('showPrice') }
  const choices = { who: { kind: MEMBER_CHOICES, most: 1, held: [] } }
  const { codes, choosings, errors } = await sentChoices(db, form, choices, { now, permissions })
  const member = codes.who[0] ? await findMemberByClientCode(db, codes.who[0]) : null
  if (!member) errors.who ??= 'Scegli di chi è: cerca per nome o codice cliente.'
  const [productId = '', installmentPlanId = ''] = values.offer.split('|')
  if (productId === '') errors.offer = 'Scegli che cosa proporre.'
  const kept = { values, choosings, done: null }
  if (!member || Object.keys(errors).length > 0) return data({ ...kept, errors }, 400)
  try {
    const choice = { productId, installmentPlanId, showPrice: values.showPrice !== '' }
    await prepareQuotation(db, member.id, choice, { actorId, now })
  } catch (error) {
    if (error instanceof NotFound) return data({ ...kept, errors: { offer: error.message } }, 400)
    throw error
  }
  return { errors: {}, values: {}, choosings: null, done: `${member.name} ${member.surname} (${member.clientCode})` }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Inserisci un preventivo | ${loaderData?.clubName ?? 'Camice'}` },
]

export default function QuotationPage({ loaderData: { offers }, actionData }: Route.ComponentProps) {
  const { state } = useNavigation()
  return (
    <>
      <DeskHead
        title="Inserisci un preventivo"
        crumbs={[
          { label: 'Redazione', to: '/redazione' },
          { label: 'Ordini', to: ORDERS_PATH },
        ]}
        lead="L’iscritto lo trova nel carrello, al posto di quello che c’era, e gli viene proposto quando sta per acquistare."
      />
      <Wrap className="pb-16">
        <div className="max-w-2xl">
          <Outcome answer={actionData?.done ? actionData : null} className="mb-6">
            Il preventivo è nel carrello di {actionData?.done}.
          </Outcome>
          <Form
            aria-label="Preventivo"
            key={actionData?.done}
            className="rounded-card bg-paper p-6 shadow-card sm:p-8"
            errors={actionData?.errors}
            values={actionData?.values}
          >
            <ChooseField
              name="who"
              label="Iscritto"
              isRequired
              of="iscritti"
              placeholder="Nome, cognome o codice cliente"
              choosing={actionData?.choosings?.who ?? NOBODY}
            />
            <Select
              name="offer"
              label="Prodotto e pagamento"
              isRequired
              placeholder="Scegli che cosa proporre"
              options={offers}
            />
            <Checkbox name="showPrice" label="Mostra i prezzi nel carrello" defaultChecked />
            <Button type="submit" variant="accent" isPending={state !== 'idle'}>
              Metti nel carrello
            </Button>
          </Form>
        </div>
      </Wrap>
    </>
  )
}
