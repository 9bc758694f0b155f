import type { Employment } from '#areas/courses/model.ts'

export const LESSON_KINDS = ['text', 'ebook', 'video', 'slides'] as const
export type LessonKind = (typeof LESSON_KINDS)[number]

export type Lesson = {
  readonly id: number
  readonly courseId: number
  readonly position: number
  readonly kind: LessonKind
  readonly title: string
  readonly paragraphs: readonly string[]
  readonly durationSeconds: number
  /** Of a film sent at the desk, its file and its captions; without, the paragraphs are drawn. */
  readonly filmPath: string | null
  readonly captionsPath: string | null
  /** Grows at every change of the desk. */
  readonly version: number
}

/** LRN-009. A picture among the paragraphs, or an attachment to take away. */
export const LESSON_FILE_KINDS = ['picture', 'paper'] as const
export type LessonFileKind = (typeof LESSON_FILE_KINDS)[number]

export type LessonFile = {
  readonly id: string
  readonly lessonId: number
  readonly kind: LessonFileKind
  /** Within its lesson and kind: what the text calls a picture by. */
  readonly number: number
  readonly filePath: string
  /** Of an attachment. */
  readonly title: string
  /** Of a picture; null where it only decorates. */
  readonly alt: string | null
  readonly caption: string | null
  readonly width: number | null
  readonly height: number | null
}

export type LessonProgress = {
  readonly lessonId: number
  readonly positionSeconds: number
  readonly furthestSeconds: number
  readonly completedAt: Date | null
  readonly updatedAt: Date
}

export type Question = {
  readonly id: number
  readonly words: string
  readonly rightAnswer: string
  readonly wrongAnswers: readonly string[]
}

/** A question as the desk sees it. */
export type DeskQuestion = Question & {
  readonly position: number
  readonly withdrawnAt: Date | null
  readonly version: number
}

/** A question as an attempt shows it. Which option is right stays on the server: `right` never travels. */
export type ShownQuestion = { id: number; words: string; options: string[]; right: number }
/** By id of the question, the place of the chosen option. */
export type GivenAnswers = Record<string, number>

export type TestAttempt = {
  readonly id: string
  readonly number: number
  readonly shown: readonly ShownQuestion[]
  readonly startedAt: Date
  readonly submittedAt: Date | null
  readonly score: number | null
  readonly isPassed: boolean | null
}

/** Rules of the ministry for distance learning. */
export const PASS_PERCENT = 75
export const OPTIONS_PER_QUESTION = 4
export const QUESTIONS_PER_CREDIT = 3
export const MOST_ATTEMPTS = 5

/** How often a lesson tells where its reader is. */
export const HEARTBEAT_SECONDS = 10

/** Every field of the certificate, as printed and as the public page shows it. */
export type PrintedCertificate = {
  providerName: string
  providerNumber: string
  logoPath?: string
  /** Not on certificates printed before the club said who signs. */
  signerName?: string
  signaturePath?: string
  eventId: number
  edition: number
  title: string
  objective: string
  /** Neither is on certificates that were printed before they were. */
  durationHours?: number
  leadName?: string
  /** LRN-005. Zero where the profession gets none. */
  credits: number
  creditsInLetters: string
  name: string
  surname: string
  profession: string
  discipline: string
  birthPlace: string
  birthDate: string
  passedOn: string
}

export type Certificate = {
  readonly code: string
  readonly memberId: string | null
  readonly courseId: number
  readonly cycle: number
  readonly printed: PrintedCertificate
  readonly issuedAt: Date
  readonly revokedAt: Date | null
  readonly revocationReason: string | null
  readonly replacedBy: string | null
}

/** What the regulator asks of who passed, in the club's words. */
export type ReportedPerson = {
  readonly name: string
  readonly surname: string
  readonly fiscalCode: string | null
  readonly profession: string | null
  readonly specializations: readonly string[]
  readonly employment: Employment | null
  readonly isRecruitedBySponsor: boolean
  readonly sponsorName: string | null
  /** LRN-005. False of whoever enrolled without credits; of older lines nothing is said, and they earn. */
  readonly earnsCredits?: boolean
  /** The certificate was taken back, and no other was issued. */
  readonly isRevoked?: boolean
}
