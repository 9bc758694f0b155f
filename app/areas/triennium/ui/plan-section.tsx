import { Form as RouterForm, useNavigation } from 'react-router'
import { creditsInWords } from '#areas/courses/card-rules.ts'
import { AREA_WORDS, NATIONAL_OBJECTIVES, OBJECTIVE_AREAS } from '#areas/courses/objectives-model.ts'
import { Button } from '#design/button/button.tsx'
import { Checkbox } from '#design/checkbox/checkbox.tsx'
import { Form } from '#design/form/form.tsx'
import { Anchor, Link } from '#design/link/link.tsx'
import { ProgressBar } from '#design/progress/progress.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { formatDateIt } from '#platform/pure/dates.ts'
import { tenthInWords } from '#platform/pure/tenths.ts'
import { type CreditPlan, REGISTER_URL } from '../model.ts'
import type { PeriodPicture } from '../picture-context.server.ts'
import {
  COHERENT_PERCENT,
  MOST_OBJECTIVES,
  type PlannedCourse,
  type PlanPicture,
  type PlanStanding,
  type PlanTyped,
} from '../plan-rules.ts'

export type PlanAnswer = { typed: PlanTyped; errors: Record<string, string> }

type Props = { picture: PeriodPicture; planned: PlanPicture; answer: PlanAnswer | null }

/** LRN-029. What one means to study in the three years, and how what was done agrees with it. */
export function PlanSection({ picture: { period, name }, planned, answer }: Props) {
  const { plan, standing, courses } = planned
  return (
    <section id="dossier" aria-labelledby="il-dossier" className="grid gap-5 rounded-card bg-paper p-6 shadow-card">
      <div className="grid gap-2">
        <h2 id="il-dossier" className="text-title-m">
          Il tuo dossier formativo
        </h2>
        <p className="max-w-measure text-ink-soft">
          Qui prepari il piano del triennio {name}: resta in questa pagina. Il dossier che riduce l’obbligo si
          costruisce nel{' '}
          <Anchor to={REGISTER_URL} isNewTab className="underline">
            portale del Co.Ge.A.P.S.
          </Anchor>
          {period.dossierLastDay && `, entro il ${formatDateIt(period.dossierLastDay)}`}.
        </p>
      </div>
      {standing && (
        <>
          <Coherence standing={standing} />
          <ul className="grid gap-6 lg:grid-cols-3">
            {standing.areas.map(({ area, share, planned: most, done, missing }) => (
              <li key={area} className="grid content-start gap-2">
                <h3 className="font-strong">{AREA_WORDS[area]}</h3>
                <ProgressBar
                  label={`Crediti ${AREA_WORDS[area].toLowerCase()}`}
                  value={done}
                  max={most}
                  tone="primary"
                  caption={`${tenthInWords(done)} crediti su ${tenthInWords(most)} (${share} %)`}
                />
                {missing > 0 && <Suggested missing={missing} courses={courses[area] ?? []} />}
              </li>
            ))}
          </ul>
        </>
      )}
      <PlanForm key={JSON.stringify(plan)} plan={plan} answer={answer} />
      {plan && (
        <RouterForm method="post" aria-label="Cancella il piano">
          <Button type="submit" name="act" value="plan-remove" variant="quiet" size="small" icon="trash-2">
            Cancella il piano
          </Button>
        </RouterForm>
      )}
    </section>
  )
}

/** How much agrees, with the mark that the register asks drawn on it. */
function Coherence({ standing: { coherence, apart } }: { standing: PlanStanding }) {
  const value = coherence ?? 0
  const words =
    coherence === null
      ? 'Non hai ancora crediti da confrontare con il piano.'
      : `Il ${coherence} % di ciò che hai fatto segue il piano: ${coherence >= COHERENT_PERCENT ? 'hai raggiunto' : 'non hai ancora raggiunto'} il ${COHERENT_PERCENT} % che si chiede a un dossier.`
  return (
    <div className="grid gap-2">
      <svg
        viewBox="0 0 100 6"
        preserveAspectRatio="none"
        role="img"
        aria-label={`Coerenza con il piano: ${value} %; il segno è al ${COHERENT_PERCENT} %`}
        className={`h-4 w-full ${value >= COHERENT_PERCENT ? 'text-success' : 'text-warning-fill'}`}
      >
        <rect x="0" y="1.5" width="100" height="3" className="fill-line" />
        <rect x="0" y="1.5" width={value} height="3" fill="currentColor" />
        <rect x={COHERENT_PERCENT} y="0" width="0.6" height="6" className="fill-ink" />
      </svg>
      <p>{words}</p>
      {apart > 0 && (
        <p className="text-ink-soft text-sm">
          {tenthInWords(apart)} {apart === 1 ? 'credito non ha' : 'crediti non hanno'} un’area: di quelli presi altrove
          la scegli quando li aggiungi.
        </p>
      )}
    </div>
  )
}

function Suggested({ missing, courses }: { missing: number; courses: readonly PlannedCourse[] }) {
  return (
    <div className="grid gap-1 text-sm">
      <p className="text-ink-soft">
        {missing === 1 ? 'Ne manca 1.' : `Ne mancano ${tenthInWords(missing)}.`}
        {courses.length > 0 && ' Nel Club:'}
      </p>
      <ul className="grid empty:hidden">
        {courses.map(({ slug, title, credits }) => (
          <li key={slug}>
            <Link to={`/corsi-ecm-fad/${slug}`} className="inline-flex min-h-11 items-center">
              {title}, {creditsInWords(credits)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

function PlanForm({ plan, answer }: { plan: CreditPlan | null; answer: PlanAnswer | null }) {
  const { state, formData } = useNavigation()
  const chosen = new Set(answer ? answer.typed.objectives.map(Number) : (plan?.objectives ?? []))
  const errors = answer?.errors ?? {}
  return (
    <details open={answer !== null}>
      <summary className="min-h-11 cursor-pointer content-center font-strong text-primary">
        {plan ? 'Cambia il piano' : 'Prepara il piano'}
      </summary>
      <Form aria-label="Il piano del triennio" errors={errors} className="mt-3 grid gap-6">
        <div className="grid items-end gap-5 sm:grid-cols-3">
          {OBJECTIVE_AREAS.map((area) => (
            <TextField
              key={area}
              name={area}
              label={AREA_WORDS[area]}
              unit="%"
              isRequired
              inputMode="numeric"
              maxLength={3}
              defaultValue={answer ? answer.typed[area] : plan ? String(plan.shares[area]) : ''}
            />
          ))}
        </div>
        <fieldset className="grid gap-4" aria-describedby={errors.chosen ? 'obiettivi-errore' : undefined}>
          <legend className="font-strong">Obiettivi, al massimo {MOST_OBJECTIVES}</legend>
          {errors.chosen && (
            <p id="obiettivi-errore" className="mt-2 text-danger">
              {errors.chosen}
            </p>
          )}
          <div className="grid gap-6 pt-3 lg:grid-cols-3">
            {OBJECTIVE_AREAS.map((area) => (
              <div key={area} className="grid content-start gap-2">
                <p className="text-ink-soft text-sm">{AREA_WORDS[area]}</p>
                {NATIONAL_OBJECTIVES.filter((each) => each.area === area).map(({ number, words }) => (
                  <Checkbox
                    key={number}
                    name="objectives"
                    id={`obiettivo-${number}`}
                    value={String(number)}
                    label={`${number}. ${words}`}
                    defaultChecked={chosen.has(number)}
                  />
                ))}
              </div>
            ))}
          </div>
        </fieldset>
        <Button
          type="submit"
          name="act"
          value="plan"
          className="justify-self-start"
          isPending={state !== 'idle' && formData?.get('act') === 'plan'}
        >
          Salva il piano
        </Button>
      </Form>
    </details>
  )
}
