import { type SQL, sql } from 'drizzle-orm'
import type { ChoiceKind } from '#platform/choices/choices.server.ts'
import { MOST_FOUND } from '#platform/pure/choices.ts'
import { likeAnywhere } from '#platform/pure/like.ts'
import { subscriptionTypeAt } from './membership-rules.ts'
import type { MemberRecord } from './model.ts'
import { TYPE_WORDS } from './permission-copy.ts'
import { isPersonOf, listMembers, listMembersByClientCode, personWords } from './store.server.ts'
import { members } from './tables.server.ts'

export const memberChoice = ({ clientCode, name, surname, membership }: MemberRecord, now: Date) => ({
  code: clientCode,
  title: `${surname} ${name}`,
  state: TYPE_WORDS[subscriptionTypeAt(membership, now)],
})

/** Name and codes alone: whoever may not read members learns nothing of e-mail addresses and telephones. */
function isCalled(word: string): SQL {
  const { clientCode, name, surname, username } = members
  return sql`(${clientCode} || ' ' || ${name} || ' ' || ${surname} || ' ' || ${username}) ilike ${likeAnywhere(word)}`
}

/** DSK-049. The iscritto of a quotation or of a case, by client code. */
export const MEMBER_CHOICES: ChoiceKind = {
  permissions: ['members.read', 'money.write', 'legal.answer'],
  async search(db, typed, { now, permissions }) {
    const isMeant = permissions.includes('members.read') ? isPersonOf : isCalled
    const { list } = await listMembers(db, { words: personWords(typed), page: 0, limit: MOST_FOUND, isMeant })
    return list.map((record) => memberChoice(record, now))
  },
  async read(db, codes, now) {
    return (await listMembersByClientCode(db, codes)).map((record) => memberChoice(record, now))
  },
}
