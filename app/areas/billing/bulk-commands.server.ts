import { bulkListOf } from '#areas/bulk/list-context.server.ts'
import { type BulkAct, CHANGES, refused } from '#areas/bulk/model.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { Club } from '#platform/env.server.ts'
import { Conflict } from '#platform/errors.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import { type FileRow, listFilesOf, listOrdersWithFile } from './electronic-file-store.server.ts'
import { electronicInvoice, electronicInvoiceName } from './electronic-invoice-rules.ts'
import { NO_SEAT } from './file-rules.ts'
import { getInvoice } from './invoice-store.server.ts'
import { getOrderRow, ORDERS } from './order-list-store.server.ts'
import { ORDERS_PATH } from './paths-model.ts'
import { issuerOf } from './rules.ts'

/** DSK-018. The list of orders, as acts on many choose from it. */
export const orderBulkList = bulkListOf(
  {
    ...ORDERS,
    one: 'ordine',
    many: 'ordini',
    named: ({ id, order, surname, name }) => ({
      id,
      name: `${order} ${surname} ${name}`,
      to: `${ORDERS_PATH}/${id}`,
    }),
  },
  () => ORDERS,
)

/** The file of an invoice as the exchange wants it; null while nobody knows where the club is. */
async function xmlOf(db: Db, { invoice, billing, way, progressive }: FileRow, of: Club) {
  const credited = invoice.creditedId ? await getInvoice(db, invoice.memberId, invoice.creditedId) : null
  const club = issuerOf(of, invoice)
  const xml = electronicInvoice({ invoice, billing, club, credited, way, progressive })
  return xml && { name: electronicInvoiceName(club, progressive), xml }
}

/** DSK-020. Each order is looked at when its turn comes, so that what is in the archive can be made. */
export const takeElectronicInvoices: BulkAct = {
  name: 'fatture-elettroniche',
  list: ORDERS.name,
  permission: 'money.read',
  icon: 'download',
  label: 'Fatture elettroniche…',
  title: 'Porta via le fatture elettroniche',
  button: (many) => `Prepara l’archivio delle fatture di ${many}`,
  noWayBack: 'Escono dati di chi ha comprato: l’archivio è solo per te e per 24 ore, e non si può rimettere com’era.',
  fields: [],
  judge: async (db, ids) =>
    new Map(
      (await listOrdersWithFile(db, ids)).map(({ id, hasFile }) => [
        id,
        hasFile ? CHANGES : refused('Non ha fatture elettroniche'),
      ]),
    ),
  doOne: async (tx, id, { staff, now, reason, sender }) => {
    const files = await listFilesOf(tx, [id])
    for (const file of files) if (!(await xmlOf(tx, file, sender.club))) throw new Conflict(NO_SEAT)
    const { order, memberId } = await getOrderRow(tx, id)
    await recordTrail(tx, {
      at: now,
      kind: 'list-exported',
      memberId,
      actorId: staff.id,
      name: order,
      count: files.length,
      reason,
      done: { thing: 'order', id, what: 'invoices-taken' },
    })
    return null
  },
  archive: {
    label: 'Scarica l’archivio delle fatture elettroniche',
    contents: 'Fatture elettroniche (XML)',
    entries: async function* (db, ids, { club }) {
      for await (const some of ids)
        for (const file of await listFilesOf(db, some)) {
          const made = await xmlOf(db, file, club)
          if (made) yield { name: made.name, body: [Buffer.from(made.xml)] }
        }
    },
  },
}
