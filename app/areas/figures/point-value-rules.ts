import { formatDateIt, parseRomeDay, type RomeDay } from '#platform/pure/dates.ts'
import { FIGURES_PATH } from './pages-model.ts'

export const POINT_VALUE_PATH = `${FIGURES_PATH}/fedelta/valore`

/** FIG-045. What a point is thought to cost from a day on, in thousandths of a euro, and how many in a hundred will be used. */
export type PointValue = {
  readonly fromDay: RomeDay
  readonly thousandths: number
  readonly share: number
  readonly reason: string
}

const MOST_THOUSANDTHS = 100_000
const [SHORTEST_REASON, LONGEST_REASON] = [3, 300]

export const POINT_VALUE_FIELDS = ['da', 'millesimi', 'quota', 'motivo'] as const
export type PointValueTyped = Record<(typeof POINT_VALUE_FIELDS)[number], string>
export type PointValueFaults = Partial<PointValueTyped>

const wholeOf = (written: string) => (/^\d{1,6}$/.test(written.trim()) ? Number(written) : null)

/** The value that is written, or what is wrong with each field. Days that had a value keep it: only the first one may begin in the past. */
export function pointValueWritten(
  typed: PointValueTyped,
  { today, isFirst }: { today: RomeDay; isFirst: boolean },
): { value: PointValue } | { faults: PointValueFaults } {
  const fromDay = parseRomeDay(typed.da)
  const [thousandths, share, reason] = [wholeOf(typed.millesimi), wholeOf(typed.quota), typed.motivo.trim()]
  const faults: PointValueFaults = {
    ...(!fromDay && { da: 'Scrivi un giorno.' }),
    ...(fromDay &&
      fromDay < today &&
      !isFirst && { da: `I giorni passati tengono il valore che avevano: scegli dal ${formatDateIt(today)}.` }),
    ...((thousandths === null || thousandths < 1 || thousandths > MOST_THOUSANDTHS) && {
      millesimi: `Scrivi i millesimi di euro, da 1 a ${MOST_THOUSANDTHS}: 5 vuol dire € 0,005.`,
    }),
    ...((share === null || share > 100) && { quota: 'Scrivi una percentuale intera, da 0 a 100.' }),
    ...((reason.length < SHORTEST_REASON || reason.length > LONGEST_REASON) && {
      motivo: `Scrivi il motivo, da ${SHORTEST_REASON} a ${LONGEST_REASON} caratteri.`,
    }),
  }
  if (!fromDay || thousandths === null || share === null || Object.keys(faults).length > 0) return { faults }
  return { value: { fromDay, thousandths, share, reason } }
}

/** `€ 0,005`. */
export const thousandthsInEuro = (thousandths: number): string =>
  `€\u00A0${Math.floor(thousandths / 1000)},${String(thousandths % 1000).padStart(3, '0')}`
