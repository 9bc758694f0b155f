import { category } from '#areas/content/category-record.ts'
import { synonym } from '#areas/content/synonym-record.ts'
import { offer } from '#areas/conventions/offer-record.ts'
import { shop } from '#areas/conventions/shop-record.ts'
import { clip } from '#areas/courses/clip-record.ts'
import { series } from '#areas/courses/series-record.ts'
import { teacher } from '#areas/courses/teacher-record.ts'
import { reward } from '#areas/loyalty/reward-record.ts'
import { message } from '#areas/notices/message-record.ts'
import { notice } from '#areas/notices/notice-record.ts'
import { preparedAnswer } from '#areas/requests/prepared-record.ts'
import { rental } from '#areas/services/rental-record.ts'
import { tutorial } from '#areas/services/tutorial-record.ts'
import { travel } from '#areas/travel/travel-record.ts'
import { creditPeriod } from '#areas/triennium/period-record.ts'
import type { AnyRecord } from '#platform/records/record.ts'

/** CONTENTS: every record of the desk. Routes, places of the desk and the generic test are made of this list. */
export const RECORDS: readonly AnyRecord[] = [
  message,
  notice,
  category,
  synonym,
  clip,
  series,
  teacher,
  creditPeriod,
  offer,
  shop,
  travel,
  rental,
  tutorial,
  preparedAnswer,
  reward,
]
