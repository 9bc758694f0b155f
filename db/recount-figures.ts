import { parseArgs } from 'node:util'
import { lastDay, recountDays } from '#areas/figures/commands.server.ts'
import { findFigure } from '#areas/figures/definitions-model.ts'
import { formatFigure } from '#areas/figures/number-rules.ts'
import { stretchToRecount } from '#areas/figures/recount-rules.ts'
import { systemClock } from '#platform/clock.ts'
import { openDatabase } from '#platform/db/database.server.ts'
import { formatDateIt } from '#platform/pure/dates.ts'
import { openClubDatabase } from './open-club-database.ts'

/** Of a club of a million members a month may take a while. */
const LONGEST_MS = 600_000
const MOST_PRINTED = 200

const print = (sentence: string) => process.stdout.write(`${sentence}\n`)
const say = (sentence: string) => process.stderr.write(`${sentence}\n`)

/**
 * `npm run figures:recount -- --from DAY --to DAY [--check]`: FIG-009. Whoever stops it keeps what was counted until then and may begin
 * again. With `--check` nothing is changed, and it ends with 1 when a total is other than it should be.
 */
const { values } = parseArgs({
  options: { from: { type: 'string' }, to: { type: 'string' }, check: { type: 'boolean', default: false } },
  strict: false,
})
const now = () => systemClock.now()
const text = (value: unknown) => (typeof value === 'string' ? value : undefined)
const asked = stretchToRecount({ from: text(values.from), to: text(values.to) }, lastDay(now()))
if ('fault' in asked) {
  say(asked.fault)
  process.exit(1)
}
const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())
const isCheck = values.check === true
const club = await openClubDatabase(say)
const database = openDatabase({ url: club.url, maxConnections: 2, statementTimeoutMs: LONGEST_MS })
try {
  let [days, totals, until] = [0, 0, '']
  for await (const part of recountDays(database.db, { ...asked, isCheck, now, signal: stop.signal })) {
    for (const { code, day, split, value, kept, recounted } of part.changes.slice(
      0,
      Math.max(0, MOST_PRINTED - totals),
    )) {
      const figure = findFigure(code)
      const [before, after] = [kept, recounted].map((amount) => formatFigure(amount, figure?.unit ?? 'times'))
      print(`${formatDateIt(day)} ${figure?.name ?? code}${split ? ` (${value})` : ''}: era ${before}, è ${after}.`)
    }
    days += part.days
    totals += part.changes.length
    until = formatDateIt(part.until)
    say(`Contati fino al ${until}.`)
  }
  if (totals > MOST_PRINTED) print(`E altri ${totals - MOST_PRINTED} totali.`)
  if (stop.signal.aborted)
    print(`Fermato${until && ` dopo il ${until}`}: quello che è contato resta, e si può ripetere.`)
  const what = totals === 0 ? 'nessun totale cambia' : totals === 1 ? '1 totale cambia' : `${totals} totali cambiano`
  print(`Giorni contati di nuovo: ${days}; ${what}.${isCheck ? ' Non è stato scritto niente.' : ''}`)
  process.exitCode = isCheck && totals > 0 ? 1 : 0
} finally {
  await database.close()
  await club.close()
}
