import type { Db } from '#platform/db/database.server.ts'
import { NotAllowed } from '#platform/errors.ts'
import type { CookieConsent, EventRecord } from './model.ts'
import { allows } from './rules.ts'
import { insertCookieConsent, insertEvents } from './store.server.ts'

type Recording = { consent: CookieConsent | null; now: Date }

/** TRK-001. Keeps events, if whoever sends them agreed to be counted: the browser asked already, the server asks again. */
export async function recordEvents(
  db: Db,
  events: readonly EventRecord[],
  { consent, now }: Recording,
): Promise<number> {
  if (!allows(consent, 'statistics', now)) throw new NotAllowed('Senza consenso non registriamo nulla.')
  return insertEvents(db, events)
}

export async function recordCookieConsent(db: Db, consent: CookieConsent): Promise<void> {
  await insertCookieConsent(db, consent)
}
