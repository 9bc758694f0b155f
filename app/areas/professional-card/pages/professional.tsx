import { data, type HeadersFunction } from 'react-router'
import { audienceOf } from '#areas/audience/context.server.ts'
import { JsonLd } from '#areas/content/ui/json-ld.tsx'
import { Region } from '#areas/content/ui/region.tsx'
import { AppointmentForm } from '#areas/leads/ui/forms.tsx'
import { Breadcrumbs } from '#design/breadcrumbs/breadcrumbs.tsx'
import { Button } from '#design/button/button.tsx'
import { buttonClass } from '#design/button/button-class.ts'
import { Icon } from '#design/icon/icon.tsx'
import { Band, SectionHead, Wrap } from '#design/layout/layout.tsx'
import { NotFound } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { pageMeta } from '#platform/pure/page-meta.ts'
import { excerpt } from '#platform/pure/text.ts'
import { noteCounted } from '#platform/tally/counted-page.ts'
import { findShownCard } from '../public-card-context.server.ts'
import { tellPressed } from '../ui/card-calls.ts'
import { CardHead } from '../ui/card-head.tsx'
import { CardSections } from '../ui/card-sections.tsx'
import { physicianOf } from '../ui/physician.ts'
import type { Route } from './+types/professional'

/** CRD-020, CRD-025. Kept nowhere: contacts must go the moment the owner is no longer PREMIUM. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, now, club, origin } = partsOf(context)
  const found = await findShownCard(db, { slug: params.slug, audience: audienceOf(context), now })
  if (!found) throw new NotFound()
  const { counted, ...card } = found
  noteCounted(context, counted)
  return data(
    { card, isForAll: card.isForAll, clubName: club.name, origin },
    { headers: { 'cache-control': 'no-store' } },
  )
}

export const handle = { lends: ['bottom'] }

export const headers: HeadersFunction = () => ({ 'cache-control': 'no-store' })

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { card, clubName, origin, isForAll } = loaderData
  const title = `${card.name}, ${card.title}`
  return pageMeta({
    title,
    description: excerpt(card.presentation) || `${card.title}, scheda professionale.`,
    path: `/professionisti-sanitari/${card.slug}`,
    origin,
    clubName,
    type: 'profile',
    sharedTitle: `${title} | ${clubName}`,
    isHiddenFromSearchEngines: !isForAll,
  })
}

export default function ProfessionalPage({ loaderData: { card, origin } }: Route.ComponentProps) {
  return (
    <>
      <div className="bg-linear-to-b from-primary-tint to-ground">
        <Wrap className="pt-4 pb-4 md:pt-6">
          <Breadcrumbs
            crumbs={[
              { label: 'Home', to: '/' },
              { label: 'Professionisti sanitari', to: '/professionisti-sanitari' },
              { label: card.name },
            ]}
          />
          <CardHead card={card} />
          <p className="mt-5 flex flex-wrap gap-3 print:hidden">
            {card.contacts && (
              <a href="#appuntamento" className={buttonClass({ variant: 'accent' })}>
                <Icon name="calendar-check" size={20} />
                Chiedi un appuntamento
              </a>
            )}
            {card.contacts?.phone && (
              <a
                href={`tel:${card.contacts.phone.replace(/[^+\d]/g, '')}`}
                className={buttonClass({ variant: 'ghost' })}
              >
                <Icon name="phone" size={20} />
                Chiama
              </a>
            )}
            <a
              href={`/api/professionallist/professionalcards/${card.slug}/contatto`}
              download={`${card.slug}.vcf`}
              className={buttonClass({ variant: 'ghost' })}
            >
              <Icon name="download" size={20} />
              Salva il contatto
            </a>
            <Button variant="ghost" icon="printer" onClick={() => window.print()}>
              Stampa
            </Button>
          </p>
        </Wrap>
      </div>
      <Band space="small">
        <CardSections card={card} onContact={(contact) => tellPressed(card.slug, contact)} />
      </Band>
      {card.contacts && (
        <Band
          ground="paper"
          space="small"
          id="appuntamento"
          aria-labelledby="appuntamento-titolo"
          className="print:hidden"
        >
          <div className="grid gap-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]">
            <SectionHead
              id="appuntamento-titolo"
              title="Chiedi un appuntamento"
              lead={`Scegli un giorno: il Club passa la richiesta a ${card.name} e ti conferma l’ora. Per le urgenze chiama.`}
            />
            <AppointmentForm about={`Scheda di ${card.name} (${card.slug})`} submitLabel="Chiedi l’appuntamento" />
          </div>
        </Band>
      )}
      <JsonLd data={physicianOf(card, origin)} />
      <Region name="bottom" />
    </>
  )
}
