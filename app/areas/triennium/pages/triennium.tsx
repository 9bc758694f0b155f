import { data, redirect } from 'react-router'
import { memberOf } from '#areas/audience/context.server.ts'
import { findMemberById } from '#areas/audience/store.server.ts'
import { OBJECTIVE_AREAS } from '#areas/courses/objectives-model.ts'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { Link } from '#design/link/link.tsx'
import { TabLinks } from '#design/tabs/tabs.tsx'
import { InvalidInput } from '#platform/errors.ts'
import { saidIn } from '#platform/http/asked-list.server.ts'
import { fileInForm } from '#platform/http/one-file.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { romeDayOf } from '#platform/pure/dates.ts'
import {
  chooseLetters,
  declareCredits,
  removeDeclared,
  removeFact,
  removePlan,
  savePlan,
  sayFact,
} from '../commands.server.ts'
import { DECLARED_FIELDS, FACT_FIELDS } from '../declared-rules.ts'
import { addList, rehearseFile } from '../list-commands.server.ts'
import { listOfRows } from '../list-rules.ts'
import { TRIENNIUM_PATH } from '../model.ts'
import { picturesFor, planFor, runningSlug } from '../picture-context.server.ts'
import { listFacts, wantsLetters } from '../store.server.ts'
import { CreditsSection } from '../ui/credits-section.tsx'
import { LettersSection } from '../ui/letters-section.tsx'
import { ObligationSection } from '../ui/obligation-section.tsx'
import { PeriodCard } from '../ui/period-card.tsx'
import { PlanSection } from '../ui/plan-section.tsx'
import type { Route } from './+types/triennium'

const SAID = {
  aggiunti: 'I crediti sono aggiunti.',
  tolti: 'I crediti sono tolti.',
  dato: 'Il tuo obbligo è calcolato di nuovo.',
  scelta: 'La scelta è salvata.',
  piano: 'Il piano è salvato.',
  'piano-tolto': 'Il piano è cancellato.',
}

/** LRN-025 to LRN-030. One period of a member: obligation, credits, what is said of it. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, now } = partsOf(context)
  const { id: memberId } = memberOf(context)
  const [pictures, person] = await Promise.all([picturesFor(db, memberId, now), findMemberById(db, memberId)])
  const asked = new URL(request.url).searchParams.get('periodo')
  const picture = pictures.find(({ period }) => period.slug === asked) ?? pictures[0] ?? null
  return {
    picture,
    periods: pictures.map(({ name, period: { slug } }) => ({ name, slug })),
    planned: picture && (await planFor(db, { id: memberId, profession: person?.profession ?? null }, picture, now)),
    facts: await listFacts(db, memberId),
    areLettersWanted: await wantsLetters(db, memberId),
    today: romeDayOf(now),
    said: saidIn(request, SAID),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { db, now, disk, outside } = partsOf(context)
  const member = memberOf(context)
  const form = await request.formData()
  const asked = new URL(request.url).searchParams.get('periodo')
  const period = /^[a-z0-9-]{1,100}$/.exec(asked ?? '')?.[0]
  const text = (name: string) => String(form.get(name) ?? '').slice(0, 500)
  const typedIn = <Name extends string>(names: readonly Name[]) =>
    Object.fromEntries(names.map((name) => [name, text(name)])) as Record<Name, string>
  const done = (what: keyof typeof SAID, anchor: string) =>
    redirect(`${TRIENNIUM_PATH}?${new URLSearchParams({ ...(period && { periodo: period }), fatto: what })}#${anchor}`)
  const act = text('act')
  const by = { member, now }
  const paper = async () => ({ disk, file: await fileInForm(form, 'file'), scanner: outside.scanner })
  try {
    switch (act) {
      case 'declare': {
        const typed = typedIn(DECLARED_FIELDS)
        const saved = await declareCredits(db, {
          ...by,
          typed,
          isSure: form.get('sicuro') === 'on',
          paper: await paper(),
        })
        if (saved.kind === 'saved') return done('aggiunti', 'crediti')
        return data({ act, typed, errors: saved.errors, mayInsist: saved.mayInsist ?? false }, { status: 400 })
      }
      case 'fact': {
        const typed = typedIn(FACT_FIELDS)
        const saved = await sayFact(db, { ...by, typed, paper: await paper() })
        if (saved.kind === 'saved') return done('dato', 'obbligo')
        return data({ act, typed, errors: saved.errors, mayInsist: false }, { status: 400 })
      }
      case 'list': {
        const { rows, faults } = await rehearseFile(db, by, await fileInForm(form, 'file'))
        const rehearsal = { count: rows.length, faults: faults.slice(0, MOST_FAULTS_SHOWN), sent: listOfRows(rows) }
        return data({ act, typed: {}, errors: {}, mayInsist: false, rehearsal })
      }
      case 'list-confirm':
        await addList(db, by, String(form.get('elenco') ?? ''))
        return done('aggiunti', 'crediti')
      case 'plan': {
        const typed = {
          ...typedIn(OBJECTIVE_AREAS),
          objectives: form.getAll('objectives').map(String).slice(0, MOST_SENT),
        }
        const saved = await savePlan(db, { ...by, typed, periodSlug: await runningSlug(db, now) })
        if (saved.kind === 'saved') return done('piano', 'dossier')
        return data({ act, plan: { typed, errors: saved.errors } }, { status: 400 })
      }
      case 'plan-remove':
        await removePlan(db, { ...by, periodSlug: await runningSlug(db, now) })
        return done('piano-tolto', 'dossier')
      case 'letters':
        await chooseLetters(db, { ...by, areWanted: form.get('lettere') === 'si' })
        return done('scelta', 'lettere')
      default: {
        const [, what, id = ''] = /^(declared|fact)-([0-9a-f-]{36})$/.exec(act) ?? []
        if (what === 'declared') await removeDeclared(db, disk, { ...by, id })
        else if (what === 'fact') await removeFact(db, disk, { ...by, id })
        else throw new InvalidInput({}, 'La richiesta non è valida.')
        return what === 'declared' ? done('tolti', 'crediti') : done('dato', 'obbligo')
      }
    }
  } catch (error) {
    if (!(error instanceof InvalidInput) || !FORMS.includes(act)) throw error
    if (act.startsWith('list'))
      return data({ act: 'list', typed: {}, errors: error.fields, mayInsist: false }, { status: 400 })
    const typed: Record<string, string> = typedIn(act === 'declare' ? DECLARED_FIELDS : FACT_FIELDS)
    return data({ act, typed, errors: error.fields, mayInsist: false }, { status: 400 })
  }
}

export type TrienniumAnswer = {
  act: string
  typed: Record<string, string>
  errors: Record<string, string>
  mayInsist: boolean
  rehearsal?: { count: number; faults: readonly { line: number; reason: string }[]; sent: string }
}

const MOST_FAULTS_SHOWN = 50
/** More than the objectives there are. */
const MOST_SENT = 100
/** The acts whose wrong fields are said beside them. */
const FORMS: readonly string[] = ['declare', 'fact', 'list', 'list-confirm']

export const meta: Route.MetaFunction = () => [{ title: 'Il tuo triennio ECM' }, { name: 'robots', content: 'noindex' }]

export default function TrienniumPage({ loaderData, actionData }: Route.ComponentProps) {
  const { picture, periods, planned, facts, areLettersWanted, said } = loaderData
  const answer = actionData && 'typed' in actionData ? (actionData as TrienniumAnswer) : null
  const plan = actionData && 'plan' in actionData ? actionData.plan : null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div>
        <p className="pb-2">
          <Link look="standalone" to="/profilo/la-mia-formazione">
            La mia Formazione
          </Link>
        </p>
        <h1 className="text-title-l">Il tuo triennio{picture && ` ${picture.name}`}</h1>
      </div>
      {said && (
        <p role="status" className="rounded-card bg-success-tint px-5 py-3">
          {said}
        </p>
      )}
      {picture ? (
        <>
          {periods.length > 1 && (
            <TabLinks
              label="Trienni"
              links={periods.map(({ name, slug }) => ({
                label: name,
                to: `${TRIENNIUM_PATH}?periodo=${slug}`,
                isCurrent: slug === picture.period.slug,
              }))}
            />
          )}
          <PeriodCard picture={picture} level={2} hasPdf />
          <div className="grid items-start gap-8 lg:grid-cols-2">
            <ObligationSection picture={picture} facts={facts} answer={answer?.act === 'fact' ? answer : null} />
            <CreditsSection picture={picture} answer={answer} />
          </div>
          {planned && <PlanSection picture={picture} planned={planned} answer={plan} />}
          <LettersSection areWanted={areLettersWanted} />
        </>
      ) : (
        <EmptyState icon="calendar" level={2} title="Nessun triennio da mostrare">
          Il Club non ha ancora scritto il triennio in corso.
        </EmptyState>
      )}
    </div>
  )
}
