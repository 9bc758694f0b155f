import { z } from 'zod'
import type { GridView } from './cohort-context.server.ts'
import type { GridFigure } from './cohort-model.ts'
import { COMPARISONS } from './comparison-rules.ts'
import { writtenInstant } from './hours-rules.ts'
import { STEPS } from './points-rules.ts'
import type { Question } from './question-rules.ts'
import type { ShownFigure } from './shown-rules.ts'
import type { Said } from './small-number-rules.ts'

/** FIG-036. A whole number, of cents where it is money; null where nothing was counted or it is not said. */
const amount = z.number().int().nullable()

/** The address of a figure. */
export const figureParams = z.object({ codice: z.string().max(80) })
export const codeAsked = ({ codice }: z.infer<typeof figureParams>): string => codice

export const figureQuery = z.object({
  dal: z.string().max(40).optional().describe('Il primo giorno, come 2026-10-01.'),
  al: z.string().max(40).optional().describe('L’ultimo giorno.'),
  passo: z
    .string()
    .max(40)
    .optional()
    .describe(`Un punto per: ${Object.keys(STEPS).join(', ')}.`),
  per: z.string().max(40).optional().describe('Divisa per.'),
  confronto: z.string().max(40).optional().describe(Object.keys(COMPARISONS).join(', ')),
})

export const figureAnswer = z.object({
  codice: z.string(),
  nome: z.string(),
  comeSiConta: z.string(),
  unita: z.string(),
  dal: z.string(),
  al: z.string(),
  passo: z.string(),
  per: z.string().nullable(),
  confronto: z.string(),
  totale: amount,
  prima: amount,
  punti: z.array(
    z.object({
      dal: z.string(),
      al: z.string(),
      totale: amount,
      prima: amount,
      gruppi: z.array(z.object({ nome: z.string(), totale: amount, menoDi5: z.boolean(), nascosto: z.boolean() })),
    }),
  ),
  tabella: z
    .object({
      teste: z.array(z.string()),
      righe: z.array(z.array(z.object({ numero: z.string(), quota: z.string(), inCorso: z.boolean() }))),
      mesi: z.array(z.string()),
    })
    .nullable()
    .describe('Di ciò che si mostra come una tabella di mesi.'),
})

const plain = (said: Said | undefined) => (typeof said === 'bigint' ? Number(said) : null)

export function presentFigure(shown: ShownFigure, { period, comparison }: Question): z.infer<typeof figureAnswer> {
  const { figure, step, points, split, series, amounts, whole, before } = shown
  return {
    codice: figure.code,
    nome: figure.name,
    comeSiConta: figure.sentence,
    unita: figure.unit,
    dal: period.from,
    al: period.to,
    passo: step,
    per: split,
    confronto: comparison,
    totale: plain(whole),
    prima: plain(before?.whole),
    tabella: null,
    punti: points.map(({ from, to, hour }, at) => ({
      dal: hour ? writtenInstant(hour.starts) : from,
      al: hour ? writtenInstant(hour.ends) : to,
      totale: plain(amounts[at]),
      prima: plain(before?.amounts[at]),
      gruppi: split
        ? series.map(({ name, amounts: own }) => ({
            nome: name,
            totale: plain(own[at]),
            menoDi5: own[at] === 'few',
            nascosto: own[at] === 'hidden',
          }))
        : [],
    })),
  }
}

/** FIG-021. A table of months says the same as its page. */
export function presentGrid(
  { code, name, sentence, unit }: GridFigure,
  { heads, rows, whole }: GridView,
  { period, step }: Question,
): z.infer<typeof figureAnswer> {
  const all = whole ? [...rows, whole] : rows
  return {
    codice: code,
    nome: name,
    comeSiConta: sentence,
    unita: unit,
    dal: period.from,
    al: period.to,
    passo: step ?? 'mese',
    per: null,
    confronto: 'nessuno',
    totale: null,
    prima: null,
    punti: [],
    tabella: {
      teste: [...heads],
      mesi: all.map(({ label }) => label),
      righe: all.map(({ cells }) =>
        cells.map(({ people, share, isOpen }) => ({ numero: people, quota: share, inCorso: isOpen })),
      ),
    },
  }
}
