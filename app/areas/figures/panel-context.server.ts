import { drawPlot, drawSpark } from '#design/plot/draw-plot.server.ts'
import type { PlotSeries } from '#design/plot/plot.ts'
import { formatDateIt, type RomeDay } from '#platform/pure/dates.ts'
import { ALERTS_PATH } from './alert-rules.ts'
import { BEFORE_WORDS, COMPARISONS } from './comparison-rules.ts'
import { oddDays } from './hours-rules.ts'
import { formatAtAxis, formatFigure, partsOf, sharesWritten } from './number-rules.ts'
import { figureFilePath, figurePath } from './pages-model.ts'
import { isOfPeople, peoplePath } from './people-rules.ts'
import { axisLabel, isWithinYear, type StepCode, stretchInWords, wholeOf } from './points-rules.ts'
import { type Question, questionSearch } from './question-rules.ts'
import { describeSeries, type ShownFigure } from './shown-rules.ts'
import { isUnsaid, type Said, UNSAID_WORDS } from './small-number-rules.ts'
import { isCountedTwice, SPLITS, TWICE_WORDS } from './split-copy.ts'

export type FigureTable = {
  readonly caption: string
  readonly heads: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** A figure as its page draws it: words and one drawing, so that the browser gets nothing to count or draw with. */
export type FigurePanel = ReturnType<typeof panelOf>
export type FigureTile = ReturnType<typeof tileOf>

/** What a number is, in the words of its definition. */
export function definitionOf({ figure }: Pick<ShownFigure, 'figure'>) {
  const { code, sentence, formula, source, before = [] } = figure
  return { code, sentence, formula, source, before: before.map(({ sentence: old }) => old) }
}

type Reader = {
  readonly isBehind?: boolean
  /** FIG-052. Whether to offer a letter when the number passes a bound. */
  readonly hasAlerts?: boolean
  /** FIG-051. Whether whoever reads may open the people of a number. */
  readonly maySeePeople?: boolean
}

export function panelOf(
  shown: ShownFigure,
  question: Question,
  { isBehind = false, maySeePeople = false, hasAlerts = false }: Reader = {},
) {
  const { figure, points, split, series, amounts, before, changes } = shown
  const leadsToPeople = maySeePeople && isOfPeople(figure)
  const format = (amount: bigint) => formatFigure(amount, figure.unit)
  const kind = split ? ('stack' as const) : figure.kind === 'level' ? ('lines' as const) : ('columns' as const)
  const isOpen = points.at(-1)?.isOpen ?? false
  const drawn: PlotSeries[] = series.map(({ name, amounts: said }) => ({ name, values: said.map(heightOf) }))
  if (before && !split)
    drawn.push({ name: BEFORE_WORDS[question.comparison], values: before.amounts.map(heightOf), isBefore: true })
  const { svg, scaleFrom } = drawPlot({
    kind,
    id: `g-${figure.code.replaceAll('.', '-')}`,
    name: `${figure.name}, ${stretchInWords(question.period)}`,
    description: describeSeries(figure.name, amounts, shown, format),
    labels: points.map((point, index) => axisLabel(point, shown.step, index === 0)),
    series: drawn,
    format: (value) => formatAtAxis(value, figure.unit),
    least: Number(partsOf(figure.unit)),
    isOpen,
    marks: changes,
  })
  return {
    code: figure.code,
    name: figure.name,
    isMoney: figure.permission === 'figures.money',
    number: numberOf(shown, isBehind),
    difference: shown.difference,
    definition: definitionOf(shown),
    kind,
    isNamed: kind === 'lines' && drawn.length > 1,
    svg,
    legend: split ? legendOf(shown, leadsToPeople ? question : null) : [],
    alertTo: hasAlerts ? `${ALERTS_PATH}?cifra=${figure.code}` : null,
    peopleTo: leadsToPeople && shown.whole ? peoplePath(figure, { ...question, split: null }) : null,
    notes: notesOf(shown, scaleFrom, isBehind),
    table: tableOf(shown, question),
    file: `${figureFilePath(figure.code)}${questionSearch({ ...question, split })}`,
  }
}

/** FIG-052. A number, how it moved, and a line of it. */
export function tileOf(shown: ShownFigure, isBehind: boolean) {
  const { figure, amounts, difference } = shown
  return {
    code: figure.code,
    name: figure.name,
    number: numberOf(shown, isBehind),
    difference,
    definition: definitionOf(shown),
    spark: drawSpark(amounts.map(heightOf), (value) => formatAtAxis(value, figure.unit)),
    to: figurePath(figure),
    isCounted: shown.whole !== null,
  }
}

/** FIG-019. The groups with their numbers and shares of the whole; where one is not said no share is, since it would say it. */
function legendOf(
  { series, figure, split }: ShownFigure,
  question: Question | null,
): { name: string; number: string; share: string; to: string | null }[] {
  const isAllSaid = series.every(({ amounts }) => !amounts.some(isUnsaid))
  const sizes = series.map(({ amounts }) => {
    const said = amounts.filter((amount) => typeof amount === 'bigint')
    return wholeOf(said, figure.kind) ?? 0n
  })
  const shares = isAllSaid ? sharesWritten(sizes) : []
  return series.map(({ name, value }, index) => ({
    name,
    to:
      question && split && value !== undefined && isAllSaid && sizes[index]
        ? peoplePath(figure, { ...question, split }, value)
        : null,
    number: isAllSaid ? formatFigure(sizes[index] ?? 0n, figure.unit) : '',
    share: shares[index] ?? '',
  }))
}

/** A number, or why there is none. */
function numberOf({ whole, figure, points }: ShownFigure, isBehind: boolean): string {
  if (whole !== null) return formatFigure(whole, figure.unit)
  if (isBehind) return 'Si sta contando'
  if (points.length === 0) return 'Nessun dato'
  return figure.mean ? 'Nessuno ancora' : 'Non si contava ancora'
}

/** A gap where nothing was counted, and where it is not said. */
const heightOf = (amount: Said) => (typeof amount === 'bigint' ? Number(amount) : null)

function notesOf(
  { figure, points, amounts, split, series, step, changes, closedUntil }: ShownFigure,
  scaleFrom: string | null,
  isBehind: boolean,
): string[] {
  const first = amounts.findIndex((amount) => amount !== null)
  const start = points[first]
  const isHidden = series.some((each) => each.amounts.some(isUnsaid))
  return [
    first < 0 &&
      (points.length === 0
        ? 'Per dividere così serve almeno una settimana intera.'
        : !isBehind && 'Non si contava ancora.'),
    first > 0 && start && `Si conta dal ${formatDateIt(start.from)}.`,
    first >= 0 && amounts.every((amount) => amount === null || amount === 0n) && 'Nessuno in questo periodo.',
    scaleFrom && `La scala parte da ${scaleFrom}.`,
    points.at(-1)?.isOpen && OPEN_WORDS[step === 'giorno' || step === 'ora' ? step : 'longer'],
    ...oddDays(points),
    ...changes.map(({ note }) => note),
    closedUntil && `Mesi chiusi fino al ${formatDateIt(closedUntil)}.`,
    isCountedTwice(split, figure) && TWICE_WORDS,
    isHidden &&
      'Sotto 5 non si dice quanti sono; dove il numero verrebbe fuori dagli altri si nasconde anche il più piccolo di quelli.',
  ].filter((note): note is string => typeof note === 'string' && note !== '')
}

const OPEN_WORDS = {
  ora: 'L’ultimo punto è quest’ora, finora.',
  giorno: 'L’ultimo punto è oggi, finora.',
  longer: 'L’ultimo punto è finora: il periodo non è finito.',
}

/** FIG-017. The same numbers as the plot, one row for each point. */
export function tableOf(shown: ShownFigure, { period, comparison }: Question): FigureTable {
  const { figure, points, series, split, amounts, before, step, closedUntil } = shown
  const closed = (to: RomeDay) => (isByMonth(step) && closedUntil && to <= closedUntil ? ', chiuso' : '')
  const say = (amount: Said | undefined) => {
    if (isUnsaid(amount)) return UNSAID_WORDS[amount]
    return amount === null || amount === undefined ? '—' : formatFigure(amount, figure.unit)
  }
  const isOneYear = isWithinYear(points)
  const by = split ? `, per ${SPLITS[split]}` : ''
  const against = before ? `; confronto: ${COMPARISONS[comparison].toLocaleLowerCase('it')}` : ''
  return {
    caption: `${figure.name}${by}, ${stretchInWords(period)}${against}`,
    heads: [
      STEP_HEADS[step],
      ...series.map(({ name }) => name),
      ...(split ? ['In tutto'] : []),
      ...(before ? [BEFORE_WORDS[comparison]] : []),
    ],
    rows: points.map(({ label, isOpen, isPart, from, to }, at) => [
      `${isOneYear && step === 'giorno' ? label.replace(/ \d{4}$/, '') : label}${isOpen ? ', finora' : isPart ? ` (${formatDateIt(from).slice(0, 5)}–${formatDateIt(to).slice(0, 5)})` : ''}${closed(to)}`,
      ...series.map((each) => say(each.amounts[at])),
      ...(split ? [say(amounts[at])] : []),
      ...(before ? [say(before.amounts[at])] : []),
    ]),
  }
}

/** FIG-035. Months are closed, and what is made of whole ones. */
const isByMonth = (step: StepCode) => step === 'mese' || step === 'trimestre' || step === 'anno'

const STEP_HEADS = {
  ora: 'Ora',
  giorno: 'Giorno',
  settimana: 'Settimana',
  mese: 'Mese',
  trimestre: 'Trimestre',
  anno: 'Anno',
}
