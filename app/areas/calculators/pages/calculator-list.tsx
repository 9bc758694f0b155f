import { Region } from '#areas/content/ui/region.tsx'
import { Band, SectionHead } from '#design/layout/layout.tsx'
import { PageHead } from '#design/page-head/page-head.tsx'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { pageMeta } from '#platform/pure/page-meta.ts'
import type { CalculatorWords } from '../model.ts'
import { CALCULATORS } from '../rules.ts'
import { CalculatorCard } from '../ui/calculator-card.tsx'
import type { Route } from './+types/calculator-list'

/** BLK-015, BLK-016. All the calculators, clinical ones first. */
export function loader({ context }: Route.LoaderArgs) {
  const { club, origin } = partsOf(context)
  const cards = CALCULATORS.map(({ id, icon, title, text, group }) => ({ id, icon, title, text, group }))
  return { cards, clubName: club.name, origin }
}

const DESCRIPTION =
  'Punteggi clinici, funzione renale, date e conti della professione: il risultato con formula, limiti e fonte accanto.'

export const handle = { lends: ['bottom'] }

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: 'Calcolatori',
        description: DESCRIPTION,
        path: '/risorse/calcolatori',
        origin: loaderData.origin,
        clubName: loaderData.clubName,
      })
    : []

const GROUPS: readonly { group: CalculatorWords['group']; title: string }[] = [
  { group: 'clinical', title: 'Per la clinica' },
  { group: 'professional', title: 'Per la professione' },
]

export default function CalculatorListPage({ loaderData: { cards } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title="Calcolatori"
        lead={DESCRIPTION}
        crumbs={[
          { label: 'Home', to: '/' },
          { label: 'Risorse', to: '/risorse' },
        ]}
      />
      {GROUPS.map(({ group, title }) => (
        <Band key={group} space="small" aria-labelledby={group}>
          <SectionHead id={group} title={title} />
          <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
            {cards
              .filter((card) => card.group === group)
              .map((card) => (
                <CalculatorCard key={card.id} calculator={card} />
              ))}
          </ul>
        </Band>
      ))}
      <Region name="bottom" />
    </>
  )
}
