import type { Audience } from '#areas/audience/model.ts'
import { formatDateIt } from '#platform/pure/dates.ts'
import { tenthInWords } from '#platform/pure/tenths.ts'
import { earnsCredits, type Professional } from './accreditation-rules.ts'
import { creditCount } from './card-rules.ts'
import { deskStatus } from './desk-rules.ts'
import { type Course, type CourseStatus, EXPIRED } from './model.ts'
import { courseAccess, isPaidFor } from './rules.ts'

export type Caller = {
  readonly audience: Audience
  readonly promoCodes: readonly string[]
  /** Credits left in the ecm wallet. */
  readonly balance: number
  readonly hasFiscalCode: boolean
  readonly person: Professional
}

type Asked = Pick<
  Course,
  'state' | 'credits' | 'groups' | 'promoCodes' | 'publishedAt' | 'expiryDate' | 'professions' | 'disciplines'
>

/** Whether somebody enters a course, and else why not, for whoever answers “non vedo il mio corso” on the telephone. */
export function accessInWords(
  { audience, promoCodes, balance, hasFiscalCode, person }: Caller,
  { status, ...course }: Asked & { status: CourseStatus | null },
  now: Date,
): string {
  const standing = deskStatus(course, now)
  const lastDay = formatDateIt(course.expiryDate)
  if (status === null && standing !== 'open') return NOT_OFFERED[standing](course, lastDay)
  const earns = earnsCredits(course, person)
  const credits = earns ? course.credits : 0
  const access = courseAccess(audience, { ...course, credits, status }, { balance, promoCodes })
  if (access.kind === 'ask') {
    if (access.dialog === 'credits')
      return `Non ha abbastanza crediti: ne servono ${tenthInWords(course.credits)}, ne ha ${tenthInWords(balance)}.`
    return WHY_NOT[audience.type]
  }
  const asked = hasFiscalCode ? '' : ' Prima gli si chiede il codice fiscale.'
  if (status === EXPIRED) return `Lo apre per rileggerlo: il tempo per concluderlo è finito il ${lastDay}.${asked}`
  if (status !== null && (isPaidFor(status) || standing !== 'open'))
    return `È tra i suoi corsi${standing === 'closed' ? '' : `, fino al ${lastDay}`}.${asked}`
  const pays = audience.type === 'TRIAL' || audience.type === 'PREMIUM'
  if (status !== null && !pays) return `Lo apre per rileggerlo.${asked}`
  const cost = !earns
    ? ', ma senza crediti ECM: il corso non ne dà alla sua professione'
    : pays
      ? `: costa ${creditCount(course.credits)}, ne ha ${tenthInWords(balance)}`
      : ''
  return `${status === null ? 'Si può iscrivere' : 'Lo può ricominciare'}${cost}.${asked}`
}

type Standing = Exclude<ReturnType<typeof deskStatus>, 'open'>
const NOT_OFFERED: Record<Standing, (course: Pick<Course, 'publishedAt'>, lastDay: string) => string> = {
  draft: () => 'È una bozza: non lo vede nessuno.',
  scheduled: ({ publishedAt }) => `Si apre il ${formatDateIt(publishedAt)}: prima non lo vede nessuno.`,
  withdrawn: () => 'È ritirato dal catalogo: non ci si iscrive più.',
  closed: (_, lastDay) => `È chiuso dal ${lastDay}: non ci si iscrive più.`,
}

const NO_WALLET = 'Gli manca il portafoglio ECM.'
const WHY_NOT: Record<Audience['type'], string> = {
  SUSPECT: 'Deve entrare con il suo account.',
  REGISTRATO: 'È solo registrato: i corsi si aprono con la prova o con un abbonamento.',
  TRIAL: NO_WALLET,
  PREMIUM: NO_WALLET,
  EX_TRIAL: 'La prova è finita: si iscrive a un corso nuovo con un abbonamento.',
  EX_PREMIUM: 'L’abbonamento è finito: si iscrive a un corso nuovo quando lo rinnova.',
}
