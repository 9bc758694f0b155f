import { recordPayment } from '#areas/billing/payment-commands.server.ts'
import { openDatabase } from '#platform/db/database.server.ts'
import { parseEnv } from '#platform/env.server.ts'

/** A process that only hears that payments succeeded: it says an id when the purchase is kept, and ends when it is killed. */
const [url = '', instant = '', ...paymentIds] = process.argv.slice(2)
const { db } = openDatabase({ url, maxConnections: 6 })
const { club, publicOrigin: origin } = parseEnv({ NODE_ENV: 'test' })
const desk = { now: new Date(instant), club, origin, forgetMember: () => undefined }
process.stdout.write('ready\n')
const left = [...paymentIds]
async function hear(): Promise<void> {
  for (let id = left.pop(); id; id = left.pop()) {
    await recordPayment(db, id, { state: 'succeeded', amountCents: null }, desk)
    process.stdout.write(`${id}\n`)
  }
}
await Promise.all([1, 2, 3, 4].map(hear))
// Whoever kills it decides when it ends.
setInterval(() => undefined, 60_000)
