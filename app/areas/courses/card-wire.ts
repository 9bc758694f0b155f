import type { WalletWire } from '#areas/audience/wire.ts'
import type { CardCourse, CardProgress } from './card-rules.ts'
import type { EcmCredits } from './training-rules.ts'
import type { AccessWire, CourseWire, ForYouWire } from './wire.ts'

/** From the wire's words to ours, for the browser: this file must not bring the shapes, and Zod, with it. */
export function cardFromWire(course: CourseWire): CardCourse {
  return {
    id: course.id,
    slug: course.slug,
    title: course.title,
    description: course.description,
    series: course.collana,
    model: course.modelloDidattico,
    credits: course.credits,
    durationHours: course.duration,
    expiryDate: course.expiryDate as CardCourse['expiryDate'],
    image: course.image,
    externalUrl: course.isExternal ? course.linkUrl : null,
  }
}

export function progressFromWire(course: CourseWire): CardProgress | null {
  const { status, started, ended, score, percentageOfCompletion } = course
  return status === null ? null : { status, started, ended, score, percentageOfCompletion }
}

export type DoorAnswer =
  | { kind: 'open'; address: string }
  | { kind: 'credits'; balance: number; credits: number }
  | { kind: 'fiscal-code'; storedCode: string | null }
  | { kind: 'upgrade' | 'products' | 'nothing' }

export function doorFromWire(answer: AccessWire): DoorAnswer {
  const { courseAccessURL, richiede, saldo = 0, crediti = 0, codiceFiscale = null } = answer
  if (courseAccessURL) return { kind: 'open', address: courseAccessURL }
  if (richiede === 'credits') return { kind: 'credits', balance: saldo, credits: crediti }
  if (richiede === 'fiscal-code') return { kind: 'fiscal-code', storedCode: codiceFiscale }
  return { kind: richiede ?? 'nothing' }
}

export function identityToWire(fiscalCode: string): { codiceFiscale: string } {
  return { codiceFiscale: fiscalCode }
}

/** TRN-004. The code of the wallet is compared whatever its case. */
export function creditsFromWire(wallets: readonly WalletWire[]): EcmCredits {
  const ecm = wallets.find(({ codice }) => codice.toLowerCase() === 'ecm')
  return { available: ecm?.saldo ?? 0, used: ecm?.utilizzoTotale ?? 0, bonus: ecm?.bonus.creditiBonus ?? 0 }
}

/** LRN-005. What the page of a course says to one person. */
export function forYouFromWire({ daCrediti, saldo }: ForYouWire): { earnsCredits: boolean; balance: number } {
  return { earnsCredits: daCrediti, balance: saldo }
}

/** CRS-038. */
export type CoursePreview = { title: string; lessons: { title: string; minutes: number }[]; opening: string[] }

export function previewFromWire(answer: {
  titolo: string
  lezioni: { titolo: string; minuti: number }[]
  inizio: string[]
}): CoursePreview {
  return {
    title: answer.titolo,
    lessons: answer.lezioni.map(({ titolo, minuti }) => ({ title: titolo, minutes: minuti })),
    opening: answer.inizio,
  }
}
