import { audienceOf, memberOf } from '#areas/audience/context.server.ts'
import { seesEcmCredits } from '#areas/audience/entitlement-rules.ts'
import { findMemberById, listWallets } from '#areas/audience/store.server.ts'
import { Breadcrumbs } from '#design/breadcrumbs/breadcrumbs.tsx'
import { ButtonLink } from '#design/button/button.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { Wrap } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import { ProgressBar } from '#design/progress/progress.tsx'
import { TabLinks } from '#design/tabs/tabs.tsx'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { romeDayOf } from '#platform/pure/dates.ts'
import { tenthInWords } from '#platform/pure/tenths.ts'
import { toCardCourse } from '../card-rules.ts'
import { listPersonalCourses, sumPassedCredits } from '../enrolment-store.server.ts'
import { PERSONAL_COURSES_PER_PAGE } from '../model.ts'
import { suggestionsInOrder } from '../rules.ts'
import { listSuggested } from '../store.server.ts'
import { creditsOf, isPlafondSpent, OBLIGATION, showsCredits, trainingTabs, trienniumOf } from '../training-rules.ts'
import { CourseGrid } from '../ui/course-grid.tsx'
import { CreditsPanel } from '../ui/credits-panel.tsx'
import { PersonalList } from '../ui/personal-list.tsx'
import { SummaryChart } from '../ui/summary-chart.tsx'
import type { Route } from './+types/my-training'

const PATH = '/profilo/la-mia-formazione'

/** TRN-001…015. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, now } = partsOf(context)
  const audience = audienceOf(context)
  const memberId = memberOf(context).id
  const tabs = trainingTabs(audience.type)
  const asked = new URL(request.url).searchParams.get('scheda')
  const tab = tabs.find(({ slug }) => slug === asked) ??
    tabs[0] ?? { status: 1 as const, slug: 'attivi', label: 'Attivi' }
  const limit = PERSONAL_COURSES_PER_PAGE
  const triennium = trienniumOf(romeDayOf(now))
  const [{ total, list }, earned, member] = await Promise.all([
    listPersonalCourses(db, { memberId, status: tab.status, page: 0, limit }, now),
    sumPassedCredits(db, memberId, triennium.from, triennium.to),
    findMemberById(db, memberId),
  ])
  const hasCredits = showsCredits(audience)
  const wallets = hasCredits ? await listWallets(db, memberId, now) : []
  const groups = await listSuggested(db, { limit: 6, profession: member?.profession ?? null, memberId }, now)
  return {
    audience,
    tabs,
    tab,
    earned,
    triennium: triennium.name,
    hasCredits,
    isEverythingSpent: isPlafondSpent(creditsOf(wallets)),
    isMember: seesEcmCredits(audience),
    totalPages: Math.ceil(total / limit),
    items: list.map(({ enrolment, ...course }) => ({
      course: toCardCourse(course),
      progress: {
        status: enrolment.status,
        started: enrolment.startedAt?.toISOString() ?? null,
        ended: enrolment.endedAt?.toISOString() ?? null,
        score: enrolment.score,
        percentageOfCompletion: enrolment.percentageOfCompletion,
      },
    })),
    suggested: suggestionsInOrder(groups, 6).map(toCardCourse),
  }
}

export const meta: Route.MetaFunction = () => [{ title: 'La mia Formazione' }, { name: 'robots', content: 'noindex' }]

export default function MyTrainingPage({ loaderData }: Route.ComponentProps) {
  const { audience, tabs, tab, items, totalPages, suggested, earned, hasCredits, isEverythingSpent, isMember } =
    loaderData
  return (
    <Wrap className="grid gap-9 pb-16">
      <div>
        <div className="py-4">
          <Breadcrumbs
            crumbs={[{ label: 'Home', to: '/' }, { label: 'Profilo', to: '/profilo' }, { label: 'La mia Formazione' }]}
          />
        </div>
        <h1 className="text-title-xl">La mia Formazione</h1>
        <p className="mt-2 flex flex-wrap gap-x-6">
          <Link look="standalone" to="/corsi-ecm-fad">
            Vai ai Corsi ECM
          </Link>
          <Link look="standalone" to="/assistenza">
            Cerchi aiuto?
          </Link>
        </p>
      </div>
      {isEverythingSpent && <EverythingSpent />}
      {isMember && (
        <div className="grid gap-5 lg:grid-cols-2">
          {hasCredits && <CreditsPanel />}
          <SummaryChart />
        </div>
      )}
      <Triennium earned={earned} name={loaderData.triennium} />
      <section aria-labelledby="corsi-personali" className="grid gap-6">
        <h2 id="corsi-personali" className="visually-hidden">
          I tuoi corsi
        </h2>
        <TabLinks
          label="Stato dei corsi"
          links={tabs.map(({ slug, label }, index) => ({
            label,
            to: index === 0 ? PATH : `${PATH}?scheda=${slug}`,
            isCurrent: slug === tab.slug,
          }))}
        />
        {items.length === 0 ? (
          <EmptyState
            icon="graduation-cap"
            level={3}
            title="Al momento non ci sono corsi in questa sezione."
            action={<Link to="/corsi-ecm-fad">Vai ai Corsi ECM</Link>}
          />
        ) : (
          <PersonalList key={tab.slug} first={items} totalPages={totalPages} status={tab.status} audience={audience} />
        )}
      </section>
      <section aria-labelledby="suggeriti" className="grid gap-5">
        <h2 id="suggeriti" className="text-title-l">
          Corsi suggeriti
        </h2>
        <CourseGrid courses={suggested} audience={audience} label="Corsi suggeriti" />
      </section>
    </Wrap>
  )
}

/** TRN-007. Above everything, only when the whole plafond has been used. */
function EverythingSpent() {
  return (
    <section
      aria-label="Crediti esauriti"
      className="flex flex-wrap items-center justify-between gap-4 rounded-card bg-warning-tint p-5"
    >
      <p className="font-strong">Hai usato tutti i crediti ECM del tuo piano.</p>
      <ButtonLink to="/assistenza/contatti">Richiedi crediti aggiuntivi</ButtonLink>
    </section>
  )
}

/**
 * The three-year picture: the obligation, and the share of it without which professional insurance may not pay. The club knows only its own
 * courses, and not who is exempted: it says so, and where all credits are.
 */
function Triennium({ earned, name }: { earned: number; name: string }) {
  const insured = OBLIGATION.credits * OBLIGATION.insuredShare
  return (
    <section aria-labelledby="triennio" className="grid gap-3 rounded-card bg-paper p-6 shadow-card">
      <h2 id="triennio" className="text-title-m">
        Il tuo triennio {name}
      </h2>
      <ProgressBar
        label="Crediti del triennio ottenuti con il club"
        value={earned}
        max={OBLIGATION.credits}
        caption={`${tenthInWords(earned)} crediti con i corsi del club, su un obbligo di ${OBLIGATION.credits}`}
      />
      <p className="text-ink-soft">
        I crediti presi altrove, le riduzioni e gli esoneri non sono contati qui: il tuo totale è sul portale
        Co.Ge.A.P.S. La copertura assicurativa chiede il 70% dell’obbligo: {insured} crediti, se il tuo è di{' '}
        {OBLIGATION.credits}.
      </p>
    </section>
  )
}
