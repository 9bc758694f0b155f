import { sql } from 'drizzle-orm'
import { fixed, instantField, oneOfField, textField } from '#areas/lists/field-store.server.ts'
import type { DeskList } from '#areas/lists/row-store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { anyOf } from '#platform/db/question-sql.server.ts'
import { says } from '#platform/db/searched.server.ts'
import { LETTER_STATES, type LetterState } from '#platform/mail/model.ts'
import { outbox } from '#platform/mail/tables.server.ts'
import { formatMinuteIt } from '#platform/pure/dates.ts'
import { typedWords } from '#platform/pure/like.ts'
import { LETTER_KINDS, LETTER_WORDS, OUTBOX_PATH } from '../letter-copy.ts'

export type LetterRow = {
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly kind: keyof typeof LETTER_KINDS
  readonly state: LetterState
  readonly createdAt: Date
  readonly sentAt: Date | null
}

/** What an e-mail is about begins the key that keeps it from being sent twice. */
const written = sql`split_part(outbox.idempotency_key, ':', 1)`
const kind = sql`case when ${written} = ${anyOf(Object.keys(LETTER_KINDS))} then ${written} else 'other' end`

async function listLetterRows(db: Db, ids: readonly string[]): Promise<LetterRow[]> {
  if (ids.length === 0) return []
  const { rows } = await db.execute<
    Omit<LetterRow, 'createdAt' | 'sentAt'> & { createdAt: string; sentAt: string | null }
  >(sql`
    select outbox.id, outbox.recipient as to, outbox.subject, ${kind} as kind, outbox.state, outbox.created_at as "createdAt", outbox.sent_at as "sentAt"
    from ${outbox} join unnest(${sql.param(ids)}::uuid[]) with ordinality as chosen(id, place) on chosen.id = outbox.id order by chosen.place`)
  return rows.map(({ createdAt, sentAt, ...row }) => ({
    ...row,
    createdAt: new Date(createdAt),
    sentAt: sentAt === null ? null : new Date(sentAt),
  }))
}

/** LOG-026, DSK-012 to DSK-016. Every e-mail of the club, looked for by whoever receives it and by its subject, never by its words. */
export const LETTERS: DeskList<LetterRow> = {
  name: 'posta',
  path: OUTBOX_PATH,
  title: 'Posta in uscita',
  everything: 'tutta la posta',
  fields: [
    oneOfField({
      name: 'stato',
      label: 'Stato',
      choices: fixed(Object.fromEntries(LETTER_STATES.map((state) => [state, LETTER_WORDS[state].label]))),
      value: () => sql`outbox.state`,
    }),
    oneOfField({ name: 'tipo', label: 'Tipo', choices: fixed(LETTER_KINDS), value: () => kind }),
    instantField({ name: 'scritta', label: 'Scritta', value: () => sql`outbox.created_at` }),
    instantField({ name: 'inviata', label: 'Inviata', mayBeEmpty: true, value: () => sql`outbox.sent_at` }),
    textField({ name: 'a', label: 'A chi', value: () => sql`outbox.recipient` }),
    textField({ name: 'oggetto', label: 'Oggetto', value: () => sql`outbox.subject` }),
  ],
  offered: ['stato', 'tipo', 'scritta'],
  from: sql`${outbox}`,
  id: sql`outbox.id`,
  wordsOf: typedWords,
  holdsWord: (word) => says(sql`outbox.recipient || ' ' || outbox.subject`, word),
  orders: {
    scritta: () => [{ value: sql`outbox.created_at`, isAlwaysThere: true }],
    inviata: () => [{ value: sql`outbox.sent_at` }],
    oggetto: () => [{ value: sql`lower(outbox.subject)`, isAlwaysThere: true }],
    a: () => [{ value: sql`lower(outbox.recipient)`, isAlwaysThere: true }],
    stato: () => [{ value: sql`outbox.state`, isAlwaysThere: true }],
    tipo: () => [{ value: kind, isAlwaysThere: true }],
  },
  usual: { by: 'scritta', isDescending: true },
  columns: [
    { key: 'subject', title: 'Oggetto', order: 'oggetto', field: 'oggetto', says: ({ subject }) => subject },
    { key: 'to', title: 'A', order: 'a', field: 'a', says: ({ to }) => to },
    { key: 'kind', title: 'Tipo', order: 'tipo', field: 'tipo', says: (row) => LETTER_KINDS[row.kind] },
    {
      key: 'created',
      title: 'Scritta il',
      order: 'scritta',
      field: 'scritta',
      says: ({ createdAt }) => formatMinuteIt(createdAt),
    },
    {
      key: 'sent',
      title: 'Inviata il',
      order: 'inviata',
      field: 'inviata',
      isAside: true,
      says: ({ sentAt }) => (sentAt ? formatMinuteIt(sentAt) : ''),
    },
    { key: 'state', title: 'Stato', order: 'stato', field: 'stato', says: ({ state }) => LETTER_WORDS[state].label },
  ],
  rowsOf: listLetterRows,
}
