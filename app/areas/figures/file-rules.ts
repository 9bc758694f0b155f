import { formatDateIt } from '#platform/pure/dates.ts'
import { BEFORE_WORDS, COMPARISONS, stretchBefore } from './comparison-rules.ts'
import { writtenInstant } from './hours-rules.ts'
import { plainFigure } from './number-rules.ts'
import { stretchInWords } from './points-rules.ts'
import type { Question } from './question-rules.ts'
import type { ShownFigure } from './shown-rules.ts'
import { isUnsaid, type Said, UNSAID_WORDS } from './small-number-rules.ts'
import { SPLITS } from './split-copy.ts'

/** FIG-020. The points that are shown, at full precision, with what they are above them. */
export function fileRows(shown: ShownFigure, { period, comparison }: Question): string[][] {
  const { figure, points, series, split, amounts, before, closedUntil } = shown
  const stretch = before && stretchBefore(period, comparison)
  const say = (amount: Said | undefined) => {
    if (isUnsaid(amount)) return UNSAID_WORDS[amount]
    return amount === null || amount === undefined ? '' : plainFigure(amount, figure.unit).replace('.', ',')
  }
  return [
    ['Cifra', figure.name],
    ['Codice', figure.code],
    ['Come si conta', figure.sentence],
    ['Periodo', stretchInWords(period)],
    ...(split ? [['Divisa per', SPLITS[split]]] : []),
    ...(stretch ? [['Confronto', `${COMPARISONS[comparison]}, ${stretchInWords(stretch)}`]] : []),
    ...(closedUntil ? [['Mesi chiusi fino al', formatDateIt(closedUntil)]] : []),
    [],
    [
      'Dal',
      'Al',
      ...(split ? series.map(({ name }) => name) : []),
      figure.name,
      ...(before ? [BEFORE_WORDS[comparison]] : []),
    ],
    ...points.map(({ from, to, hour }, at) => [
      hour ? writtenInstant(hour.starts) : from,
      hour ? writtenInstant(hour.ends) : to,
      ...(split ? series.map((each) => say(each.amounts[at])) : []),
      say(amounts[at]),
      ...(before ? [say(before.amounts[at])] : []),
    ]),
  ]
}
