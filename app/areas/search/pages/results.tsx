import { audienceOf } from '#areas/audience/context.server.ts'
import { CALCULATORS, wordsOf } from '#areas/calculators/rules.ts'
import { CalculatorCard } from '#areas/calculators/ui/calculator-card.tsx'
import type { ContentType } from '#areas/content/article-model.ts'
import { itemAccess } from '#areas/content/article-rules.ts'
import { ContentCardView, ToolCardView } from '#areas/content/ui/content-card.tsx'
import { WHOLE_NAME } from '#areas/content/whole-list-rules.ts'
import { searchCourses } from '#areas/courses/store.server.ts'
import { Card, CardBody, CardTitle } from '#design/card/card.tsx'
import { Band } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { excerpt } from '#platform/pure/text.ts'
import { noteCounted } from '#platform/tally/counted-page.ts'
import { findCalculators } from '../calculator-rules.ts'
import type { ClosedFinds } from '../closed-rules.ts'
import { findClosed } from '../closed-store.server.ts'
import { searchCounted } from '../counted-rules.ts'
import {
  type Found,
  type GroupName,
  MOST_RESULTS,
  NOTHING_FOUND,
  NOTHING_FOUND_BUT,
  type SearchHit,
  TOO_SHORT,
} from '../model.ts'
import { countSentence, courseLink, isSearchable, NOTHING, queryText, sectionsOf, withoutGuesses } from '../rules.ts'
import { searchServices } from '../service-store.server.ts'
import { searchCards } from '../store.server.ts'
import { ResultsSection } from '../ui/results-section.tsx'
import { SearchAgain } from '../ui/search-again.tsx'
import { SearchFallback } from '../ui/search-fallback.tsx'
import { WaysOn } from '../ui/ways-on.tsx'
import type { Route } from './+types/results'

export const handle = { query: ['s', WHOLE_NAME] }

/** SRC-011…017. Everything that answers, section by section; a section that fails is logged and counts zero. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, now, log } = partsOf(context)
  const audience = audienceOf(context)
  const term = queryText(new URL(request.url).searchParams.get('s') ?? '')
  const sections = isSearchable(term) ? sectionsOf(audience) : []
  const attempt = async <Result,>(name: GroupName, otherwise: Result, work: () => Promise<Result>): Promise<Result> => {
    if (!sections.includes(name)) return otherwise
    try {
      return await work()
    } catch (error) {
      log.error({ err: error, section: name }, 'a section of the search failed')
      return otherwise
    }
  }
  const contents = (name: GroupName, chosen: { types?: ContentType[]; excludedTypes?: ContentType[] }) =>
    attempt(name, NOTHING, () => searchCards(term, { ...chosen, offset: 0, rows: MOST_RESULTS }, { db, audience, now }))
  const calculators = sections.includes('tools') ? findCalculators(term, CALCULATORS).map(wordsOf) : []
  const [found, courses, services, closed] = await Promise.all([
    Promise.all([
      contents('news', { excludedTypes: ['Modulo', 'Tool'] }),
      contents('modules', { types: ['Modulo'] }),
      contents('tools', { types: ['Tool'] }),
    ]),
    attempt<{ hits: SearchHit[]; total: number }>('courses', { hits: [], total: 0 }, async () => {
      const { list, total } = await searchCourses(db, { page: 0, limit: MOST_RESULTS, search: term }, now)
      const hits = list.map(({ id, slug, cardHeading, description }) => ({
        id: String(id),
        title: cardHeading,
        link: courseLink(audience, `/corsi-ecm-fad/${slug}`),
        text: excerpt(description),
      }))
      return { hits, total }
    }),
    attempt<SearchHit[]>('services', [], () => searchServices(term, { db, audience, rows: MOST_RESULTS })),
    attempt<ClosedFinds | null>('services', null, () => findClosed(term, { db, audience, now })),
  ])
  const [news = NOTHING, modules = NOTHING, tools = NOTHING] = withoutGuesses(found, courses.total > 0)
  const withUse = ({ items, matches }: Found) => ({
    matches,
    items: items.map((item) => ({
      ...item,
      isUsable: itemAccess({ paywalls: [], useFlag: item.useFlag }, audience).kind === 'whole',
    })),
  })
  const correctedTo = [news, modules, tools].find(({ matches }) => matches > 0)?.correctedTo
  const total = news.matches + modules.matches + tools.matches + calculators.length + courses.total + services.length
  const counted = searchCounted(term, { total, correctedTo, hasClosed: closed !== null })
  if (counted) noteCounted(context, counted)
  return {
    term,
    correctedTo,
    isSearchable: isSearchable(term),
    audience,
    news,
    modules: withUse(modules),
    tools: withUse(tools),
    calculators: calculators.map(({ id, icon, title, text }) => ({ id, icon, title, text })),
    courses,
    services,
    closed,
    total,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.term ? `Ricerca: ${loaderData.term}` : 'Ricerca' },
  { name: 'robots', content: 'noindex' },
]

export default function Results({ loaderData }: Route.ComponentProps) {
  const { term, total, news, courses, modules, tools, calculators, services, closed, audience } = loaderData
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
        {total === 0 && isVisitor && loaderData.isSearchable && <WaysOn />}
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
        count={tools.matches + calculators.length}
        cards={[
          ...calculators.map((each) => <CalculatorCard key={each.id} calculator={each} as="article" />),
          ...tools.items.map((item) => <ToolCardView key={item.id} item={item} isUsable={item.isUsable} />),
        ]}
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
