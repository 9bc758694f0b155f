import type { Audience } from '#areas/audience/model.ts'
import { holds } from '#areas/audience/rules.ts'
import { formatShortDateIt, type RomeDay } from '#platform/pure/dates.ts'
import { tenthInWords, toTenth } from '#platform/pure/tenths.ts'
import type { Course, CourseStatus, DidacticModel } from './model.ts'

/** What a card shows of a course. */
export type CardCourse = {
  readonly id: number
  readonly slug: string
  readonly title: string
  readonly description: string
  readonly series: string
  readonly model: DidacticModel
  readonly credits: number
  readonly durationHours: number
  readonly expiryDate: RomeDay
  readonly image: string | null
  /** CRS-001. Where a course of another platform is. */
  readonly externalUrl: string | null
}

export function toCardCourse(course: Course): CardCourse {
  const { id, slug, title, description, series, model, credits, durationHours, expiryDate, image } = course
  const externalUrl = course.isExternal ? course.linkUrl : null
  return { id, slug, title, description, series, model, credits, durationHours, expiryDate, image, externalUrl }
}

/** What the feminine and the masculine name of a profession share. */
export function professionRoot(name: string): string {
  return name.replace(/[aeo](?= |$)/, '')
}

/** Feminine and masculine of one profession are one entry for the reader; a course for all of them says so. */
export function professionsInWords(professions: readonly string[]): string {
  const named = new Map(professions.map((name) => [professionRoot(name), name]))
  return named.size > 10 ? 'Tutte le professioni sanitarie' : [...named.values()].join(', ')
}

export function creditCount(credits: number): string {
  return credits === 1 ? '1 credito' : `${tenthInWords(credits)} crediti`
}

export function creditsInWords(credits: number): string {
  return `${creditCount(credits)} ECM`
}

export function hourCount(hours: number): string {
  return hours === 1 ? '1 ora' : `${hours} ore`
}

/** `290` minutes are “4 ore e 50 minuti”. */
export function lengthInWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const parts = [hours > 0 && hourCount(hours), rest > 0 && (rest === 1 ? '1 minuto' : `${rest} minuti`)]
  return parts.filter(Boolean).join(' e ') || 'meno di un minuto'
}

/** LRN-007. Where the hours declared are more than those of the lessons, whoever reads both figures is told why. */
export function leastTimeInWords(
  { durationHours: hours, restOfStudy }: Pick<Course, 'durationHours' | 'restOfStudy'>,
  minutes: number,
): string {
  const least = 'I minuti sono il tempo minimo di ogni lezione.'
  if (minutes >= hours * 60) return least
  if (restOfStudy)
    return `${least} Il resto ${hours === 1 ? 'dell’ora dichiarata' : `delle ${hours} ore dichiarate`}: ${restOfStudy}`
  const declared =
    hours === 1 ? 'L’ora di studio del corso comprende' : `Le ${hours} ore di studio del corso comprendono`
  return `${least} ${declared} anche l’approfondimento delle fonti e la prova finale.`
}

/** What enrolling in a course would leave of the credits of the plan. */
export function costInWords(credits: number, available: number): string {
  const left = toTenth(available - credits)
  if (left < 0) return `Il corso costa ${creditCount(credits)} del piano, e te ne restano ${tenthInWords(available)}.`
  const rest = left === 1 ? 'ne resta 1' : left === 0 ? 'non ne resta nessuno' : `ne restano ${tenthInWords(left)}`
  return `Usi ${credits === 1 ? 'uno' : tenthInWords(credits)} dei tuoi ${creditCount(available)} del piano e ${rest}.`
}

/** What a card knows of the person, once it has arrived. Instants travel as text. */
export type CardProgress = {
  readonly status: CourseStatus
  readonly started: string | null
  readonly ended: string | null
  readonly score: number | null
  readonly percentageOfCompletion: number
}

export type CardStatus = {
  /** The line of dates. */
  readonly note: string
  readonly button: string
  readonly hasCertificate: boolean
  /** Null where no bar is drawn. */
  readonly percentage: number | null
}

/** CRS-020…025. Dates of a card are dd/MM/yy. */
export function cardStatus(expiryDate: RomeDay, progress: CardProgress | null): CardStatus {
  const expires = `Scade il ${formatShortDateIt(expiryDate)}`
  const ended = progress?.ended ? formatShortDateIt(new Date(progress.ended)) : ''
  switch (progress?.status) {
    case 1:
      return {
        note: expires,
        button: progress.started ? 'Continua il corso' : 'Inizia il corso',
        hasCertificate: false,
        percentage: progress.percentageOfCompletion,
      }
    case 2:
      return {
        note: `Superato il ${ended}${progress.score === null ? '' : ` · punteggio ${progress.score}%`}`,
        button: 'Rivedi il corso',
        hasCertificate: true,
        percentage: 100,
      }
    case 3:
      return {
        note: `Non superato il ${ended}`,
        button: 'Rivedi il corso',
        hasCertificate: false,
        percentage: progress.percentageOfCompletion,
      }
    case 4:
      return {
        note: `Scaduto il ${formatShortDateIt(expiryDate)}`,
        button: 'Rivedi il corso',
        hasCertificate: false,
        percentage: progress.percentageOfCompletion,
      }
    default:
      return { note: expires, button: 'Vai al corso', hasCertificate: false, percentage: null }
  }
}

/** CRS-034. */
export function isOfferedUpgrade(audience: Audience): boolean {
  return audience.type === 'PREMIUM' && !holds(audience, 'ecm')
}
