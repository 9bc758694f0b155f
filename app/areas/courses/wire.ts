import { z } from 'zod'
import { excerpt } from '#platform/pure/text.ts'
import type { OpenedCourse } from './commands.server.ts'
import type { PersonalCourse } from './enrolment-store.server.ts'
import { type Course, type CourseSummary, DIDACTIC_MODELS, type Enrolment, type VideoClip } from './model.ts'

const status = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)])

/** What the person has done of one course, as cards need it. */
export const progressWire = z.object({
  courseId: z.number().int(),
  status,
  started: z.string().nullable(),
  subscribed: z.string(),
  ended: z.string().nullable(),
  score: z.number().int().nullable(),
  percentageOfCompletion: z.number().int(),
})
export type ProgressWire = z.infer<typeof progressWire>

export function toProgress(enrolment: Enrolment): ProgressWire {
  return {
    courseId: enrolment.courseId,
    status: enrolment.status,
    started: enrolment.startedAt?.toISOString() ?? null,
    subscribed: enrolment.subscribedAt.toISOString(),
    ended: enrolment.endedAt?.toISOString() ?? null,
    score: enrolment.score,
    percentageOfCompletion: enrolment.percentageOfCompletion,
  }
}

/** CRS-001. */
export const courseWire = z.object({
  id: z.number().int(),
  courseId: z.number().int(),
  slug: z.string(),
  isExternal: z.boolean(),
  linkUrl: z.string().nullable(),
  image: z.string().nullable(),
  cardHeading: z.string(),
  title: z.string(),
  modelloDidattico: z.enum(DIDACTIC_MODELS),
  collana: z.string(),
  description: z.string(),
  downloadPdfUrl: z.string().nullable(),
  videoClipUrl: z.string().nullable(),
  ebookUrl: z.string().nullable(),
  filmFormazioneUrl: z.string().nullable(),
  duration: z.number().int(),
  expiryDate: z.string(),
  credits: z.number(),
  groups: z.array(z.string()),
  promoCode: z.string(),
  started: z.string().nullable(),
  status: status.nullable(),
  subscribed: z.string().nullable(),
  ended: z.string().nullable(),
  score: z.number().int().nullable(),
  percentageOfCompletion: z.number().int(),
})
export type CourseWire = z.infer<typeof courseWire>

export function toCourseWire(course: Course, enrolment: Enrolment | null = null): CourseWire {
  const path = `/corsi-ecm-fad/${course.slug}`
  const progress = enrolment ? toProgress(enrolment) : null
  return {
    id: course.id,
    courseId: course.id,
    slug: course.slug,
    isExternal: course.isExternal,
    linkUrl: course.isExternal ? course.linkUrl : path,
    image: course.image,
    cardHeading: course.cardHeading,
    title: course.title,
    modelloDidattico: course.model,
    collana: course.series,
    description: course.description,
    downloadPdfUrl: course.downloadPdfUrl,
    videoClipUrl: null,
    ebookUrl: course.model === 'E-book' ? path : null,
    filmFormazioneUrl: course.model === 'Film Formazione' ? path : null,
    duration: course.durationHours,
    expiryDate: course.expiryDate,
    credits: course.credits,
    groups: [...course.groups],
    promoCode: course.promoCodes.join('|'),
    started: progress?.started ?? null,
    status: progress?.status ?? null,
    subscribed: progress?.subscribed ?? null,
    ended: progress?.ended ?? null,
    score: progress?.score ?? null,
    percentageOfCompletion: progress?.percentageOfCompletion ?? 0,
  }
}

export function toPersonalCourse({ enrolment, ...course }: PersonalCourse): CourseWire {
  return toCourseWire(course, enrolment)
}

/** LRN-005. What the page of a course says to one person, once they have arrived. */
export const forYouWire = z.object({ daCrediti: z.boolean(), saldo: z.number() })
export type ForYouWire = z.infer<typeof forYouWire>

export function toForYou({ earnsCredits, balance }: { earnsCredits: boolean; balance: number }): ForYouWire {
  return { daCrediti: earnsCredits, saldo: balance }
}

/** CRS-003. */
export const courseFilterWire = z.object({
  page: z.number().int().min(0).max(100_000).default(0),
  limit: z.number().int().min(1).max(100).default(9),
  collId: z.number().int().optional(),
  creditsFrom: z.number().min(0).max(999).optional(),
  creditsTo: z.number().min(0).max(999).optional(),
  didacticModelId: z.number().int().optional(),
  search: z.string().max(100).optional(),
})

export const courseListWire = z.object({
  resultList: z.array(courseWire),
  totale: z.number().int(),
  limit: z.number().int(),
  page: z.number().int(),
})

/** CRS-002. */
export const courseDocumentWire = z.object({
  id: z.number().int(),
  id_course_it: z.number().int(),
  title_it: z.string(),
  collana: z.string(),
  credits: z.number(),
  abstract: z.string(),
  endDate: z.string(),
  image_url: z.string().nullable(),
  item_path: z.string(),
})
export type CourseDocument = z.infer<typeof courseDocumentWire>
export const courseDocumentsWire = z.object({ matches: z.number().int(), docs: z.array(courseDocumentWire) })

/** API-259. The same documents, also by series. */
export const groupedDocumentsWire = courseDocumentsWire.extend({
  groups: z.array(courseDocumentsWire.extend({ collana: z.string() })),
})

/** The documents that were asked for, by series, and how many each series has in all. */
export function toGroups(
  docs: readonly CourseDocument[],
  inSeries: ReadonlyMap<string, number>,
): z.infer<typeof groupedDocumentsWire>['groups'] {
  return [...Map.groupBy(docs, ({ collana }) => collana)].map(([collana, list]) => ({
    collana,
    matches: inSeries.get(collana) ?? list.length,
    docs: list,
  }))
}

/** CRS-002. The series as documents name it: what stands before the first bar. */
export function shownSeries(series: string): string {
  return series.split('|')[0] ?? ''
}

export function toCourseDocument(course: Course): CourseDocument {
  return {
    id: course.id,
    id_course_it: course.id,
    title_it: course.title,
    collana: shownSeries(course.series),
    credits: course.credits,
    abstract: excerpt(course.description),
    endDate: course.expiryDate,
    image_url: course.image,
    item_path: `/corsi-ecm-fad/${course.slug}`,
  }
}

/** API-015, API-016. */
export const familySearchWire = z.object({
  criteria: z.object({
    offset: z.number().int().min(0).max(100_000).default(0),
    rows: z.number().int().min(1).max(999).default(3),
    /** Accepted for who sends them, in the words of the search of contents too: every family is listed from the newest. */
    fallback: z.union([z.boolean(), z.number().int().min(0).max(999)]).optional(),
    order: z.string().max(60).optional(),
    orderCriteria: z.array(z.string().max(60)).max(8).optional(),
  }),
  exclude: z.array(z.number().int()).max(100).default([]),
})

export type FamilySearch = z.output<typeof familySearchWire>

/** API-017. */
export const listingWire = familySearchWire.extend({ contentType: z.enum(['E-book', 'Film Formazione']) })

/** API-014. */
export const suggestedQueryWire = z.object({ limit: z.literal([3, 6, 12]) })
export const suggestedWire = z.object({
  top: z.array(courseWire),
  new: z.array(courseWire),
  foryou: z.array(courseWire),
})
export type SuggestedWire = z.infer<typeof suggestedWire>

/** API-020. */
export const clipWire = z.object({
  id: z.number().int(),
  title: z.string(),
  description: z.string(),
  topic: z.string(),
  durationSeconds: z.number().int(),
  publicationDate: z.string(),
  link: z.string(),
})
export type ClipWire = z.infer<typeof clipWire>
export const clipPageWire = z.object({
  data: z.object({
    search: z.object({
      results: z.array(clipWire),
      pageInfo: z.object({ endCursor: z.string().nullable(), hasNext: z.boolean() }),
    }),
  }),
})
export type ClipPageWire = z.infer<typeof clipPageWire>

export function toClip(clip: VideoClip): ClipWire {
  return {
    id: clip.id,
    title: clip.title,
    description: clip.description,
    topic: clip.topic,
    durationSeconds: clip.durationSeconds,
    publicationDate: clip.publishedAt.toISOString(),
    link: `/corsi-ecm-fad/videoclip/${clip.slug}`,
  }
}

/** API-007, API-008. `richiede` says which dialog the person needs where no address is given. */
export const accessWire = z.object({
  courseAccessURL: z.string().optional(),
  accessURL: z.string().optional(),
  richiede: z.enum(['upgrade', 'products', 'credits', 'fiscal-code']).optional(),
  saldo: z.number().optional(),
  crediti: z.number().optional(),
  /** IDN-029. The stored code, where it is wrong and must be corrected. */
  codiceFiscale: z.string().optional(),
})
export type AccessWire = z.infer<typeof accessWire>

export function toAccess(opened: OpenedCourse): AccessWire {
  if (opened.kind === 'opened') return { courseAccessURL: opened.path }
  if (opened.dialog === 'credits') return { richiede: 'credits', saldo: opened.balance, crediti: opened.credits }
  const storedCode = opened.dialog === 'fiscal-code' ? opened.storedCode : null
  return { richiede: opened.dialog, ...(storedCode && { codiceFiscale: storedCode }) }
}

/** API-211, TRN-008. */
export const summaryWire = z.object({
  activeCourses: z.number().int(),
  succededCourses: z.number().int(),
  failedCourses: z.number().int(),
  expiredCourses: z.number().int(),
})
export type SummaryWire = z.infer<typeof summaryWire>

export function toSummary({ active, passed, failed, expired }: CourseSummary): SummaryWire {
  return { activeCourses: active, succededCourses: passed, failedCourses: failed, expiredCourses: expired }
}

/** API-212. */
export const personalQueryWire = z.object({
  status: z.coerce.number().int().min(1).max(4),
  page: z.coerce.number().int().min(0).max(10_000).default(0),
  limit: z.coerce.number().int().min(1).max(100).default(6),
})
export const personalCoursesWire = z.object({ courses: z.array(courseWire), totalPages: z.number().int() })
export type PersonalCoursesWire = z.infer<typeof personalCoursesWire>
