import { sql } from 'drizzle-orm'
import { members } from '#areas/audience/tables.server.ts'
import { plainList } from '#areas/lists/plain-list-store.server.ts'
import { type DeskList, inOrder } from '#areas/lists/row-store.server.ts'
import { addRomeDays, romeDayOf } from '#platform/pure/dates.ts'
import { type FileRow, listElectronicFiles } from './electronic-file-store.server.ts'
import { DOCUMENT_TYPES } from './electronic-invoice-rules.ts'
import { DEADLINE_DAYS, FILE_FILTER_WORDS, FILE_FILTERS, type FileFilter } from './file-rules.ts'
import { electronicFiles, invoices } from './tables.server.ts'

export const FILES_PATH = '/redazione/fatture-elettroniche'

export const stateOf = ({ sentAt, rejectedAt }: Pick<FileRow, 'sentAt' | 'rejectedAt'>): FileFilter =>
  rejectedAt ? 'rejected' : sentAt ? 'sent' : 'unsent'

const issuedOn = sql`(invoices.issued_at at time zone 'Europe/Rome')::date`
const isUnsent = sql`electronic_files.sent_at is null and electronic_files.rejected_at is null`
const dayOf = ({ invoice: { issuedAt } }: FileRow) => (issuedAt ? romeDayOf(issuedAt) : null)

/** DSK-012, ACC-008. The files for the exchange: those to be sent first, by age. */
export const ELECTRONIC_FILES: DeskList<FileRow> = plainList<FileRow>({
  name: 'fatture-elettroniche',
  path: FILES_PATH,
  title: 'Fatture elettroniche',
  everything: 'tutti i file delle fatture',
  from: sql`${electronicFiles} join ${invoices} on invoices.id = electronic_files.invoice_id join ${members} on members.id = invoices.member_id`,
  id: sql`electronic_files.progressive`,
  idType: 'text',
  views: [
    { label: 'Tutti', query: '' },
    ...FILE_FILTERS.map((state) => ({ label: FILE_FILTER_WORDS[state], query: `stato=${state}` })),
  ],
  usual: { by: 'entro', isDescending: false },
  offered: ['stato', 'data', 'totale'],
  columns: [
    {
      key: 'number',
      title: 'Documento',
      kind: 'text',
      value: sql`invoices.number || '/' || invoices.year`,
      of: ({ invoice: { number, year } }) => `${number}/${year}`,
    },
    {
      key: 'person',
      title: 'Intestata a',
      kind: 'text',
      value: sql`members.surname || ' ' || members.name`,
      of: ({ surname, name }) => `${surname} ${name}`,
    },
    {
      key: 'type',
      title: 'Tipo',
      kind: 'choice',
      isAside: true,
      choices: DOCUMENT_TYPES,
      value: sql`invoices.kind::text`,
      of: ({ invoice: { kind } }) => kind,
    },
    { key: 'day', title: 'Data', kind: 'day', value: issuedOn, of: dayOf },
    {
      key: 'amount',
      title: 'Totale',
      kind: 'euro',
      value: sql`invoices.amount_cents`,
      of: ({ invoice: { amountCents } }) => amountCents,
    },
    {
      key: 'deadline',
      title: 'Da inviare entro',
      name: 'entro',
      kind: 'day',
      value: sql`(case when ${isUnsent} then ${issuedOn} + ${DEADLINE_DAYS}::int end)`,
      of: (file) => {
        const day = dayOf(file)
        return day && stateOf(file) === 'unsent' ? addRomeDays(day, DEADLINE_DAYS) : null
      },
    },
    {
      key: 'file',
      title: 'File',
      kind: 'text',
      value: sql`electronic_files.progressive`,
      of: ({ progressive }) => progressive,
    },
    {
      key: 'state',
      title: 'Stato',
      kind: 'choice',
      choices: FILE_FILTER_WORDS,
      value: sql`(case when electronic_files.rejected_at is not null then 'rejected' when electronic_files.sent_at is not null then 'sent' else 'unsent' end)`,
      of: stateOf,
    },
  ],
  rowsOf: async (db, ids) => inOrder(ids, await listElectronicFiles(db, ids), ({ progressive }) => progressive),
})
