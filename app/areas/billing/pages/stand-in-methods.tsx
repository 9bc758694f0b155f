import { data, redirect, useNavigation } from 'react-router'
import { memberOf } from '#areas/audience/context.server.ts'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { Form } from '#design/form/form.tsx'
import { Band } from '#design/layout/layout.tsx'
import { Select } from '#design/select/select.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { NotFound } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { CARD_TYPES } from '#platform/outside/payments/port.ts'
import { STAND_IN_NAME } from '#platform/outside/payments/stand-in.server.ts'
import { insertStandInMethod } from '#platform/outside/payments/store.server.ts'
import { declaredFields } from '#platform/pure/declared-fields.ts'
import { METHODS_PATH } from '../paths-model.ts'
import type { Route } from './+types/stand-in-methods'

export function loader({ context }: Route.LoaderArgs) {
  const { outside } = partsOf(context)
  const { name, surname } = memberOf(context)
  if (outside.payments?.name !== STAND_IN_NAME) throw new NotFound()
  return { owner: `${name} ${surname}` }
}

/** PAY-004. What a provider would do on its own page: it keeps the card and gives us four digits. */
export async function action({ context, request }: Route.ActionArgs) {
  const { db, outside } = partsOf(context)
  const { clientCode } = memberOf(context)
  if (outside.payments?.name !== STAND_IN_NAME) throw new NotFound()
  const form = await request.formData()
  const typed = (name: string) =>
    String(form.get(name) ?? '')
      .trim()
      .slice(0, 100)
  const digits = typed('number').replace(/\s/g, '')
  const cardType = CARD_TYPES.find((type) => type === typed('cardType')) ?? 'VISA'
  const errors: Record<string, string> = {}
  if (!/^\d{12,19}$/.test(digits)) errors.number = 'Il numero ha tra 12 e 19 cifre.'
  if (!/^(0[1-9]|1[0-2])\/\d{2}$/.test(typed('expiresOn'))) errors.expiresOn = 'Scrivi mese e anno, per esempio 04/29.'
  if (typed('owner') === '') errors.owner = 'Campo obbligatorio'
  const values = declaredFields(form, ['cardType', 'number', 'expiresOn', 'owner'], { longest: 100 })
  if (Object.keys(errors).length > 0) return data({ errors, values }, 400)
  const method = { cardType, lastDigits: digits.slice(-4), owner: typed('owner'), expiresOn: typed('expiresOn') }
  await db.transaction((tx) => insertStandInMethod(tx, clientCode, method))
  return redirect(METHODS_PATH)
}

export const meta: Route.MetaFunction = () => [
  { title: 'Metodo di pagamento di prova' },
  { name: 'robots', content: 'noindex' },
]

export default function StandInMethodsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { state } = useNavigation()
  return (
    <Band ground="sunken" space="large">
      <div className="mx-auto max-w-md rounded-card bg-paper p-7 shadow-card">
        <p className="eyebrow">Sistema di pagamento di prova</p>
        <h1 className="mt-2 mb-6 text-title-l">Il tuo metodo di pagamento</h1>
        <Form errors={actionData?.errors} values={actionData?.values}>
          <Select name="cardType" label="Tipo" options={CARD_TYPES.map((value) => ({ value, label: value }))} />
          <TextField
            name="number"
            label="Numero"
            inputMode="numeric"
            description="Qualunque: 4242 4242 4242 4242."
            isRequired
          />
          <TextField name="expiresOn" label="Scadenza" placeholder="MM/AA" isRequired />
          <TextField name="owner" label="Intestatario" defaultValue={loaderData.owner} isRequired />
          <Button type="submit" variant="accent" isWide isPending={state !== 'idle'}>
            Salva
          </Button>
          <ButtonLink to={METHODS_PATH} variant="quiet" isWide>
            Annulla
          </ButtonLink>
        </Form>
        <p className="mt-5 text-ink-soft text-sm">È una dimostrazione: si conservano solo le ultime quattro cifre.</p>
      </div>
    </Band>
  )
}
