import { lastClosedDay } from '#areas/billing/earning-store.server.ts'
import { EARNINGS_PATH } from '#areas/billing/paths-model.ts'
import type { Db } from '#platform/db/database.server.ts'
import { addRomeDays, addRomeMonths, formatDateIt, type RomeDay } from '#platform/pure/dates.ts'
import { monthName } from './cohort-context.server.ts'
import { findFigure } from './definitions-model.ts'
import type { PointAmount } from './hiding-rules.ts'
import { listIssuedMonths } from './invoice-lists-store.server.ts'
import type { Asking, FigureList } from './lists-context.server.ts'
import {
  comingMonths,
  type InstallmentsAsked,
  installmentsPath,
  isWindowOver,
  LATE_GROUPS,
  MOVE_CODES,
  MOVES,
  MOVES_PATH,
  WITHIN_DAYS,
} from './money-parts-rules.ts'
import { formatFigure, formatPercent } from './number-rules.ts'
import { linked, PEOPLE_PATH } from './people-rules.ts'
import { firstOfMonth, type Period } from './period-rules.ts'
import { pointsOf } from './points-rules.ts'
import { readPoints } from './points-store.server.ts'
import { clubDays } from './shown-context.server.ts'

const MOST_MONTHS = 60
const PUNCTUAL_MONTHS = 12
const LONG_AGO: RomeDay = '2000-01-01'

/** The lists of the money of the club, each of what is kept of the days that are over. */
export async function moneyLists(db: Db, period: Period, asking: Asking): Promise<FigureList[]> {
  const { until } = await clubDays(db, asking.now)
  const day = period.to < until ? period.to : until
  const lists = await Promise.all([
    moveList(db, { from: period.from, to: day }, asking),
    comingList(db, day, asking),
    lateList(db, day, asking),
    punctualList(db, day, asking),
    earnedList(db, { from: period.from, to: day }),
    invoiceList(db, period),
  ])
  return lists.flat()
}

type Days = { readonly from: RomeDay; readonly to: RomeDay }
type Kept = { readonly codes: readonly string[]; readonly days: Days; readonly split?: string }

/** What is kept of these figures: a level at the last of the days, a flow over all of them. */
async function readKept(db: Db, { codes, days, split = '' }: Kept) {
  const figures = codes.flatMap((code) => findFigure(code) ?? [])
  const points = days.from <= days.to ? [days] : []
  const found = await readPoints(db, { figures, points, split, until: days.to })
  return (code: string, value = '') => amountIn(found, code, value)
}

const amountIn = (found: readonly PointAmount[], code: string, value: string): bigint =>
  found.find((each) => each.code === code && each.value === value)?.amount ?? 0n

const euro = (amount: bigint) => formatFigure(amount, 'cents')
const people = (amount: bigint) => formatFigure(amount, 'people')

/** FIG-033. The value of the evening before, what was added and taken, and the value of the last evening: an account that closes to the cent. */
async function moveList(db: Db, days: Days, { may }: Asking): Promise<FigureList[]> {
  if (days.to < days.from) return []
  const eve = addRomeDays(days.from, -1)
  const [before, after, moved] = await Promise.all([
    readKept(db, { codes: ['money.mrr'], days: { from: eve, to: eve } }),
    readKept(db, { codes: ['money.mrr'], days }),
    readKept(db, { codes: MOVE_CODES.flatMap((move) => [`money.mrr-${move}`, `money.mrr-${move}-people`]), days }),
  ])
  return [
    {
      title: 'Movimenti del valore mensile',
      note: 'Il valore di prima, più i primi tre, meno gli altri due, fa quello di dopo. Chi si muove in due giorni conta due volte.',
      heads: ['', 'Soldi', 'Persone'],
      rows: [
        { name: `La sera del ${formatDateIt(eve)}`, cells: [euro(before('money.mrr')), ''] },
        ...MOVE_CODES.map((move) => {
          const { name, sign } = MOVES[move]
          const count = people(moved(`money.mrr-${move}-people`))
          const to = `${MOVES_PATH}?${new URLSearchParams({ mossa: move, dal: days.from, al: days.to })}`
          return {
            name,
            cells: [euro(sign * moved(`money.mrr-${move}`)), linked(count, may('members.read') ? to : null)],
          }
        }),
        { name: `La sera del ${formatDateIt(days.to)}`, cells: [euro(after('money.mrr')), ''] },
      ],
      empty: '',
    },
  ]
}

const UNITS = ['', '-count', '-people'] as const

/** FIG-034. What falls due in the months to come, as it stood at the end of a day. */
async function comingList(db: Db, day: RomeDay, { may }: Asking): Promise<FigureList[]> {
  const kept = await readKept(db, {
    codes: UNITS.map((unit) => `money.coming${unit}`),
    days: { from: day, to: day },
    split: 'month',
  })
  const rows = comingMonths(day).flatMap((month) => {
    const times = kept('money.coming-count', month)
    if (times === 0n) return []
    return [groupRow({ name: monthName(month), group: month, code: 'money.coming', kept, day, may })]
  })
  return [
    {
      title: 'Rate in arrivo',
      note: `Non ancora pagate la sera del ${formatDateIt(day)}, per il mese in cui scadono.`,
      heads: ['Mese', 'Soldi', 'Rate', 'Persone'],
      rows,
      empty: 'Nessuna rata in arrivo.',
    },
  ]
}

const SUSPENDED = 'money.suspended-people'

/** FIG-034. What was due and is late, by how many days; who is suspended for it stands apart. */
async function lateList(db: Db, day: RomeDay, { may }: Asking): Promise<FigureList[]> {
  const days = { from: day, to: day }
  const suspendedTo = `${PEOPLE_PATH}?${new URLSearchParams({ cifra: SUSPENDED, dal: day, al: day })}`
  const [kept, suspended] = await Promise.all([
    readKept(db, { codes: UNITS.map((unit) => `money.late${unit}`), days, split: 'late' }),
    readKept(db, { codes: [SUSPENDED], days }),
  ])
  return [
    {
      title: 'Rate in ritardo',
      note: `Scadute e non pagate la sera del ${formatDateIt(day)}. Chi è sospeso per una rata è contato a parte, e la sua rata resta in ritardo.`,
      heads: ['Ritardo', 'Soldi', 'Rate', 'Persone'],
      rows: [
        ...Object.entries(LATE_GROUPS).map(([group, name]) =>
          groupRow({ name, group, code: 'money.late', kept, day, may }),
        ),
        {
          name: 'Sospesi per una rata',
          cells: ['', '', linked(people(suspended(SUSPENDED)), may('members.read') ? suspendedTo : null)],
        },
      ],
      empty: '',
    },
  ]
}

type Group = {
  name: string
  group: string
  code: string
  kept: (code: string, value: string) => bigint
  day: RomeDay
  may: Asking['may']
}

function groupRow({ name, group, code, kept, day, may }: Group) {
  const to = may('money.read') ? installmentsPath({ kind: 'unpaid', day, group }) : null
  const [cents, times, persons] = UNITS.map((unit) => kept(`${code}${unit}`, group))
  return {
    name,
    cells: [
      linked(euro(cents ?? 0n), to),
      linked(formatFigure(times ?? 0n, 'times'), to),
      linked(people(persons ?? 0n), to),
    ],
  }
}

/** FIG-034. Of what fell due in each month that is over, how much was received and how soon. */
async function punctualList(db: Db, day: RomeDay, { may }: Asking): Promise<FigureList[]> {
  const first = firstOfMonth(day)
  const begins = addRomeDays(day, 1).slice(0, 7) === day.slice(0, 7) ? addRomeMonths(first, -1) : first
  const months = Array.from({ length: PUNCTUAL_MONTHS }, (_, index) => addRomeMonths(begins, -index))
  const [received, dues] = await Promise.all([
    readKept(db, {
      codes: WITHIN_DAYS.map((within) => `money.due-paid-${within}`),
      days: { from: LONG_AGO, to: day },
      split: 'month',
    }),
    readPoints(db, {
      figures: [findFigure('money.due') ?? []].flat(),
      points: months.map((from) => ({ from, to: addRomeDays(addRomeMonths(from, 1), -1) })),
      split: '',
      until: day,
    }),
  ])
  const rows = months.flatMap((from, index) => {
    const month = from.slice(0, 7)
    const due = dues.find(({ at }) => at === index)?.amount ?? 0n
    if (due === 0n) return []
    const path = (within: number | null) =>
      may('money.read') ? installmentsPath({ kind: 'due', day, month, within } satisfies InstallmentsAsked) : null
    return [
      {
        name: monthName(month),
        cells: [
          linked(euro(due), path(null)),
          ...WITHIN_DAYS.map((within) => {
            const amount = received(`money.due-paid-${within}`, month)
            const share = formatPercent(Number((amount * 1000n) / due) / 1000)
            const words = `${euro(amount)} (${share})${isWindowOver(month, within, day) ? '' : ', in corso'}`
            return linked(words, path(within))
          }),
        ],
      },
    ]
  })
  return [
    {
      title: 'Quanto si paga in tempo',
      note: 'Di quello che scadeva in ogni mese, quanto è arrivato entro la scadenza, entro 7, 30 e 60 giorni.',
      heads: ['Mese', 'Scaduto', 'In tempo', '7 giorni', '30 giorni', '60 giorni'],
      rows,
      empty: 'Nessuna rata è ancora scaduta.',
    },
  ]
}

const EARNED_CODES = ['money.takings', 'money.invoiced', 'money.issued', 'money.earned', 'money.deferred'] as const

/** FIG-035. What was issued, earned and carried in each month, beside takings and invoices. */
async function earnedList(db: Db, { from, to }: Days): Promise<FigureList[]> {
  const points = from <= to ? pointsOf({ from, to, end: to }, 'mese').slice(-MOST_MONTHS) : []
  const figures = EARNED_CODES.flatMap((code) => findFigure(code) ?? [])
  const [found, closed] = await Promise.all([
    readPoints(db, { figures, points, split: '', until: to }),
    lastClosedDay(db),
  ])
  return [
    {
      title: 'Ricavi per competenza, mese per mese',
      note: 'Incassi e fatture con l’IVA, il resto senza. I risconti sono quelli della sera dell’ultimo giorno. È un foglio di lavoro: che cosa va in bilancio lo decide il commercialista.',
      heads: ['Mese', 'Incassi', 'Fatturato', 'Emesso', 'Ricavi', 'Risconti'],
      rows: points
        .map(({ from: first, to: last, label, isPart }, at) => ({
          name: `${label}${isPart ? ` (${formatDateIt(first).slice(0, 5)}–${formatDateIt(last).slice(0, 5)})` : ''}${closed && last <= closed ? ', chiuso' : ''}`,
          to: `${EARNINGS_PATH}?anno=${first.slice(0, 4)}`,
          cells: EARNED_CODES.map((code) => {
            const point = found.find((each) => each.code === code && each.at === at)
            return point ? euro(point.amount) : '—'
          }),
        }))
        .toReversed(),
      empty: 'Nessun mese ancora.',
    },
  ]
}

/** FIG-031. Which numbers the documents of each month have. */
async function invoiceList(db: Db, { from, to }: Period): Promise<FigureList[]> {
  const months = await listIssuedMonths(db, { from, to, limit: MOST_MONTHS })
  return [
    {
      title: 'Numeri delle fatture',
      note: 'Fatture e note di credito emesse nei giorni del periodo.',
      heads: ['Mese', 'Primo numero', 'Ultimo numero', 'Documenti'],
      rows: months.map(({ month, year, first, last, documents }) => ({
        name: monthName(month),
        cells: [`${first}/${year}`, `${last}/${year}`, formatFigure(BigInt(documents), 'times')],
      })),
      empty: 'Nessuna fattura emessa in questo periodo.',
    },
  ]
}
