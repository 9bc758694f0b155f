import { z } from 'zod'
import { defineJob } from '#platform/jobs/define-job.ts'
import { mailLayout } from '#platform/mail/mail-layout.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { standInPayments } from '#platform/outside/payments/stand-in.server.ts'
import { addRomeDays, formatDateIt, romeDayOf } from '#platform/pure/dates.ts'
import { formatEuro } from '#platform/pure/money.ts'
import { listDueInvoices } from './invoice-store.server.ts'
import { INVOICES_PATH } from './paths-model.ts'
import { reconcilePayment } from './payment-commands.server.ts'
import { listSilentPayments } from './payment-store.server.ts'

const SILENCE_MS = 3 * 60 * 1000
/** Days from the due date at which a letter leaves: five before, then one and seven after. */
const REMINDER_DAYS = [-5, 1, 7]

/** A notice may be lost: whatever has been silent for a while is asked about. */
export const reconcilePaymentsJob = defineJob({
  name: 'reconcile-payments',
  shape: z.object({}),
  cron: '*/5 * * * *',
  keepDays: 2,
  async handle({ db, clock, log }) {
    const port = standInPayments(db, clock)
    for (const payment of await listSilentPayments(db, new Date(clock.now().getTime() - SILENCE_MS)))
      await reconcilePayment(db, port, payment, clock.now()).catch((error: unknown) =>
        log.warn({ err: error, payment: payment.id }, 'a payment could not be reconciled'),
      )
  },
})

/** Each letter has a key of its own, so that a job run twice writes it once. */
export const remindInstallmentsJob = defineJob({
  name: 'remind-installments',
  shape: z.object({}),
  cron: '30 9 * * *',
  async handle({ db, clock, club, origin }) {
    const today = romeDayOf(clock.now())
    const due = await listDueInvoices(
      db,
      REMINDER_DAYS.map((days) => addRomeDays(today, -days)),
    )
    for (const { id, email, name, productName, dueOn, amountCents } of due) {
      const isLate = dueOn < today
      const title = isLate ? 'Una rata è scaduta' : 'Una rata sta per scadere'
      const when = isLate ? `è scaduta il ${formatDateIt(dueOn)}` : `scade il ${formatDateIt(dueOn)}`
      const letter = mailLayout(club, {
        title,
        greeting: `Ciao ${name},`,
        paragraphs: [`la rata di ${formatEuro(amountCents)} per ${productName} ${when}.`],
        action: { label: 'Vai alle fatture', url: `${origin}${INVOICES_PATH}` },
        note: 'Se hai già pagato, non devi fare altro.',
      })
      await sendMail(db, { to: email, subject: title, ...letter, idempotencyKey: `installment:${id}:${today}` })
    }
  },
})
