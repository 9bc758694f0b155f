import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '#platform/db/database.server.ts'
import { Conflict } from '#platform/errors.ts'
import { readFileAt } from '#platform/files/commands.server.ts'
import { diskOf } from '#platform/files/lent-disk.server.ts'
import { billingSettingsOf } from './context.server.ts'
import { getInvoice } from './invoice-store.server.ts'
import type { Invoice } from './model.ts'
import { getOrder } from './order-store.server.ts'
import { issuerOf } from './rules.ts'

/** The invoice on paper, to whoever was let through. The library that draws it is read only when somebody asks. */
export async function sendInvoicePaper(
  reply: FastifyReply,
  db: Db,
  invoice: Invoice,
  request: FastifyRequest,
): Promise<void> {
  if (invoice.number === null) throw new Conflict('Questa fattura non è ancora stata emessa.')
  const { billing } = await getOrder(db, invoice.orderId)
  const club = issuerOf(billingSettingsOf(request).club, invoice)
  const { drawInvoice } = await import('./ui/invoice-document.tsx')
  const credited = invoice.creditedId ? await getInvoice(db, invoice.memberId, invoice.creditedId) : null
  const logoPath = invoice.seller?.logoPath
  const logo = logoPath ? await readFileAt(db, diskOf(request), logoPath) : null
  const bytes = await drawInvoice({ invoice, credited, billing, club, logo })
  const kind = invoice.kind === 'credit-note' ? 'Nota di credito' : 'Fattura'
  reply
    .header('content-disposition', `attachment; filename="${kind} ${invoice.number}-${invoice.year}.pdf"`)
    .type('application/pdf')
    .send(bytes)
}
