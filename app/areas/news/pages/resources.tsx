import { audienceOf } from '#areas/audience/context.server.ts'
import { CALCULATORS } from '#areas/calculators/rules.ts'
import { CalculatorCard } from '#areas/calculators/ui/calculator-card.tsx'
import type { ContentCard } from '#areas/content/article-model.ts'
import { itemAccess } from '#areas/content/article-rules.ts'
import { listCards } from '#areas/content/article-store.server.ts'
import { ToolCardView } from '#areas/content/ui/content-card.tsx'
import { GrowingGrid } from '#areas/content/ui/growing-grid.tsx'
import { Region } from '#areas/content/ui/region.tsx'
import { WHOLE_NAME } from '#areas/content/whole-list-rules.ts'
import { Band, SectionHead } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import { PageHead } from '#design/page-head/page-head.tsx'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { pageMeta } from '#platform/pure/page-meta.ts'
import { MODULES_STEP, MOST_TOOLS } from '../model.ts'
import type { Route } from './+types/resources'

const TITLE = 'Risorse'
const LEAD = 'Moduli, strumenti e calcolatori pronti per la pratica di ogni giorno.'

/** CNT-024, CNT-025. Modules, then tools and calculators. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, now, origin, club } = partsOf(context)
  const audience = audienceOf(context)
  const withUse = (items: readonly ContentCard[]) =>
    items.map((item) => ({
      ...item,
      isUsable: itemAccess({ paywalls: [], useFlag: item.useFlag }, audience).kind === 'whole',
    }))
  const [modules, tools] = await Promise.all([
    listCards(db, { types: ['Modulo'], offset: 0, rows: MOST_TOOLS }, now),
    listCards(db, { types: ['Tool'], offset: 0, rows: MOST_TOOLS }, now),
  ])
  const calculators = CALCULATORS.map(({ id, icon, title, text }) => ({ id, icon, title, text }))
  return { modules: withUse(modules), tools: withUse(tools), calculators, origin, clubName: club.name }
}

export const handle = { lends: ['main', 'bottom'], query: [WHOLE_NAME] }

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? pageMeta({ title: TITLE, description: LEAD, path: '/risorse', ...loaderData }) : []

export default function Resources({ loaderData }: Route.ComponentProps) {
  const { modules, tools, calculators } = loaderData
  const cardOf = (item: (typeof modules)[number]) => <ToolCardView key={item.id} item={item} isUsable={item.isUsable} />
  return (
    <>
      <PageHead title={TITLE} lead={LEAD} crumbs={[{ label: 'Home', to: '/' }]} />
      <Region name="main" />
      <Band id="resources-collection" space="small" aria-labelledby="moduli">
        <SectionHead
          id="moduli"
          title="Tutti i Moduli"
          lead="Consensi, lettere, schede: in Word per compilarli, in PDF per stamparli."
        />
        <GrowingGrid cards={modules.map(cardOf)} columns={4} first={MODULES_STEP} step={MODULES_STEP} />
      </Band>
      <Band id="all-tool" ground="paper" space="small" aria-labelledby="strumenti">
        <SectionHead
          id="strumenti"
          title="Tool e calcolatori"
          lead="Scale, promemoria e tabelle; i calcolatori danno il risultato con la formula e la fonte accanto."
          action={
            <Link look="standalone" to="/risorse/calcolatori">
              Tutti i calcolatori
            </Link>
          }
        />
        <GrowingGrid cards={tools.map(cardOf)} columns={4} first={MODULES_STEP} step={MODULES_STEP} />
        <h3 className="mt-12 mb-5 font-display text-title-m">Calcolatori</h3>
        <GrowingGrid
          cards={calculators.map((each) => (
            <CalculatorCard key={each.id} calculator={each} headingLevel={4} as="article" />
          ))}
          columns={4}
          first={MODULES_STEP}
          step={MODULES_STEP}
        />
      </Band>
      <Region name="bottom" />
    </>
  )
}
