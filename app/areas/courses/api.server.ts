import { z } from 'zod'
import { defineCall } from '#areas/audience/call.server.ts'
import type { Viewer } from '#areas/audience/model.ts'
import { findMemberById } from '#areas/audience/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { InvalidInput, NotAllowed, NotFound } from '#platform/errors.ts'
import type { Call } from '#platform/http/call.server.ts'
import { earnsCreditsOf, ecmBalance } from './commands.server.ts'
import { findEnrolment, listEnrolments, listPersonalCourses, summariseCourses } from './enrolment-store.server.ts'
import { COURSE_STATUSES, type Course, DIDACTIC_MODELS, IN_PROGRESS, SHORTEST_SEARCH } from './model.ts'
import { isPublic } from './rules.ts'
import { getCourse, listSeries, listSuggested, searchCourses } from './store.server.ts'
import {
  courseFilterWire,
  courseListWire,
  courseWire,
  forYouWire,
  personalCoursesWire,
  personalQueryWire,
  progressWire,
  suggestedQueryWire,
  suggestedWire,
  summaryWire,
  toCourseWire,
  toForYou,
  toPersonalCourse,
  toProgress,
  toSummary,
} from './wire.ts'

export const courseParams = z.object({ id: z.coerce.number().int().min(0).max(2_147_483_647) })

/** The member of a call whose access is `member`. */
export function memberIn({ member }: Viewer) {
  if (!member) throw new NotAllowed('Accedi per continuare.', 401)
  return member
}

/** API-002, API-009, API-014. One wire wherever courses are answered: each with the state of whoever asks. */
async function withOwnState({ db, now, viewer }: { db: Db; now: Date; viewer: Viewer }, list: readonly Course[]) {
  const courseIds = list.map(({ id }) => id)
  const own = viewer.member ? await listEnrolments(db, viewer.member.id, now, { courseIds }) : []
  const byCourse = new Map(own.map((enrolment) => [enrolment.courseId, enrolment]))
  return (course: Course) => toCourseWire(course, byCourse.get(course.id) ?? null)
}

const getOneCourse = defineCall({
  method: 'GET',
  path: '/FAD/Corsi/{id}',
  summary: 'Un corso, con lo stato di chi ha effettuato l’accesso.',
  access: 'anyone',
  params: courseParams,
  query: z.object({ username: z.string().max(20).optional() }),
  answer: courseWire,
  async handle({ db, now, viewer }, { params: { id } }) {
    const course = await getCourse(db, id)
    // The name in the query is what the documents ask; whose course it is, the session says.
    const enrolment = viewer.member ? await findEnrolment(db, viewer.member.id, id, now) : null
    if (!enrolment && !isPublic(course, now)) throw new NotFound('Questo corso non esiste.')
    return toCourseWire(course, enrolment)
  },
})

const forYou = defineCall({
  method: 'GET',
  path: '/FAD/Corsi/{id}/PerTe',
  summary: 'Se il corso dà crediti alla professione di chi chiede, e quanti ne ha da usare.',
  access: 'member',
  params: courseParams,
  answer: forYouWire,
  async handle({ db, now, viewer }, { params: { id } }) {
    const member = memberIn(viewer)
    const course = await getCourse(db, id)
    if (!isPublic(course, now)) throw new NotFound('Questo corso non esiste.')
    const earnsCredits = await earnsCreditsOf(db, member, course)
    return toForYou({ earnsCredits, balance: await ecmBalance(db, member.id, now) })
  },
})

const search = defineCall({
  method: 'POST',
  path: '/FAD/Corsi',
  summary: 'I corsi del catalogo, filtrati e a pagine.',
  access: 'anyone',
  body: courseFilterWire,
  answer: courseListWire,
  async handle({ db, now, viewer }, { body }) {
    const { page, limit, creditsFrom, creditsTo, collId, didacticModelId } = body
    const series = collId === undefined ? undefined : (await listSeries(db)).find(({ id }) => id === collId)
    // Without this refusal a filter that names nothing would answer with the whole catalogue.
    if (collId !== undefined && !series) throw new InvalidInput({ collId: 'Questa collana non esiste.' })
    const model = didacticModelId === undefined ? undefined : DIDACTIC_MODELS[didacticModelId - 1]
    if (didacticModelId !== undefined && !model)
      throw new InvalidInput({ didacticModelId: 'Questo modello didattico non esiste.' })
    const words = body.search?.trim() ?? ''
    const { total, list } = await searchCourses(
      db,
      {
        page,
        limit,
        creditsFrom,
        creditsTo,
        model,
        series: series?.name,
        search: words.length >= SHORTEST_SEARCH ? words : undefined,
      },
      now,
    )
    const present = await withOwnState({ db, now, viewer }, list)
    return { resultList: list.map(present), totale: total, limit, page }
  },
})

const listModels = defineCall({
  method: 'POST',
  path: '/FAD/ModelliDidattici',
  summary: 'I modelli didattici.',
  access: 'anyone',
  answer: z.array(z.object({ id: z.number().int(), nome: z.string() })),
  async handle() {
    return DIDACTIC_MODELS.map((nome, index) => ({ id: index + 1, nome }))
  },
})

const listAllSeries = defineCall({
  method: 'POST',
  path: '/FAD/Collane',
  summary: 'Le collane dei corsi.',
  access: 'anyone',
  answer: z.array(z.object({ id: z.number().int(), nome: z.string() })),
  async handle({ db }) {
    return (await listSeries(db)).map(({ id, name }) => ({ id, nome: name }))
  },
})

const suggested = defineCall({
  method: 'POST',
  path: '/CMS/Search/CorsiSuggeriti',
  summary: 'I corsi suggeriti: i più seguiti, i nuovi, quelli per la professione di chi chiede.',
  access: 'anyone',
  body: suggestedQueryWire,
  answer: suggestedWire,
  async handle({ db, now, viewer }, { body: { limit } }) {
    const member = viewer.member ? await findMemberById(db, viewer.member.id) : null
    const groups = await listSuggested(db, { limit, profession: member?.profession ?? null, memberId: member?.id }, now)
    const present = await withOwnState({ db, now, viewer }, [...groups.top, ...groups.new, ...groups.foryou])
    return { top: groups.top.map(present), new: groups.new.map(present), foryou: groups.foryou.map(present) }
  },
})

const personal = defineCall({
  method: 'GET',
  path: '/FAD/Corsi/Personali',
  summary: 'Stato e progresso di tutti i corsi di chi ha effettuato l’accesso.',
  access: 'member',
  answer: z.array(progressWire),
  async handle({ db, now, viewer }) {
    return (await listEnrolments(db, memberIn(viewer).id, now)).map(toProgress)
  },
})

const summary = defineCall({
  method: 'GET',
  path: '/FAD/Corsi/Riepilogo',
  summary: 'Quanti corsi attivi, superati, non superati e scaduti.',
  access: 'member',
  answer: summaryWire,
  async handle({ db, now, viewer }) {
    return toSummary(await summariseCourses(db, memberIn(viewer).id, now))
  },
})

const personalPage = defineCall({
  method: 'GET',
  path: '/FAD/Corsi/PersonaliTriennio',
  summary: 'Una pagina dei corsi di chi ha effettuato l’accesso, per stato.',
  access: 'member',
  query: personalQueryWire,
  answer: personalCoursesWire,
  async handle({ db, now, viewer }, { query }) {
    const status = COURSE_STATUSES.find((known) => known === query.status) ?? IN_PROGRESS
    const { page, limit } = query
    const { total, list } = await listPersonalCourses(db, { memberId: memberIn(viewer).id, status, page, limit }, now)
    return { courses: list.map(toPersonalCourse), totalPages: Math.ceil(total / limit) }
  },
})

export const courseCalls: Call<Viewer>[] = [
  personal,
  summary,
  personalPage,
  getOneCourse,
  forYou,
  search,
  listModels,
  listAllSeries,
  suggested,
]
