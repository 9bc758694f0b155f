import { addRomeDays, type RomeDay, romeDayOf } from '#platform/pure/dates.ts'

/** A day so many from today: what must lie ahead when a test runs cannot be written once for ever. */
export const dayAhead = (days = 0): RomeDay => addRomeDays(romeDayOf(new Date()), days)
