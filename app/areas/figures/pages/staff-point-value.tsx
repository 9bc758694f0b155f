import { data, redirect, useNavigation } from 'react-router'
import { staffOf } from '#areas/audience/context.server.ts'
import { staffMay } from '#areas/audience/staff-permission-rules.ts'
import { Button } from '#design/button/button.tsx'
import { DateField } from '#design/date-field/date-field.tsx'
import { DeskPage } from '#design/desk/desk-page.tsx'
import { Form } from '#design/form/form.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { InvalidInput, NotAllowed } from '#platform/errors.ts'
import { saidIn } from '#platform/http/asked-list.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatDateIt, romeDayOf } from '#platform/pure/dates.ts'
import { FIGURES_PATH } from '../pages-model.ts'
import { setPointValue } from '../point-value-commands.server.ts'
import { POINT_VALUE_FIELDS, POINT_VALUE_PATH, type PointValueTyped, thousandthsInEuro } from '../point-value-rules.ts'
import { listPointValues } from '../point-value-store.server.ts'
import type { Route } from './+types/staff-point-value'

const MOST_SHOWN = 50
/** The prudent one, until the club knows better. */
const FIRST_SHARE = '100'

/** What a point may cost is decided by an administrator who sees money. */
function deciderOf(context: Route.LoaderArgs['context']) {
  const staff = staffOf(context, 'figures.money')
  if (!staffMay(staff, 'club.write')) throw new NotAllowed()
  return staff
}

/** FIG-045. */
export async function loader({ context, request }: Route.LoaderArgs) {
  deciderOf(context)
  const { db, now } = partsOf(context)
  const values = await listPointValues(db, MOST_SHOWN)
  const [last] = values
  return {
    today: romeDayOf(now),
    share: last ? String(last.share) : FIRST_SHARE,
    thousandths: last ? String(last.thousandths) : '',
    values: values.map(({ fromDay, thousandths, share, reason, setAt }) => ({
      key: `${fromDay} ${setAt.toISOString()}`,
      from: formatDateIt(fromDay),
      value: thousandthsInEuro(thousandths),
      share: `${share} %`,
      reason,
      set: formatDateIt(setAt),
    })),
    said: saidIn(request, { fatto: 'Il valore dei punti è deciso.' }),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { id: staffId } = deciderOf(context)
  const { db, now } = partsOf(context)
  const form = await request.formData()
  const typed = Object.fromEntries(
    POINT_VALUE_FIELDS.map((field) => [field, String(form.get(field) ?? '')]),
  ) as PointValueTyped
  try {
    await setPointValue(db, typed, { staffId, now })
  } catch (error) {
    if (error instanceof InvalidInput) return data({ errors: error.fields, values: typed }, 400)
    throw error
  }
  return redirect(`${POINT_VALUE_PATH}?fatto=fatto`)
}

export const meta: Route.MetaFunction = () => [
  { title: 'Quanto vale un punto, Numeri | Redazione' },
  { name: 'robots', content: 'noindex' },
]

export default function StaffPointValuePage({ loaderData, actionData }: Route.ComponentProps) {
  const { today, share, thousandths, values, said } = loaderData
  const { state } = useNavigation()
  return (
    <DeskPage
      title="Quanto vale un punto"
      lead="Quanto pensi che costi al Club un punto speso, e quanti se ne spenderanno. Da qui viene la stima di quanto possono costare i punti in mano agli iscritti: quale voce di bilancio le tocca lo decide il commercialista."
      crumbs={[
        { label: 'Numeri', to: FIGURES_PATH },
        { label: 'Fedeltà', to: `${FIGURES_PATH}/fedelta` },
      ]}
      said={said}
    >
      <Form
        method="post"
        className="max-w-measure gap-4"
        aria-label="Decidi il valore"
        {...(actionData && { errors: actionData.errors, values: actionData.values })}
      >
        <DateField
          name="da"
          label="Dal giorno"
          isRequired
          defaultValue={today}
          description={
            values.length === 0
              ? 'La prima volta può cominciare anche nel passato.'
              : 'I giorni passati tengono il valore che avevano.'
          }
        />
        <TextField
          name="millesimi"
          label="Valore di un punto, in millesimi di euro"
          inputMode="numeric"
          isRequired
          defaultValue={thousandths}
          description="5 vuol dire € 0,005: mille punti, cinque euro."
        />
        <TextField
          name="quota"
          label="Quanti se ne useranno, in percentuale"
          inputMode="numeric"
          isRequired
          defaultValue={share}
          description="100 è la scelta prudente."
        />
        <TextField name="motivo" label="Perché" isRequired maxLength={300} />
        <div>
          <Button type="submit" isPending={state !== 'idle'}>
            Decidi
          </Button>
        </div>
      </Form>
      <section aria-labelledby="prima" className="grid gap-3">
        <h2 id="prima" className="text-title-s">
          Che cosa si è deciso
        </h2>
        {values.length === 0 && <p className="text-ink-soft">Niente ancora.</p>}
        <ul className="grid gap-2">
          {values.map(({ key, from, value, share: quota, reason, set }) => (
            <li key={key} className="border-line border-t pt-2">
              Dal {from}: <b>{value}</b> per punto, si usa il <b>{quota}</b>.{' '}
              <span className="text-ink-soft">
                {reason} (deciso il {set})
              </span>
            </li>
          ))}
        </ul>
      </section>
    </DeskPage>
  )
}
