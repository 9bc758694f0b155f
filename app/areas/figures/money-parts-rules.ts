import { addRomeDays, addRomeMonths, parseRomeDay, type RomeDay } from '#platform/pure/dates.ts'
import { FIGURES_PATH } from './pages-model.ts'

export const MONEY_PATH = `${FIGURES_PATH}/incassi`
export const MOVES_PATH = `${MONEY_PATH}/movimenti`
export const INSTALLMENTS_PATH = `${MONEY_PATH}/rate`

/** FIG-033. The movements of the monthly value, in the order of the account: what is added, then what is taken. */
export const MOVES = {
  new: { name: 'Nuovo', sign: 1n },
  returned: { name: 'Rientrato', sign: 1n },
  more: { name: 'In più', sign: 1n },
  less: { name: 'In meno', sign: -1n },
  lost: { name: 'Perso', sign: -1n },
} as const
export type Move = keyof typeof MOVES
export const MOVE_CODES = Object.keys(MOVES) as Move[]
export const isMove = (written: string): written is Move => Object.hasOwn(MOVES, written)

export const LATE_GROUPS = {
  '1-30': 'Da 1 a 30 giorni',
  '31-60': 'Da 31 a 60 giorni',
  '61-90': 'Da 61 a 90 giorni',
  '91+': 'Oltre 90 giorni',
} as const
export const isLateGroup = (written: string): written is keyof typeof LATE_GROUPS => Object.hasOwn(LATE_GROUPS, written)

/** FIG-034. Within how many days of its own an instalment was paid. */
export const WITHIN_DAYS = [0, 7, 30, 60] as const

/** FIG-034. The instalments that one number counts. */
export type InstallmentsAsked =
  /** Not paid at the end of a day, of one group. */
  | { readonly kind: 'unpaid'; readonly day: RomeDay; readonly group: string }
  /** Due in the days of a month up to one, and paid within so many days where they are said. */
  | { readonly kind: 'due'; readonly day: RomeDay; readonly month: string; readonly within: number | null }

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/

/** What an address asks for; null where it asks for nothing there is. */
export function installmentsAsked(words: URLSearchParams, today: RomeDay): InstallmentsAsked | null {
  const day = parseRomeDay(words.get('giorno') ?? '')
  if (!day || day > today) return null
  const due = words.get('scadute')
  if (due !== null) {
    const within = words.get('entro')
    if (!MONTH.test(due) || (within !== null && !WITHIN_DAYS.some((days) => String(days) === within))) return null
    return { kind: 'due', day, month: due, within: within === null ? null : Number(within) }
  }
  const group = words.get('gruppo') ?? ''
  return MONTH.test(group) || isLateGroup(group) ? { kind: 'unpaid', day, group } : null
}

export function installmentsPath(asked: InstallmentsAsked): string {
  const words = new URLSearchParams({ giorno: asked.day })
  if (asked.kind === 'unpaid') words.set('gruppo', asked.group)
  else {
    words.set('scadute', asked.month)
    if (asked.within !== null) words.set('entro', String(asked.within))
  }
  return `${INSTALLMENTS_PATH}?${words}`
}

/** The months of the twelve that follow a day, that of the day included. */
export const comingMonths = (day: RomeDay): string[] =>
  Array.from({ length: 13 }, (_, index) => addRomeMonths(`${day.slice(0, 7)}-01` as RomeDay, index).slice(0, 7))

/** Whether so many days have passed since the last of a month: before then what was received of it may still grow. */
export function isWindowOver(month: string, within: number, day: RomeDay): boolean {
  const last = addRomeDays(addRomeMonths(`${month}-01` as RomeDay, 1), -1)
  return addRomeDays(last, within) <= day
}
