import { servedSynonym } from '#areas/content/synonym-record.server.ts'
import { servedOffer } from '#areas/conventions/offer-record.server.ts'
import { servedShop } from '#areas/conventions/shop-record.server.ts'
import { servedClip } from '#areas/courses/clip-record.server.ts'
import { servedTeacher } from '#areas/courses/teacher-record.server.ts'
import { servedReward } from '#areas/loyalty/reward-record.server.ts'
import { servedMessage } from '#areas/notices/message-record.server.ts'
import { servedNotice } from '#areas/notices/notice-record.server.ts'
import { servedPreparedAnswer } from '#areas/requests/prepared-record.server.ts'
import { servedRental } from '#areas/services/rental-record.server.ts'
import { servedTutorial } from '#areas/services/tutorial-record.server.ts'
import { servedTravel } from '#areas/travel/travel-record.server.ts'
import { servedCreditPeriod } from '#areas/triennium/period-record.server.ts'
import { NotFound } from '#platform/errors.ts'
import type { PageParts } from '#platform/http/page-parts.server.ts'
import { listOf } from '#platform/records/record.ts'
import type { ServedRecord } from '#platform/records/serve-record.server.ts'
import { servedCategory, servedSeries } from '../rubrics/served-rubrics.server.ts'

/** CONTENTS: where every record of the desk is kept. */
export const SERVED: readonly ServedRecord[] = [
  servedMessage,
  servedNotice,
  servedCategory,
  servedSynonym,
  servedClip,
  servedSeries,
  servedTeacher,
  servedCreditPeriod,
  servedOffer,
  servedShop,
  servedTravel,
  servedRental,
  servedTutorial,
  servedPreparedAnswer,
  servedReward,
]

/** The record whose page was asked for: several routes share one file. One that another company keeps has no page here. */
export function servedAt({ url }: Request, { outside }: Pick<PageParts, 'outside'>): ServedRecord {
  // Whoever comes along a link asks for the data of the page alone.
  const pathname = new URL(url).pathname.replace(/\.data$/, '')
  const served = SERVED.find(
    ({ record }) => pathname === listOf(record) || pathname === record.path || pathname.startsWith(`${record.path}/`),
  )
  if (!served?.isKept(outside)) throw new NotFound()
  return served
}
