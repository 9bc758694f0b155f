import { data, redirect } from 'react-router'
import { staffOf } from '#areas/audience/context.server.ts'
import { REQUEST_KINDS } from '#areas/leads/model.ts'
import { usualPromise } from '#areas/leads/promise-rules.ts'
import { listClosures, listPromises } from '#areas/leads/promise-store.server.ts'
import { Button } from '#design/button/button.tsx'
import { DateField } from '#design/date-field/date-field.tsx'
import { DeskPage } from '#design/desk/desk-page.tsx'
import { Form } from '#design/form/form.tsx'
import { Select } from '#design/select/select.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { Conflict, InvalidInput } from '#platform/errors.ts'
import { saidIn } from '#platform/http/asked-list.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatDateIt, romeDayOf } from '#platform/pure/dates.ts'
import { declaredFields } from '#platform/pure/declared-fields.ts'
import { isUuid } from '#platform/pure/uuid.ts'
import { kindInWords } from '../letters-copy.ts'
import { QUEUE_PATH } from '../model.ts'
import { addClosure, removeClosure, savePromises } from '../promise-commands.server.ts'
import type { Route } from './+types/staff-promises'

const PATH = `${QUEUE_PATH}/tempi`
const SAID = {
  tempi: 'I tempi sono salvati: valgono per le richieste che arrivano da adesso.',
  chiusura: 'La chiusura è aggiunta: le scadenze delle prossime richieste la saltano.',
  tolta: 'La chiusura è tolta.',
}

/** DSK-044. Within how much time each kind of request is answered, and when the club is closed. */
export async function loader({ context, request }: Route.LoaderArgs) {
  staffOf(context, 'club.write')
  const { db, now } = partsOf(context)
  const [promises, closures] = await Promise.all([listPromises(db), listClosures(db, romeDayOf(now))])
  return {
    said: saidIn(request, SAID),
    kinds: REQUEST_KINDS.map((kind) => ({
      kind,
      label: kindInWords(kind),
      ...(promises.get(kind) ?? usualPromise(kind)),
    })),
    closures: closures.map(({ id, name, firstDay, lastDay }) => ({
      id,
      name,
      days: firstDay === lastDay ? formatDateIt(firstDay) : `${formatDateIt(firstDay)} – ${formatDateIt(lastDay)}`,
    })),
  }
}

const PROMISE_FIELDS = REQUEST_KINDS.flatMap((kind) => [`quanto-${kind}`, `unita-${kind}`])

export async function action({ context, request }: Route.ActionArgs) {
  const { id: staffId } = staffOf(context, 'club.write')
  const { db, now } = partsOf(context)
  const typed = declaredFields(await request.formData(), ['act', 'nome', 'dal', 'al', 'chiusura', ...PROMISE_FIELDS])
  const by = { staffId, now }
  try {
    if (typed.act === 'promises') {
      const promises = REQUEST_KINDS.flatMap((kind) => {
        const amount = typed[`quanto-${kind}`]
        return amount === undefined ? [] : { kind, amount, unit: typed[`unita-${kind}`] ?? '' }
      })
      await savePromises(db, promises, by)
      return redirect(`${PATH}?fatto=tempi`)
    }
    if (typed.act === 'closure') {
      const { nome: name = '', dal: firstDay = '', al: lastDay = '' } = typed
      await addClosure(db, { name, firstDay, lastDay }, by)
      return redirect(`${PATH}?fatto=chiusura`)
    }
    if (typed.act === 'remove' && isUuid(typed.chiusura ?? '')) {
      await removeClosure(db, typed.chiusura ?? '', by)
      return redirect(`${PATH}?fatto=tolta`)
    }
  } catch (error) {
    if (error instanceof InvalidInput)
      return data({ act: typed.act, errors: { ...error.fields }, typed }, { status: 400 })
    if (error instanceof Conflict)
      return data({ act: typed.act, errors: { nome: error.message }, typed }, { status: 409 })
    throw error
  }
  throw new InvalidInput()
}

export const meta: Route.MetaFunction = () => [
  { title: 'Tempi di risposta | Redazione' },
  { name: 'robots', content: 'noindex' },
]

const UNITS = [
  { value: 'hours', label: 'ore lavorative' },
  { value: 'days', label: 'giorni lavorativi' },
]

export default function StaffPromisesPage({ loaderData: { said, kinds, closures }, actionData }: Route.ComponentProps) {
  const refusedIn = (act: string) => (actionData?.act === act ? actionData : null)
  const promises = refusedIn('promises')
  const closure = refusedIn('closure')
  return (
    <DeskPage
      title="Tempi di risposta"
      crumbs={[{ label: 'Richieste', to: QUEUE_PATH }]}
      lead="Entro quanto rispondiamo a ogni tipo di richiesta. Si saltano sabati, domeniche, feste nazionali e chiusure del Club. Le scadenze già date non si spostano; quello che le pagine dei servizi promettono si cambia in Pagine."
      said={actionData ? null : said}
    >
      <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <Form method="post" aria-label="Tempi di risposta" errors={promises?.errors ?? {}} className="gap-4">
          <ul className="grid divide-y divide-line border-line border-y">
            {kinds.map(({ kind, label, amount, unit }) => (
              <li
                key={kind}
                className="grid items-center gap-x-3 gap-y-1 py-1.5 sm:grid-cols-[minmax(0,1fr)_6rem_12rem]"
              >
                <span>{label}</span>
                <TextField
                  name={`quanto-${kind}`}
                  label={`Quanto, ${label}`}
                  className="[&_label]:visually-hidden"
                  inputMode="numeric"
                  defaultValue={promises?.typed[`quanto-${kind}`] ?? String(amount)}
                />
                <Select
                  name={`unita-${kind}`}
                  label={`Ore o giorni, ${label}`}
                  className="[&_label]:visually-hidden"
                  options={UNITS}
                  defaultValue={promises?.typed[`unita-${kind}`] ?? unit}
                />
              </li>
            ))}
          </ul>
          <Button type="submit" name="act" value="promises" variant="accent" className="justify-self-start">
            Salva i tempi
          </Button>
        </Form>
        <section aria-labelledby="chiusure" className="grid gap-4">
          <h2 id="chiusure" className="text-title-s">
            Chiusure del Club
          </h2>
          {closures.length > 0 && (
            <ul className="grid divide-y divide-line border-line border-y">
              {closures.map(({ id, name, days }) => (
                <li key={id} className="flex flex-wrap items-center justify-between gap-2 py-2">
                  <span>
                    {name} <span className="block text-ink-soft text-sm tabular-nums">{days}</span>
                  </span>
                  <Form method="post" aria-label={`Togli ${name}`}>
                    <input type="hidden" name="chiusura" value={id} />
                    <Button type="submit" name="act" value="remove" variant="quiet" size="small">
                      Togli
                    </Button>
                  </Form>
                </li>
              ))}
            </ul>
          )}
          <Form method="post" aria-label="Aggiungi una chiusura" errors={closure?.errors ?? {}} className="gap-3">
            <TextField
              name="nome"
              label="Perché"
              description="Per esempio: il patrono, le ferie di agosto."
              maxLength={80}
              defaultValue={closure?.typed.nome ?? ''}
            />
            <DateField name="dal" label="Dal" defaultValue={closure?.typed.dal ?? ''} />
            <DateField
              name="al"
              label="Al"
              description="Vuoto: un giorno solo."
              isOptional
              defaultValue={closure?.typed.al ?? ''}
            />
            <Button type="submit" name="act" value="closure" variant="ghost" className="justify-self-start">
              Aggiungi la chiusura
            </Button>
          </Form>
        </section>
      </div>
    </DeskPage>
  )
}
