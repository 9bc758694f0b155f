import { creditCount } from '#areas/courses/card-rules.ts'
import type { ProfessionalCard } from '#areas/professional-card/model.ts'
import { count, nearDay, theDay, timeLeft, untilTheDay } from '#areas/standing/copy.ts'
import type { BegunCourse } from '#areas/standing/model.ts'
import { courseDoor } from '#areas/standing/resume-rules.ts'
import { addRomeDays, type RomeDay, romeDaysBetween } from '#platform/pure/dates.ts'
import { formatEuro } from '#platform/pure/money.ts'
import type { CoursesCard, PaymentsCard, TodoRow } from './dashboard-model.ts'

const IN_LETTERS = ['Nessun', 'Un', 'Due', 'Tre', 'Quattro', 'Cinque', 'Sei', 'Sette', 'Otto', 'Nove', 'Dieci']

/** The courses in progress, how far each is, and what finishing them brings. `earned`: the credits of the triennium so far. */
export function coursesCard(begun: readonly BegunCourse[], active: number, earned: number): CoursesCard {
  const credits = begun.reduce((sum, course) => sum + course.credits, 0)
  return {
    title: `${IN_LETTERS[active] ?? active} ${active <= 1 ? 'corso' : 'corsi'} in corso`,
    courses: begun.map((course) => ({
      id: course.id,
      title: course.title,
      to: courseDoor(course),
      cover: { seed: course.slug, category: course.series, image: course.image },
      percent: course.percent,
      words: progressWords(course),
    })),
    sum:
      begun.length > 0 && begun.length === active
        ? {
            words: `${begun.length === 1 ? 'Vale' : 'Valgono'} ${creditCount(credits)}: ${begun.length === 1 ? 'finendolo' : 'finendoli'} arrivi a`,
            total: earned + credits,
          }
        : null,
  }
}

function progressWords({ percent, minutesLeft, isTestNext, durationHours }: BegunCourse): string {
  if (isTestNext) return 'Lezioni finite: manca la prova finale'
  if (percent === 0) return `Da iniziare · ${count(durationHours, 'ora', 'ore')}`
  if (minutesLeft === null || minutesLeft === 0) return `${percent}%`
  const { verb, time } = timeLeft(minutesLeft)
  return `${percent}% · ${verb} ${time}`
}

type Due = {
  readonly isPaid: boolean
  readonly dueOn: RomeDay
  readonly cents: number
  readonly installment: number
  readonly installments: number
}

/** ACC-029. What is next to pay, and how far the plan has come. `plan`: the instalments of the order being paid, in order. */
export function paymentsCard(plan: readonly Due[], today: RomeDay): PaymentsCard {
  const next = plan.find(({ isPaid }) => !isPaid)
  if (!next)
    return { title: 'Niente da pagare', text: 'Fatture e ricevute restano qui, in PDF.', isLate: false, plan: null }
  const isLate = next.dueOn < today
  const paid = plan.filter(({ isPaid }) => isPaid)
  const open = plan.filter(({ isPaid }) => !isPaid)
  const sum = (rows: readonly Due[]) => formatEuro(rows.reduce((cents, row) => cents + row.cents, 0))
  const what = next.installments > 1 ? `Rata ${next.installment} di ${next.installments}` : 'Il piano'
  return {
    title: isLate
      ? `Scaduta ${theDay(next.dueOn, today)}, ${formatEuro(next.cents)}`
      : `${shortDay(next.dueOn, today)}, ${formatEuro(next.cents)}`,
    text: `${what}. ${isLate ? 'Si può ancora pagare.' : 'Nulla parte da solo: la paghi tu entro quel giorno.'}`,
    isLate,
    plan:
      plan.length > 1
        ? {
            paid: `${paid.length} di ${plan.length}`,
            marks: plan.map((row) =>
              row.isPaid ? 'paid' : row.dueOn < today ? 'late' : row === next ? 'next' : 'planned',
            ),
            note: `${sum(paid)} pagati, ${sum(open)} in programma fino a ${monthOf(open.at(-1)?.dueOn ?? today)}.`,
          }
        : null,
  }
}

const monthName = new Intl.DateTimeFormat('it-IT', { timeZone: 'UTC', month: 'long', year: 'numeric' })
const monthOf = (day: RomeDay) => monthName.format(new Date(`${day}T00:00:00Z`))

function shortDay(day: RomeDay, today: RomeDay): string {
  if (day === today) return 'Oggi'
  return day === addRomeDays(today, 1) ? 'Domani' : nearDay(day, today)
}

/** How far ahead a day is, as a mark says it. */
export function aheadWords(day: RomeDay, today: RomeDay): string {
  const days = romeDaysBetween(today, day)
  return days === 0 ? 'Oggi' : days === 1 ? 'Domani' : `Tra ${days} giorni`
}

/** What of a professional's page is written, out of a hundred, and what is worth writing next. */
export function cardProgress(card: ProfessionalCard | null): { percent: number; missing: string | null } {
  if (!card) return { percent: 0, missing: null }
  const { details } = card
  const { contacts } = details
  const parts: readonly (readonly [string, boolean])[] = [
    ['la foto', card.pictureFileId !== null],
    ['la professione', details.professions.length > 0],
    ['la presentazione', details.presentation.trim() !== ''],
    ['gli studi', details.training.length > 0],
    ['le esperienze', details.workExperience.length > 0],
    ['un contatto', Object.values(contacts).some(Boolean)],
    ['la pubblicazione', card.visibility !== 'private'],
  ]
  const missing = parts.filter(([, isThere]) => !isThere).map(([name]) => name)
  const percent = Math.round(((parts.length - missing.length) / parts.length) * 100)
  return { percent, missing: missing[0] ?? null }
}

type Todo = { card: ProfessionalCard | null; hasPasskey: boolean; isProfileWhole: boolean }

/** What makes the club more useful, one step each; nothing that is done. */
export function todoRows({ card, hasPasskey, isProfileWhole }: Todo): TodoRow[] {
  const { percent, missing } = cardProgress(card)
  return [
    ...(isProfileWhole
      ? []
      : [
          {
            key: 'data' as const,
            title: 'Dati per gli attestati',
            text: 'Mancano il codice fiscale o la data di nascita: gli attestati ECM li chiedono.',
            to: '/profilo/dati-personali',
            button: 'Completa',
          },
        ]),
    ...(card && missing === null
      ? []
      : [
          {
            key: 'card' as const,
            title: card ? `Scheda professionale al ${percent}%` : 'La tua scheda professionale',
            text: card ? `Manca ${missing}.` : 'Con una scheda pazienti, colleghe e colleghi ti trovano.',
            to: '/profilo/la-mia-scheda',
            button: card ? 'Completa' : 'Crea',
          },
        ]),
    ...(hasPasskey
      ? []
      : [
          {
            key: 'passkey' as const,
            title: 'Accesso con l’impronta',
            text: 'Entri senza password, con il dito o con il viso.',
            to: '/profilo/sicurezza',
            button: 'Attiva',
          },
        ]),
  ]
}

/** Until when a plan runs, or when it ended. */
export function planWords(isRunning: boolean, until: RomeDay | null, today: RomeDay): string {
  if (!until) return ''
  return isRunning ? `Attivo ${untilTheDay(until, today)}. Non si rinnova da solo.` : `Finito ${theDay(until, today)}.`
}

type Priced = { readonly title: string; readonly points: number }

/** The nearest reward that the points do not buy yet; where they buy them all, the dearest. */
export function nextReward<Each extends Priced>(
  rewards: readonly Each[],
  balance: number,
): { reward: Each; words: string } | null {
  const inOrder = rewards.toSorted((one, other) => one.points - other.points)
  const ahead = inOrder.find(({ points }) => points > balance)
  if (ahead) {
    const missing = ahead.points - balance
    return {
      reward: ahead,
      words: `${missing === 1 ? 'Ti manca' : 'Ti mancano'} ${count(missing, 'punto', 'punti')} per: ${ahead.title}.`,
    }
  }
  const best = inOrder.at(-1)
  return best ? { reward: best, words: `Ti bastano per: ${best.title}.` } : null
}
