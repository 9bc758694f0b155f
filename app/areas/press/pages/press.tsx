import { data, type HeadersFunction, useNavigation } from 'react-router'
import { audienceOf } from '#areas/audience/context.server.ts'
import { Region } from '#areas/content/ui/region.tsx'
import { listSpecializationFamilies } from '#areas/professions/store.server.ts'
import { ButtonLink } from '#design/button/button.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Band, SectionHead } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import { PageHead } from '#design/page-head/page-head.tsx'
import { type PageParts, partsOf } from '#platform/http/page-parts.server.ts'
import { type RomeDay, romeDayOf } from '#platform/pure/dates.ts'
import { pageMeta } from '#platform/pure/page-meta.ts'
import { searchPress } from '../commands.server.ts'
import { NO_RESULT, PRESS_CRUMBS, pressFigures, pressLead } from '../copy.ts'
import { PRESS_PATH, type PressQuestion, READING_LIST_PATH, RESULTS_STEP, type TypedQuestion } from '../model.ts'
import {
  defaultPeriod,
  mayUsePress,
  type PressHeader,
  pressHeader,
  questionOf,
  questionProblems,
  shownIn,
} from '../rules.ts'
import { listPressCategories } from '../store.server.ts'
import { ReviewPanel } from '../ui/review-panel.tsx'
import { PressSearchForm } from '../ui/search-form.tsx'
import { type Search, SearchResults } from '../ui/search-results.tsx'
import { typedIn } from '../ui/typed-in.ts'
import type { Route } from './+types/press'

export const handle = {
  lends: ['bottom'],
  query: ['dataDa', 'dataA', 'categoria', 'descrizione', 'mostra'],
  failure: `${NO_RESULT.title} ${NO_RESULT.text}`,
}

/** PUB-001…011. The day is written in it and the search is somebody's own: it is made anew for whoever asks. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const parts = partsOf(context)
  const audience = audienceOf(context)
  const search = new URL(request.url).searchParams
  const today = romeDayOf(parts.now)
  const isOpen = mayUsePress(audience)
  const isAsked = isOpen && search.has('categoria')
  const typed = isAsked ? typedIn(search) : unasked(today)
  const question = isAsked ? questionOf(typed, today) : null
  const [categories, families, found] = await Promise.all([
    listPressCategories(parts.db),
    listSpecializationFamilies(parts.db),
    question ? look(parts, question, search) : ({ status: 'unasked' } as const),
  ])
  return data(
    {
      clubName: parts.club.name,
      origin: parts.origin,
      header: pressHeader(audience),
      isOpen,
      today,
      typed,
      errors: isAsked ? questionProblems(typed, today) : {},
      categories,
      families,
      search: found,
    },
    { headers: { 'cache-control': 'no-store' } },
  )
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

function unasked(today: RomeDay): TypedQuestion {
  return { ...defaultPeriod(today), category: '', keyword: '' }
}

/** PUB-009. A search that fails is told with the words of one that found nothing; only the log knows. */
async function look(parts: PageParts, question: PressQuestion, search: URLSearchParams): Promise<Search> {
  const { db, now, log, outside } = parts
  const shown = shownIn(search)
  try {
    const found = await searchPress(db, question, { port: outside.literature, now, log, offset: 0, limit: shown + 1 })
    if (found.length === 0) return { status: 'empty' }
    const more = new URLSearchParams(search)
    more.set('mostra', String(shown + RESULTS_STEP))
    return {
      status: 'found',
      articles: found.slice(0, shown),
      moreAddress: found.length > shown ? `${PRESS_PATH}?${more}` : null,
    }
  } catch (error) {
    log.error({ err: error }, 'the literature cannot be searched')
    return { status: 'failed' }
  }
}

const TITLE = 'PubMed: la letteratura scientifica'

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: TITLE,
        description: pressLead(loaderData.categories.length),
        path: PRESS_PATH,
        origin: loaderData.origin,
        clubName: loaderData.clubName,
      })
    : []

export default function PressPage({ loaderData }: Route.ComponentProps) {
  const { header, isOpen, today, typed, errors, categories, families, search } = loaderData
  const navigation = useNavigation()
  const isPending = navigation.state === 'loading' && navigation.location.pathname === PRESS_PATH
  return (
    <>
      <PageHead
        title={TITLE}
        lead={pressLead(categories.length)}
        crumbs={PRESS_CRUMBS}
        cover={{ seed: 'letteratura-scientifica', category: 'ricerca' }}
        actions={<HeaderAction header={header} />}
      />
      <Band space="small" aria-label="Il servizio in tre numeri">
        <ul className="grid gap-4 sm:grid-cols-3">
          {pressFigures(categories.length).map(({ icon, figure, text }) => (
            <li key={figure} className="flex items-start gap-3 border-primary border-t-2 pt-4">
              <Icon name={icon} size={26} className="mt-1 text-primary" />
              <p>
                <span className="block font-display text-title-s">{figure}</span>
                <span className="text-ink-soft">{text}</span>
              </p>
            </li>
          ))}
        </ul>
      </Band>
      <Band id="ricerca" ground="sunken" aria-labelledby="ricerca-titolo">
        <SectionHead
          id="ricerca-titolo"
          title="Cerca nella letteratura"
          lead="Titoli e abstract dal più recente, nella tua specializzazione."
          action={isOpen && <ReadingListLink />}
        />
        <div className="grid gap-8">
          <PressSearchForm
            key={`${typed.from}|${typed.to}|${typed.category}|${typed.keyword}`}
            categories={categories}
            typed={typed}
            errors={errors}
            today={today}
            isPending={isPending}
            isOpen={isOpen}
            note={isOpen ? null : <ClosedNote header={header} />}
          />
          {isOpen && <SearchResults search={search} isPending={isPending} />}
        </div>
      </Band>
      <Band id="newsletter" ground="paper" aria-labelledby="newsletter-titolo">
        <SectionHead
          id="newsletter-titolo"
          title="La tua newsletter settimanale"
          lead="Scegli fino a tre specializzazioni: il lunedì ricevi le novità entrate nel catalogo, mai due volte la stessa."
        />
        <ReviewPanel families={families} isOpen={isOpen} />
      </Band>
      <Region name="bottom" />
    </>
  )
}

/** PUB-002 */
function HeaderAction({ header }: { header: PressHeader }) {
  if (header.kind !== 'included')
    return (
      <ButtonLink to={header.to} variant="accent" size="large">
        {header.label}
      </ButtonLink>
    )
  return (
    <p className="inline-flex min-h-11 items-center gap-2 rounded-pill bg-success-tint px-4 py-2 font-strong text-success">
      <Icon name="circle-check" />
      <span>Questo servizio è incluso nel tuo abbonamento</span>
    </p>
  )
}

/** PUB-003 */
function ClosedNote({ header }: { header: PressHeader }) {
  return (
    <p className="flex items-start gap-2 rounded-field bg-primary-tint px-4 py-3">
      <Icon name="lock" className="mt-1 text-primary" />
      <span>
        Ricerca e newsletter sono riservate a chi ha il servizio nell’abbonamento.{' '}
        {header.kind !== 'included' && <Link to={header.to}>{header.label}</Link>}
      </span>
    </p>
  )
}

function ReadingListLink() {
  return (
    <Link to={READING_LIST_PATH} look="standalone">
      <Icon name="bookmark" size={18} />
      Il tuo elenco di lettura
    </Link>
  )
}
