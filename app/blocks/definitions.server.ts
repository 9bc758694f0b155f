import type { z } from 'zod'
import { loadAnchorMenu } from './anchor-menu/load.server.ts'
import { anchorMenuSchema } from './anchor-menu/schema.ts'
import { appointmentFormSchema } from './appointment-form/schema.ts'
import { bannerSectionSchema } from './banner-section/schema.ts'
import { loadBestOffers } from './best-offers/load.server.ts'
import { bestOffersSchema } from './best-offers/schema.ts'
import { type BlockDefinition, defineBlock } from './block.ts'
import { bottomBannerSchema } from './bottom-banner/schema.ts'
import { loadCalculators } from './calculators/load.server.ts'
import { calculatorsSchema } from './calculators/schema.ts'
import { loadContactForm } from './contact-form/load.server.ts'
import { contactFormSchema } from './contact-form/schema.ts'
import { loadContentCarousel } from './content-carousel/load.server.ts'
import { contentCarouselSchema } from './content-carousel/schema.ts'
import { downloadBannerSchema } from './download-banner/schema.ts'
import { faqSchema } from './faq/schema.ts'
import { loadFavoriteNews } from './favorite-news/load.server.ts'
import { favoriteNewsSchema } from './favorite-news/schema.ts'
import { healthNewsSchema } from './health-news/schema.ts'
import { includedServicesSchema } from './included-services/schema.ts'
import { infographicSchema } from './infographic/schema.ts'
import { loadLatestContents } from './latest-contents/load.server.ts'
import { latestContentsSchema } from './latest-contents/schema.ts'
import { loadLatestProfessionals } from './latest-professionals/load.server.ts'
import { latestProfessionalsSchema } from './latest-professionals/schema.ts'
import { loadLatestTools } from './latest-tools/load.server.ts'
import { latestToolsSchema } from './latest-tools/schema.ts'
import { leadFormSchema } from './lead-form/schema.ts'
import { loyaltyAdvantagesSchema } from './loyalty-advantages/schema.ts'
import { loadLoyaltyAlternative, loadUnlessReplaced } from './loyalty-alternative/load.server.ts'
import { loyaltyAlternativeSchema } from './loyalty-alternative/schema.ts'
import { loadLoyaltyBalance } from './loyalty-balance/load.server.ts'
import { loyaltyBalanceSchema } from './loyalty-balance/schema.ts'
import { loyaltyCategoriesSchema } from './loyalty-categories/schema.ts'
import { loyaltyHowItWorksSchema } from './loyalty-how-it-works/schema.ts'
import { loyaltyMissionsSchema } from './loyalty-missions/schema.ts'
import { loyaltyPointsSchema } from './loyalty-points/schema.ts'
import { loyaltyRewardsHomeSchema } from './loyalty-rewards-home/schema.ts'
import { loyaltyTopBrandsSchema } from './loyalty-top-brands/schema.ts'
import { marketingFormSchema } from './marketing-form/schema.ts'
import { loadNewsBlock } from './news-block/load.server.ts'
import { newsBlockSchema } from './news-block/schema.ts'
import { loadNewsCarousel } from './news-carousel/load.server.ts'
import { newsCarouselSchema } from './news-carousel/schema.ts'
import { loadOccupationChoice } from './occupation-choice/load.server.ts'
import { occupationChoiceSchema } from './occupation-choice/schema.ts'
import { partnerLogoSchema } from './partner-logo/schema.ts'
import { loadPersonalBand } from './personal-band/load.server.ts'
import { personalBandSchema } from './personal-band/schema.ts'
import { loadPlanComparison } from './plan-comparison/load.server.ts'
import { planComparisonSchema } from './plan-comparison/schema.ts'
import { professionalsListSchema } from './professionals-list/schema.ts'
import { promoBannerSchema } from './promo-banner/schema.ts'
import { loadReadAlso } from './read-also/load.server.ts'
import { readAlsoSchema } from './read-also/schema.ts'
import { loadRentalOffers } from './rental-offers/load.server.ts'
import { rentalOffersSchema } from './rental-offers/schema.ts'
import { loadRichText } from './rich-text/load.server.ts'
import { richTextSchema } from './rich-text/schema.ts'
import { serviceCardsSchema } from './service-cards/schema.ts'
import { loadServiceRequest } from './service-request/load.server.ts'
import { serviceRequestSchema } from './service-request/schema.ts'
import { serviceTermsSchema } from './service-terms/schema.ts'
import { servicesCarouselSchema } from './services-carousel/schema.ts'
import { loadSingleProductBanner } from './single-product-banner/load.server.ts'
import { singleProductBannerSchema } from './single-product-banner/schema.ts'
import { standardInfoBoxSchema } from './standard-info-box/schema.ts'
import { loadSuggestedCourses } from './suggested-courses/load.server.ts'
import { suggestedCoursesSchema } from './suggested-courses/schema.ts'
import { loadSuggestedNews } from './suggested-news/load.server.ts'
import { suggestedNewsSchema } from './suggested-news/schema.ts'
import { loadTopShops } from './top-shops/load.server.ts'
import { topShopsSchema } from './top-shops/schema.ts'
import { videoSchema } from './video/schema.ts'
import { loadVideoList } from './video-list/load.server.ts'
import { videoListSchema } from './video-list/schema.ts'
import { loadVideoTutorials } from './video-tutorials/load.server.ts'
import { videoTutorialsSchema } from './video-tutorials/schema.ts'
import { loadWelcomeHeadline } from './welcome-headline/load.server.ts'
import { welcomeHeadlineSchema } from './welcome-headline/schema.ts'

/** CONTENTS: every block editors can place, by type. The component of each is in components.tsx. */
export const definitions = {
  'banner-section': defineBlock({
    schema: bannerSectionSchema,
    isHero: true,
    isEmpty: ({ banners }) => banners.length === 0,
  }),
  calculators: defineBlock({
    schema: calculatorsSchema,
    load: loadCalculators,
    isEmpty: ({ shown }) => shown.kind === 'none',
  }),
  'content-carousel': defineBlock({
    schema: contentCarouselSchema,
    load: loadContentCarousel,
    isEmpty: ({ items }) => items.length === 0,
  }),
  'latest-contents': defineBlock({
    schema: latestContentsSchema,
    load: loadLatestContents,
    isEmpty: ({ items }) => items?.length === 0,
  }),
  'latest-tools': defineBlock({
    schema: latestToolsSchema,
    load: loadLatestTools,
    isEmpty: ({ items }) => items.length === 0,
  }),
  'news-block': defineBlock({
    schema: newsBlockSchema,
    load: loadNewsBlock,
  }),
  'news-carousel': defineBlock({
    schema: newsCarouselSchema,
    load: loadNewsCarousel,
    isEmpty: ({ items }) => items.length === 0,
  }),
  'read-also': defineBlock({
    schema: readAlsoSchema,
    load: loadReadAlso,
    isEmpty: ({ items }) => items.length === 0,
  }),
  'suggested-courses': defineBlock({
    schema: suggestedCoursesSchema,
    load: loadSuggestedCourses,
    isEmpty: ({ courses }) => courses.length === 0,
  }),
  'suggested-news': defineBlock({
    schema: suggestedNewsSchema,
    load: loadSuggestedNews,
    isEmpty: ({ items }) => items.length === 0,
  }),
  'favorite-news': defineBlock({
    schema: favoriteNewsSchema,
    load: loadFavoriteNews,
    isEmpty: ({ items }) => items.length === 0,
  }),
  'health-news': defineBlock({ schema: healthNewsSchema }),
  'marketing-form': defineBlock({ schema: marketingFormSchema }),
  faq: defineBlock({ schema: faqSchema, isEmpty: ({ items }) => items.length === 0 }),
  'plan-comparison': defineBlock({ schema: planComparisonSchema, load: loadPlanComparison }),
  'latest-professionals': defineBlock({
    schema: latestProfessionalsSchema,
    load: loadLatestProfessionals,
    isEmpty: ({ cards }) => cards?.length === 0,
  }),
  'best-offers': defineBlock({
    schema: bestOffersSchema,
    load: loadBestOffers,
    isEmpty: ({ offers }) => offers?.length === 0,
  }),
  'professionals-list': defineBlock({ schema: professionalsListSchema }),
  'loyalty-alternative': defineBlock({
    schema: loyaltyAlternativeSchema,
    load: loadLoyaltyAlternative,
    isEmpty: ({ isInForce }) => !isInForce,
  }),
  'loyalty-balance': defineBlock({
    schema: loyaltyBalanceSchema,
    load: loadLoyaltyBalance,
    isEmpty: ({ shown }) => shown === null,
  }),
  'loyalty-advantages': defineBlock({
    schema: loyaltyAdvantagesSchema,
    load: loadUnlessReplaced<z.output<typeof loyaltyAdvantagesSchema>>,
    isEmpty: ({ shown }) => shown === null,
  }),
  'loyalty-categories': defineBlock({
    schema: loyaltyCategoriesSchema,
    load: loadUnlessReplaced<z.output<typeof loyaltyCategoriesSchema>>,
    isEmpty: ({ shown }) => shown === null,
  }),
  'loyalty-how-it-works': defineBlock({
    schema: loyaltyHowItWorksSchema,
    load: loadUnlessReplaced<z.output<typeof loyaltyHowItWorksSchema>>,
    isEmpty: ({ shown }) => shown === null,
  }),
  'loyalty-missions': defineBlock({
    schema: loyaltyMissionsSchema,
    load: loadUnlessReplaced<z.output<typeof loyaltyMissionsSchema>>,
    isEmpty: ({ shown }) => shown === null,
  }),
  'loyalty-points': defineBlock({
    schema: loyaltyPointsSchema,
    load: loadUnlessReplaced<z.output<typeof loyaltyPointsSchema>>,
    isEmpty: ({ shown }) => shown === null,
  }),
  'loyalty-rewards-home': defineBlock({
    schema: loyaltyRewardsHomeSchema,
    load: loadUnlessReplaced<z.output<typeof loyaltyRewardsHomeSchema>>,
    isEmpty: ({ shown }) => shown === null,
  }),
  'loyalty-top-brands': defineBlock({
    schema: loyaltyTopBrandsSchema,
    load: loadUnlessReplaced<z.output<typeof loyaltyTopBrandsSchema>>,
    isEmpty: ({ shown }) => shown === null,
  }),
  'rental-offers': defineBlock({
    schema: rentalOffersSchema,
    load: loadRentalOffers,
    isEmpty: ({ offers }) => offers.length === 0,
  }),
  'lead-form': defineBlock({ schema: leadFormSchema }),
  'contact-form': defineBlock({ schema: contactFormSchema, load: loadContactForm }),
  'appointment-form': defineBlock({ schema: appointmentFormSchema }),
  'rich-text': defineBlock({ schema: richTextSchema, load: loadRichText }),
  'top-shops': defineBlock({
    schema: topShopsSchema,
    load: loadTopShops,
    isEmpty: ({ shops }) => shops.length === 0,
  }),
  'video-tutorials': defineBlock({
    schema: videoTutorialsSchema,
    load: loadVideoTutorials,
    isEmpty: ({ tutorials }) => tutorials.length === 0,
  }),
  'service-request': defineBlock({ schema: serviceRequestSchema, load: loadServiceRequest }),
  'service-terms': defineBlock({ schema: serviceTermsSchema }),
  'single-product-banner': defineBlock({
    schema: singleProductBannerSchema,
    load: loadSingleProductBanner,
    isEmpty: ({ product }) => product === null,
  }),
  'standard-info-box': defineBlock({ schema: standardInfoBoxSchema, isEmpty: ({ cards }) => cards.length === 0 }),
  'anchor-menu': defineBlock({
    schema: anchorMenuSchema,
    load: loadAnchorMenu,
    isEmpty: ({ links }) => links.length === 0,
  }),
  'bottom-banner': defineBlock({ schema: bottomBannerSchema }),
  'download-banner': defineBlock({ schema: downloadBannerSchema }),
  'included-services': defineBlock({ schema: includedServicesSchema, isEmpty: ({ cards }) => cards.length === 0 }),
  infographic: defineBlock({ schema: infographicSchema }),
  'occupation-choice': defineBlock({
    schema: occupationChoiceSchema,
    load: loadOccupationChoice,
    isEmpty: ({ choices }) => choices.length === 0,
  }),
  'partner-logo': defineBlock({ schema: partnerLogoSchema, isEmpty: ({ showPartnerLogo }) => !showPartnerLogo }),
  'personal-band': defineBlock({
    schema: personalBandSchema,
    load: loadPersonalBand,
    isEmpty: ({ labels }) => labels === null,
    isHero: true,
  }),
  'promo-banner': defineBlock({ schema: promoBannerSchema }),
  'service-cards': defineBlock({ schema: serviceCardsSchema, isEmpty: ({ cards }) => cards.length === 0 }),
  'services-carousel': defineBlock({ schema: servicesCarouselSchema, isEmpty: ({ cards }) => cards.length === 0 }),
  video: defineBlock({ schema: videoSchema }),
  'video-list': defineBlock({
    schema: videoListSchema,
    load: loadVideoList,
    isEmpty: ({ items }) => items.length === 0,
  }),
  'welcome-headline': defineBlock({
    schema: welcomeHeadlineSchema,
    load: loadWelcomeHeadline,
    isEmpty: ({ message }) => message === '',
  }),
}

export type BlockType = keyof typeof definitions
/** What the component of a block gets. */
export type BlockData<Type extends BlockType> =
  (typeof definitions)[Type] extends BlockDefinition<z.ZodType, infer Data> ? Data : never
