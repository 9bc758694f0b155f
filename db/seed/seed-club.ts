import { sql } from 'drizzle-orm'
import { addDemoMembers } from '#areas/account/demo-commands.server.ts'
import type { Provider } from '#areas/classroom/certificate-commands.server.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.server.ts'
import { takeTime } from '#platform/db/silence.server.ts'
import { seedConventions } from './conventions.ts'
import { seedCourses, seedSeries } from './courses.ts'
import { seedFitnessCenters } from './fitness-centers.ts'
import { seedLegalCases } from './legal-cases.ts'
import { seedLegalRates } from './legal-rates.ts'
import { seedLoyalty } from './loyalty.ts'
import { seedMemberDetails } from './member-details.ts'
import { seedNotices } from './notices.ts'
import { analyseMembers, seedOrdinaryMembers } from './ordinary-members.ts'
import { seedPages } from './pages.ts'
import { seedPast } from './past/seed-past.ts'
import { seedPress } from './press.ts'
import { seedPressCategories } from './press-categories.ts'
import { seedProducts } from './products.ts'
import { seedProfessionalCards } from './professional-cards.ts'
import { seedProfessions } from './professions.ts'
import { seedPurchases } from './purchases.ts'
import { seedReading } from './reading.ts'
import { seedRentalOffers } from './rental-offers.ts'
import { seedRequests } from './requests.ts'
import { seedSegments } from './segments.ts'
import { seedSynonyms } from './synonyms.ts'
import { seedTraining } from './training.ts'
import { seedTravel } from './travel.ts'
import { seedTriennium } from './triennium.ts'
import { seedUsedCredits } from './used-credits.ts'
import { seedVideoTutorials } from './video-tutorials.ts'
import { seedWelcome } from './welcome.ts'

export type SeedOptions = {
  clock: Clock
  /** How many times larger than the smallest believable club. */
  scale: number
  /**
   * What is invented belongs to a demo: people, courses, offers, plans on sale. A real club begins with its pages and with what works
   * without being believed: sheets, tools, professions, rubrics.
   */
  isDemo: boolean
  /** FIG-054. Two years behind a demo, with the people who made them: what every start writes, and most tests need not. */
  hasPast?: boolean
  /** Articles to begin with: a demo always has them, a real club when it asks for them. */
  hasArticles?: boolean
  /** Who certifies what the people of a demo have studied. */
  club: Provider
  log?: (sentence: string) => void
}

/** A believable club, or the beginning of a real one. Run again, or after being killed at any moment, it adds only what is missing. */
export async function seedClub(
  db: Db,
  { clock, scale, isDemo, club, hasArticles = isDemo, hasPast = false, log = () => undefined }: SeedOptions,
): Promise<void> {
  const now = clock.now()
  await db.transaction(async (tx) => {
    // Two nodes that start together on an empty database would both write the first pages. The second waits as long as the first takes.
    await takeTime(tx)
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('seed_pages'))`)
    await seedPages(tx, { now, hasHealthNews: isDemo, log })
    await seedReading(tx, { now, scale: isDemo ? scale : 1, hasArticles, isDemo, log })
    await seedSynonyms(tx)
    await seedWelcome(tx)
    await seedLegalRates(tx)
    await seedNotices(tx, { now })
    await seedProfessions(tx)
    await seedPressCategories(tx)
    await seedProducts(tx, { isDemo })
    if (!isDemo) return seedSeries(tx)
    await seedFitnessCenters(tx)
    await seedCourses(tx, { now, log })
  })
  if (!isDemo) return
  const scaleOfPeople = scale > LARGEST_SCALE_OF_PEOPLE ? SCALE_BEYOND : scale
  await seedDemo(db, { scale: scaleOfPeople, now, club, log })
  if (!hasPast) return
  const added = await seedPast(db, { scale: scaleOfPeople, now, club })
  if (added > 0) log(`Soci degli anni passati aggiunti: ${added}`)
}

/** Above this only what is read grows: an archive of a hundred thousand items is believable, six million members are not. */
const LARGEST_SCALE_OF_PEOPLE = 10_000
const SCALE_BEYOND = 10

type DemoOptions = { scale: number; now: Date; club: Provider; log: (sentence: string) => void }

async function seedDemo(db: Db, { scale, now, club, log }: DemoOptions): Promise<void> {
  await seedPeople(db, { scale, now, log })
  await seedPress(db, { now, scale })
  await seedConventions(db, { now, scale })
  await seedTravel(db)
  await seedRentalOffers(db)
  await seedVideoTutorials(db)
  await seedLegalCases(db, now)
  await seedRequests(db, now)
  await seedTraining(db, { now, club })
  await seedUsedCredits(db)
  await seedTriennium(db, now)
  await seedLoyalty(db, now)
  await seedSegments(db, now)
}

async function seedPeople(db: Db, options: Omit<DemoOptions, 'club'>) {
  const added = (await addDemoMembers(db, options.now)) + (await seedOrdinaryMembers(db, options))
  await seedProfessionalCards(db, options)
  // After everybody is there: a Premium without the plan they bought would be counted among the members and not among its holders.
  await seedMemberDetails(db)
  await seedPurchases(db, options.now)
  if (added === 0) return
  await analyseMembers(db)
  options.log(`Soci aggiunti: ${added}`)
}
