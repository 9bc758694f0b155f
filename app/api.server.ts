import { accountCalls } from '#areas/account/api.server.ts'
import { audienceCalls } from '#areas/audience/api.server.ts'
import type { Viewer } from '#areas/audience/model.ts'
import { billingCalls } from '#areas/billing/api.server.ts'
import { billingOperatorCalls } from '#areas/billing/operator-api.server.ts'
import { calculatorCalls } from '#areas/calculators/api.server.ts'
import { cartCalls } from '#areas/cart/api.server.ts'
import { classroomCalls } from '#areas/classroom/api.server.ts'
import { reportCalls } from '#areas/classroom/report-api.server.ts'
import { contentCalls } from '#areas/content/article-api.server.ts'
import { filmCalls } from '#areas/content/film-api.server.ts'
import { readingCalls } from '#areas/content/reading-api.server.ts'
import { conventionCalls } from '#areas/conventions/api.server.ts'
import { courseAccessCalls } from '#areas/courses/access-api.server.ts'
import { courseCalls } from '#areas/courses/api.server.ts'
import { courseCoverCalls } from '#areas/courses/cover-api.server.ts'
import { courseFamilyCalls } from '#areas/courses/family-api.server.ts'
import { directoryCalls } from '#areas/directory/api.server.ts'
import { favoriteCalls } from '#areas/favorites/api.server.ts'
import { figureCalls } from '#areas/figures/api.server.ts'
import { leadCallsWith } from '#areas/leads/api.server.ts'
import { legalCaseCalls } from '#areas/legal-cases/api.server.ts'
import { loyaltyCalls } from '#areas/loyalty/api.server.ts'
import { magazineCalls } from '#areas/magazines/api.server.ts'
import { newsCalls } from '#areas/news/api.server.ts'
import { noticesCalls } from '#areas/notices/api.server.ts'
import { plansCalls } from '#areas/plans/api.server.ts'
import { pressCalls } from '#areas/press/api.server.ts'
import { professionalCardCalls } from '#areas/professional-card/api.server.ts'
import { professionCalls } from '#areas/professions/api.server.ts'
import { profileCalls } from '#areas/profile/api.server.ts'
import { searchCalls } from '#areas/search/api.server.ts'
import { serviceCalls } from '#areas/services/api.server.ts'
import { serviceLeadTakers } from '#areas/services/commands.server.ts'
import { standingCalls } from '#areas/standing/api.server.ts'
import { subscriptionCalls } from '#areas/subscription/api.server.ts'
import { trackingCalls } from '#areas/tracking/api.server.ts'
import { travelCalls } from '#areas/travel/api.server.ts'
import { trienniumCalls } from '#areas/triennium/api.server.ts'
import { welcomeCalls } from '#areas/welcome/api.server.ts'
import type { Call } from '#platform/http/call.server.ts'
import { recordCalls } from './backoffice/records/record-api.server.ts'

/** CONTENTS: every call of the club, area by area. */
export const calls: readonly Call<Viewer>[] = [
  ...audienceCalls,
  ...noticesCalls,
  ...standingCalls,
  ...accountCalls,
  ...calculatorCalls,
  ...directoryCalls,
  ...professionalCardCalls,
  ...trackingCalls,
  ...welcomeCalls,
  ...plansCalls,
  ...cartCalls,
  ...billingCalls,
  ...billingOperatorCalls,
  ...subscriptionCalls,
  ...professionCalls,
  ...figureCalls,
  ...leadCallsWith(serviceLeadTakers),
  ...profileCalls,
  ...conventionCalls,
  ...travelCalls,
  ...legalCaseCalls,
  ...serviceCalls,
  ...contentCalls,
  ...filmCalls,
  ...favoriteCalls,
  ...searchCalls,
  ...newsCalls,
  ...magazineCalls,
  ...courseCalls,
  ...trienniumCalls,
  ...courseFamilyCalls,
  ...courseAccessCalls,
  ...courseCoverCalls,
  ...classroomCalls,
  ...readingCalls,
  ...loyaltyCalls,
  ...reportCalls,
  ...pressCalls,
  ...recordCalls,
]
