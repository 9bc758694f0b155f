import { expect, test } from 'vitest'
import { SUBSCRIPTION_TYPES } from '#areas/audience/model.ts'
import { findCourseBySlug } from '#areas/courses/store.server.ts'
import { readLessons } from '../../../db/seed/courses/course-files.ts'
import { useClub } from '../../../tests/support/club.ts'
import { ORIGIN } from '../../../tests/support/open-club.ts'
import { STAFF, VISITORS } from '../../../tests/support/visitors.ts'
import { programmeOf } from './lesson-rules.ts'
import type { Lesson } from './model.ts'

const club = useClub()
const SLUG = 'scompenso-cardiaco-riconoscerlo-stadiarlo-curarlo-a-casa'
const PATH = `/corsi-ecm-fad/${SLUG}`

async function page(url: string, username: number | null = null) {
  const answer = await club.app.inject({ url, headers: await club.cookieOf(username) })
  return { status: answer.statusCode, html: answer.body.replaceAll('<!-- -->', '') }
}

async function post(url: string, fields: [string, string][]) {
  const { cookie = '' } = await club.cookieOf(STAFF.editor)
  return club.app.inject({
    method: 'POST',
    url,
    headers: { cookie, origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })
}

test('[LRN-001] a programme sums the minutes it shows; elsewhere there is no test of ours', () => {
  const lesson = (durationSeconds: number): Pick<Lesson, 'title' | 'kind' | 'durationSeconds'> => ({
    title: 'Una lezione',
    kind: 'text',
    durationSeconds,
  })
  const lessons = [lesson(20), lesson(100), lesson(149)]
  const programme = programmeOf(lessons, { credits: 5, isElsewhere: false })
  expect(programme?.lessons.map(({ minutes }) => minutes)).toEqual([1, 2, 2])
  expect(programme?.minutes).toBe(5)
  expect(programme?.test).toEqual({ questions: 15, toPass: 12, percent: 75, attempts: 5 })
  expect(programmeOf(lessons, { credits: 5, isElsewhere: true })?.test).toBeNull()
  expect(programmeOf([], { credits: 5, isElsewhere: true })).toBeNull()
})

test.each(SUBSCRIPTION_TYPES)('[LRN-001] %s reads every lesson in order, and nothing that it says', async (type) => {
  const lessons = readLessons(SLUG)
  const { status, html } = await page(PATH, VISITORS[type])
  expect(status).toBe(200)
  const programme = /<section aria-labelledby="programma">.*?<\/section>/s.exec(html)?.[0] ?? ''
  const places = lessons.map(({ title }) => programme.indexOf(title))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(Math.min(...places)).toBeGreaterThan(0)
  expect(programme).toContain('15 domande')
  for (const { paragraphs } of lessons) for (const words of paragraphs) expect(html).not.toContain(words.slice(0, 60))
})

test('[LRN-002] [LRN-003] it says what one learns, from whom and what they declared', async () => {
  const { html } = await page(PATH)
  const course = await findCourseBySlug(club.database.db, SLUG)
  for (const words of course?.outcomes ?? []) expect(html).toContain(words)
  for (const words of ['Che cosa imparerai', 'Responsabile scientifico', 'Docenti', 'dichiarat'])
    expect(html).toContain(words)
  const facts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(([, json]) =>
    JSON.parse(json ?? ''),
  )
  const fact = facts.flatMap((each) => each['@graph'] ?? each).find((each) => each['@type'] === 'Course')
  expect(fact).toMatchObject({ inLanguage: 'it', numberOfCredits: 5, teaches: course?.outcomes })
  expect(fact.hasCourseInstance[0]).toMatchObject({ courseWorkload: 'PT240M', endDate: course?.expiryDate })
  expect(fact.hasCourseInstance[0].instructor[0]).toMatchObject({ '@type': 'Person' })
})

test('[LRN-005] the button says what happens: a stranger signs in, nobody goes “to the course” they are on', async () => {
  const stranger = await page(PATH)
  expect(stranger.html).toContain('Accedi per iscriverti')
  expect(stranger.html).toContain(`/login?redirectTo=${encodeURIComponent(PATH)}`)
  for (const type of ['REGISTRATO', 'TRIAL', 'PREMIUM'] as const) {
    const door = /<h1.*?Scheda dell’evento/s.exec((await page(PATH, VISITORS[type])).html)?.[0] ?? ''
    expect(door).toContain('Iscriviti al corso')
    expect(door).not.toContain('Vai al corso')
  }
})

test('[LRN-002] [LRN-003] [LRN-005] at the desk people are chosen and lines written; a closed course has no door', async () => {
  const course = await findCourseBySlug(club.database.db, 'privacy-in-ambulatorio')
  if (!course) throw new Error('the demo has this course')
  const form = `/redazione/corsi/${course.id}/dati`
  const fields = (lead: string, outcomes: string): [string, string][] => [
    ['act', 'save'],
    ['seen', String(course.version)],
    ['shown', 'people'],
    ['lead', lead],
    ['people', 'agnese-todaro'],
    ['people', 'guido-marangon'],
    ['outcomes', outcomes],
  ]
  const lines = ['Riconoscere i dati che si possono chiedere', 'Scrivere una informativa che si legge']
  const refused = await post(form, fields('nessuno-di-questo-nome', lines.join('\n')))
  expect(refused.statusCode).toBe(400)
  expect(refused.body).toContain('non esiste, o è stato tolto')
  expect(refused.body).toContain('Da 3 a 8 righe')
  expect(refused.body).toContain(lines[1])
  const saved = await post(form, fields('agnese-todaro', [...lines, 'Rispondere a chi chiede i suoi dati'].join('\n')))
  expect(saved.statusCode).toBe(302)
  const { html } = await page('/corsi-ecm-fad/privacy-in-ambulatorio')
  expect(html).toContain('Rispondere a chi chiede i suoi dati')
  expect(html).toContain('Guido Marangon')
  // Who is known by a record is found by name too, and goes only when no course needs them.
  expect((await page('/corsi-ecm-fad?cerca=marangon')).html).toContain('privacy-in-ambulatorio')
  const removal = await post('/redazione/corsi/docenti/guido-marangon', [['act', 'remove']])
  expect(removal.body).toContain('toglilo prima da lì')
  const { version = 0 } = (await findCourseBySlug(club.database.db, course.slug)) ?? {}
  const withdrawn = await post(`/redazione/corsi/${course.id}`, [
    ['move', 'withdraw'],
    ['version', String(version)],
  ])
  expect(withdrawn.statusCode).toBe(302)
  const closed = await page(`/corsi-ecm-fad/${course.slug}`, VISITORS.REGISTRATO)
  expect(closed.html).toContain('non accetta nuove iscrizioni')
  expect(closed.html).not.toContain('Iscriviti al corso')
})
