import { createHmac } from 'node:crypto'
import type { Db } from '#platform/db/database.server.ts'
import { Unavailable } from '#platform/errors.ts'
import { networkOf } from '#platform/pure/network.ts'
import { currentSecret } from '#platform/secrets/app-secret.server.ts'
import type { KnownDevice } from './known-device-context.server.ts'
import { FREE_TRIES, type TryDecision, type Username } from './model.ts'
import { accountPace, addressTry, boundedTry, waitingTry } from './rules.ts'
import { type Account, lockTries, updateTries } from './store.server.ts'

/**
 * Who is counted when something is tried: where it comes from, the name that was typed, and whose accounts answer to it. Sealed with the
 * club's secret, so that no table names anybody: there are so few addresses that a plain hash of one is found by trying them all.
 */
export type Subjects = {
  address: string
  /** As it was typed, whether or not somebody is called so: what one name made wait says nothing of another (IDN-018). */
  name: string
  /** The accounts themselves, by whichever of their names they are tried; nobody is told of these counts. */
  accounts: readonly string[]
  /** The member has entered from this browser before: its tries are its own, whatever strangers or neighbours do. */
  isKnownDevice?: boolean
}

/** `what` keeps apart the counts of different things: asking for a new password must not use up the tries of the old one. */
export type Counted = { what: string; secret: string }

export function subjectsOf(
  counted: Counted,
  address: string,
  username: Username,
  accounts: readonly Pick<Account, 'memberId'>[],
  known: KnownDevice | null = null,
): Subjects {
  const [account, another] = accounts
  const isKnownDevice = known !== null && !another && known.memberId === account?.memberId
  return {
    address: addressSubject(counted, address),
    name: isKnownDevice
      ? sealed(counted, 'device', `${known.memberId} ${known.device}`)
      : nameSubject(counted, username),
    accounts: isKnownDevice ? [] : accounts.map(({ memberId }) => memberSubject(counted, memberId)),
    isKnownDevice,
  }
}

export function nameSubject(counted: Counted, username: Username): string {
  return sealed(counted, 'name', username.kind === 'number' ? String(username.number) : username.email)
}

/** A key names itself; it is nobody's e-mail. */
export const passkeyName = (id: string): Username => ({ kind: 'email', email: `passkey ${id}` })

export function memberSubject(counted: Counted, memberId: string): string {
  return sealed(counted, 'account', memberId)
}

export function addressSubject(counted: Counted, address: string): string {
  return sealed(counted, 'address', networkOf(address))
}

export type CountedTry =
  | Extract<TryDecision, { kind: 'wait' }>
  /** An account behind the name is tried too often: it is not to be opened now, and whoever tries is not to notice. */
  | { kind: 'go'; isSlowed: boolean }

/** The address first: who has used theirs up can no longer make a name wait. A known device has tries of its own. */
export async function countTry(db: Db, subjects: Subjects, now: Date): Promise<CountedTry> {
  return db.transaction(async (tx) => {
    const address = subjects.isKnownDevice ? null : await countAddressTry(tx, subjects.address, now)
    if (address?.kind === 'wait') return address
    const name = await countSubjectTry(tx, subjects.name, now)
    if (name.kind === 'wait') return name
    let isSlowed = false
    // In one order, so that two who try the same accounts at once do not wait for each other for ever.
    for (const subject of [...subjects.accounts].sort()) {
      const pace = accountPace(await lockTries(tx, subject, now), now)
      if (pace.kind === 'slowed') isSlowed = true
      else await updateTries(tx, subject, pace.count)
    }
    return { kind: 'go', isSlowed }
  })
}

/** Tries of one thing: so many for nothing, then longer and longer waits. */
export async function countSubjectTry(
  db: Db,
  subject: string,
  now: Date,
  freeTries = FREE_TRIES,
): Promise<TryDecision> {
  return db.transaction(async (tx) => {
    const decision = waitingTry(await lockTries(tx, subject, now), now, freeTries)
    if (decision.kind === 'go') await updateTries(tx, subject, decision.count)
    return decision
  })
}

export async function countAddressTry(db: Db, subject: string, now: Date): Promise<TryDecision> {
  return db.transaction(async (tx) => {
    const address = addressTry(await lockTries(tx, subject, now), now)
    if (address.kind === 'go') await updateTries(tx, subject, address.count)
    return address
  })
}

function sealed({ what, secret }: Counted, kind: string, subject: string): string {
  return createHmac('sha256', currentSecret(secret)).update(`${what}${kind}:${subject}`).digest('hex')
}

type Bounded = { what: string; memberId: string; bounds: readonly { most: number; windowMs: number }[] }

/** What a member may ask for only so often, because it writes to somebody. Counted before anything is written, so that what is asked at once counts too. */
export async function countBounded(
  db: Db,
  { what, memberId, bounds }: Bounded,
  { now, settings }: { now: Date; settings: Pick<Counted, 'secret'> },
): Promise<void> {
  await db.transaction(async (tx) => {
    for (const bound of bounds) {
      const subject = createHmac('sha256', currentSecret(settings.secret))
        .update(`${what}-${bound.windowMs}:${memberId}`)
        .digest('hex')
      const decision = boundedTry(await lockTries(tx, subject, now), now, bound)
      if (decision.kind === 'wait')
        throw new Unavailable(
          'Ti abbiamo già scritto più volte: guarda nella posta, anche nello spam, e riprova più tardi.',
          decision.seconds,
          429,
        )
      await updateTries(tx, subject, decision.count)
    }
  })
}
