import type { Db } from '#platform/db/database.server.ts'
import { addRomeDays, addRomeMonths, formatDateIt, type RomeDay } from '#platform/pure/dates.ts'
import { type GridFigure, RENEWAL_DAYS, RETENTION_MONTHS, TRIAL_WINDOWS } from './cohort-model.ts'
import { addMonths, type GridRow, type Month, plainCell, retentionGrid, trialGrid } from './cohort-rules.ts'
import { readEndings, readLosses, readRetention, readTrialCohorts } from './cohort-store.server.ts'
import type { Stretch } from './comparison-rules.ts'
import { figureFilePath } from './pages-model.ts'
import { firstOfMonth, type Period } from './period-rules.ts'
import { pointsOf, stretchInWords } from './points-rules.ts'
import { type Question, questionSearch } from './question-rules.ts'
import { allLosses, type LossMonth, lossesOf, type RenewalMonth, rateCell, renewalsOf } from './renewal-rules.ts'

/** A table of months as its page draws it and its file and call say it. */
export type GridView = Awaited<ReturnType<typeof readGrid>>

type Days = { readonly today: RomeDay; readonly first: RomeDay; readonly until: RomeDay }
type Table = {
  readonly caption: string
  readonly heads: readonly string[]
  readonly rows: readonly GridRow[]
  /** The last row, which sums or means the others. */
  readonly whole: GridRow | null
  readonly notes: readonly string[]
}

/** However short the period, so many months or weeks are shown, and never more than these. */
const LEAST_ROWS = 12
const MOST_ROWS = 36

export async function readGrid(db: Db, figure: GridFigure, question: Question, days: Days) {
  const table = await TABLES[figure.code]?.(db, question, days)
  if (!table) throw new Error(`Nothing draws ${figure.code}.`)
  const { code, name, sentence, formula, source, before = [] } = figure
  return {
    code,
    name,
    isMoney: figure.permission === 'figures.money',
    definition: { code, sentence, formula, source, before: before.map((old) => old.sentence) },
    file: `${figureFilePath(code)}${questionSearch({ ...question, split: null })}`,
    ...table,
  }
}

const TABLES: Readonly<Record<string, (db: Db, question: Question, days: Days) => Promise<Table>>> = {
  'members.trial-to-premium': trialTable,
  'members.retention': retentionTable,
  'members.renewals': renewalTable,
  'members.losses': lossTable,
}

export const monthName = (month: Month) =>
  pointsOf({ from: `${month}-01` as RomeDay, to: `${month}-01` as RomeDay, end: `${month}-01` as RomeDay }, 'mese')[0]
    ?.label ?? month

/** The months of a period: at least a year of them, at most three, and none before the club. */
function stretchOf({ to, from }: Pick<Period, 'from' | 'to'>, { first }: Days): Stretch {
  const bound = (months: number) => addRomeMonths(firstOfMonth(to), 1 - months)
  const [least, most] = [bound(LEAST_ROWS), bound(MOST_ROWS)]
  const wide = from < least ? firstOfMonth(from) : least
  const begin = wide < most ? most : wide
  return { from: begin < first ? firstOfMonth(first) : begin, to }
}

async function trialTable(db: Db, { period, step }: Question, days: Days): Promise<Table> {
  const isByWeek = step === 'settimana'
  const stretch = isByWeek
    ? { from: addRomeDays(period.to, 7 * (1 - LEAST_ROWS)), to: period.to }
    : stretchOf(period, days)
  const cohorts = pointsOf({ ...stretch, end: stretch.to }, isByWeek ? 'settimana' : 'mese').map((point) => ({
    ...point,
    from: isByWeek ? addRomeDays(point.to, -6) : firstOfMonth(point.from),
  }))
  const found = await readTrialCohorts(db, cohorts)
  const told = cohorts.map(({ label, to }, at) => ({
    label,
    lastDay: to,
    begun: found[at]?.begun ?? 0,
    bought: found[at]?.bought ?? [],
  }))
  const { rows, mean } = trialGrid(told, days.today)
  return {
    caption: `Dalla prova a Premium, per ${isByWeek ? 'settimana' : 'mese'} d’inizio della prova, ${stretchInWords(stretch)}`,
    heads: ['Inizio della prova', 'Prove', ...TRIAL_WINDOWS.map((window) => `Entro ${window} giorni`)],
    rows,
    whole: mean,
    notes: ['Tratteggiato: in corso, non ha ancora avuto tutti quei giorni e non entra nella media.'],
  }
}

async function retentionTable(db: Db, { period }: Question, days: Days): Promise<Table> {
  const to = days.until < period.to ? days.until : period.to
  const last = to.slice(0, 7)
  const least = addRomeMonths(period.to, -RETENTION_MONTHS)
  const stretch = stretchOf({ from: period.from < least ? period.from : least, to }, days)
  // Small months are joined from the beginning of the club: joined from the first month shown, two periods would tell them apart.
  const begin = firstOfMonth(days.first)
  const ends = new Map<Month, RomeDay>()
  for (let month = begin.slice(0, 7); month < last; month = addMonths(month, 1))
    ends.set(month, addRomeDays(`${addMonths(month, 1)}-01` as RomeDay, -1))
  ends.set(last, to)
  const { begun, kept } = await readRetention(db, { from: begin, to, days: [...ends.values()] })
  const counted = new Set(kept.map(({ day }) => day))
  const found = new Map(kept.map(({ month, day, people }) => [`${month} ${day}`, people]))
  const { rows, notes } = retentionGrid({
    sizes: new Map(begun.map(({ month, people }) => [month, people])),
    kept: (cohort, at) => {
      const day = ends.get(at)
      return day && counted.has(day) ? (found.get(`${cohort} ${day}`) ?? 0) : null
    },
    first: begin.slice(0, 7),
    shownFrom: stretch.from.slice(0, 7),
    last,
    monthInWords: monthName,
  })
  return {
    caption: `Quanti restano Premium, per mese del primo Premium pagato, ${stretchInWords(stretch)}`,
    heads: ['Primo Premium', 'Persone', ...Array.from({ length: RETENTION_MONTHS }, (_, index) => `${index + 1}`)],
    rows,
    whole: null,
    notes: [
      'Le colonne sono i mesi dopo il primo.',
      'Tratteggiato: in corso.',
      'I piani durano un anno: chi non rinnova manca dal mese 12.',
      ...notes,
    ],
  }
}

function monthsOf({ from, to }: Stretch): Month[] {
  const months: Month[] = []
  for (let month = from.slice(0, 7); month <= to.slice(0, 7); month = addMonths(month, 1)) months.push(month)
  return months
}

/** A day more before, whose loss counts on the first of the stretch. */
async function endingsOf(db: Db, question: Question, days: Days) {
  const stretch = stretchOf(question.period, days)
  const months = monthsOf(stretch)
  const eves = months.map((month) => addRomeDays(`${month}-01` as RomeDay, -1))
  const [counts, { flows, premium }] = await Promise.all([
    readEndings(db, { from: addRomeDays(stretch.from, -1), to: stretch.to }, days.today),
    readLosses(db, stretch, eves),
  ])
  const flow = (month: Month, code: string, value = '') =>
    flows.find((each) => each.month === month && each.code === code && each.value === value)?.people ?? 0
  const losses = (month: Month) =>
    lossesOf(counts, month, {
      closed: flow(month, 'members.account-lost', 'closed'),
      erased: flow(month, 'members.account-lost', 'erased') + flow(month, 'members.erased', 'PREMIUM>'),
    })
  return { stretch, months, eves, counts, premium, flow, losses }
}

const added = <Key extends string>(each: readonly Readonly<Record<Key, number>>[], key: Key) =>
  each.reduce((sum, one) => sum + one[key], 0)

const RENEWAL_HEADS: Readonly<Record<keyof RenewalMonth, string>> = {
  ended: 'Finiti',
  before: 'Rinnovati prima',
  within: `Entro ${RENEWAL_DAYS} giorni`,
  later: 'Rientrati',
  never: 'Non rinnovati',
  waiting: 'In attesa',
}
const LOSS_HEADS: Readonly<Record<keyof LossMonth, string>> = {
  open: 'Non rinnovati',
  suspended: 'Sospesi fino alla fine',
  refunded: 'Rimborsati per intero',
  closed: 'Chiusi dal Club',
  erased: 'Cancellati da sé',
  waiting: 'Di cui in attesa',
}
const keysOf = <Key extends string>(heads: Readonly<Record<Key, string>>) => Object.keys(heads) as Key[]

async function renewalTable(db: Db, question: Question, days: Days): Promise<Table> {
  const { stretch, months, eves, counts, premium, losses } = await endingsOf(db, question, days)
  const keys = keysOf(RENEWAL_HEADS)
  const found = months.map((month, at) => ({
    month,
    renewals: renewalsOf(counts, month),
    losses: losses(month),
    premium: premium.get(eves[at] ?? '0000-01-01') ?? 0,
  }))
  const row = (
    label: string,
    renewals: readonly RenewalMonth[],
    monthly: { lost: number; premium: number } | null,
    isOpen: boolean,
  ) => ({
    label,
    cells: [
      ...keys.map((key) => plainCell(added(renewals, key), isOpen && key === 'waiting')),
      rateCell(added(renewals, 'later') + added(renewals, 'never'), added(renewals, 'ended'), isOpen),
      ...(monthly ? [rateCell(monthly.lost, monthly.premium, isOpen)] : [rateCell(0, 0, false)]),
    ],
  })
  return {
    caption: `Rinnovi dei periodi Premium, per mese in cui finiscono, ${stretchInWords(stretch)}`,
    heads: ['Finiscono in', ...keys.map((key) => RENEWAL_HEADS[key]), 'Tasso annuo di perdita', 'Tasso mensile'],
    rows: found.map(({ month, renewals, losses: lost, premium: there }) =>
      row(
        monthName(month),
        [renewals],
        { lost: allLosses(lost), premium: there },
        renewals.waiting > 0 || month === days.today.slice(0, 7),
      ),
    ),
    whole: row(
      'In tutto',
      found.map(({ renewals }) => renewals),
      null,
      false,
    ),
    notes: [
      `Chi non ha rinnovato è in attesa fino a ${RENEWAL_DAYS} giorni dalla fine; poi è perso, e se torna è rientrato.`,
    ],
  }
}

async function lossTable(db: Db, question: Question, days: Days): Promise<Table> {
  const { stretch, months, flow, losses } = await endingsOf(db, question, days)
  const keys = keysOf(LOSS_HEADS)
  const found = months.map((month) => ({
    month,
    lost: losses(month),
    withdrawn: flow(month, 'members.withdrawn'),
    suspended: flow(month, 'members.suspended'),
  }))
  const row = (label: string, those: typeof found) => {
    const lost = those.map((each) => each.lost)
    return {
      label,
      cells: [
        plainCell(lost.reduce((sum, each) => sum + allLosses(each), 0)),
        ...keys.map((key) => plainCell(added(lost, key), key === 'waiting' && added(lost, key) > 0)),
        plainCell(added(those, 'withdrawn')),
        plainCell(added(those, 'suspended')),
      ],
    }
  }
  return {
    caption: `Premium persi, per mese in cui contano, ${stretchInWords(stretch)}`,
    heads: ['Mese', 'Perdite', ...keys.map((key) => LOSS_HEADS[key]), 'Recessi (a parte)', 'Sospesi (non persi)'],
    rows: found.map((each) => row(monthName(each.month), [each])),
    whole: row('In tutto', found),
    notes: [
      `Una perdita in attesa si toglie se il rinnovo arriva entro ${RENEWAL_DAYS} giorni.`,
      'Chi è sospeso per una rata non è perso finché il suo periodo dura.',
      ...(days.until < stretch.to ? [`Fino al ${formatDateIt(days.until)}.`] : []),
    ],
  }
}

/** FIG-020. The rows of a grid as a sheet: the number and its share beside it. */
export function gridRows(grid: GridView): string[][] {
  const rows = grid.whole ? [...grid.rows, grid.whole] : grid.rows
  const hasShare = grid.heads.slice(1).map((_, at) => rows.some(({ cells }) => cells[at]?.share))
  const hasPeople = grid.heads.slice(1).map((_, at) => rows.some(({ cells }) => cells[at]?.people))
  const [first = '', ...heads] = grid.heads
  return [
    ['Cifra', grid.name],
    ['Codice', grid.code],
    ['Come si conta', grid.definition.sentence],
    ['Tabella', grid.caption],
    [],
    [
      first,
      ...heads.flatMap((head, at) => [...(hasPeople[at] ? [head] : []), ...(hasShare[at] ? [`${head}, quota`] : [])]),
    ],
    ...rows.map(({ label, cells }) => [
      label,
      ...cells.flatMap((cell, at) => [
        ...(hasPeople[at] ? [plainWords(cell.people)] : []),
        ...(hasShare[at] ? [plainWords(cell.share)] : []),
      ]),
    ]),
  ]
}

/** Without the points between thousands, which sheets read as they like. */
const plainWords = (words: string) => words.replaceAll('.', '').replaceAll('\u00A0', ' ')
