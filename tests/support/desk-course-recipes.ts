import { randomInt } from 'node:crypto'
import { upsertDetails } from '#areas/account/details-store.server.ts'
import { insertEnrolments } from '#areas/courses/enrolment-store.server.ts'
import { upsertTrainee } from '#areas/courses/trainee-store.server.ts'
import { inventedBirth } from '../../db/seed/fiscal-codes.ts'
import { makeMember } from '../../db/seed/makers.ts'
import { type DeskPresser, type Fields, PICTURE, type Press, type Recipe, type Recipes } from './desk-press.ts'
import { STAFF } from './visitors.ts'

const COURSE = {
  isWhole: 'on',
  edition: '1',
  credits: '1',
  hours: '1',
  opensOn: '2026-01-01',
  expiresOn: '2099-12-31',
  objectiveNumber: '27',
  objective: 'Sicurezza negli ambienti di lavoro',
  model: 'Multimediale',
  professions: '*',
  series: '1',
  shown: 'people',
  lead: 'agnese-todaro',
  people: 'agnese-todaro',
  description: 'Come dormire quando gli altri lavorano, e viceversa.',
}
const PAPER = new File(['%PDF-1.4\n%%EOF'], 'scheda.pdf', { type: 'application/pdf' })
const LESSON = { act: 'save', seen: '0', kind: 'text', duration: '30', text: 'Si dorme di notte.' }
const QUESTION = { act: 'save', A: 'Uno', B: 'Due', C: 'Tre', D: 'Quattro', right: 'A' }

/** How the acts on courses, their lessons and their questions are pressed. */
export function courseRecipes({ club, rows, one, send, named, at, drawn }: DeskPresser): Recipes {
  /** A closed event with somebody who can be told to the register and was not yet. */
  const toldEvent = async () => {
    const { db } = club.database
    const now = club.clock.now()
    const memberId = await makeMember(db, { now, person: { profession: 'Farmacista' } })
    const { fiscalCode, birthDate } = inventedBirth({ name: 'Ada', surname: 'Prova' }, randomInt(10_000, 90_000))
    await upsertDetails(db, memberId, { fiscalCode, birthDate })
    await upsertTrainee(db, memberId, { birthPlace: 'Roma', employment: 'L' }, now)
    const courseId = Number(await one('select id from courses where expiry_date < $1 order by id limit 1', [now]))
    const passed = { status: 2 as const, subscribedAt: now, startedAt: now, endedAt: now, score: 90 }
    await insertEnrolments(db, [{ memberId, courseId, ...passed }])
    await one(
      `insert into certificates (code, member_id, course_id, cycle, printed, issued_at) values ($1, $2, $3, 1, '{"credits": 4}', $4) returning id`,
      [`prova-${memberId.slice(0, 8)}`, memberId, courseId, now],
    )
    return `/redazione/eventi-ecm?evento=${courseId}`
  }
  const newCourse = (): Press => {
    const number = String(randomInt(100_000, 999_999))
    return { url: '/redazione/corsi/nuovo', fields: { ...COURSE, title: `Corso ${number}`, eventId: number } }
  }
  /** A draft that can be opened. */
  const aWholeCourse = async () => {
    const press = newCourse()
    await send(press)
    const id = await one('select id from courses where title = $1', [press.fields.title])
    const url = `/redazione/corsi/${id}`
    for (const title of ['Prima', 'Seconda']) await send({ url: `${url}/lezioni/nuova`, fields: { ...LESSON, title } })
    const text = ['Quanto dura il sonno?', 'Quando si dorme meglio?', 'Chi decide i turni?']
      .map((words) => `${words};a;b;c;d;A`)
      .join('\n')
    await send({ url: `${url}/domande/importa`, fields: { text } })
    return { id, url }
  }
  /** The same for all the acts that leave it a draft. */
  let kept: ReturnType<typeof aWholeCourse> | undefined
  const aCourse = () => {
    kept ??= aWholeCourse()
    return kept
  }
  const version = (id: string) => one('select version from courses where id = $1', [id])
  const move =
    (name: string, ...before: string[]): Recipe =>
    async () => {
      const { id, url } = await aWholeCourse()
      for (const first of before) await send({ url, fields: { move: first, version: await version(id) } })
      return { url, fields: { move: name, version: await version(id) } }
    }
  const lesson =
    (name: string, order: 'asc' | 'desc'): Recipe =>
    async () => {
      const { id, url } = await aCourse()
      const found = await one(`select id from lessons where course_id = $1 order by position ${order} limit 1`, [id])
      return { url: `${url}/lezioni`, fields: { move: name, lesson: found } }
    }
  const lessonFile = async (fields: Fields, file: File): Promise<Press> => {
    const { id, url } = await aCourse()
    const found = await one('select id from lessons where course_id = $1 order by position limit 1', [id])
    return { url: `${url}/lezioni/${found}`, fields, file }
  }
  const question = async (change: Fields): Promise<Press> => {
    const { id, url } = await aCourse()
    const [found] = await rows('select id, version from questions where course_id = $1 order by id limit 1', [id])
    return { url: `${url}/domande/${found.id}`, fields: { seen: String(found.version), ...change } }
  }
  return {
    '/redazione/corsi/nuovo save': async () => newCourse(),
    '/redazione/corsi/:courseId opens': move('opens'),
    '/redazione/corsi/:courseId draft': move('draft', 'opens'),
    '/redazione/corsi/:courseId withdraw': move('withdraw', 'opens'),
    '/redazione/corsi/:courseId again': move('again', 'opens', 'withdraw'),
    '/redazione/corsi/:courseId close': move('close', 'opens'),
    '/redazione/corsi/:courseId edition': async () => {
      const press = await move('edition', 'opens')()
      return { ...press, fields: { ...press.fields, edition: '1' } }
    },
    '/redazione/corsi/:courseId discard': move('discard'),
    '/redazione/corsi/:courseId tutors': async () => ({
      url: (await aCourse()).url,
      fields: { move: 'tutors', tutor: await one('select id from members where username = $1', [STAFF.tutor]) },
    }),
    '/redazione/corsi/:courseId objective': async () => {
      const { url, fields } = await move('objective', 'opens')()
      return { url, fields: { ...fields, objectiveNumber: '6', reason: 'Il registro lo ha scartato.' } }
    },
    '/redazione/corsi/:courseId/dati save': async () =>
      named(`${(await aCourse()).url}/dati`, 'Modifica', { ...COURSE, act: 'save', hours: '2' }),
    '/redazione/corsi/:courseId/dati cover': async () => ({
      url: `${(await aCourse()).url}/dati`,
      fields: { act: 'cover' },
      file: PICTURE,
    }),
    '/redazione/corsi/:courseId/dati no-cover': async () => {
      const url = `${(await aCourse()).url}/dati`
      await send({ url, fields: { act: 'cover' }, file: PICTURE })
      return { url, fields: { act: 'no-cover' } }
    },
    '/redazione/corsi/:courseId/lezioni earlier': lesson('earlier', 'desc'),
    '/redazione/corsi/:courseId/lezioni later': lesson('later', 'asc'),
    '/redazione/corsi/:courseId/lezioni remove': lesson('remove', 'asc'),
    '/redazione/corsi/:courseId/lezioni/:lessonId save': async () => ({
      url: `${(await aCourse()).url}/lezioni/nuova`,
      fields: { ...LESSON, title: 'Terza' },
    }),
    '/redazione/corsi/:courseId/lezioni/:lessonId save · again': async () => {
      const { id, url } = await aCourse()
      const found = await one('select id from lessons where course_id = $1 order by position desc limit 1', [id])
      return named(`${url}/lezioni/${found}`, 'Modifica', { act: 'save', title: 'Cambiata' })
    },
    '/redazione/corsi/:courseId/lezioni/:lessonId picture': () =>
      lessonFile({ act: 'picture', alt: 'Una curva del sonno' }, PICTURE),
    '/redazione/corsi/:courseId/lezioni/:lessonId paper': () => lessonFile({ act: 'paper', title: 'La scheda' }, PAPER),
    '/redazione/corsi/:courseId/lezioni/:lessonId remove-0': async () => {
      const { url, fields, file } = await lessonFile({ act: 'paper', title: 'Da togliere' }, PAPER)
      await send({ url, fields, ...(file && { file }) })
      const found = await one('select id from lesson_files where title = $1', ['Da togliere'])
      return { url, fields: { act: `remove-${found}` } }
    },
    '/redazione/corsi/:courseId/domande/:questionId save': () =>
      question({ ...QUESTION, words: 'Dove si dorme meglio?' }),
    '/redazione/corsi/:courseId/domande/:questionId withdraw': () => question({ act: 'withdraw' }),
    '/redazione/corsi/:courseId/domande/:questionId restore': async () => {
      const press = await question({ act: 'withdraw' })
      await send(press)
      const id = press.url.split('/').at(-1)
      return {
        ...press,
        fields: { act: 'restore', seen: await one('select version from questions where id = $1', [id]) },
      }
    },
    '/redazione/corsi/:courseId/domande/importa ': async () => ({
      url: `${(await aCourse()).url}/domande/importa`,
      fields: { text: 'Perché si dorme la notte?;a;b;c;d;A' },
    }),
    '/redazione/eventi-ecm reported': async () => drawn(await toldEvent(), 'act', 'reported'),
    '/redazione/eventi-ecm report-undone': async () => {
      const url = await toldEvent()
      await send(await drawn(url, 'act', 'reported'))
      return drawn(url, 'act', 'report-undone')
    },
    '/redazione/eventi-ecm ': async () => {
      const { db } = club.database
      const now = club.clock.now()
      const memberId = await makeMember(db, { now, person: { profession: 'Farmacista' } })
      const courseId = Number(await one('select id from courses where expiry_date < $1 order by id limit 1', [now]))
      const passed = { status: 2 as const, subscribedAt: now, startedAt: now, endedAt: now, score: 90 }
      await insertEnrolments(db, [{ memberId, courseId, ...passed }])
      const username = await one('select username from members where id = $1', [memberId])
      return { url: `/redazione/eventi-ecm?evento=${courseId}`, fields: { username } }
    },
    '/redazione/cause/:caseId/udienze/:hearingId document': async () => {
      const [hearing] = await rows('select id, case_id from legal_hearings order by id limit 1')
      const file = new File(['%PDF-1.4\n%%EOF'], 'atto.pdf', { type: 'application/pdf' })
      return { url: `/redazione/cause/${hearing.case_id}/udienze/${hearing.id}`, fields: { act: 'document' }, file }
    },
    '/redazione/richieste/tempi promises': at('/redazione/richieste/tempi', {
      act: 'promises',
      'quanto-assistenza': '6',
      'unita-assistenza': 'days',
    }),
  }
}
