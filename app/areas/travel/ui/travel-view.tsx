import type { MembershipPrompt } from '#areas/audience/entitlement-rules.ts'
import type { Crumb } from '#design/breadcrumbs/breadcrumbs.tsx'
import { ButtonLink } from '#design/button/button.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Prose, Wrap } from '#design/layout/layout.tsx'
import { PageHead } from '#design/page-head/page-head.tsx'
import type { TravelOffer } from '../model.ts'
import { serviceIcons } from '../rules.ts'
import { TravelPicture } from './travel-picture.tsx'
import { TravelRequest } from './travel-request.tsx'

type Props = { travel: TravelOffer; prompt: MembershipPrompt | null; crumbs: readonly Crumb[] }

/** TRV-007, TRV-008. A travel, what it includes and the form that asks for it. */
export function TravelView({ travel, prompt, crumbs }: Props) {
  const icons = serviceIcons(travel)
  return (
    <>
      <PageHead title={travel.title} eyebrow={travel.location} lead={travel.content} crumbs={crumbs} />
      <Wrap className="grid gap-10 pb-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
        <div className="grid content-start gap-8">
          <div className="aspect-[16/8] overflow-hidden rounded-card">
            <TravelPicture travel={travel} />
          </div>
          <Prose>
            {travel.body.map(({ heading, paragraphs }) => (
              <section key={heading}>
                <h2>{heading}</h2>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </section>
            ))}
          </Prose>
        </div>
        <aside
          aria-labelledby="compreso"
          className="self-start rounded-card bg-paper p-6 shadow-card lg:sticky lg:top-24"
        >
          <h2 id="compreso" className="text-title-s">
            Il viaggio in breve
          </h2>
          <ul className="mt-4 grid gap-3">
            {icons.map(({ icon, label }) => (
              <li key={label} className="flex items-center gap-3">
                <span className="grid size-10 shrink-0 place-items-center rounded-pill bg-primary-tint text-primary">
                  <Icon name={icon} size={20} />
                </span>
                {label}
              </li>
            ))}
          </ul>
          <ButtonLink to="#richiesta" className="mt-6">
            Chiedi un preventivo
          </ButtonLink>
        </aside>
      </Wrap>
      <TravelRequest prompt={prompt} about={travel.title} />
    </>
  )
}
