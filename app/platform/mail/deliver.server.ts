import type { Disk } from 'flydrive'
import { z } from 'zod'
import type { Db } from '../db/database.server.ts'
import { listen } from '../db/listen.server.ts'
import { fileKey } from '../files/model.ts'
import { findFileAt } from '../files/store.server.ts'
import { defineJob } from '../jobs/define-job.ts'
import type { Log } from '../log/log.server.ts'
import { daysBefore } from '../pure/dates.ts'
import { type DueLetter, type Enclosed, MAX_ATTEMPTS, retryDelaySeconds } from './model.ts'
import { MAIL_CHANNEL } from './send-mail.server.ts'
import { deleteOldLetters, keepWaiting, leaseDueLetters, markFailed, markRetry, markSent } from './store.server.ts'
import type { MailTransport } from './transport.server.ts'

const BATCH = 5
const MAX_BATCHES = 200
const KEEP_SENT_DAYS = 90

/** `disk`: where what leaves with a letter is kept. */
export type Delivery = { db: Db; transport: MailTransport | null; log: Log; disk: Disk }
export type DeliveryCounts = { sent: number; retried: number; failed: number; kept: number }

/** Sends every letter whose turn has come. Several processes may do it together: each letter is leased to one. */
export async function deliverDueMail({ db, transport, log, disk }: Delivery): Promise<DeliveryCounts> {
  const counts: DeliveryCounts = { sent: 0, retried: 0, failed: 0, kept: 0 }
  if (!transport) return { ...counts, kept: await keepWaiting(db) }
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const letters = await leaseDueLetters(db, BATCH)
    if (letters.length === 0) break
    const results = await Promise.all(letters.map((letter) => deliverOne({ db, transport, log, disk }, letter)))
    for (const result of results) counts[result] += 1
  }
  return counts
}

async function deliverOne(
  { db, transport, log, disk }: Delivery & { transport: MailTransport },
  letter: DueLetter,
): Promise<'sent' | 'retried' | 'failed'> {
  try {
    await transport.send(letter, await enclosedWith(db, disk, letter))
  } catch (error) {
    const { failure, isFinal } = failureOf(error)
    log.warn({ letter: letter.id, attempts: letter.attempts, failure }, 'a letter was not taken')
    if (isFinal || letter.attempts >= MAX_ATTEMPTS) {
      await markFailed(db, letter.id, failure)
      return 'failed'
    }
    await markRetry(db, letter.id, failure, retryDelaySeconds(letter.attempts))
    return 'retried'
  }
  await markSent(db, letter.id)
  return 'sent'
}

/** A file that is no longer there stops its letter: words that speak of it would be false. */
async function enclosedWith(db: Db, disk: Disk, { attachments }: DueLetter): Promise<Enclosed[]> {
  const enclosed: Enclosed[] = []
  for (const path of attachments) {
    const file = await findFileAt(db, path)
    if (!file) throw Object.assign(new Error('What leaves with the letter is gone.'), { code: 'EENVELOPE' })
    const content = Buffer.from(await disk.getBytes(fileKey(file)))
    enclosed.push({ filename: file.name, contentType: file.contentType, content })
  }
  return enclosed
}

/** Only codes are kept: a server's sentence usually repeats the address. A 5xx about the letter is final, anything else passes. */
function failureOf(error: unknown): { failure: string; isFinal: boolean } {
  const { responseCode, code } = (error ?? {}) as { responseCode?: unknown; code?: unknown }
  // Refused or not, nothing was said of the letter.
  if (code === 'ETLS' || isCertificateFault(error)) return { failure: 'ETLS', isFinal: false }
  if (typeof responseCode === 'number') {
    const isAboutUs = code === 'EAUTH' || code === 'ECONNECTION'
    return { failure: `SMTP ${responseCode}`, isFinal: responseCode >= 500 && !isAboutUs }
  }
  return { failure: typeof code === 'string' ? code : 'unknown', isFinal: code === 'EENVELOPE' }
}

/** The library calls a certificate that does not hold a broken line; its cause says what it was. */
function isCertificateFault(error: unknown): boolean {
  const { message } = (error ?? {}) as { message?: unknown }
  return typeof message === 'string' && /certificate|altnames|SSL|TLS/i.test(message)
}

/** Every minute: retries, letters of a process that died, and what a lost word left behind. */
export function mailJob(transport: MailTransport | null, disk: Disk) {
  return defineJob({
    name: 'deliver-mail',
    shape: z.object({}),
    cron: '* * * * *',
    retries: 0,
    expireInSeconds: 900,
    keepDays: 1,
    handle: async ({ db, clock, log }) => {
      await deliverDueMail({ db, transport, log, disk })
      await deleteOldLetters(db, daysBefore(clock.now(), KEEP_SENT_DAYS))
    },
  })
}

/** Sends at once what is written while the process lives; the job above is the net underneath. */
export async function startMailDelivery({
  url,
  ...delivery
}: Delivery & { url: string }): Promise<{ close(): Promise<void> }> {
  let underway: Promise<void> | null = null
  let isAsked = false
  const run = async () => {
    while (isAsked) {
      isAsked = false
      await deliverDueMail(delivery).catch((err) => delivery.log.error({ err }, 'mail cannot be delivered'))
    }
    underway = null
  }
  const wake = () => {
    isAsked = true
    underway ??= run()
  }
  const listener = await listen(
    url,
    { [MAIL_CHANNEL]: wake },
    { onReconnect: wake, onError: (err) => delivery.log.warn({ err }, 'the connection that hears of mail broke') },
  )
  wake()
  return {
    close: async () => {
      await listener.close()
      isAsked = false
      await underway
      delivery.transport?.close()
    },
  }
}
