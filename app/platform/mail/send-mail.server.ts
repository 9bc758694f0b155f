import { z } from 'zod'
import type { Db } from '../db/database.server.ts'
import { notify } from '../db/listen.server.ts'
import type { Letter } from './model.ts'
import { insertLetter } from './store.server.ts'

/** Told when letters are written, so that they leave at once. */
export const MAIL_CHANNEL = 'mail'

const letterShape = z.object({
  to: z.email().max(254),
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
})

/**
 * Writes a letter in the transaction of the caller: it leaves if and only if the transaction is kept, once per key, also
 * when the mail server is down now. Answers null when a letter with this key was already written.
 */
export async function sendMail(db: Db, letter: Letter): Promise<string | null> {
  const id = await insertLetter(db, letterShape.parse(letter))
  if (id) await notify(db, MAIL_CHANNEL)
  return id
}
