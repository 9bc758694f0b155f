import { data, useNavigationType, useSearchParams } from 'react-router'
import { Region } from '#areas/content/ui/region.tsx'
import { Band } from '#design/layout/layout.tsx'
import { PageHead } from '#design/page-head/page-head.tsx'
import { NotFound } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { passOnCaching } from '#platform/http/pass-on-caching.ts'
import { romeDayOf } from '#platform/pure/dates.ts'
import { declaredFields } from '#platform/pure/declared-fields.ts'
import { pageMeta } from '#platform/pure/page-meta.ts'
import { noteCounted } from '#platform/tally/counted-page.ts'
import { ANSWER_NAMES, calculate, findCalculator, wordsOf } from '../rules.ts'
import { listLegalRates } from '../store.server.ts'
import { CalculatorForm } from '../ui/calculator-form.tsx'
import { CalculatorNotes } from '../ui/calculator-notes.tsx'
import { calculatorPath } from '../ui/calculator-path.ts'
import { CalculatorResult } from '../ui/calculator-result.tsx'
import type { Route } from './+types/calculator'

export const handle = { lends: ['bottom'], query: ANSWER_NAMES }

/** BLK-015. One calculator; its result is in the address, and what strangers type in an address is kept nowhere. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { db, now, club, origin } = partsOf(context)
  const calculator = findCalculator(params.calculator)
  if (!calculator) throw new NotFound()
  noteCounted(context, { counter: 'reading', subject: `calculator:${wordsOf(calculator).title}`, outcome: 'whole' })
  const legalRates = calculator.id === 'interessi-legali' ? await listLegalRates(db) : []
  const answered = calculate(calculator, new URL(request.url).searchParams, romeDayOf(now), { legalRates })
  const shown = { calculator: wordsOf(calculator), answered, clubName: club.name, origin }
  return data(shown, answered.kind === 'nothing' ? {} : { headers: { 'cache-control': 'no-store' } })
}

export const headers = passOnCaching

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: loaderData.calculator.title,
        description: loaderData.calculator.text,
        path: calculatorPath(loaderData.calculator.id),
        origin: loaderData.origin,
        clubName: loaderData.clubName,
      })
    : []

export default function CalculatorPage({ loaderData: { calculator, answered, origin } }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const isNew = useNavigationType() !== 'POP'
  return (
    <>
      <PageHead
        title={calculator.title}
        lead={calculator.text}
        crumbs={[
          { label: 'Home', to: '/' },
          { label: 'Risorse', to: '/risorse' },
          { label: 'Calcolatori', to: '/risorse/calcolatori' },
        ]}
      />
      <Band space="small">
        <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,6fr)_minmax(0,6fr)] lg:gap-12">
          <div className="rounded-card bg-paper p-5 shadow-card sm:p-7">
            <CalculatorForm
              key={calculator.id}
              calculator={calculator}
              values={declaredFields(
                search,
                calculator.questions.map(({ name }) => name),
              )}
              {...(answered.kind === 'refused' && { errors: answered.errors })}
            />
          </div>
          <div className="grid gap-8">
            {answered.kind === 'result' && (
              <CalculatorResult
                result={answered}
                address={origin + calculatorPath(calculator.id, answered.query)}
                isNew={isNew}
              />
            )}
            <CalculatorNotes calculator={calculator} />
          </div>
        </div>
      </Band>
      <Region name="bottom" />
    </>
  )
}
