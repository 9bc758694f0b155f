import { creditCount } from '#areas/courses/card-rules.ts'
import type { RomeDay } from '#platform/pure/dates.ts'
import { count, timeLeft, untilTheDay } from './copy.ts'
import type { BegunCourse, Facts, MemberType, OfferedCourse } from './model.ts'
import { CATALOGUE, PLACES, TRAINING } from './place-copy.ts'
import type { Band } from './wire.ts'

/** The course to resume, or one to begin. */
export function mainOf(facts: Facts): Band['main'] {
  const { type, begun, offered, today } = facts
  const place = PLACES[type].main
  if (begun) return { ...place, ...resumed(begun, type === 'REGISTRATO' ? 'Riprendi da qui' : place.label, today) }
  if (offered) return { ...place, ...offer(offered, type, today) }
  return { ...place, ...NOTHING_TO_RESUME[isFormer(type) ? 'former' : 'present'], ...NO_COURSE }
}

const isFormer = (type: MemberType) => type === 'EX_TRIAL' || type === 'EX_PREMIUM'

const NO_COURSE = { cover: null, percent: null, left: null, credits: '' }
const NOTHING_TO_RESUME = {
  former: {
    label: 'La tua formazione',
    title: 'Corsi e attestati restano tuoi',
    text: 'Nessun corso è rimasto a metà.',
    button: 'Apri la tua formazione',
    to: TRAINING,
  },
  present: {
    label: 'Da cominciare',
    title: 'Scegli il prossimo corso',
    text: 'Nel catalogo trovi crediti, durata e ultimo giorno di ognuno.',
    button: 'Vai ai corsi',
    to: CATALOGUE,
  },
}

const coverOf = ({ slug, series, image }: OfferedCourse) => ({ seed: slug, category: series, image })

function resumed(course: BegunCourse, label: string, today: RomeDay): Omit<Band['main'], 'to'> & { to: string } {
  const { lesson, isTestNext, percent, minutesLeft } = course
  return {
    label,
    title: course.title,
    text: isTestNext
      ? 'Hai finito le lezioni: manca la prova finale.'
      : lesson
        ? `Modulo ${lesson.number} di ${lesson.of}: ${lesson.title}. ${lesson.minute > 0 ? `Eri al minuto ${lesson.minute}.` : 'Eri all’inizio.'}`
        : `Resta aperto ${untilTheDay(course.expiryDate, today)}.`,
    cover: coverOf(course),
    percent,
    left: minutesLeft === null || minutesLeft === 0 ? null : timeLeft(minutesLeft),
    credits: creditCount(course.credits),
    button: isTestNext
      ? 'Vai alla prova finale'
      : lesson
        ? `${percent === 0 ? 'Inizia' : 'Riprendi'} il modulo ${lesson.number}`
        : 'Riprendi il corso',
    to: courseDoor(course),
  }
}

/** Where a course in progress goes on. */
export function courseDoor({ id, slug, isHere, isTestNext, lesson }: BegunCourse): string {
  if (!isHere) return `${CATALOGUE}/${slug}`
  const room = `/aula/${id}`
  if (isTestNext) return `${room}/prova`
  return lesson ? `${room}/lezione/${lesson.id}` : room
}

const OFFER_LABELS: Readonly<Record<MemberType, string>> = {
  REGISTRATO: 'Aperto anche a te',
  TRIAL: 'Il primo da provare',
  PREMIUM: 'Il più breve tra i nuovi',
  EX_TRIAL: 'Aperto anche a te',
  EX_PREMIUM: 'Aperto anche a te',
}

function offer(course: OfferedCourse, type: MemberType, today: RomeDay): Omit<Band['main'], 'to'> & { to: string } {
  return {
    label: OFFER_LABELS[type],
    title: course.title,
    text: `${course.model}, ${count(course.durationHours, 'ora', 'ore')}.`,
    cover: coverOf(course),
    percent: null,
    left: null,
    credits: `${creditCount(course.credits)}, ${untilTheDay(course.expiryDate, today)}`,
    button: 'Vedi il corso',
    to: `${CATALOGUE}/${course.slug}`,
  }
}

type Sized = { readonly professions: readonly string[]; readonly durationHours: number }

/** Courses for one's own profession first, the shortest of them before the others. */
export const ownThenShort = (profession: string | null) => (one: Sized, other: Sized) => {
  const isOwn = ({ professions }: Sized) => Number(profession !== null && professions.includes(profession))
  return isOwn(other) - isOwn(one) || one.durationHours - other.durationHours
}
