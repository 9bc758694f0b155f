import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { upsertDetails } from '#areas/account/details-store.server.ts'
import { findViewerByMemberId } from '#areas/audience/store.server.ts'
import { listTrailAbout } from '#areas/audience/trail-store.server.ts'
import { checkAccess, enrol } from '#areas/courses/commands.server.ts'
import { correctCourse, createCourse } from '#areas/courses/desk-commands.server.ts'
import { type CourseTyped, typedOf } from '#areas/courses/desk-rules.ts'
import { countEnrolled, findSeriesIdOf, hasTurned } from '#areas/courses/desk-store.server.ts'
import { findCourseBySlug, getCourse, searchCourses } from '#areas/courses/store.server.ts'
import { Conflict } from '#platform/errors.ts'
import { fiscalCodeControl } from '#platform/pure/fiscal-code.ts'
import { seedCourses } from '../../../db/seed/courses.ts'
import { makeMember } from '../../../db/seed/makers.ts'
import { countChanges } from '../../../tests/support/changes.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { beginTest, recordHeartbeat } from './commands.server.ts'
import { getQuestion, listDeskQuestions } from './desk-store.server.ts'
import {
  closeEdition,
  discardDraft,
  makeEdition,
  offerAgain,
  openEdition,
  returnToDraft,
  withdrawEdition,
} from './edition-commands.server.ts'
import { addLesson, correctLesson, moveLesson, removeLesson } from './lesson-commands.server.ts'
import {
  addQuestion,
  correctQuestion,
  importQuestions,
  restoreQuestion,
  withdrawQuestion,
} from './question-commands.server.ts'
import { listAttempts, listLessons, listQuestions } from './store.server.ts'

const database = useTestDatabase({ maxConnections: 10 })
const now = new Date('2026-11-15T10:00:00Z')
let staffId = ''
let made = 0

beforeAll(async () => {
  await seedCourses(database.db, { now, log: () => undefined })
  staffId = await makeMember(database.db, { now, type: 'PREMIUM', person: { staffRole: 'editor' } })
})

const by = () => ({ staffId, now })
const typedCourse = (): CourseTyped => {
  made += 1
  return {
    title: `Corso della redazione numero ${made}`,
    slug: '',
    series: '1',
    model: 'Multimediale',
    description: 'Un corso scritto alla scrivania della redazione.',
    objectiveNumber: '2',
    objective: 'Linee guida, protocolli, procedure',
    credits: '1',
    hours: '1',
    opensOn: '2026-11-01',
    expiresOn: '2027-10-31',
    eventId: String(480_000 + made),
    edition: '1',
    teachers: '',
    sponsor: '',
    promoCodes: '',
    linkUrl: '',
    isExternal: '',
    isForRegistered: 'on',
    isHighlighted: '',
    isOrderFree: '',
    outcomes: '',
    meantFor: '',
    beforeStart: '',
    restOfStudy: '',
    lead: ['agnese-todaro'],
    people: ['agnese-todaro'],
    professions: ['Farmacista'],
    disciplines: [],
  }
}

async function aDraft(change: Partial<CourseTyped> = {}): Promise<number> {
  const saved = await createCourse(database.db, { typed: { ...typedCourse(), ...change }, ...by() })
  if (saved.kind !== 'saved') throw new Error(JSON.stringify(saved))
  return saved.courseId
}

const lesson = {
  title: 'Prima lezione',
  kind: 'text',
  duration: '60',
  text: 'Si comincia da qui.',
  filmPath: '',
  captionsPath: '',
}
const question = (words: string) => ({ words, A: 'uno', B: 'due', C: 'tre', D: 'quattro', right: 'A' })
const FILE = ['Prima domanda?', 'Seconda domanda?', 'Terza domanda?'].map((words) => `${words};a;b;c;d;B`).join('\n')

const seen = async (courseId: number) => ({
  courseId,
  ...by(),
  seenVersion: (await getCourse(database.db, courseId)).version,
})
const open = async (courseId: number) =>
  openEdition(database.db, { ...(await seen(courseId)), isElsewhere: false, hasProvider: true })

async function anOpenCourse(change: Partial<CourseTyped> = {}): Promise<number> {
  const courseId = await aDraft(change)
  await addLesson(database.db, { courseId, ...by(), typed: lesson })
  await importQuestions(database.db, { courseId, ...by(), text: FILE })
  expect(await open(courseId)).toEqual({ kind: 'opened' })
  return courseId
}

async function aMember() {
  made += 1
  const id = await makeMember(database.db, { now, type: 'REGISTRATO', person: { profession: 'Farmacista' } })
  const stem = `VRDLGU80A01H${String(made).padStart(3, '0')}`
  await upsertDetails(database.db, id, { fiscalCode: stem + fiscalCodeControl(stem) })
  const found = await findViewerByMemberId(database.db, id, now)
  if (!found) throw new Error('There is no such member.')
  return { id, viewer: { audience: found.audience, member: found.member, sessionId: '' } }
}

async function anEnrolled(courseId: number) {
  const member = await aMember()
  expect(await enrol(database.db, { viewer: member.viewer, courseId, now })).toEqual({ kind: 'enrolled' })
  return member
}

const isListed = async (courseId: number) =>
  (await searchCourses(database.db, { page: 0, limit: 200 }, now)).list.some(({ id }) => id === courseId)

const correct = async (courseId: number, change: Partial<CourseTyped>, seenVersion?: number) => {
  const course = await getCourse(database.db, courseId)
  const typed = { ...typedOf(course, await findSeriesIdOf(database.db, courseId)), ...change }
  return correctCourse(database.db, { courseId, seenVersion: seenVersion ?? course.version, typed, ...by() })
}

describe('a course is made', () => {
  test('as a draft nobody sees, until it has its lesson and its questions and is opened; then the catalogue has it at once', async () => {
    const courseId = await aDraft({ credits: '2', hours: '2' })
    const { viewer } = await aMember()
    await expect(checkAccess(database.db, { viewer, courseId, now })).rejects.toThrow('Questo corso non esiste.')
    expect(await open(courseId)).toEqual({
      kind: 'refused',
      missing: [
        'Manca il materiale: aggiungi almeno una lezione.',
        'Mancano 6 domande: ne servono 3 per ogni credito, 6 in tutto.',
      ],
    })
    await addLesson(database.db, { courseId, ...by(), typed: { ...lesson, duration: '120' } })
    await importQuestions(database.db, { courseId, ...by(), text: FILE })
    expect(await open(courseId)).toMatchObject({ kind: 'refused' })
    for (const words of ['Quarta domanda?', 'Quinta domanda?', 'Sesta domanda?'])
      expect(await addQuestion(database.db, { courseId, ...by(), typed: question(words) })).toMatchObject({
        kind: 'saved',
      })
    expect(await isListed(courseId)).toBe(false)
    const revision = await countChanges(database.db)
    expect(await open(courseId)).toEqual({ kind: 'opened' })
    expect(await countChanges(database.db)).toBeGreaterThan(revision)
    expect(await isListed(courseId)).toBe(true)
    // The opening that was planned had passed: the event began when it was opened.
    expect((await getCourse(database.db, courseId)).publishedAt).toEqual(now)
    const history = await listTrailAbout(database.db, 'course', courseId, 20)
    expect(history.map(({ facts }) => facts.what).toSorted()).toEqual([
      'created',
      'lesson-added',
      'opened',
      'question-added',
      'question-added',
      'question-added',
      'questions-imported',
    ])
    expect(history[0]?.actor).toBeTruthy()
  })

  test('with an address and an edition of its own', async () => {
    const first = await getCourse(database.db, await aDraft())
    const again = { ...typedCourse(), title: first.title, eventId: String(first.eventId) }
    expect(await createCourse(database.db, { typed: again, ...by() })).toEqual({
      kind: 'refused',
      errors: {
        slug: 'Questo indirizzo è già di un altro corso.',
        edition: `L’edizione 1 dell’evento ${first.eventId} esiste già.`,
      },
    })
  })

  test('and opens on its day: before, it is in no catalogue, and the kept pages are made again when the day comes', async () => {
    const courseId = await anOpenCourse({ opensOn: '2026-12-01' })
    expect(await isListed(courseId)).toBe(false)
    const midnight = new Date('2026-11-30T23:00:00Z')
    const around = (minutes: number) => new Date(midnight.getTime() + minutes * 60_000)
    expect(await hasTurned(database.db, around(-60), around(-1))).toBe(false)
    expect(await hasTurned(database.db, around(-60), around(1))).toBe(true)
  })
})

describe('[LRN-007] hours declared and lessons', () => {
  const REST = 'Sulle linee guida citate in ogni lezione.'
  const again = async (courseId: number) =>
    offerAgain(database.db, { ...(await seen(courseId)), isElsewhere: false, hasProvider: true })

  test('half of them needs a word on the rest, which is on the trail; the same is judged when it is offered again', async () => {
    const courseId = await aDraft({ hours: '2' })
    await addLesson(database.db, { courseId, ...by(), typed: lesson })
    await importQuestions(database.db, { courseId, ...by(), text: FILE })
    expect(await open(courseId)).toEqual({
      kind: 'refused',
      missing: [expect.stringContaining('Le lezioni durano 1 ora')],
    })
    expect(await correct(courseId, { restOfStudy: REST })).toMatchObject({ kind: 'saved' })
    expect(await open(courseId)).toEqual({ kind: 'opened' })
    await withdrawEdition(database.db, await seen(courseId))
    expect(await correct(courseId, { restOfStudy: '' })).toMatchObject({ kind: 'saved' })
    expect(await again(courseId)).toMatchObject({ kind: 'refused' })
    expect(await correct(courseId, { restOfStudy: REST })).toMatchObject({ kind: 'saved' })
    expect(await again(courseId)).toEqual({ kind: 'opened' })
    const lines = await listTrailAbout(database.db, 'course', courseId, 20)
    for (const what of ['opened', 'offered-again'])
      expect(lines.find(({ facts }) => facts.what === what)?.facts.changes).toContainEqual({
        field: 'Come si studia il resto delle ore',
        to: REST,
      })
    expect(await getCourse(database.db, await makeEdition(database.db, { courseId, ...by() }))).toMatchObject({
      restOfStudy: REST,
    })
  })

  test('a course of before, whose lessons are too short, is not offered again', async () => {
    const courseId = await anOpenCourse()
    await database.db.execute(sql`update lessons set duration_seconds = 300 where course_id = ${courseId}`)
    await withdrawEdition(database.db, await seen(courseId))
    expect(await again(courseId)).toEqual({
      kind: 'refused',
      missing: ['Hai dichiarato 1 ora e le lezioni durano 5 minuti. Devono durare almeno la metà.'],
    })
  })
})

describe('two editors at once', () => {
  test('the second is told, and what the first wrote stays', async () => {
    const courseId = await aDraft()
    const { version } = await getCourse(database.db, courseId)
    const answers = await Promise.allSettled([
      correct(courseId, { sponsor: 'Alfa' }, version),
      correct(courseId, { sponsor: 'Beta' }, version),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({ reason: expect.any(Conflict) })
  })

  test('also of a lesson and of a question', async () => {
    const courseId = await aDraft()
    const added = await addLesson(database.db, { courseId, ...by(), typed: lesson })
    const lessonId = added.kind === 'saved' ? added.lessonId : 0
    const save = (text: string) =>
      correctLesson(database.db, { courseId, lessonId, seenVersion: 1, typed: { ...lesson, text }, ...by() })
    expect(await save('Un testo migliore.')).toMatchObject({ kind: 'saved' })
    await expect(save('Un altro testo.')).rejects.toThrow(Conflict)
    const asked = await addQuestion(database.db, { courseId, ...by(), typed: question('Una domanda?') })
    const questionId = asked.kind === 'saved' ? asked.questionId : 0
    const change = (words: string) =>
      correctQuestion(database.db, { courseId, questionId, seenVersion: 1, typed: question(words), ...by() })
    expect(await change('Una domanda migliore?')).toMatchObject({ kind: 'saved', questionId, isReplaced: false })
    await expect(change('Un’altra ancora?')).rejects.toThrow(Conflict)
  })
})

describe('lessons', () => {
  test('are added at the end, moved and removed while the course is a draft', async () => {
    const courseId = await aDraft()
    const titles = async () => (await listLessons(database.db, courseId)).map(({ title }) => title)
    for (const title of ['Uno', 'Due', 'Tre'])
      await addLesson(database.db, { courseId, ...by(), typed: { ...lesson, title: `${title}…` } })
    const [one, , three] = await listLessons(database.db, courseId)
    if (!one || !three) throw new Error('Lessons are missing.')
    await moveLesson(database.db, { courseId, lessonId: three.id, isEarlier: true, ...by() })
    expect(await titles()).toEqual(['Uno…', 'Tre…', 'Due…'])
    await moveLesson(database.db, { courseId, lessonId: one.id, isEarlier: true, ...by() })
    await moveLesson(database.db, { courseId, lessonId: one.id, isEarlier: false, ...by() })
    expect(await titles()).toEqual(['Tre…', 'Uno…', 'Due…'])
    await removeLesson(database.db, { courseId, lessonId: one.id, ...by() })
    expect(await titles()).toEqual(['Tre…', 'Due…'])
  })

  test('of an open course keep their shape; their words may be corrected, and the trail keeps the old ones', async () => {
    const courseId = await anOpenCourse()
    const [only] = await listLessons(database.db, courseId)
    const lessonId = only?.id ?? 0
    for (const change of [
      () => addLesson(database.db, { courseId, ...by(), typed: lesson }),
      () => moveLesson(database.db, { courseId, lessonId, isEarlier: true, ...by() }),
      () => removeLesson(database.db, { courseId, lessonId, ...by() }),
    ])
      await expect(change()).rejects.toThrow('Il corso è stato aperto')
    const save = (typed: Partial<typeof lesson>) =>
      correctLesson(database.db, { courseId, lessonId, seenVersion: 1, typed: { ...lesson, ...typed }, ...by() })
    expect(await save({ duration: '2', kind: 'video' })).toEqual({
      kind: 'refused',
      errors: {
        kind: 'Il corso è stato aperto: la lezione resta di questo tipo.',
        duration: 'Il corso è stato aperto: la durata resta 60:00.',
      },
    })
    expect(await save({ text: 'Si comincia di qui.' })).toEqual({ kind: 'saved', lessonId })
    const lines = await listTrailAbout(database.db, 'course', courseId, 20)
    expect(lines.map(({ facts }) => facts)).toContainEqual(
      expect.objectContaining({ what: 'lesson-corrected', before: 'Si comincia da qui.' }),
    )
  })
})

describe('once somebody is enrolled', () => {
  test('title, credits and objective stay, the last day only moves on, and the course cannot be a draft again', async () => {
    const courseId = await anOpenCourse()
    await anEnrolled(courseId)
    expect(
      await correct(courseId, { title: 'Un titolo diverso', credits: '2', objective: 'Etica e deontologia' }),
    ).toEqual({
      kind: 'refused',
      errors: Object.fromEntries(
        ['title', 'objective', 'credits'].map((field) => [field, expect.stringContaining('nuova edizione')]),
      ),
    })
    expect(await correct(courseId, { expiresOn: '2027-01-31' })).toMatchObject({
      kind: 'refused',
      errors: { expiresOn: expect.stringContaining('ancora studiando') },
    })
    expect(await correct(courseId, { expiresOn: '2027-12-31', sponsor: 'Fondazione Verde' })).toMatchObject({
      kind: 'saved',
    })
    await expect(returnToDraft(database.db, await seen(courseId))).rejects.toThrow('già iscritto')
    await expect(closeEdition(database.db, await seen(courseId))).rejects.toThrow('non ha ancora concluso')
    await expect(discardDraft(database.db, await seen(courseId))).rejects.toThrow(Conflict)
  })

  test('withdrawn, it takes nobody new, and who is in it goes on', async () => {
    const courseId = await anOpenCourse()
    const { id: memberId, viewer } = await anEnrolled(courseId)
    await withdrawEdition(database.db, await seen(courseId))
    expect(await isListed(courseId)).toBe(false)
    const other = await aMember()
    await expect(enrol(database.db, { viewer: other.viewer, courseId, now })).rejects.toThrow('nuove iscrizioni')
    expect(await checkAccess(database.db, { viewer, courseId, now })).toMatchObject({ kind: 'enter' })
    const [first] = await listLessons(database.db, courseId)
    const beat = { memberId, courseId, now, lessonId: first?.id ?? 0, positionSeconds: 0 }
    expect(await recordHeartbeat(database.db, beat)).toMatchObject({ isDone: false })
    expect(await offerAgain(database.db, { ...(await seen(courseId)), isElsewhere: false, hasProvider: true })).toEqual(
      { kind: 'opened' },
    )
    expect(await isListed(courseId)).toBe(true)
  })

  test('a new edition is a draft with the same material, which may change freely', async () => {
    const courseId = await anOpenCourse()
    await anEnrolled(courseId)
    const [bank] = await listQuestions(database.db, courseId)
    await addQuestion(database.db, { courseId, ...by(), typed: question('Una di riserva?') })
    await withdrawQuestion(database.db, { courseId, questionId: bank?.id ?? 0, seenVersion: 1, ...by() })
    const newId = await makeEdition(database.db, { courseId, ...by() })
    const [before, after] = [await getCourse(database.db, courseId), await getCourse(database.db, newId)]
    expect(after).toMatchObject({
      state: 'draft',
      title: before.title,
      eventId: before.eventId,
      edition: 2,
      slug: `${before.slug}-ed-2`,
      expiryDate: '2027-11-15',
    })
    const words = async (id: number) => (await listQuestions(database.db, id)).map((each) => each.words)
    expect(await words(newId)).toEqual(await words(courseId))
    expect((await listLessons(database.db, newId)).map(({ title }) => title)).toEqual(['Prima lezione'])
    expect(await correct(newId, { credits: '2', hours: '2', title: 'Un titolo diverso per la seconda' })).toMatchObject(
      {
        kind: 'saved',
      },
    )
    expect((await getCourse(database.db, await makeEdition(database.db, { courseId, ...by() }))).edition).toBe(3)
    expect((await countEnrolled(database.db, newId, now)).all).toBe(0)
  })

  test('enrolling and taking back to draft at the same moment: one of the two, never both', async () => {
    for (let round = 0; round < 4; round += 1) {
      const courseId = await anOpenCourse()
      const [{ viewer }, asked] = [await aMember(), await seen(courseId)]
      const answers = await Promise.allSettled([
        enrol(database.db, { viewer, courseId, now }),
        returnToDraft(database.db, asked),
      ])
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      const { state } = await getCourse(database.db, courseId)
      expect((await countEnrolled(database.db, courseId, now)).all).toBe(state === 'draft' ? 0 : 1)
    }
  })
})

describe('without anybody in it', () => {
  test('an open course goes back to draft and is thrown away with its material', async () => {
    const courseId = await anOpenCourse()
    await returnToDraft(database.db, await seen(courseId))
    expect(await isListed(courseId)).toBe(false)
    await discardDraft(database.db, await seen(courseId))
    await expect(getCourse(database.db, courseId)).rejects.toThrow('Questo corso non esiste.')
  })

  test('an open course is closed today, and takes nobody', async () => {
    const courseId = await anOpenCourse()
    await closeEdition(database.db, await seen(courseId))
    expect(await getCourse(database.db, courseId)).toMatchObject({ state: 'withdrawn', expiryDate: '2026-11-15' })
    expect(await isListed(courseId)).toBe(false)
  })

  test('a course of the seed that staff threw away does not come back at the next start', async () => {
    const courseId = (await findCourseBySlug(database.db, 'asma-in-eta-pediatrica'))?.id ?? 0
    await returnToDraft(database.db, await seen(courseId))
    await discardDraft(database.db, await seen(courseId))
    await seedCourses(database.db, { now, log: () => undefined })
    expect(await findCourseBySlug(database.db, 'asma-in-eta-pediatrica')).toBeNull()
  })

  test('an open course that has lost its material may be given it', async () => {
    const courseId = (await findCourseBySlug(database.db, 'cefalee-diagnosi-in-ambulatorio'))?.id ?? 0
    await database.db.execute(sql`delete from lessons where course_id = ${courseId}`)
    expect(await addLesson(database.db, { courseId, ...by(), typed: lesson })).toMatchObject({ kind: 'saved' })
  })
})

describe('the bank', () => {
  test('a file with one wrong line leaves nothing behind', async () => {
    const courseId = await aDraft()
    const answer = await importQuestions(database.db, { courseId, ...by(), text: `${FILE}\nSenza risposte?;a;b;c;d;E` })
    expect(answer).toEqual({
      kind: 'refused',
      faults: [{ line: 4, reason: 'La risposta esatta è «E»: deve essere A, B, C o D.' }],
    })
    expect(await listQuestions(database.db, courseId)).toEqual([])
    expect(await importQuestions(database.db, { courseId, ...by(), text: FILE })).toEqual({
      kind: 'imported',
      count: 3,
    })
    expect(await importQuestions(database.db, { courseId, ...by(), text: FILE })).toMatchObject({ kind: 'refused' })
  })

  test('a question that was asked is not altered: it is withdrawn, and the new words are a new one', async () => {
    const courseId = await anOpenCourse()
    const { id: memberId } = await anEnrolled(courseId)
    const [first] = await listLessons(database.db, courseId)
    for (let seconds = 0; seconds <= 3600; seconds += 20)
      await recordHeartbeat(database.db, {
        memberId,
        courseId,
        lessonId: first?.id ?? 0,
        positionSeconds: seconds,
        now: new Date(now.getTime() + seconds * 1000),
      })
    await beginTest(database.db, { memberId, courseId, now })
    const [attempt] = await listAttempts(database.db, { memberId, courseId, cycle: 1 })
    const [asked] = await listQuestions(database.db, courseId)
    const questionId = asked?.id ?? 0
    const saved = await correctQuestion(database.db, {
      courseId,
      questionId,
      seenVersion: 1,
      typed: question('La prima domanda, scritta meglio?'),
      ...by(),
    })
    expect(saved).toMatchObject({ kind: 'saved', isReplaced: true })
    expect(await getQuestion(database.db, courseId, questionId)).toMatchObject({
      words: asked?.words,
      withdrawnAt: now,
    })
    expect(await listQuestions(database.db, courseId)).toHaveLength(3)
    expect((await listAttempts(database.db, { memberId, courseId, cycle: 1 }))[0]?.shown).toEqual(attempt?.shown)
  })

  test('a question of an open course is withdrawn only if enough are left, and may come back', async () => {
    const courseId = await anOpenCourse()
    const [first] = await listQuestions(database.db, courseId)
    const of = { courseId, questionId: first?.id ?? 0, ...by() }
    await expect(withdrawQuestion(database.db, { ...of, seenVersion: 1 })).rejects.toThrow('almeno 3 domande')
    await addQuestion(database.db, { courseId, ...by(), typed: question('Una di riserva?') })
    await withdrawQuestion(database.db, { ...of, seenVersion: 1 })
    const shown = { page: 0, limit: 10 }
    expect(await listDeskQuestions(database.db, courseId, { typed: '', isWithdrawn: true }, shown)).toMatchObject({
      total: 1,
    })
    await restoreQuestion(database.db, { ...of, seenVersion: 2 })
    const found = await listDeskQuestions(database.db, courseId, { typed: 'prima domanda', isWithdrawn: false }, shown)
    expect(found.list.map(({ id }) => id)).toEqual([of.questionId])
  })
})
