import { audienceOf } from '#areas/audience/context.server.ts'
import { CompletionModal } from '#areas/profile/ui/completion-modal.tsx'
import { Breadcrumbs } from '#design/breadcrumbs/breadcrumbs.tsx'
import { Band, SectionHead, Wrap } from '#design/layout/layout.tsx'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { pageMeta } from '#platform/pure/page-meta.ts'
import { MAGAZINES, MAGAZINES_PATH, MAGAZINES_TITLE } from '../model.ts'
import { layoutOf } from '../rules.ts'
import { MagazineCarousel } from '../ui/magazine-carousel.tsx'
import { MagazineLogo } from '../ui/magazine-logo.tsx'
import { MagazineSection } from '../ui/magazine-section.tsx'
import { useReader } from '../ui/use-reader.ts'
import type { Route } from './+types/magazines'

const LEAD = 'Sette testate, gli articoli che riguardano la tua professione, un solo posto in cui trovarli.'

/** MAG-001. The page knows the audience only; posts arrive after it. */
export async function loader({ context }: Route.LoaderArgs) {
  const { origin, club } = partsOf(context)
  return { type: audienceOf(context).type, origin, clubName: club.name }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: MAGAZINES_TITLE,
        description: LEAD,
        path: MAGAZINES_PATH,
        origin: loaderData.origin,
        clubName: loaderData.clubName,
      })
    : []

export default function Magazines({ loaderData }: Route.ComponentProps) {
  const { reader, complete, dismiss } = useReader(loaderData.type)
  return (
    <>
      <div className="bg-linear-to-b from-primary-tint to-ground">
        <Wrap className="pt-4 pb-5 md:pt-6 md:pb-8">
          <Breadcrumbs
            crumbs={[
              { label: 'Homepage', to: '/' },
              { label: 'News e Approfondimenti', to: '/news-approfondimenti' },
              { label: 'Contenuti medico-scientifici' },
            ]}
          />
          <h1 className="mt-3 max-w-3xl text-balance font-display text-title-xl md:mt-5">{MAGAZINES_TITLE}</h1>
          <p className="mt-4 max-w-measure text-ink-soft text-lg">{LEAD}</p>
          <nav aria-label="Testate" className="mt-6">
            <ul className="flex flex-wrap items-center gap-x-6 gap-y-2">
              {MAGAZINES.map((magazine) => (
                <li key={magazine.code}>
                  <a href={`#${magazine.code}`} className="flex min-h-11 items-center rounded-small hover:opacity-75">
                    <MagazineLogo magazine={magazine} />
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </Wrap>
      </div>
      <Band space="small" aria-labelledby="suggeriti">
        <SectionHead
          id="suggeriti"
          title={loaderData.type === 'SUSPECT' ? 'In primo piano' : 'Suggeriti per te'}
          lead="Un articolo da ogni testata."
        />
        <MagazineCarousel reader={reader} />
      </Band>
      {MAGAZINES.map((magazine, position) => (
        <MagazineSection
          key={magazine.code}
          magazine={magazine}
          layout={layoutOf(position)}
          isOdd={position % 2 === 0}
          reader={reader}
        />
      ))}
      <CompletionModal onComplete={complete} onDismiss={dismiss} />
    </>
  )
}
