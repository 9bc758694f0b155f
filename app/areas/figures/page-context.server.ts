import type { Db } from '#platform/db/database.server.ts'
import { daysBefore, formatDateIt, formatMinuteIt, type RomeDay } from '#platform/pure/dates.ts'
import type { StaffPermission } from '#platform/pure/permissions.ts'
import { readGrid } from './cohort-context.server.ts'
import { COMPARISONS, stretchBefore } from './comparison-rules.ts'
import { findFigure } from './definitions-model.ts'
import { isLookedBack, lookBack, mayLookBack } from './look-back-context.server.ts'
import type { Figure, Mismatch } from './model.ts'
import { formatFigure } from './number-rules.ts'
import { FIGURES_PATH, type FiguresPage, type MaySee, overviewFigures, usualSplit } from './pages-model.ts'
import { type FigurePanel, type FigureTile, panelOf, tileOf } from './panel-context.server.ts'
import { PERIODS, type PeriodCode, periodAsked } from './period-rules.ts'
import { STEPS, stepsFor, stretchInWords } from './points-rules.ts'
import { QUESTION_FIELDS, type Question, questionAsked, questionSearch } from './question-rules.ts'
import { listMismatches } from './recount-store.server.ts'
import { listSegmentNames } from './segments-store.server.ts'
import { clubDays, readFigures } from './shown-context.server.ts'
import { SPLITS } from './split-copy.ts'
import { recountedAt } from './store.server.ts'
import type { QuestionView } from './ui/question-bar.tsx'

/** Differences are shown for a week, the newest. */
const DAYS_SHOWN = 7
const MOST_SHOWN = 20

const QUICK: readonly PeriodCode[] = ['7-giorni', '30-giorni', 'trimestre', '12-mesi', 'anno']
const QUICK_WORDS: Partial<Record<PeriodCode, string>> = {
  '7-giorni': '7 giorni',
  '30-giorni': '30 giorni',
  '12-mesi': '12 mesi',
}

/** What the address of Numeri asks for. */
export const askedIn = (words: URLSearchParams) =>
  Object.fromEntries(QUESTION_FIELDS.map((field) => [field, words.get(field) ?? '']))

/** A page of Numeri over the period that is asked for. */
export async function figuresPage(
  db: Db,
  page: FiguresPage,
  words: URLSearchParams,
  { now, maySee, may }: { now: Date; maySee: MaySee; may: (permission: StaffPermission) => boolean },
) {
  const days = await clubDays(db, now)
  const { question, faults } = questionAsked(askedIn(words), days)
  const isOverview = page.path === FIGURES_PATH
  const mayLook = isLookedBack(page) && may('members.read')
  const segmentId = mayLook ? (words.get('segmento') ?? '') : ''
  const looked = segmentId
    ? await lookBack(db, segmentId, page.figures.filter(mayLookBack), question, { now, until: days.until })
    : null
  const segments = mayLook ? (await listSegmentNames(db)).map(({ id, name }) => ({ value: id, label: name })) : []
  if (looked?.problem === null)
    return {
      question: questionView(question, page, days, { segments, segmentId }),
      mismatches: [],
      fault: Object.values(faults).join(' ') || null,
      notes: [looked.words],
      tiles: [],
      grids: [],
      panels: looked.shown.map((each) => {
        const panel = panelOf(each, { ...question, split: null, comparison: 'nessuno' }, { isBehind: days.isBehind })
        return { ...panel, file: `${panel.file}&segmento=${segmentId}` }
      }),
      isLookedBack: true,
    }
  const [tiles, shown, grids, recounted, mismatches] = await Promise.all([
    isOverview ? figuresAtGlance(db, maySee, now) : [],
    readSplit(db, page.figures, question, now),
    Promise.all(page.grids.map((grid) => readGrid(db, grid, question, days))),
    recountedAt(db, question.period),
    may('team.write') ? listMismatches(db, daysBefore(now, DAYS_SHOWN), MOST_SHOWN) : [],
  ])
  return {
    question: questionView(question, page, days, { segments, segmentId: '' }),
    isLookedBack: false,
    mismatches: mismatches.flatMap((each) => mismatchInWords(each, maySee) ?? []),
    fault: [...Object.values(faults), looked?.problem].filter(Boolean).join(' ') || null,
    notes: [
      days.isBehind ? behindInWords(days) : '',
      'I numeri del passato seguono le correzioni.',
      recounted ? `Ricontato il ${formatMinuteIt(recounted).replace(', ', ' alle ')}.` : '',
    ].filter(Boolean),
    tiles,
    grids,
    panels: shown.map((each) =>
      panelOf(each, question, {
        isBehind: days.isBehind,
        maySeePeople: may('members.read'),
        hasAlerts: findFigure(each.figure.code) !== null,
      }),
    ),
  }
}

/** FIG-006, FIG-053. */
const behindInWords = ({ first, until }: { first: RomeDay; until: RomeDay }) =>
  until < first
    ? `I giorni passati si stanno contando, dal ${formatDateIt(first)}.`
    : `I numeri arrivano al ${formatDateIt(until)}.`

/** FIG-008. A difference that the comparison found and corrected, as an administrator reads it. */
function mismatchInWords({ code, day, split, value, kept, recounted }: Mismatch, maySee: MaySee): string | null {
  const figure = findFigure(code)
  if (!figure || !maySee(figure)) return null
  const group = split ? ` (${value})` : ''
  const [before, after] = [formatFigure(kept, figure.unit), formatFigure(recounted, figure.unit)]
  return `${figure.name}${group}, ${formatDateIt(day)}: era ${before}, è ${after}.`
}

/** FIG-052. How the club is: at most six figures of thirty days, each with a line and the comparison. */
export async function figuresAtGlance(db: Db, maySee: MaySee, now: Date, most?: number): Promise<FigureTile[]> {
  const days = await clubDays(db, now)
  const { period } = periodAsked({}, days)
  const question: Question = { period, step: 'giorno', split: null, comparison: 'prima' }
  const shown = await readFigures(db, overviewFigures(maySee).slice(0, most), question, now)
  return shown.map((each) => tileOf(each, days.isBehind))
}

/** The members of each type at the end of each of twelve months; null where the person may not see them, or nothing was counted. */
export async function membersByType(db: Db, maySee: MaySee, now: Date): Promise<FigurePanel | null> {
  const figure = findFigure('members.total')
  if (!figure || !maySee(figure)) return null
  const { period } = periodAsked({ periodo: '12-mesi' }, await clubDays(db, now))
  const question: Question = { period, step: 'mese', split: 'type', comparison: 'prima' }
  const [shown] = await readFigures(db, [figure], question, now)
  return shown && shown.whole !== null ? panelOf(shown, question) : null
}

/** Split as is asked, or as a figure usually is. */
async function readSplit(db: Db, figures: readonly Figure[], question: Question, now: Date) {
  if (question.split) return readFigures(db, figures, question, now)
  const own = figures.filter((figure) => usualSplit(figure) !== null)
  const parted = await Promise.all([
    readFigures(
      db,
      figures.filter((figure) => !own.includes(figure)),
      question,
      now,
    ),
    ...own.map((figure) => readFigures(db, [figure], { ...question, split: usualSplit(figure) }, now)),
  ])
  const shown = new Map(parted.flat().map((each) => [each.figure.code, each]))
  return figures.flatMap(({ code }) => shown.get(code) ?? [])
}

type Segments = Pick<QuestionView, 'segments'> & { segmentId: string }

function questionView(
  question: Question,
  page: FiguresPage,
  days: Parameters<typeof periodAsked>[1],
  { segments, segmentId }: Segments,
): QuestionView {
  const { period, step, split, comparison } = question
  const offered = new Set(page.figures.flatMap(({ splits }) => splits))
  const before = segmentId ? null : stretchBefore(period, comparison)
  const against = before
    ? `; confronto ${stretchInWords(before)} (${COMPARISONS[comparison].toLocaleLowerCase('it')})`
    : ''
  return {
    periodo: period.code,
    dal: period.code === 'dal-al' ? period.from : '',
    al: period.code === 'dal-al' ? period.end : '',
    passo: step ?? '',
    per: split ?? '',
    confronto: comparison,
    segmento: segmentId,
    segments,
    words: `${PERIODS[period.code] === PERIODS['dal-al'] ? '' : `${PERIODS[period.code]}, `}${stretchInWords(period)}${against}`,
    short: `${formatDateIt(period.from)} – ${formatDateIt(period.to)}`,
    steps: stepsFor(
      period,
      1,
      page.figures.some(({ hasHours }) => hasHours),
    ).map((value) => ({ value, label: STEPS[value] })),
    splits: [...offered].map((value) => ({ value, label: SPLITS[value] })),
    quick: QUICK.map((code) => ({
      label: QUICK_WORDS[code] ?? PERIODS[code],
      to: `${page.path}${questionSearch({ ...question, step: undefined, period: periodAsked({ periodo: code }, days).period })}${segmentId && `&segmento=${segmentId}`}`,
      isCurrent: period.code === code,
    })),
  }
}
