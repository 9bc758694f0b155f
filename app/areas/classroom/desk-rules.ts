import { hourCount, lengthInWords } from '#areas/courses/card-rules.ts'
import { isFrozen } from '#areas/courses/desk-rules.ts'
import { minutesAndSeconds } from '#areas/courses/film-rules.ts'
import type { Course, Teacher } from '#areas/courses/model.ts'
import { fileIdIn } from '#platform/files/model.ts'
import type { RomeDay } from '#platform/pure/dates.ts'
import { markedPicture } from './lesson-file-rules.ts'
import {
  LESSON_KINDS,
  type Lesson,
  type LessonKind,
  OPTIONS_PER_QUESTION,
  QUESTIONS_PER_CREDIT,
  type Question,
} from './model.ts'
import { isSound, questionCount } from './test-rules.ts'

/** What the desk must know before a course can be opened. */
export type OpeningFacts = {
  readonly course: Pick<Course, 'credits' | 'durationHours' | 'expiryDate' | 'isExternal' | 'restOfStudy' | 'state'>
  /** LRN-002. */
  readonly people: { readonly lead: Teacher | null; readonly teachers: readonly Teacher[] }
  readonly lessons: readonly Pick<Lesson, 'durationSeconds'>[]
  readonly bank: readonly Question[]
  /** The club's courses are followed on another company's platform. */
  readonly isElsewhere: boolean
  /** Whose number certificates and the report of the event carry. */
  readonly hasProvider: boolean
  readonly today: RomeDay
}

/** Everything that keeps a course from being opened, each in a sentence that says what to do; none, and it may be. */
export function missingToOpen(facts: OpeningFacts): string[] {
  const { course, lessons, bank, isElsewhere, hasProvider, today } = facts
  const missing: string[] = []
  if (course.expiryDate < today) missing.push('L’ultimo giorno è già passato: spostalo nei dati del corso.')
  missing.push(...missingPeople(facts))
  if (course.isExternal || isElsewhere) return missing
  if (!hasProvider) missing.push('Manca il numero di provider ECM: un amministratore lo scrive in Redazione, Il Club.')
  if (lessons.length === 0) missing.push('Manca il materiale: aggiungi almeno una lezione.')
  else missing.push(...missingTime(facts))
  const left = questionCount(course.credits) - bank.length
  if (left > 0) {
    const many = left === 1 ? 'Manca 1 domanda' : `Mancano ${left} domande`
    const rule = `${QUESTIONS_PER_CREDIT} per ogni credito, ${questionCount(course.credits)} in tutto`
    missing.push(`${many}: ne servono ${rule}.`)
  }
  const unsound = bank.filter((question) => !isSound(question)).length
  if (unsound > 0)
    missing.push(
      unsound === 1
        ? `Una domanda non ha ${OPTIONS_PER_QUESTION} risposte diverse.`
        : `${unsound} domande non hanno ${OPTIONS_PER_QUESTION} risposte diverse.`,
    )
  return missing
}

/** LRN-007. The lessons last half of the hours declared at least; where they do not last all of them, the rest is told. */
function missingTime({ course, lessons }: Pick<OpeningFacts, 'course' | 'lessons'>): string[] {
  const { durationHours, restOfStudy } = course
  const seconds = lessons.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0)
  const [declared, studied] = [hourCount(durationHours), lengthInWords(Math.floor(seconds / 60))]
  if (seconds * 2 < durationHours * 3600)
    return [`Hai dichiarato ${declared} e le lezioni durano ${studied}. Devono durare almeno la metà.`]
  if (seconds >= durationHours * 3600 || restOfStudy) return []
  return [
    `Le lezioni durano ${studied} e hai dichiarato ${declared}: scrivi nei dati del corso come si studia il resto.`,
  ]
}

/** LRN-002. Who answers for it, who teaches and what they declared; of a course that was opened before this was asked, nothing is. */
function missingPeople({ course, people: { lead, teachers } }: Pick<OpeningFacts, 'course' | 'people'>): string[] {
  if (isFrozen(course)) return []
  const silent = new Set(
    [...(lead ? [lead] : []), ...teachers].flatMap(({ name, interests }) => (interests ? [] : name)),
  )
  return [
    ...(lead ? [] : ['Manca il responsabile scientifico: sceglilo nei dati del corso.']),
    ...(teachers.length > 0 ? [] : ['Manca chi insegna: scegli almeno un docente nei dati del corso.']),
    ...[...silent].map((name) => `Manca la dichiarazione di interessi di ${name}: scrivila nella sua scheda.`),
  ]
}

/**
 * Whether lessons may be added, moved, removed or made longer. Not once the course has been opened, because what people studied is part of
 * their record; except where there was nothing to study yet, and nobody could begin.
 */
export function mayReshape(
  course: Pick<Course, 'state'>,
  { isReady, isStudied }: { isReady: boolean; isStudied: boolean },
): boolean {
  return !isFrozen(course) || (!isReady && !isStudied)
}

export const RESHAPE_REFUSAL =
  'Il corso è stato aperto: le lezioni non si aggiungono, non si spostano e non si tolgono più. Se nessuno è iscritto riportalo in bozza, altrimenti fai una nuova edizione.'

export const KIND_WORDS: Readonly<Record<LessonKind, string>> = {
  text: 'Testo',
  ebook: 'Capitolo di e-book',
  video: 'Filmato',
  slides: 'Diapositive',
}

export type LessonTyped = {
  title: string
  kind: string
  duration: string
  text: string
  filmPath: string
  captionsPath: string
}
export type LessonFields = Pick<
  Lesson,
  'title' | 'kind' | 'durationSeconds' | 'paragraphs' | 'filmPath' | 'captionsPath'
>
export type LessonErrors = Partial<Record<keyof LessonTyped, string>>

const LONGEST_TEXT = 60_000
const MOST_PARAGRAPHS = 300
const LONGEST_SECONDS = 10 * 60 * 60
const SHORTEST_SECONDS = 10

export function judgeLesson(
  typed: LessonTyped,
): { kind: 'told'; fields: LessonFields } | { kind: 'refused'; errors: LessonErrors } {
  const errors: LessonErrors = {}
  const title = typed.title.trim().replace(/\s+/g, ' ')
  if (title.length < 3 || title.length > 160) errors.title = 'Scrivi il titolo: da 3 a 160 caratteri.'
  const kind = LESSON_KINDS.find((known) => known === typed.kind)
  if (!kind) errors.kind = 'Scegli come si presenta la lezione.'
  const durationSeconds = secondsOf(typed.duration)
  if (durationSeconds === null || durationSeconds < SHORTEST_SECONDS || durationSeconds > LONGEST_SECONDS)
    errors.duration = 'Scrivi la durata in minuti, per esempio 12 oppure 12:30.'
  const paragraphs = paragraphsOf(typed.text)
  if (paragraphs.length === 0) errors.text = 'Scrivi il testo della lezione.'
  else if (typed.text.length > LONGEST_TEXT || paragraphs.length > MOST_PARAGRAPHS)
    errors.text = `Il testo è troppo lungo per una lezione: al massimo ${LONGEST_TEXT} caratteri. Dividilo in due.`
  // A lesson that is no longer a film keeps none.
  const filmPath = (kind === 'video' && typed.filmPath.trim()) || null
  const captionsPath = (filmPath && typed.captionsPath.trim()) || null
  if (filmPath && fileIdIn(filmPath) === null) errors.filmPath = 'Questo non è un filmato del Club: caricalo qui.'
  if (filmPath && fileIdIn(captionsPath) === null)
    errors.captionsPath = 'Un filmato ha sempre i sottotitoli: caricali in WebVTT.'
  if (Object.keys(errors).length > 0 || !kind || durationSeconds === null) return { kind: 'refused', errors }
  return { kind: 'told', fields: { title, kind, durationSeconds, paragraphs, filmPath, captionsPath } }
}

export function typedLessonOf(lesson: LessonFields): LessonTyped {
  const { title, kind, durationSeconds, paragraphs, filmPath, captionsPath } = lesson
  return {
    title,
    kind,
    duration: minutesAndSeconds(durationSeconds),
    text: textOf(paragraphs),
    filmPath: filmPath ?? '',
    captionsPath: captionsPath ?? '',
  }
}

/** `12` is minutes, `12:30` minutes and seconds. */
function secondsOf(written: string): number | null {
  const found = /^(\d{1,4})(?:[:.](\d{2}))?$/.exec(written.trim())
  const seconds = Number(found?.[2] ?? 0)
  return found && seconds < 60 ? Number(found[1]) * 60 + seconds : null
}

const isOwnLine = (line: string) => /^(## |- )/.test(line) || markedPicture(line) !== null

/** An empty line ends a paragraph; a heading and each item of a list are one line. */
export function paragraphsOf(text: string): string[] {
  const paragraphs: string[] = []
  let open: string[] = []
  const close = () => {
    if (open.length > 0) paragraphs.push(open.join(' '))
    open = []
  }
  for (const line of text.split(/\r?\n/).map((each) => each.trim())) {
    if (line === '' || isOwnLine(line)) close()
    if (isOwnLine(line)) paragraphs.push(line)
    else if (line !== '') open.push(line)
  }
  close()
  return paragraphs
}

/** The same, as it is typed: the items of one list stand together. */
export function textOf(paragraphs: readonly string[]): string {
  return paragraphs
    .map((text, at) => {
      const next = paragraphs[at + 1]
      if (next === undefined) return text
      return `${text}${text.startsWith('- ') && next.startsWith('- ') ? '\n' : '\n\n'}`
    })
    .join('')
}
