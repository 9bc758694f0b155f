import { audienceOf, memberOf } from '#areas/audience/context.server.ts'
import { seesEcmCredits } from '#areas/audience/entitlement-rules.ts'
import { findMemberById, listWallets } from '#areas/audience/store.server.ts'
import { toCardCourse } from '#areas/courses/card-rules.ts'
import { listPersonalCourses } from '#areas/courses/enrolment-store.server.ts'
import { PERSONAL_COURSES_PER_PAGE } from '#areas/courses/model.ts'
import { suggestionsInOrder } from '#areas/courses/rules.ts'
import { listSuggested } from '#areas/courses/store.server.ts'
import { creditsOf, isPlafondSpent, showsCredits, trainingTabs } from '#areas/courses/training-rules.ts'
import { CourseGrid } from '#areas/courses/ui/course-grid.tsx'
import { CreditsPanel } from '#areas/courses/ui/credits-panel.tsx'
import { PersonalList } from '#areas/courses/ui/personal-list.tsx'
import { SummaryChart } from '#areas/courses/ui/summary-chart.tsx'
import { ButtonLink } from '#design/button/button.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { Link } from '#design/link/link.tsx'
import { TabLinks } from '#design/tabs/tabs.tsx'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { picturesFor, runningOf } from '../picture-context.server.ts'
import { PastPeriods, PeriodCard } from '../ui/period-card.tsx'
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
  const [{ total, list }, pictures, member] = await Promise.all([
    listPersonalCourses(db, { memberId, status: tab.status, page: 0, limit }, now),
    picturesFor(db, memberId, now),
    findMemberById(db, memberId),
  ])
  const hasCredits = showsCredits(audience)
  const wallets = hasCredits ? await listWallets(db, memberId, now) : []
  const groups = await listSuggested(db, { limit: 6, profession: member?.profession ?? null, memberId }, now)
  return {
    audience,
    tabs,
    tab,
    running: runningOf(pictures),
    // LRN-028: the last one that is over is what insurance looks at.
    past: pictures
      .filter(({ state }) => state === 'over')
      .map(({ name, insured, period: { slug } }) => ({ name, slug, insured })),
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
  const { audience, tabs, tab, items, totalPages, suggested, hasCredits, isEverythingSpent, isMember } = loaderData
  const { running, past } = loaderData
  return (
    <div className="grid gap-9">
      <div>
        <h1 className="text-title-l">La mia Formazione</h1>
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
      {running && <PeriodCard picture={running} level={2} />}
      {past.length > 0 && <PastPeriods past={past} />}
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
    </div>
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
