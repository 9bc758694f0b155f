import { and, asc, count, desc, eq, gte, isNotNull, ne, not, notInArray, sql } from 'drizzle-orm'
import { members } from '#areas/audience/tables.server.ts'
import { leads } from '#areas/leads/tables.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import type {
  MemberRequest,
  OperatorRequest,
  RentalOffer,
  RequestForm,
  ServiceRequest,
  TutorialFilm,
  VideoTutorial,
} from './model.ts'
import { rentalOffers, serviceRequests, tutorialFilms, videoTutorials } from './tables.server.ts'

const MOST = 200

/** One request of a kind at a time for a member: the count that decides cannot be overtaken. */
export async function lockRequests(db: Db, memberId: string, form: RequestForm): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`service-requests/${memberId}/${form}`}))`)
}

export async function countRequests(
  db: Db,
  { memberId, form, since }: { memberId: string; form: RequestForm; since: Date },
): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(serviceRequests)
    .where(
      and(
        eq(serviceRequests.memberId, memberId),
        eq(serviceRequests.form, form),
        gte(serviceRequests.createdAt, since),
      ),
    )
  return row?.total ?? 0
}

/** How many of each form a member made since an instant: counted, because the list of them is bounded. */
export async function countRequestsByForm(
  db: Db,
  { memberId, since }: { memberId: string; since: Date },
): Promise<Partial<Record<RequestForm, number>>> {
  const rows = await db
    .select({ form: serviceRequests.form, total: count() })
    .from(serviceRequests)
    .where(and(eq(serviceRequests.memberId, memberId), gte(serviceRequests.createdAt, since)))
    .groupBy(serviceRequests.form)
  return Object.fromEntries(rows.map(({ form, total }) => [form, total]))
}

export async function findRequest(db: Db, id: string): Promise<ServiceRequest | null> {
  const { memberId, form, createdAt } = serviceRequests
  const [row] = await db
    .select({ id: serviceRequests.id, memberId, form, createdAt })
    .from(serviceRequests)
    .where(eq(serviceRequests.id, id))
  return row ?? null
}

export async function insertRequest(db: Db, request: ServiceRequest): Promise<void> {
  await db.insert(serviceRequests).values(request)
}

const note = sql<string | null>`${leads.fields} ->> 'note'`
const requestColumns = {
  id: serviceRequests.id,
  form: serviceRequests.form,
  createdAt: serviceRequests.createdAt,
  dueAt: leads.dueAt,
  note,
  state: leads.state,
}

/** The latest first. */
export async function listRequests(db: Db, memberId: string): Promise<MemberRequest[]> {
  return db
    .select(requestColumns)
    .from(serviceRequests)
    .innerJoin(leads, eq(leads.id, serviceRequests.id))
    .where(eq(serviceRequests.memberId, memberId))
    .orderBy(desc(serviceRequests.createdAt), asc(serviceRequests.id))
    .limit(MOST)
}

/** For programs of the club: what is open, the nearest day first, without the kinds that are not told to whoever asks. */
export async function listOpenRequests(
  db: Db,
  { except, limit, offset }: { except: readonly string[]; limit: number; offset: number },
): Promise<OperatorRequest[]> {
  return db
    .select({
      ...requestColumns,
      person: sql<string>`${members.name} || ' ' || ${members.surname}`,
      username: members.username,
      clientCode: members.clientCode,
      email: leads.email,
      phone: leads.phone,
      campaignCode: leads.campaignCode,
    })
    .from(serviceRequests)
    .innerJoin(leads, eq(leads.id, serviceRequests.id))
    .innerJoin(members, eq(members.id, serviceRequests.memberId))
    .where(and(ne(leads.state, 'closed'), notInArray(serviceRequests.form, [...except] as RequestForm[])))
    .orderBy(sql`${leads.dueAt} nulls last`, asc(serviceRequests.createdAt), asc(serviceRequests.id))
    .limit(limit)
    .offset(offset)
}

/** SRV-012. Those that are shown, in the order of the desk. */
export async function listRentalOffers(db: Db): Promise<RentalOffer[]> {
  const rows = await db
    .select()
    .from(rentalOffers)
    .where(not(rentalOffers.isHidden))
    .orderBy(asc(rentalOffers.position), asc(rentalOffers.slug))
    .limit(MOST)
  return rows.map(({ position: _, isHidden: _isHidden, version: _version, ...offer }) => offer)
}

export async function insertRentalOffers(db: Db, offers: readonly RentalOffer[]): Promise<void> {
  await db
    .insert(rentalOffers)
    .values(offers.map((offer, position) => ({ ...offer, position })))
    .onConflictDoNothing()
}

/** Shown, and with something to watch. */
export const isTutorialShown = and(
  not(videoTutorials.isHidden),
  isNotNull(videoTutorials.videoUrl),
  isNotNull(videoTutorials.captionsUrl),
)

const shownTutorial = {
  slug: videoTutorials.slug,
  title: videoTutorials.title,
  abstract: videoTutorials.abstract,
  content: videoTutorials.content,
  previewImage: videoTutorials.previewImage,
  videoUrl: sql<string>`${videoTutorials.videoUrl}`,
  captionsUrl: sql<string>`${videoTutorials.captionsUrl}`,
  isPreview: videoTutorials.isPreview,
  durationSeconds: videoTutorials.durationSeconds,
}

/** SRV-019. Those that are shown, in the order of the desk. */
export async function listVideoTutorials(db: Db): Promise<VideoTutorial[]> {
  return db
    .select(shownTutorial)
    .from(videoTutorials)
    .where(isTutorialShown)
    .orderBy(asc(videoTutorials.position), asc(videoTutorials.slug))
    .limit(MOST)
}

export async function hasVideoTutorials(db: Db): Promise<boolean> {
  return (await db.select({ slug: videoTutorials.slug }).from(videoTutorials).limit(1)).length > 0
}

export async function insertVideoTutorials(db: Db, videos: readonly VideoTutorial[]): Promise<void> {
  await db
    .insert(videoTutorials)
    .values(videos.map((video, position) => ({ ...video, position })))
    .onConflictDoNothing()
}

export async function findVideoTutorial(db: Db, slug: string): Promise<VideoTutorial | null> {
  const [row] = await db
    .select(shownTutorial)
    .from(videoTutorials)
    .where(and(eq(videoTutorials.slug, slug), isTutorialShown))
  return row ?? null
}

export async function findTutorialFilm(db: Db, slug: string): Promise<TutorialFilm | null> {
  const [row] = await db.select().from(tutorialFilms).where(eq(tutorialFilms.slug, slug))
  return row ?? null
}

export async function insertTutorialFilms(db: Db, films: readonly TutorialFilm[]): Promise<void> {
  await db
    .insert(tutorialFilms)
    .values([...films])
    .onConflictDoNothing()
}
