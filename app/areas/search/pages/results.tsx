import { data } from 'react-router'
import { audienceOf } from '#areas/audience/context.server.ts'
import { CalculatorCard } from '#areas/calculators/ui/calculator-card.tsx'
import type { ContentCard } from '#areas/content/article-model.ts'
import { itemAccess } from '#areas/content/article-rules.ts'
import { ContentCardView, ToolCardView } from '#areas/content/ui/content-card.tsx'
import { WHOLE_NAME } from '#areas/content/whole-list-rules.ts'
import { Card, CardBody, CardTitle } from '#design/card/card.tsx'
import { Band } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { passOnCaching } from '#platform/http/pass-on-caching.ts'
import { excerpt } from '#platform/pure/text.ts'
import { noteCounted } from '#platform/tally/counted-page.ts'
import type { ClosedFinds } from '../closed-rules.ts'
import { searchCounted } from '../counted-rules.ts'
import { findEverything } from '../find-store.server.ts'
import { MOST_RESULTS, NOTHING_FOUND, NOTHING_FOUND_BUT, resultsAddress, type SearchHit, TOO_SHORT } from '../model.ts'
import { totalOf } from '../outcome-context.server.ts'
import { countSentence, courseLink, isSearchable, queryText } from '../rules.ts'
import { ResultsSection } from '../ui/results-section.tsx'
import { SearchAgain } from '../ui/search-again.tsx'
import { SearchFallback } from '../ui/search-fallback.tsx'
import { WaysOn } from '../ui/ways-on.tsx'
import type { Route } from './+types/results'

export const handle = { query: ['s', WHOLE_NAME] }

/** SRC-011…017. Everything that answers, section by section. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, now, log } = partsOf(context)
  const audience = audienceOf(context)
  const typed = queryText(new URL(request.url).searchParams.get('s') ?? '')
  const term = isSearchable(typed) ? typed : ''
  const found = await findEverything(term, { db, now, log, audience, rows: MOST_RESULTS })
  const { news, modules, tools, mixed, calculators, courses, services, closed, query, hasFailed } = found
  const total = totalOf(found)
  const answer = { total, correctedTo: query.correctedTo, hasClosed: closed !== null }
  const counted = searchCounted(term, hasFailed ? null : answer)
  if (counted) noteCounted(context, counted)
  const withUse = (item: ContentCard) => ({
    ...item,
    isUsable: itemAccess({ paywalls: [], useFlag: item.useFlag }, audience).kind === 'whole',
  })
  const shown = {
    term: typed,
    correctedTo: query.correctedTo,
    maybe: query.maybe,
    isSearchable: term !== '',
    audience,
    news,
    modules: { matches: modules.matches, items: modules.items.map(withUse) },
    tools: {
      matches: tools.matches + calculators,
      mixed: mixed.map((one) => {
        if ('item' in one) return { item: withUse(one.item), calculator: null }
        const { id, icon, title, text } = one.calculator
        return { item: null, calculator: { id, icon, title, text } }
      }),
    },
    courses: {
      total: courses.total,
      hits: courses.list.map(({ id, slug, cardHeading, description }) => ({
        id: String(id),
        title: cardHeading,
        link: courseLink(audience, `/corsi-ecm-fad/${slug}`),
        text: excerpt(description),
      })),
    },
    services,
    closed,
    total,
  }
  return data(shown, hasFailed ? { headers: { 'cache-control': 'no-store' } } : {})
}

export const headers = passOnCaching

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.term ? `Ricerca: ${loaderData.term}` : 'Ricerca' },
  { name: 'robots', content: 'noindex' },
]

export default function Results({ loaderData }: Route.ComponentProps) {
  const { term, total, news, courses, modules, tools, services, closed, audience } = loaderData
  const isVisitor = audience.type === 'SUSPECT'
  const isEmpty = loaderData.isSearchable && total === 0 && !closed
  const cardOf = ({ id, title, link, text = '' }: SearchHit) => (
    <Card key={id}>
      <CardBody>
        <CardTitle to={link}>{title}</CardTitle>
        <p className="text-ink-soft">{excerpt(text)}</p>
      </CardBody>
    </Card>
  )
  return (
    <>
      <Band space="small" ground="tint">
        <h1 className="font-display text-title-xl">Risultati della ricerca</h1>
        <SearchAgain term={term} />
        <p role="status" className="mt-5 text-ink-soft text-lg">
          {!loaderData.isSearchable && TOO_SHORT}
          {loaderData.isSearchable && total > 0 && countSentence(total, term, loaderData.correctedTo)}
          {isEmpty && (isVisitor ? NOTHING_FOUND : NOTHING_FOUND_BUT)}
          {total > 0 && closed && <br />}
          {closed && <ClosedLine closed={closed} />}
        </p>
        {loaderData.maybe.length > 0 && <Maybe readings={loaderData.maybe} />}
        {total === 0 && loaderData.isSearchable && <WaysOn isVisitor={isVisitor} />}
        {isEmpty && !isVisitor && <SearchFallback audience={audience} />}
      </Band>
      <ResultsSection
        key={`news-${term}`}
        name="news"
        count={news.matches}
        cards={news.items.map((item) => <ContentCardView key={item.id} item={item} />)}
      />
      <ResultsSection key={`courses-${term}`} name="courses" count={courses.total} cards={courses.hits.map(cardOf)} />
      <ResultsSection
        key={`modules-${term}`}
        name="modules"
        count={modules.matches}
        cards={modules.items.map((item) => <ToolCardView key={item.id} item={item} isUsable={item.isUsable} />)}
      />
      <ResultsSection
        key={`tools-${term}`}
        name="tools"
        count={tools.matches}
        cards={tools.mixed.map((one) =>
          one.item ? (
            <ToolCardView key={one.item.id} item={one.item} isUsable={one.item.isUsable} />
          ) : (
            <CalculatorCard key={one.calculator.id} calculator={one.calculator} as="article" />
          ),
        )}
      />
      <ResultsSection key={`services-${term}`} name="services" count={services.length} cards={services.map(cardOf)} />
    </>
  )
}

/** SRC-008. What there is beyond what was found, without a word of it, and the step that opens it. */
function ClosedLine({ closed: { counts, action, to } }: { closed: ClosedFinds }) {
  return (
    <>
      {counts}: <Link to={to}>{action}</Link>
    </>
  )
}

/** What else may have been meant: each is another search. */
function Maybe({ readings }: { readings: readonly string[] }) {
  return (
    <p className="mt-2 text-ink-soft">
      Forse cercavi{' '}
      {readings.map((reading, at) => (
        <span key={reading}>
          {at > 0 && ', '}
          <Link to={resultsAddress(reading)}>{reading}</Link>
        </span>
      ))}
    </p>
  )
}
