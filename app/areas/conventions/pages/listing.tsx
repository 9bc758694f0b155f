import { data } from 'react-router'
import { audienceOf } from '#areas/audience/context.server.ts'
import { seesDiscountHeader, seesTopShops } from '#areas/audience/entitlement-rules.ts'
import { Region } from '#areas/content/ui/region.tsx'
import { ButtonLink } from '#design/button/button.tsx'
import { Card, CardBody, CardTitle } from '#design/card/card.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Band, CardGrid, SectionHead, Wrap } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import { PageHead } from '#design/page-head/page-head.tsx'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { passOnCaching } from '#platform/http/pass-on-caching.ts'
import { pageMeta } from '#platform/pure/page-meta.ts'
import { shopWindow } from '../context.server.ts'
import { CONVENTIONS, CRUMBS, conventionsPromise } from '../copy.ts'
import { BEST_OFFERS } from '../model.ts'
import { couponAccess, isShopLogoLink, listsCouponCards } from '../rules.ts'
import { BestOffers } from '../ui/best-offers.tsx'
import { PromoSlideshow } from '../ui/promo-slideshow.tsx'
import { TopShops } from '../ui/top-shops.tsx'
import { toCoupon } from '../wire.ts'
import type { Route } from './+types/listing'

/** CNV-001. The conventions of the club. CNV-021: what cannot be read costs itself, and such a page is not kept. */
export async function loader({ context }: Route.LoaderArgs) {
  const parts = partsOf(context)
  const audience = audienceOf(context)
  const asked = {
    type: audience.type,
    offers: BEST_OFFERS.list,
    hasTopShops: seesTopShops(audience),
    hasSlides: seesDiscountHeader(audience),
  }
  const { offers, shops, slides, counts, isComplete } = await shopWindow(parts, asked)
  const shown = {
    clubName: parts.club.name,
    origin: parts.origin,
    promise: conventionsPromise(counts),
    offers: offers?.map(toCoupon) ?? null,
    shops,
    slides,
    access: couponAccess(audience),
    isLogoLink: isShopLogoLink(audience),
    hasCards: listsCouponCards(audience),
    hasHeader: seesDiscountHeader(audience),
  }
  return data(shown, isComplete ? {} : { headers: { 'cache-control': 'no-store' } })
}

export const handle = { lends: ['bottom'] }

export const headers = passOnCaching

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: 'Convenzioni',
        description: loaderData.promise,
        path: '/servizi/convenzioni',
        origin: loaderData.origin,
        clubName: loaderData.clubName,
      })
    : []

export default function ListingPage({ loaderData }: Route.ComponentProps) {
  const { offers, shops, slides, access, isLogoLink, hasCards, hasHeader } = loaderData
  return (
    <>
      {/* AUD-018: a visitor finds the name of the page, and nothing of its header. */}
      <PageHead
        title="Convenzioni"
        crumbs={CRUMBS}
        {...(hasHeader && {
          lead: loaderData.promise,
          cover: { seed: 'convenzioni-del-club', category: 'convenzioni' },
          actions: (
            <>
              <ButtonLink to="#Default">Vedi le convenzioni</ButtonLink>
              <ButtonLink to="/servizi/convenzioni/negozi" variant="ghost">
                Tutti i negozi
              </ButtonLink>
            </>
          ),
        })}
      />
      <Wrap className="pt-8 empty:hidden">
        <PromoSlideshow slides={slides} />
      </Wrap>
      <Band id="ConvenzioniListing" aria-labelledby="convenzioni-titolo">
        <span id="Default" className="block scroll-mt-24" />
        <SectionHead id="convenzioni-titolo" title="Le convenzioni del Club" />
        <CardGrid columns={4}>
          {CONVENTIONS.map(({ title, text, to, icon }) => (
            <Card key={to} as="div">
              <CardBody>
                <Icon name={icon} size={28} className="text-primary" />
                <CardTitle to={to}>{title}</CardTitle>
                <p className="text-ink-soft">{text}</p>
              </CardBody>
            </Card>
          ))}
        </CardGrid>
      </Band>
      {shops.length > 0 && (
        <Band ground="paper" aria-labelledby="negozi-titolo">
          <SectionHead
            id="negozi-titolo"
            title="I negozi più amati"
            action={
              <Link look="standalone" to="/servizi/convenzioni/negozi/categorie">
                Vedi per categoria
              </Link>
            }
          />
          <TopShops title="I negozi più amati" shops={shops} isLogoLink={isLogoLink} />
        </Band>
      )}
      <BestOffers offers={offers} access={access} isLogoLink={isLogoLink} hasCards={hasCards} />
      <Region name="bottom" />
    </>
  )
}
