import { createHmac } from 'node:crypto'
import type { Db } from '#platform/db/database.server.ts'
import { addRomeMonths, endOfRomeDay, romeDayOf } from '#platform/pure/dates.ts'
import { mailboxOf } from '#platform/pure/mailbox.ts'
import { currentSecret, secretsIn } from '#platform/secrets/app-secret.server.ts'
import { findDetails } from './details-store.server.ts'
import {
  hasProvedTwin,
  hasTriedTwin,
  listFormerIdentities,
  lockMailbox,
  upsertFormerIdentity,
} from './mailbox-store.server.ts'

const REMEMBERED_MONTHS = 24

type Person = { id: string | null; email: string; fiscalCode: string | null }
type Asked = { now: Date; secret: string }

/** IDN-012. Before an account is erased, in its transaction: what recognises its mailbox and fiscal code later, and says neither. */
export async function rememberIdentity(
  tx: Db,
  { id, email, hadTrial }: { id: string; email: string; hadTrial: boolean },
  { now, secret }: Asked,
): Promise<void> {
  const { fiscalCode } = await findDetails(tx, id)
  const forgetAt = endOfRomeDay(addRomeMonths(romeDayOf(now), REMEMBERED_MONTHS))
  const mark = markOf(currentSecret(secret))
  await upsertFormerIdentity(tx, { mark: mark('mailbox', mailboxOf(email)), kind: 'mailbox', hadTrial, forgetAt })
  if (fiscalCode)
    await upsertFormerIdentity(tx, { mark: mark('fiscal-code', fiscalCode), kind: 'fiscal-code', hadTrial, forgetAt })
}

/** IDN-012. Whether a mailbox, of an account or of a former one, has had the trial; nobody else decides it meanwhile. */
export async function hasHadTrial(tx: Db, { id, email, fiscalCode }: Person, { now, secret }: Asked): Promise<boolean> {
  const mailbox = mailboxOf(email)
  await lockMailbox(tx, mailbox)
  if (await hasTriedTwin(tx, { mailbox, butId: id })) return true
  return (await listFormerIdentities(tx, marksOf({ mailbox, fiscalCode }, secret), now)).some(
    ({ hadTrial }) => hadTrial,
  )
}

/** IDN-012. Whether somebody is new to the club: no other account has proved the mailbox, and none that was erased had it or the fiscal code. */
export async function isNewPerson(tx: Db, { id, email, fiscalCode }: Person, { now, secret }: Asked): Promise<boolean> {
  const mailbox = mailboxOf(email)
  await lockMailbox(tx, mailbox)
  if (await hasProvedTwin(tx, { mailbox, butId: id })) return false
  return (await listFormerIdentities(tx, marksOf({ mailbox, fiscalCode }, secret), now)).length === 0
}

/** Under every secret the club still has: what was left before it was changed counts too. */
function marksOf({ mailbox, fiscalCode }: { mailbox: string; fiscalCode: string | null }, secrets: string): string[] {
  return secretsIn(secrets)
    .map(markOf)
    .flatMap((mark) => [mark('mailbox', mailbox), ...(fiscalCode ? [mark('fiscal-code', fiscalCode)] : [])])
}

const markOf = (secret: string) => (kind: 'mailbox' | 'fiscal-code', written: string) =>
  createHmac('sha256', secret).update(`former-identity:${kind}:${written}`).digest('hex')
