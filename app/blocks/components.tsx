import { type ComponentType, lazy } from 'react'
import { BannerSectionBlock } from './banner-section/banner-section.tsx'
import type { BlockProps } from './block.ts'
import type { BlockData, BlockType } from './definitions.server.ts'

/**
 * CONTENTS: the component of every block, by type; typed by definitions.server.ts, so that none is missing or gets other data.
 *
 * The block almost every page opens with travels with the page. The others are lazy: a page brings only the code of what it
 * shows. The server waits for them, so their words are always in the document.
 */
export const components: { [Type in BlockType]: ComponentType<BlockProps<BlockData<Type>>> } = {
  'banner-section': BannerSectionBlock,
  calculators: lazy(() =>
    import('./calculators/calculators.tsx').then(({ CalculatorsBlock }) => ({ default: CalculatorsBlock })),
  ),
  'content-carousel': lazy(() =>
    import('./content-carousel/content-carousel.tsx').then(({ ContentCarouselBlock }) => ({
      default: ContentCarouselBlock,
    })),
  ),
  'latest-contents': lazy(() =>
    import('./latest-contents/latest-contents.tsx').then(({ LatestContentsBlock }) => ({
      default: LatestContentsBlock,
    })),
  ),
  'latest-tools': lazy(() =>
    import('./latest-tools/latest-tools.tsx').then(({ LatestToolsBlock }) => ({ default: LatestToolsBlock })),
  ),
  'news-block': lazy(() =>
    import('./news-block/news-block.tsx').then(({ NewsBlockBlock }) => ({ default: NewsBlockBlock })),
  ),
  'news-carousel': lazy(() =>
    import('./news-carousel/news-carousel.tsx').then(({ NewsCarouselBlock }) => ({ default: NewsCarouselBlock })),
  ),
  'read-also': lazy(() =>
    import('./read-also/read-also.tsx').then(({ ReadAlsoBlock }) => ({ default: ReadAlsoBlock })),
  ),
  'suggested-courses': lazy(() =>
    import('./suggested-courses/suggested-courses.tsx').then(({ SuggestedCoursesBlock }) => ({
      default: SuggestedCoursesBlock,
    })),
  ),
  'suggested-news': lazy(() =>
    import('./suggested-news/suggested-news.tsx').then(({ SuggestedNewsBlock }) => ({ default: SuggestedNewsBlock })),
  ),
  'favorite-news': lazy(() =>
    import('./favorite-news/favorite-news.tsx').then(({ FavoriteNewsBlock }) => ({ default: FavoriteNewsBlock })),
  ),
  'marketing-form': lazy(() =>
    import('./marketing-form/marketing-form.tsx').then(({ MarketingFormBlock }) => ({ default: MarketingFormBlock })),
  ),
  'health-news': lazy(() =>
    import('./health-news/health-news.tsx').then(({ HealthNewsBlock }) => ({ default: HealthNewsBlock })),
  ),
  faq: lazy(() => import('./faq/faq.tsx').then(({ FaqBlock }) => ({ default: FaqBlock }))),
  'plan-comparison': lazy(() =>
    import('./plan-comparison/plan-comparison.tsx').then(({ PlanComparisonBlock }) => ({
      default: PlanComparisonBlock,
    })),
  ),
  'latest-professionals': lazy(() =>
    import('./latest-professionals/latest-professionals.tsx').then(({ LatestProfessionalsBlock }) => ({
      default: LatestProfessionalsBlock,
    })),
  ),
  'loyalty-advantages': lazy(() =>
    import('./loyalty-advantages/loyalty-advantages.tsx').then(({ LoyaltyAdvantagesBlock }) => ({
      default: LoyaltyAdvantagesBlock,
    })),
  ),
  'loyalty-alternative': lazy(() =>
    import('./loyalty-alternative/loyalty-alternative.tsx').then(({ LoyaltyAlternativeBlock }) => ({
      default: LoyaltyAlternativeBlock,
    })),
  ),
  'loyalty-balance': lazy(() =>
    import('./loyalty-balance/loyalty-balance.tsx').then(({ LoyaltyBalanceBlock }) => ({
      default: LoyaltyBalanceBlock,
    })),
  ),
  'loyalty-categories': lazy(() =>
    import('./loyalty-categories/loyalty-categories.tsx').then(({ LoyaltyCategoriesBlock }) => ({
      default: LoyaltyCategoriesBlock,
    })),
  ),
  'loyalty-how-it-works': lazy(() =>
    import('./loyalty-how-it-works/loyalty-how-it-works.tsx').then(({ LoyaltyHowItWorksBlock }) => ({
      default: LoyaltyHowItWorksBlock,
    })),
  ),
  'loyalty-missions': lazy(() =>
    import('./loyalty-missions/loyalty-missions.tsx').then(({ LoyaltyMissionsBlock }) => ({
      default: LoyaltyMissionsBlock,
    })),
  ),
  'loyalty-points': lazy(() =>
    import('./loyalty-points/loyalty-points.tsx').then(({ LoyaltyPointsBlock }) => ({
      default: LoyaltyPointsBlock,
    })),
  ),
  'loyalty-rewards-home': lazy(() =>
    import('./loyalty-rewards-home/loyalty-rewards-home.tsx').then(({ LoyaltyRewardsHomeBlock }) => ({
      default: LoyaltyRewardsHomeBlock,
    })),
  ),
  'loyalty-top-brands': lazy(() =>
    import('./loyalty-top-brands/loyalty-top-brands.tsx').then(({ LoyaltyTopBrandsBlock }) => ({
      default: LoyaltyTopBrandsBlock,
    })),
  ),
  'rental-offers': lazy(() =>
    import('./rental-offers/rental-offers.tsx').then(({ RentalOffersBlock }) => ({ default: RentalOffersBlock })),
  ),
  'best-offers': lazy(() =>
    import('./best-offers/best-offers.tsx').then(({ BestOffersBlock }) => ({ default: BestOffersBlock })),
  ),
  'professionals-list': lazy(() =>
    import('./professionals-list/professionals-list.tsx').then(({ ProfessionalsListBlock }) => ({
      default: ProfessionalsListBlock,
    })),
  ),
  'top-shops': lazy(() =>
    import('./top-shops/top-shops.tsx').then(({ TopShopsBlock }) => ({ default: TopShopsBlock })),
  ),
  'video-tutorials': lazy(() =>
    import('./video-tutorials/video-tutorials.tsx').then(({ VideoTutorialsBlock }) => ({
      default: VideoTutorialsBlock,
    })),
  ),
  'service-request': lazy(() =>
    import('./service-request/service-request.tsx').then(({ ServiceRequestBlock }) => ({
      default: ServiceRequestBlock,
    })),
  ),
  'service-terms': lazy(() =>
    import('./service-terms/service-terms.tsx').then(({ ServiceTermsBlock }) => ({ default: ServiceTermsBlock })),
  ),
  'lead-form': lazy(() =>
    import('./lead-form/lead-form.tsx').then(({ LeadFormBlock }) => ({ default: LeadFormBlock })),
  ),
  'contact-form': lazy(() =>
    import('./contact-form/contact-form.tsx').then(({ ContactFormBlock }) => ({ default: ContactFormBlock })),
  ),
  'appointment-form': lazy(() =>
    import('./appointment-form/appointment-form.tsx').then(({ AppointmentFormBlock }) => ({
      default: AppointmentFormBlock,
    })),
  ),
  'rich-text': lazy(() =>
    import('./rich-text/rich-text.tsx').then(({ RichTextBlock }) => ({ default: RichTextBlock })),
  ),
  'single-product-banner': lazy(() =>
    import('./single-product-banner/single-product-banner.tsx').then(({ SingleProductBannerBlock }) => ({
      default: SingleProductBannerBlock,
    })),
  ),
  'standard-info-box': lazy(() =>
    import('./standard-info-box/standard-info-box.tsx').then(({ StandardInfoBoxBlock }) => ({
      default: StandardInfoBoxBlock,
    })),
  ),
  'anchor-menu': lazy(() =>
    import('./anchor-menu/anchor-menu.tsx').then(({ AnchorMenuBlock }) => ({ default: AnchorMenuBlock })),
  ),
  'bottom-banner': lazy(() =>
    import('./bottom-banner/bottom-banner.tsx').then(({ BottomBannerBlock }) => ({ default: BottomBannerBlock })),
  ),
  'download-banner': lazy(() =>
    import('./download-banner/download-banner.tsx').then(({ DownloadBannerBlock }) => ({
      default: DownloadBannerBlock,
    })),
  ),
  'included-services': lazy(() =>
    import('./included-services/included-services.tsx').then(({ IncludedServicesBlock }) => ({
      default: IncludedServicesBlock,
    })),
  ),
  infographic: lazy(() =>
    import('./infographic/infographic.tsx').then(({ InfographicBlock }) => ({ default: InfographicBlock })),
  ),
  'occupation-choice': lazy(() =>
    import('./occupation-choice/occupation-choice.tsx').then(({ OccupationChoiceBlock }) => ({
      default: OccupationChoiceBlock,
    })),
  ),
  'partner-logo': lazy(() =>
    import('./partner-logo/partner-logo.tsx').then(({ PartnerLogoBlock }) => ({ default: PartnerLogoBlock })),
  ),
  'promo-banner': lazy(() =>
    import('./promo-banner/promo-banner.tsx').then(({ PromoBannerBlock }) => ({ default: PromoBannerBlock })),
  ),
  'service-cards': lazy(() =>
    import('./service-cards/service-cards.tsx').then(({ ServiceCardsBlock }) => ({ default: ServiceCardsBlock })),
  ),
  'services-carousel': lazy(() =>
    import('./services-carousel/services-carousel.tsx').then(({ ServicesCarouselBlock }) => ({
      default: ServicesCarouselBlock,
    })),
  ),
  video: lazy(() => import('./video/video.tsx').then(({ VideoBlock }) => ({ default: VideoBlock }))),
  'video-list': lazy(() =>
    import('./video-list/video-list.tsx').then(({ VideoListBlock }) => ({ default: VideoListBlock })),
  ),
  'personal-band': lazy(() =>
    import('./personal-band/personal-band.tsx').then(({ PersonalBandBlock }) => ({ default: PersonalBandBlock })),
  ),
  'welcome-headline': lazy(() =>
    import('./welcome-headline/welcome-headline.tsx').then(({ WelcomeHeadlineBlock }) => ({
      default: WelcomeHeadlineBlock,
    })),
  ),
}
