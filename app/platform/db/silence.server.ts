import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Db } from './database.server.ts'

/** What the driver does not describe of its own client. */
type Wired = {
  readyForQuery: boolean
  connection: {
    stream: NodeJS.EventEmitter & {
      readonly bytesRead: number
      setTimeout(ms: number): unknown
      destroy(error: Error): unknown
    }
    on(event: 'parameterStatus', heard: (told: { parameterName: string; parameterValue: string }) => void): unknown
  }
}

const PATIENT = 'camice-patient'

/**
 * A machine that vanishes while it is being asked never says so: the system goes on sending the question for a quarter of an hour, and
 * whoever asked waits as long. The database itself stops a statement before this, so who is still silent is not there any more.
 */
export function giveUpOnSilence(client: pg.PoolClient, limitMs: number): void {
  const { connection } = client as unknown as Wired
  let isPatient = false
  connection.on('parameterStatus', ({ parameterName, parameterValue }) => {
    if (parameterName === 'application_name') isPatient = parameterValue === PATIENT
  })
  const { stream } = connection
  stream.setTimeout(limitMs)
  stream.on('timeout', () => {
    const { bytesRead } = stream
    // The silence may be ours: a process that was busy for so long hears first that time is over, and then the answer.
    setImmediate(() => {
      const isAsked = !(client as unknown as Wired).readyForQuery
      if (isAsked && !isPatient && stream.bytesRead === bytesRead) stream.destroy(new Silence())
    })
  })
}

/** Said as the system would say it, so that whoever asked is told to try again. */
class Silence extends Error {
  readonly code = 'ETIMEDOUT'
  readonly syscall = 'read'
  constructor() {
    super('The database did not answer.')
  }
}

/** Until the end of this transaction nobody is in a hurry: neither the database nor whoever waits for it stops what takes long. */
export async function takeTime(tx: Db): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`)
  // The one setting of a transaction that the database tells its client, so that the connection knows too.
  await tx.execute(sql`set local application_name = ${sql.raw(`'${PATIENT}'`)}`)
}
