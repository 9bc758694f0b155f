import { z } from 'zod'
import { formatDateIt, formatMinuteIt, parseRomeDay, parseRomeMinute, type RomeDay } from '../pure/dates.ts'
import { type About, type Field, field } from './fields.ts'

/** Minutes and seconds, kept in seconds. */
export function duration(about: About & { maxSeconds: number }): Field<number> {
  const { maxSeconds, ...rest } = about
  const write = (seconds: number) =>
    seconds > 0 ? `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}` : ''
  return field(rest, {
    kind: 'line',
    longest: 5,
    shape: z.int().min(1).max(maxSeconds),
    wrong: 'Scrivi minuti e secondi, per esempio 0:45.',
    read: (typed) => {
      const [, minutes, seconds] = /^(\d{1,2}):([0-5]\d)$/.exec(typed.trim()) ?? []
      return Number(minutes) * 60 + Number(seconds)
    },
    write,
  })
}

/** A day of Rome. */
export function day(about: About): Field<RomeDay> {
  return field(about, {
    kind: 'day',
    shape: z.custom<RomeDay>((value) => typeof value === 'string' && parseRomeDay(value) !== null),
    wrong: 'Scrivi un giorno, per esempio 31/12/2026.',
    read: (typed) => parseRomeDay(typed.trim()),
    write: (value) => value,
    say: formatDateIt,
  })
}

/** A day and an hour on the clocks of Rome, as `2026-12-31T09:30`. */
export function minute(about: About): Field<string> {
  return field(about, {
    kind: 'minute',
    shape: z.string().refine((value) => parseRomeMinute(value) !== null),
    wrong: 'Scrivi giorno e ora.',
    read: (typed) => typed.trim(),
    write: (value) => value,
    say: (value) => formatMinuteIt(parseRomeMinute(value) ?? new Date(Number.NaN)),
  })
}
