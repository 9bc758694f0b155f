import { data } from 'react-router'
import { audienceOf } from '#areas/audience/context.server.ts'
import { seesTopShops } from '#areas/audience/entitlement-rules.ts'
import { holds } from '#areas/audience/rules.ts'
import { findPageFigure } from '#areas/content/page-text-store.server.ts'
import { Region } from '#areas/content/ui/region.tsx'
import { shopWindow } from '#areas/conventions/context.server.ts'
import { BEST_OFFERS } from '#areas/conventions/model.ts'
import { isShopLogoLink } from '#areas/conventions/rules.ts'
import { toCoupon } from '#areas/conventions/wire.ts'
import { countOpenCourses, listSeries } from '#areas/courses/store.server.ts'
import { Band, SectionHead } from '#design/layout/layout.tsx'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { pageMeta } from '#platform/pure/page-meta.ts'
import { offeredTo } from '../context.server.ts'
import { PlanComparison } from '../ui/plan-comparison.tsx'
import { ShopDiscounts } from '../ui/shop-discounts.tsx'
import { UpgradeHeader } from '../ui/upgrade-header.tsx'
import { OfferGrid, ResourceTabs, ServiceTabs, StorySection } from '../ui/upgrade-sections.tsx'
import { CREDITS_OFFERED, offersLead, STORIES, trainingStory } from '../upgrade-copy.ts'
import type { Route } from './+types/upgrade'

export async function loader({ context }: Route.LoaderArgs) {
  const parts = partsOf(context)
  const { db, now, club } = parts
  const audience = audienceOf(context)
  const { offers, shops, slides, counts, isComplete } = await shopWindow(parts, {
    type: audience.type,
    offers: BEST_OFFERS.home,
    hasTopShops: seesTopShops(audience),
  })
  const shown = {
    type: audience.type,
    clubName: club.name,
    origin: parts.origin,
    creditsOffered: (await findPageFigure(db, '/upgrade')) ?? CREDITS_OFFERED,
    courses: await countOpenCourses(db, now),
    series: (await listSeries(db)).length,
    products: await offeredTo(db, audience, now),
    // UPG-017: a visitor we do not know is told what the club is, not what opens beside what they have.
    hasOffers: audience.type !== 'SUSPECT',
    // UPG-024
    hasLegalCases: holds(audience, 'legal'),
    discounts: {
      lead: offersLead(counts),
      offers: offers?.map(toCoupon) ?? null,
      shops,
      slides,
      isLogoLink: isShopLogoLink(audience),
    },
  }
  return data(shown, isComplete ? {} : { headers: { 'cache-control': 'no-store' } })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  const caching = loaderHeaders.get('cache-control')
  return new Headers(caching ? { 'cache-control': caching } : {})
}

export const handle = { lends: ['bottom'] }

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: 'Passa a Premium',
        description:
          'Formazione ECM, tutela legale, strumenti, convenzioni e programma fedeltà: che cosa si apre con un piano.',
        path: '/upgrade',
        origin: loaderData.origin,
        clubName: loaderData.clubName,
      })
    : []

/** UPG-018, UPG-019. The page that sells the club, part by part. */
export default function UpgradePage({ loaderData }: Route.ComponentProps) {
  const { type, products, hasOffers, hasLegalCases, discounts, creditsOffered, courses, series } = loaderData
  return (
    <>
      <UpgradeHeader id="upgrade-header" type={type} />
      {hasOffers && <OfferGrid />}
      <StorySection story={STORIES.news} />
      <div id="upgrade-fad">
        <StorySection story={trainingStory(creditsOffered, courses, series)} isMirrored />
      </div>
      <ServiceTabs type={type} />
      <ResourceTabs />
      <ShopDiscounts {...discounts} />
      <StorySection story={STORIES.loyalty} />
      <StorySection story={STORIES.professionals} isMirrored />
      <StorySection story={STORIES.homeCare} />
      {hasLegalCases && <StorySection story={STORIES.legalCases} isMirrored />}
      <StorySection story={STORIES.press} isMirrored={!hasLegalCases} />
      <Band aria-labelledby="confronto">
        <SectionHead id="confronto" title="I piani a confronto" />
        <PlanComparison products={products} type={type} />
      </Band>
      <Region name="bottom" />
      <UpgradeHeader id="upgrade-header-fine" type={type} level={2} />
    </>
  )
}
