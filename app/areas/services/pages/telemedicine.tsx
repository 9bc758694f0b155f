import { audienceOf } from '#areas/audience/context.server.ts'
import { membershipPrompt, telemedicineAccess } from '#areas/audience/entitlement-rules.ts'
import { listCards } from '#areas/content/article-store.server.ts'
import { toContentDoc } from '#areas/content/article-wire.ts'
import { Region } from '#areas/content/ui/region.tsx'
import { TelemedicineAccess } from '#areas/content/ui/telemedicine-access.tsx'
import { ButtonLink } from '#design/button/button.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Band, CardGrid, SectionHead } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import { PageHead } from '#design/page-head/page-head.tsx'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { pageMeta } from '#platform/pure/page-meta.ts'
import { promptAction } from '../rules.ts'
import { FEATURES, HOME_CONTENTS, HOME_NEWS, LEAD, NEWS_TOPIC, TELEMEDICINE_LINK } from '../telemedicine-copy.ts'
import { ContentDocCard } from '../ui/content-doc-card.tsx'
import type { Route } from './+types/telemedicine'

/** TEL-001…008 */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, now, club, origin } = partsOf(context)
  const audience = audienceOf(context)
  const [news, latest] = await Promise.all([
    listCards(db, { topics: [NEWS_TOPIC], offset: 0, rows: HOME_NEWS }, now),
    listCards(db, { offset: 0, rows: HOME_CONTENTS }, now),
  ])
  const prompt = audience.type === 'TRIAL' ? 'upgrade' : membershipPrompt(audience.type)
  return {
    clubName: club.name,
    origin,
    access: telemedicineAccess(audience),
    action: prompt && promptAction(prompt),
    news: news.map(toContentDoc),
    contents: latest.map(toContentDoc),
  }
}

export const handle = { lends: ['main', 'bottom'] }

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: 'Telemedicina',
        description: LEAD,
        path: '/telemedicina',
        origin: loaderData.origin,
        clubName: loaderData.clubName,
      })
    : []

export default function TelemedicinePage({ loaderData: { access, action, news, contents } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title="Telemedicina"
        lead={LEAD}
        crumbs={[
          { label: 'Home', to: '/' },
          { label: 'Servizi', to: '/servizi' },
        ]}
        cover={{ seed: 'telemedicina', category: 'medicina' }}
        actions={
          <>
            {access === 'open' && <TelemedicineAccess access="open" link={TELEMEDICINE_LINK} />}
            {access === 'reactivating' && <TelemedicineAccess access="reactivating" />}
            {action && (
              <ButtonLink to={action.to} variant="accent">
                {action.label}
              </ButtonLink>
            )}
          </>
        }
      />
      <Region name="main" />
      <Band aria-labelledby="servizio-titolo" space="small">
        <SectionHead id="servizio-titolo" title="Che cosa comprende" />
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
          {FEATURES.map(({ icon, title, text }) => (
            <li key={title} className="rounded-card bg-paper p-6 shadow-card">
              <Icon name={icon} size={28} className="mb-3 text-primary" />
              <h3 className="font-strong font-text text-title-xs">{title}</h3>
              <p className="mt-2 text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </Band>
      <Band ground="paper" aria-labelledby="news-titolo">
        <SectionHead
          id="news-titolo"
          title="Curare a distanza: le news"
          action={
            <Link look="standalone" to="/telemedicina/contenuti">
              Vedi i contenuti
            </Link>
          }
        />
        {news.length > 0 && (
          <CardGrid columns={2}>
            {news.map((doc) => (
              <ContentDocCard key={doc.id} doc={doc} />
            ))}
          </CardGrid>
        )}
      </Band>
      <Band aria-labelledby="contenuti-titolo">
        <SectionHead id="contenuti-titolo" title="Gli ultimi contenuti" />
        <CardGrid columns={3}>
          {contents.map((doc) => (
            <ContentDocCard key={doc.id} doc={doc} />
          ))}
        </CardGrid>
      </Band>
      <Region name="bottom" />
    </>
  )
}
