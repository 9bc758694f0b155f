import { createHmac } from 'node:crypto'
import type { Db } from '#platform/db/database.server.ts'
import { networkOf } from '#platform/pure/network.ts'
import { currentSecret } from '#platform/secrets/app-secret.server.ts'
import type { KnownDevice } from './known-device-context.server.ts'
import type { TryDecision, Username } from './model.ts'
import { accountTry, addressTry } from './rules.ts'
import { type Account, lockTries, updateTries } from './store.server.ts'

/**
 * Who is counted when something is tried: where it comes from, and what it is about. Sealed with the club's secret, so that no table
 * names anybody: there are so few addresses that a plain hash of one is found by trying them all.
 */
export type Subjects = {
  address: string
  account: string
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
  const name = accountName(username, accounts)
  const isKnownDevice = known !== null && name === memberName(known.memberId)
  return {
    address: addressSubject(counted, address),
    account: sealed(counted, 'account', isKnownDevice ? `${name} ${known.device}` : name),
    isKnownDevice,
  }
}

export function addressSubject(counted: Counted, address: string): string {
  return sealed(counted, 'address', networkOf(address))
}

/** The address first: who has used theirs up can no longer make a member's account wait. A known device has tries of its own. */
export async function countTry(db: Db, subjects: Subjects, now: Date): Promise<TryDecision> {
  return db.transaction(async (tx) => {
    const address = subjects.isKnownDevice ? null : await countAddressTry(tx, subjects.address, now)
    if (address?.kind === 'wait') return address
    return countAccountTry(tx, subjects.account, now)
  })
}

export async function countAccountTry(db: Db, subject: string, now: Date): Promise<TryDecision> {
  return db.transaction(async (tx) => {
    const account = accountTry(await lockTries(tx, subject, now), now)
    if (account.kind === 'go') await updateTries(tx, subject, account.count)
    return account
  })
}

export async function countAddressTry(db: Db, subject: string, now: Date): Promise<TryDecision> {
  return db.transaction(async (tx) => {
    const address = addressTry(await lockTries(tx, subject, now), now)
    if (address.kind === 'go') await updateTries(tx, subject, address.count)
    return address
  })
}

/** An account is one subject by whichever of its names it is tried; a name of nobody is a subject of its own. */
function accountName(username: Username, accounts: readonly Pick<Account, 'memberId'>[]): string {
  const [account, another] = accounts
  if (account && !another) return memberName(account.memberId)
  return username.kind === 'number' ? String(username.number) : username.email
}

const memberName = (memberId: string) => `member:${memberId}`

function sealed({ what, secret }: Counted, kind: string, subject: string): string {
  return createHmac('sha256', currentSecret(secret)).update(`${what}${kind}:${subject}`).digest('hex')
}
