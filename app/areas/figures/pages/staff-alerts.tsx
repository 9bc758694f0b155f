import { data, redirect } from 'react-router'
import { staffOf } from '#areas/audience/context.server.ts'
import { staffMay } from '#areas/audience/staff-permission-rules.ts'
import { Button } from '#design/button/button.tsx'
import { DeskAct } from '#design/desk/desk-box.tsx'
import { DeskPage } from '#design/desk/desk-page.tsx'
import { Form } from '#design/form/form.tsx'
import { Select } from '#design/select/select.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { Conflict, InvalidInput, NotFound } from '#platform/errors.ts'
import { saidIn } from '#platform/http/asked-list.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { declaredFields } from '#platform/pure/declared-fields.ts'
import { addAlert, askLetter, removeAlert } from '../alert-commands.server.ts'
import { ALERTS_PATH, boundInWords, LETTERS, MOST_ALERTS, SIDES } from '../alert-rules.ts'
import { findLetter, listAlerts } from '../alert-store.server.ts'
import { FIGURES, findFigure } from '../definitions-model.ts'
import type { Figure } from '../model.ts'
import { FIGURES_PATH, pageTitle } from '../pages-model.ts'
import type { Route } from './+types/staff-alerts'

const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

/** FIG-052. The letter with the figures, and the bounds that somebody is told of. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const staff = staffOf(context, 'figures.read')
  const { db } = partsOf(context)
  const maySee = ({ permission }: Figure) => staffMay(staff, permission)
  const [letter, alerts] = await Promise.all([findLetter(db, staff.id), listAlerts(db, MOST_ALERTS)])
  const offered = FIGURES.filter(maySee)
  const asked = new URL(request.url).searchParams.get('cifra') ?? ''
  return {
    every: letter?.every ?? 'mai',
    figures: offered.map((figure) => ({ value: figure.code, label: `${pageTitle(figure)}: ${figure.name}` })),
    chosen: offered.some(({ code }) => code === asked) ? asked : '',
    isFull: alerts.length >= MOST_ALERTS,
    alerts: alerts.flatMap(({ id, memberId, code, side, bound, isPassed, who }) => {
      const figure = findFigure(code)
      if (!figure || !maySee(figure)) return []
      const isOwn = memberId === staff.id
      const words = `${figure.name} ${boundInWords(figure, side, bound)}`
      return [{ id, words, isPassed, who: isOwn ? null : who, mayRemove: isOwn || staffMay(staff, 'team.write') }]
    }),
    said: saidIn(request, {
      letter: 'Fatto: i numeri per e-mail arrivano come hai scelto.',
      alert: 'Fatto: ti scriviamo quando succede.',
      remove: 'L’avviso è tolto.',
    }),
  }
}

const FIELDS = ['act', 'ogni', 'cifra', 'verso', 'soglia', 'id'] as const

export async function action({ context, request }: Route.ActionArgs) {
  const staff = staffOf(context, 'figures.read')
  const { db, now } = partsOf(context)
  const {
    act,
    ogni = '',
    cifra = '',
    verso = '',
    soglia = '',
    id = '',
  } = declaredFields(await request.formData(), FIELDS, { longest: 80 })
  const by = { staffId: staff.id, now }
  const values = { ogni, cifra, verso, soglia }
  try {
    if (act === 'letter') await askLetter(db, ogni, by)
    else if (act === 'alert')
      await addAlert(db, values, { ...by, maySee: ({ permission }) => staffMay(staff, permission) })
    else if (act === 'remove') await removeAlert(db, id, { ...by, mayAll: staffMay(staff, 'team.write') })
    else throw new InvalidInput({}, 'La richiesta non è valida.')
  } catch (error) {
    if (error instanceof InvalidInput) return data({ errors: error.fields, values, problem: null, act }, 400)
    if (error instanceof Conflict) return data({ errors: {}, values, problem: error.message, act }, 409)
    if (error instanceof NotFound) return data({ errors: {}, values, problem: error.message, act }, 404)
    throw error
  }
  return redirect(`${ALERTS_PATH}?fatto=${act}`)
}

export const meta: Route.MetaFunction = () => [
  { title: 'Numeri per e-mail e avvisi | Redazione' },
  { name: 'robots', content: 'noindex' },
]

export default function StaffAlertsPage({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { every, figures, chosen, isFull, alerts, said } = loaderData
  const sent = (act: string) => (answer?.act === act ? { errors: answer.errors, values: answer.values } : {})
  return (
    <DeskPage
      title="Numeri per e-mail e avvisi"
      lead="Quello che ricevi è quello che puoi vedere quel giorno: numeri e dove sono, senza nomi e senza allegati."
      crumbs={[{ label: 'Numeri', to: FIGURES_PATH }]}
      said={answer ? null : said}
    >
      {answer?.problem && (
        <p role="alert" className="text-danger-strong">
          {answer.problem}
        </p>
      )}
      <section aria-labelledby="lettera" className="grid gap-3">
        <h2 id="lettera" className="text-title-s">
          I numeri per e-mail
        </h2>
        <Form method="post" className="max-w-measure gap-4" aria-label="I numeri per e-mail" {...sent('letter')}>
          <Select name="ogni" label="Quando" options={optionsOf(LETTERS)} defaultValue={every} />
          <div>
            <Button type="submit" name="act" value="letter">
              Salva
            </Button>
          </div>
        </Form>
      </section>
      <section aria-labelledby="avvisami" className="grid gap-3">
        <h2 id="avvisami" className="text-title-s">
          Avvisami se
        </h2>
        {alerts.length > 0 && (
          <ul className="grid gap-2" aria-label="Avvisi sui numeri">
            {alerts.map(({ id, words, isPassed, who, mayRemove }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-3 border-line border-t pt-2">
                <span>
                  {words} <span className="text-ink-soft">{isPassed && '(adesso è così)'}</span>{' '}
                  {who && <span className="text-ink-soft">di {who}</span>}
                </span>
                {mayRemove && (
                  <DeskAct
                    act="remove"
                    variant="quiet"
                    aria-label={`Togli l’avviso: ${words}`}
                    fields={<input type="hidden" name="id" value={id} />}
                  >
                    Togli
                  </DeskAct>
                )}
              </li>
            ))}
          </ul>
        )}
        {isFull ? (
          <p>Il Club ha già {MOST_ALERTS} avvisi: prima se ne toglie uno.</p>
        ) : (
          <Form method="post" className="max-w-measure gap-4" aria-label="Metti un avviso" {...sent('alert')}>
            <Select
              name="cifra"
              label="Cifra"
              isRequired
              placeholder="Scegli una cifra"
              options={figures}
              defaultValue={chosen}
            />
            <Select name="verso" label="Quando" options={optionsOf(SIDES)} />
            <TextField
              name="soglia"
              label="Soglia"
              isRequired
              maxLength={24}
              description="Si guarda l’ultimo giorno finito. Ti scriviamo una volta quando la passa, e una quando torna."
            />
            <div>
              <Button type="submit" name="act" value="alert">
                Metti l’avviso
              </Button>
            </div>
          </Form>
        )}
      </section>
    </DeskPage>
  )
}
