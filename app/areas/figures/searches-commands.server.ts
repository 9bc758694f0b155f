import { listStaff } from '#areas/account/correction-store.server.ts'
import { heldThrough, runningRoles } from '#areas/audience/staff-permission-rules.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { Club } from '#platform/env.server.ts'
import { InvalidInput } from '#platform/errors.ts'
import { mailLayout } from '#platform/mail/mail-layout.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { addRomeDays, romeDayOf } from '#platform/pure/dates.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import { beginContentPath } from './pages-model.ts'
import { listSearched } from './searches-count-store.server.ts'

const MOST_STAFF = 500
const MOST_TEXTS = 1_000
/** As far back as a text without an answer may be sent. */
const SENT_DAYS = 400

type Sending = { text: string; staffId: string; now: Date; club: Club; origin: string }

/**
 * FIG-041. Words that found nothing go to whoever writes contents: once a day, and only those that the page shows, so that nobody writes
 * letters of the club with it. Answers how many were written to.
 */
export async function sendWords(db: Db, { text, staffId, now, club, origin }: Sending): Promise<number> {
  const today = romeDayOf(now)
  const known = await listSearched(db, {
    from: addRomeDays(today, -SENT_DAYS),
    to: today,
    outcome: 'nothing',
    limit: MOST_TEXTS,
  })
  const found = known.find((each) => each.text === text)
  if (!found) throw new InvalidInput({ testo: 'Questo testo non è fra le ricerche senza risposta.' })
  const staff = await listStaff(db, MOST_STAFF)
  const writers = staff.filter(({ roles }) =>
    heldThrough(runningRoles(roles, now)).permissions.includes('contents.write'),
  )
  if (writers.length === 0) throw new InvalidInput({ testo: 'Nessuno in redazione scrive contenuti.' })
  return db.transaction(async (tx) => {
    const subject = `Una ricerca senza risposta: ${text}`
    const letter = mailLayout(club, {
      title: subject,
      greeting: 'Ciao,',
      paragraphs: [
        `nel Club si cerca «${text}» e non si trova niente: ${found.times} volte da quando si conta.`,
        'Forse è un contenuto da scrivere, o una parola da mettere in uno che c’è già.',
      ],
      action: { label: 'Comincia un contenuto', url: `${origin}${beginContentPath(text)}` },
    })
    let written = 0
    for (const { id, email } of writers) {
      const idempotencyKey = `search-words:${today}:${id}:${text}`
      if (await sendMail(tx, { to: email, subject, ...letter, idempotencyKey })) written += 1
    }
    if (written > 0)
      await recordTrail(tx, {
        at: now,
        kind: 'content-edited',
        actorId: staffId,
        done: { thing: 'search', id: today, what: 'sent' },
        name: text,
      })
    return written
  })
}
