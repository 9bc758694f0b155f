import { sql } from 'drizzle-orm'
import { cancelledEmail, type SubscriptionType } from '#areas/audience/model.ts'
import { TYPE_WORDS } from '#areas/audience/permission-copy.ts'
import { hasRole } from '#areas/audience/role-store.server.ts'
import { isPersonOf, personWords } from '#areas/audience/store.server.ts'
import { members } from '#areas/audience/tables.server.ts'
import { expiryAt, typeAt } from '#areas/audience/type-store.server.ts'
import type { ListField } from '#areas/lists/field-store.server.ts'
import type { DeskList, Ordering } from '#areas/lists/row-store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { formatDateIt, type RomeDay } from '#platform/pure/dates.ts'
import { typedTenth } from '#platform/pure/tenths.ts'
import { ACTIVITY_FIELDS, creditsAt, planNameAt } from './activity-field-store.server.ts'
import { MEMBER_LIST } from './model.ts'
import { PERSON_FIELDS, provinceOf } from './person-field-store.server.ts'
import { segmentField } from './segment-field-store.server.ts'
import { keptOrdering } from './sort-key-store.server.ts'

/** DSK-022. Everything members can be found by. */
export const MEMBER_FIELDS: readonly ListField[] = [
  ...ACTIVITY_FIELDS,
  ...PERSON_FIELDS,
  segmentField(() => MEMBER_FIELDS),
]

/** What a list or a file says of a member. */
export type MemberRow = {
  readonly id: string
  readonly username: number
  readonly name: string
  readonly surname: string
  readonly email: string
  readonly phone: string | null
  readonly clientCode: string
  readonly isStaff: boolean
  readonly profession: string | null
  readonly lastVisitOn: RomeDay | null
  readonly registrationDate: Date
  readonly type: SubscriptionType
  readonly plan: string | null
  readonly province: string | null
  readonly expiresAt: Date | null
  readonly credits: number | null
}

/** What is said of these members, in the order of their ids. */
export async function listMemberRows(db: Db, ids: readonly string[], now: Date): Promise<MemberRow[]> {
  if (ids.length === 0) return []
  const { rows } = await db.execute<MemberRow & { registrationDate: string; expiresAt: string | null }>(sql`
    select members.id, members.username, members.name, members.surname, members.email, members.phone, members.client_code as "clientCode",
      ${hasRole} as "isStaff", members.profession, members.last_visit_on::text as "lastVisitOn",
      members.registration_date as "registrationDate", ${typeAt(now)} as type, ${planNameAt(now)} as plan,
      ${provinceOf} as province, ${expiryAt(now)} as "expiresAt", ${creditsAt(now)}::float8 as credits
    from ${members} join unnest(${sql.param(ids)}::uuid[]) with ordinality as chosen(id, place) on chosen.id = members.id
    order by chosen.place`)
  return rows.map(({ registrationDate, expiresAt, ...row }) => ({
    ...row,
    registrationDate: new Date(registrationDate),
    expiresAt: expiresAt === null ? null : new Date(expiresAt),
  }))
}

const day = (value: Date | RomeDay | null) => (value ? formatDateIt(value) : '')

const kept = (...ordering: Parameters<typeof keptOrdering>): Ordering => ({
  value: ordering[1],
  kept: keptOrdering(...ordering),
})

/** By what a list of members is put in order. */
const ORDERS: Readonly<Record<string, (now: Date) => readonly Ordering[]>> = {
  cognome: () => [
    { value: sql`members.surname`, isAlwaysThere: true },
    { value: sql`members.name`, isAlwaysThere: true },
  ],
  iscrizione: () => [{ value: sql`members.registration_date`, isAlwaysThere: true }],
  tipo: (now) => [{ ...kept('type', typeAt(now), now), isAlwaysThere: true }],
  piano: (now) => [kept('plan', planNameAt(now), now)],
  professione: () => [{ value: sql`members.profession` }],
  provincia: () => [{ value: provinceOf }],
  scadenza: (now) => [kept('ends_at', expiryAt(now), now)],
  visita: () => [{ value: sql`members.last_visit_on` }],
  crediti: (now) => [kept('credits', creditsAt(now), now)],
}

/** DSK-022, DSK-024. The list of members. Whoever has left is nobody any more. */
export const MEMBERS: DeskList<MemberRow> = {
  name: MEMBER_LIST,
  path: '/redazione/iscritti',
  title: 'Iscritti',
  everything: 'tutti gli iscritti',
  fields: MEMBER_FIELDS,
  offered: ['tipo', 'scadenza', 'professione', 'piano', 'visita'],
  from: sql`${members}`,
  id: sql`members.id`,
  always: sql`members.email not like ${cancelledEmail('%')}`,
  wordsOf: personWords,
  holdsWord: (word) => isPersonOf(word) ?? sql`false`,
  orders: ORDERS,
  // The latest to join first.
  usual: { by: 'iscrizione', isDescending: true },
  columns: [
    { key: 'surname', title: 'Cognome', order: 'cognome', says: ({ surname }) => surname },
    { key: 'name', title: 'Nome', isFileOnly: true, says: ({ name }) => name },
    { key: 'type', title: 'Tipo', order: 'tipo', field: 'tipo', says: ({ type }) => TYPE_WORDS[type] },
    { key: 'plan', title: 'Piano', order: 'piano', field: 'piano', says: ({ plan }) => plan ?? '' },
    {
      key: 'profession',
      title: 'Professione',
      order: 'professione',
      field: 'professione',
      says: ({ profession }) => profession ?? '',
    },
    {
      key: 'province',
      title: 'Provincia',
      order: 'provincia',
      field: 'provincia',
      says: ({ province }) => province ?? '',
    },
    { key: 'ends', title: 'Scadenza', order: 'scadenza', field: 'scadenza', says: ({ expiresAt }) => day(expiresAt) },
    {
      key: 'visit',
      title: 'Ultima visita',
      order: 'visita',
      field: 'visita',
      says: ({ lastVisitOn }) => day(lastVisitOn),
    },
    {
      key: 'credits',
      title: 'Crediti',
      order: 'crediti',
      field: 'crediti',
      says: ({ credits }) => (credits === null ? '' : typedTenth(credits)),
    },
    { key: 'username', title: 'Username', isAside: true, says: ({ username }) => String(username) },
    { key: 'client', title: 'Codice cliente', isAside: true, says: ({ clientCode }) => clientCode },
    { key: 'email', title: 'E-mail', isAside: true, says: ({ email }) => email },
    { key: 'phone', title: 'Telefono', isAside: true, says: ({ phone }) => phone ?? '' },
    {
      key: 'joined',
      title: 'Registrazione',
      order: 'iscrizione',
      field: 'iscrizione',
      isAside: true,
      says: ({ registrationDate }) => day(registrationDate),
    },
  ],
  rowsOf: listMemberRows,
}
