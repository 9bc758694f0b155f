import { getCourse } from '#areas/courses/store.server.ts'
import { drawPlot } from '#design/plot/draw-plot.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { COURSE_STUDY, courseFiguresPath, courseFilePath } from './course-study-model.ts'
import { type QuestionSaid, questionSaid, sayPeople } from './course-study-rules.ts'
import {
  type Durations,
  listAnswerCounts,
  listCoursesNamed,
  MARKED,
  type Marks,
  readDurations,
  readMarks,
  readReach,
} from './course-study-store.server.ts'
import type { FigureList } from './lists-context.server.ts'
import { formatFigure } from './number-rules.ts'
import type { FigurePanel } from './panel-context.server.ts'
import { timeInWords } from './request-times-rules.ts'
import { LEAST_SAID } from './small-number-rules.ts'

const MOST_COURSES = 200
const people = (amount: number) => formatFigure(BigInt(amount), 'people')
const tenths = new Intl.NumberFormat('it-IT', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** FIG-038. The courses, each with its own page. */
export async function courseLists(db: Db): Promise<FigureList[]> {
  const courses = await listCoursesNamed(db, MOST_COURSES)
  return [
    {
      title: 'Un corso alla volta',
      note: 'Dove si fermano, i tempi, le domande e il questionario.',
      heads: ['Corso', 'Collana', 'Ultimo giorno'],
      rows: courses.map(({ id, title, series, closesOn }) => ({
        key: String(id),
        name: title,
        to: courseFiguresPath(id),
        cells: [series, closesOn.split('-').toReversed().join('/')],
      })),
      empty: 'Non ci sono ancora corsi.',
    },
  ]
}

/** FIG-038. Everything that is said of one course. */
export async function courseStudy(db: Db, courseId: number) {
  const course = await getCourse(db, courseId)
  const [reach, durations, answers, marks] = await Promise.all([
    readReach(db, courseId),
    readDurations(db, courseId),
    listAnswerCounts(db, courseId),
    readMarks(db, courseId),
  ])
  const questions = [...Map.groupBy(answers, ({ question }) => question).values()].map((own) =>
    questionSaid(own[0]?.words ?? '', own),
  )
  return {
    title: course.title,
    reach: reachPanel(courseId, reach),
    times: timesList(durations),
    questions,
    marks: marksSaid(marks),
    file: courseFilePath(courseId),
  }
}
export type CourseStudy = Awaited<ReturnType<typeof courseStudy>>

type Reach = Awaited<ReturnType<typeof readReach>>

function reachPanel(courseId: number, { begun, lessons }: Reach): FigurePanel {
  const { name, ...definition } = COURSE_STUDY.reach
  const steps = [
    { title: 'Cominciato', people: begun },
    ...lessons.map(({ title, people: reached }, index) => ({ title: `${index + 1}. ${title}`, people: reached })),
  ]
  const isSmall = ({ people: size }: { people: number }) => size > 0 && size < LEAST_SAID
  const said = steps.map((step) => ({ title: step.title, words: sayPeople(step.people, people) }))
  const last = said.at(-1)
  const { svg } = drawPlot({
    kind: 'columns',
    id: 'g-course-reach',
    name,
    description:
      lessons.length === 0 ? 'Il corso non ha lezioni.' : said.map((step) => `${step.title}: ${step.words}`).join('; '),
    labels: steps.map((_, index) => (index === 0 ? 'Inizio' : String(index))),
    series: [{ name: 'Persone', values: steps.map((step) => (isSmall(step) ? null : step.people)) }],
    format: (value) => people(Math.round(value)),
    least: 1,
  })
  return {
    code: definition.code,
    name,
    isMoney: false,
    number: last ? last.words : '',
    difference: null,
    definition: { ...definition, before: [] },
    kind: 'columns',
    isNamed: false,
    svg,
    legend: [],
    alertTo: null,
    peopleTo: null,
    notes: [
      lessons.length === 0 ? 'Questo corso non ha lezioni.' : 'Il numero in alto è chi ha finito l’ultima lezione.',
      ...(steps.some(isSmall) ? ['Sotto 5 non si dice quanti sono.'] : []),
    ],
    table: {
      caption: name,
      heads: ['Lezione', 'Persone'],
      rows: said.map((step) => [step.title, step.words]),
    },
    file: courseFilePath(courseId),
  }
}

const timed = ({ people: size, median, most }: Durations) =>
  size < LEAST_SAID
    ? [sayPeople(size, people), '—', '—']
    : [people(size), ...[median, most].map((s) => timeInWords(s * 1000))]

function timesList({ whole, followed }: Awaited<ReturnType<typeof readDurations>>): FigureList {
  return {
    title: COURSE_STUDY.times.name,
    heads: ['', 'Persone', 'Mediana', 'Entro cui stanno 9 su 10'],
    rows: [
      { name: 'Dall’inizio alla fine dell’ultima lezione', cells: timed(whole) },
      { name: 'Tempo di lezione seguito', cells: timed(followed) },
    ],
    empty: '',
  }
}

const MARK_WORDS: Readonly<Record<(typeof MARKED)[number], string>> = {
  relevance: 'Rilevanza degli argomenti',
  quality: 'Qualità educativa',
  usefulness: 'Utilità nella pratica',
}

/** FIG-038. Nothing before the fifth answer, not even how many there are. */
function marksSaid(marks: Marks): { list: FigureList; comments: string[] } {
  const isSaid = marks.answers >= LEAST_SAID
  return {
    list: {
      title: COURSE_STUDY.marks.name,
      ...(isSaid && { note: `Risposte: ${people(marks.answers)}.` }),
      heads: ['', 'Voto medio, da 1 a 5'],
      rows: isSaid ? MARKED.map((mark) => ({ name: MARK_WORDS[mark], cells: [tenths.format(marks[mark])] })) : [],
      empty: 'Si dice dalla quinta risposta in poi.',
    },
    comments: isSaid ? marks.comments : [],
  }
}

/** The page as a sheet. */
export function studyRows({ title, reach, times, questions, marks }: CourseStudy): string[][] {
  const listed = (list: FigureList): string[][] => [
    [list.title],
    [...list.heads],
    ...list.rows.map(({ name, cells }) => [
      name,
      ...cells.map((cell) => (typeof cell === 'string' ? cell : cell.words)),
    ]),
    [],
  ]
  return [
    ['Corso', title],
    [],
    [reach.name],
    [...reach.table.heads],
    ...reach.table.rows.map((row) => [...row]),
    [],
    ...listed(times),
    [COURSE_STUDY.questions.name],
    ['Domanda', 'Risposta', 'Giusta', 'Quota', 'Risposte in tutto', 'Da rivedere'],
    ...questions.flatMap(questionRows),
    [],
    ...listed(marks.list),
    ...marks.comments.map((comment) => ['Commento', comment]),
  ]
}

const questionRows = ({ words, answers, toReview, options }: QuestionSaid): string[][] =>
  options.map(({ name, isRight, share }) => [
    words,
    name,
    isRight ? 'sì' : 'no',
    share,
    String(answers),
    toReview ? 'sì' : 'no',
  ])
