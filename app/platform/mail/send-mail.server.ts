import { z } from 'zod'
import type { Db } from '../db/database.server.ts'
import { notify } from '../db/listen.server.ts'
import { Conflict } from '../errors.ts'
import type { Letter } from './model.ts'
import { insertLetter, markWaiting } from './store.server.ts'

/** Told when letters are written, so that they leave at once. */
export const MAIL_CHANNEL = 'mail'

/** What a server can be asked to bring a letter to, and what holds neither a second address nor a second header. */
const ADDRESS = /^[^\s@"(),:;<>[\]\\]+@[^\s@"(),:;<>[\]\\]+$/
const ADDRESS_MAX_LENGTH = 254

const letterShape = z.object({
  to: z.string(),
  // A line end in a subject would start another header.
  subject: z
    .string()
    .min(1)
    .max(200)
    .regex(/^[^\r\n]*$/),
  text: z.string().min(1).max(200_000),
  html: z.string().min(1).max(400_000),
  idempotencyKey: z.string().min(1).max(200),
  holdsSecret: z.boolean().optional(),
  unsubscribeUrl: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .optional(),
  attachments: z.array(z.string().startsWith('/files/')).max(10).optional(),
})

/**
 * Writes a letter in the transaction of the caller: it leaves if and only if the transaction is kept, once per key, also
 * when the mail server is down now. Answers null when a letter with this key was already written. Where there is nobody to bring it to
 * it is written as failed: one wrong address must neither undo what the letter is about nor stop the letters of the others.
 */
export async function sendMail(db: Db, letter: Letter): Promise<string | null> {
  const parsed = letterShape.parse(letter)
  const isAddress = parsed.to.length <= ADDRESS_MAX_LENGTH && ADDRESS.test(parsed.to)
  const id = await insertLetter(db, parsed, isAddress)
  if (id && isAddress) await notify(db, MAIL_CHANNEL)
  return id
}

/** Sends again a letter that was refused, or that no server was there to take. */
export async function sendAgain(db: Db, id: string): Promise<void> {
  if (!(await markWaiting(db, id)))
    throw new Conflict(
      'Questa lettera non si può inviare di nuovo: è già partita, oppure le sue parole non ci sono più.',
    )
  await notify(db, MAIL_CHANNEL)
}
