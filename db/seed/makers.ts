import { setPassword } from '#areas/account/commands.server.ts'
import { answerConsents, yesTo } from '#areas/account/consent-commands.server.ts'
import { CONSENTS, type Consent } from '#areas/account/model.ts'
import { membershipAs, type SampleOptions } from '#areas/account/sample-membership.ts'
import type { SubscriptionType } from '#areas/audience/model.ts'
import { insertMember, type NewMember } from '#areas/audience/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'

export type SomeMember = SampleOptions & {
  now: Date
  /** Left out: REGISTRATO. */
  type?: Exclude<SubscriptionType, 'SUSPECT'>
  /** Left out: nobody can sign in as this member until a password is set. */
  password?: string
  /** Left out: everything was accepted. */
  consents?: readonly Consent[]
  /** Whatever the test or the seed cares about. */
  person?: Partial<Omit<NewMember, 'wallets'>>
}

let made = 0

/** A whole member of a type, as seed and tests need it: what is not said is believable. */
export async function makeMember(db: Db, options: SomeMember): Promise<string> {
  const { now, type = 'REGISTRATO', password, consents = CONSENTS, person = {} } = options
  made += 1
  const memberId = await insertMember(db, {
    name: 'Carla',
    surname: 'Prova',
    email: `carla.prova.${made}@posta.example`,
    ...membershipAs(type, now, options),
    emailVerifiedAt: now,
    ...person,
  })
  await answerConsents(db, memberId, yesTo(consents), { place: 'registration', now })
  if (password !== undefined) await setPassword(db, memberId, password, now)
  return memberId
}
