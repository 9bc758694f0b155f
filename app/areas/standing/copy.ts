import { addRomeDays, type RomeDay, startOfRomeDay } from '#platform/pure/dates.ts'

const ROME = { timeZone: 'Europe/Rome' } as const
const dayAndMonth = new Intl.DateTimeFormat('it-IT', { ...ROME, day: 'numeric', month: 'long' })
const withYear = new Intl.DateTimeFormat('it-IT', { ...ROME, day: 'numeric', month: 'long', year: 'numeric' })
const withWeekday = new Intl.DateTimeFormat('it-IT', { ...ROME, weekday: 'long', day: 'numeric', month: 'long' })

export const weekdayOf = (day: RomeDay) => withWeekday.format(startOfRomeDay(day))

/** "17 novembre", and the year where it is another one. */
export function dayInWords(day: RomeDay, today: RomeDay): string {
  return (day.slice(0, 4) === today.slice(0, 4) ? dayAndMonth : withYear).format(startOfRomeDay(day))
}

/** "l’8 febbraio", "il 17 novembre": the article goes with the number. */
export function theDay(day: RomeDay, today: RomeDay): string {
  return `${startsWithVowel(day) ? 'l’' : 'il '}${dayInWords(day, today)}`
}

/** "fino all’8 febbraio", "fino al 17 novembre". */
export function untilTheDay(day: RomeDay, today: RomeDay): string {
  return `fino ${startsWithVowel(day) ? 'all’' : 'al '}${dayInWords(day, today)}`
}

/** "Domani, 17 novembre". */
export function nearDay(day: RomeDay, today: RomeDay): string {
  const words = dayInWords(day, today)
  if (day === today) return `Oggi, ${words}`
  return day === addRomeDays(today, 1) ? `Domani, ${words}` : capital(words)
}

function startsWithVowel(day: RomeDay): boolean {
  return ['08', '11'].includes(day.slice(8))
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

export function count(number: number, one: string, many: string): string {
  return `${number.toLocaleString('it-IT')} ${number === 1 ? one : many}`
}

/** "resta" and "1 ora e 12 minuti": the verb goes with the first number. */
export function timeLeft(minutes: number): { verb: 'resta' | 'restano'; time: string } {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const parts = [
    ...(hours > 0 ? [count(hours, 'ora', 'ore')] : []),
    ...(rest > 0 || hours === 0 ? [count(rest, 'minuto', 'minuti')] : []),
  ]
  return { verb: (hours || rest) === 1 ? 'resta' : 'restano', time: parts.join(' e ') }
}
