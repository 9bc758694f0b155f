import { and, eq, sql } from 'drizzle-orm'
import { isPersonOf, personWords } from '#areas/audience/store.server.ts'
import { members } from '#areas/audience/tables.server.ts'
import { fixed, instantField, oneOfField, textField } from '#areas/lists/field-store.server.ts'
import type { DeskList } from '#areas/lists/row-store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { formatDateIt } from '#platform/pure/dates.ts'
import { likeFromStart } from '#platform/pure/like.ts'
import { certificates } from './tables.server.ts'

export const CERTIFICATES_PATH = '/redazione/attestati'
const STANDINGS = { valido: 'Valido', revocato: 'Revocato' } as const

export type CertificateRow = {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly surname: string
  readonly course: string
  readonly eventId: string
  readonly issuedAt: Date
  readonly revokedAt: Date | null
}

async function listCertificateRows(db: Db, ids: readonly string[]): Promise<CertificateRow[]> {
  if (ids.length === 0) return []
  type Read = Omit<CertificateRow, 'issuedAt' | 'revokedAt'> & { issuedAt: string; revokedAt: string | null }
  const { rows } = await db.execute<Read>(sql`
    select certificates.id, certificates.code, printed->>'name' as name, printed->>'surname' as surname, printed->>'title' as course,
      printed->>'eventId' as "eventId", issued_at as "issuedAt", revoked_at as "revokedAt"
    from ${certificates} join unnest(${sql.param(ids)}::uuid[]) with ordinality as chosen(id, place) on chosen.id = certificates.id
    order by chosen.place`)
  return rows.map(({ issuedAt, revokedAt, ...row }) => ({
    ...row,
    issuedAt: new Date(issuedAt),
    revokedAt: revokedAt === null ? null : new Date(revokedAt),
  }))
}

/** What is printed is what the person was called then; who they are today is looked for as in every list of people. */
function matches(typed: string) {
  const pattern = likeFromStart(typed)
  const isOf = and(eq(members.id, certificates.memberId), ...personWords(typed).map(isPersonOf))
  return sql`(exists (select 1 from ${members} where ${isOf}) or certificates.code ilike ${pattern} or printed->>'surname' ilike ${pattern}
    or printed->>'name' ilike ${pattern} or (printed->>'name') || ' ' || (printed->>'surname') ilike ${pattern} or printed->>'eventId' ilike ${pattern})`
}

/** DSK-012 to DSK-016. The certificates that were issued. */
export const CERTIFICATES: DeskList<CertificateRow> = {
  name: 'attestati',
  path: CERTIFICATES_PATH,
  title: 'Attestati ECM',
  everything: 'tutti gli attestati',
  fields: [
    oneOfField({
      name: 'stato',
      label: 'Stato',
      choices: fixed(STANDINGS),
      value: () => sql`case when certificates.revoked_at is null then 'valido' else 'revocato' end`,
    }),
    textField({ name: 'corso', label: 'Corso', value: () => sql`printed->>'title'` }),
    textField({ name: 'evento', label: 'Numero dell’evento', value: () => sql`printed->>'eventId'` }),
    instantField({ name: 'emesso', label: 'Emesso', value: () => sql`certificates.issued_at` }),
    instantField({ name: 'revocato', label: 'Revocato', mayBeEmpty: true, value: () => sql`certificates.revoked_at` }),
  ],
  offered: ['stato', 'emesso'],
  from: sql`${certificates}`,
  id: sql`certificates.id`,
  wordsOf: (typed) => (typed === '' ? [] : [typed]),
  holdsWord: matches,
  orders: {
    emesso: () => [{ value: sql`certificates.issued_at`, isAlwaysThere: true }],
    attestato: () => [{ value: sql`certificates.code`, isAlwaysThere: true }],
    persona: () => [{ value: sql`lower(printed->>'surname')` }, { value: sql`lower(printed->>'name')` }],
    titolo: () => [{ value: sql`lower(printed->>'title')` }],
    revocato: () => [{ value: sql`certificates.revoked_at` }],
  },
  usual: { by: 'emesso', isDescending: true },
  columns: [
    { key: 'code', title: 'Codice', order: 'attestato', says: ({ code }) => code },
    { key: 'person', title: 'Persona', order: 'persona', says: ({ surname, name }) => `${surname} ${name}` },
    { key: 'course', title: 'Corso', order: 'titolo', field: 'corso', says: ({ course }) => course },
    { key: 'event', title: 'Evento', field: 'evento', isAside: true, says: ({ eventId }) => eventId ?? '' },
    {
      key: 'issued',
      title: 'Emesso il',
      order: 'emesso',
      field: 'emesso',
      says: ({ issuedAt }) => formatDateIt(issuedAt),
    },
    {
      key: 'revoked',
      title: 'Revocato il',
      order: 'revocato',
      field: 'revocato',
      isAside: true,
      says: ({ revokedAt }) => (revokedAt ? formatDateIt(revokedAt) : ''),
    },
    {
      key: 'state',
      title: 'Stato',
      field: 'stato',
      says: ({ revokedAt }) => STANDINGS[revokedAt ? 'revocato' : 'valido'],
    },
  ],
  rowsOf: listCertificateRows,
}
