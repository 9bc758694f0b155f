import { z } from 'zod'
import { judgeLesson, type LessonFields } from '#areas/classroom/desk-rules.ts'
import { type QuestionFields, readQuestionFile } from '#areas/classroom/question-rules.ts'
import { DIDACTIC_MODELS, type DidacticModel } from '#areas/courses/model.ts'
import { isTenth } from '#platform/pure/tenths.ts'
import { readCsv } from '#platform/read-csv.server.ts'
import { namesIn, readMarkdown, readText, readYaml } from '../content-files.ts'

const course = z.strictObject({
  /** The number of the event; the catalogue is in its order. */
  event: z.int(),
  title: z.string(),
  series: z.string(),
  model: z.enum(DIDACTIC_MODELS),
  credits: z.number().refine(isTenth),
  /** Number and words of the national training objective. */
  objective: z.string(),
  professions: z.array(z.string()),
  /** Who answers for the content and who teaches, as `teachers.yaml` names them. */
  lead: z.string(),
  teachers: z.array(z.string()).min(1),
  outcomes: z.array(z.string()).default([]),
  meantFor: z.string().optional(),
  beforeStart: z.string().optional(),
  isGift: z.boolean().default(false),
  isHighlighted: z.boolean().default(false),
  promoCodes: z.array(z.string()).default([]),
})
export type SeedCourse = z.output<typeof course> & {
  slug: string
  description: string
  durationHours: number
  restOfStudy: string
}

/** What an hour of distance learning followed by a tutor is worth: lessons, sources and test together. */
const CREDITS_PER_HOUR = 1.5

/** LRN-007. How the hours that the lessons do not take are studied, by the way a course is made. */
const REST_OF_STUDY: Readonly<Record<DidacticModel, string>> = {
  'E-book': 'si rileggono i capitoli con le norme e le linee guida che citano, e ci si prepara alla prova finale.',
  'Film Formazione': 'si rivedono le scene con la trascrizione, e si leggono le fonti citate prima della prova finale.',
  Interattivo: 'si riprendono i casi delle lezioni con un collega o da soli, e si leggono le fonti citate.',
  Multimediale: 'si leggono le fonti citate nelle lezioni, e le si confronta con i protocolli di dove si lavora.',
}

const FOLDER = 'courses'
const PAST_FOLDER = 'past-courses'

/** The addresses of the courses on offer: each has a folder of that name. */
export const courseSlugs = () => namesIn(FOLDER).filter((name) => !/[./]/.test(name))
/** Those of the year before, whose last day has passed: they are in nobody's catalogue, and in the report to the regulator. */
export const pastCourseSlugs = () => namesIn(PAST_FOLDER).map((name) => name.replace('.md', ''))

export const readCourses = () => inOrder(courseSlugs().map((slug) => readCourse(slug, `${FOLDER}/${slug}/course.md`)))
export const readPastCourses = () =>
  inOrder(pastCourseSlugs().map((slug) => readCourse(slug, `${PAST_FOLDER}/${slug}.md`)))

function readCourse(slug: string, name: string): SeedCourse {
  const { front, body } = readMarkdown(name, course)
  const durationHours = Math.ceil(front.credits / CREDITS_PER_HOUR)
  return { slug, ...front, description: body, durationHours, restOfStudy: REST_OF_STUDY[front.model] }
}

const inOrder = (courses: readonly SeedCourse[]) => courses.toSorted((one, other) => one.event - other.event)

const lesson = z.strictObject({ title: z.string(), kind: z.string(), duration: z.string() })

/** The lessons of a course in the order of their files, read as the desk reads what an editor types. */
export function readLessons(slug: string): LessonFields[] {
  const names = namesIn(`${FOLDER}/${slug}`).filter((name) => /^\d.*\.md$/.test(name))
  return names.map((name) => {
    const { front, body } = readMarkdown(`${FOLDER}/${slug}/${name}`, lesson)
    const read = judgeLesson({ ...front, text: body, filmPath: '', captionsPath: '' })
    if (read.kind === 'refused') throw new Error(`${slug}/${name}: ${Object.values(read.errors).join(' ')}`)
    return read.fields
  })
}

/** The bank of a course, read as the desk imports one. */
export function readQuestions(slug: string): readonly QuestionFields[] {
  const { questions, faults } = readQuestionFile(readCsv(readText(`${FOLDER}/${slug}/questions.csv`)), [])
  if (faults.length > 0)
    throw new Error(`${slug}/questions.csv: ${faults.map(({ line, reason }) => `${line}. ${reason}`).join(' ')}`)
  return questions
}

const person = z.strictObject({
  slug: z.string(),
  name: z.string(),
  qualification: z.string(),
  institution: z.string(),
  biography: z.string().optional(),
  interests: z.string(),
})

/** Who is behind the courses. */
export const readTeachers = () => readYaml(`${FOLDER}/teachers.yaml`, z.array(person))

const series = z.strictObject({ name: z.string(), slug: z.string(), description: z.string() })

/** The shelves courses are put on. */
export const readSeries = () => readYaml(`${FOLDER}/series.yaml`, z.array(series))

const clip = z.strictObject({
  title: z.string(),
  topic: z.string(),
  durationSeconds: z.int(),
  description: z.string(),
  /** What the clip shows, one step after the other. */
  steps: z.array(z.string()),
})

/** The newest comes first. */
export const readClips = () => readYaml(`${FOLDER}/clips.yaml`, z.array(clip))
