import { z } from 'zod'
import { defineJob, type JobContext } from '#platform/jobs/define-job.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { addRomeDays, daysBefore, romeDayOf } from '#platform/pure/dates.ts'
import { listDueInvoices } from './invoice-store.server.ts'
import { reminderLetter } from './letters-copy.ts'
import { getOrder } from './order-store.server.ts'
import { type Desk, learnMethod, reconcilePayment } from './payment-commands.server.ts'
import { listOwedPayments, listSilentPayments, listUntoldMethods } from './payment-store.server.ts'
import { refundPayment } from './refund-commands.server.ts'
import { orderName } from './rules.ts'
import { firstBearableDay, suspendForLateness } from './suspension-commands.server.ts'
import { listLateMembers } from './suspension-store.server.ts'

const SILENCE_MS = 3 * 60 * 1000
/** A provider that has not said by then what a payment was made with never will. */
const METHOD_DAYS = 3
/** Days from the due date at which a letter leaves: five before, then one and seven after. */
const REMINDER_DAYS = [-5, 1, 7]

/** A job keeps no visitors: what it changes reaches every node with the commit. */
function deskOf({ clock, club, origin }: JobContext): Desk {
  return { now: clock.now(), club, origin, forgetMember: () => undefined }
}

/** A notice may be lost: whatever has been silent for a while is asked about. */
export const reconcilePaymentsJob = defineJob({
  name: 'reconcile-payments',
  shape: z.object({}),
  cron: '*/5 * * * *',
  keepDays: 2,
  async handle(context) {
    const { db, log, outside } = context
    const port = outside.payments
    if (!port) return
    const desk = deskOf(context)
    for (const payment of await listSilentPayments(db, port.name, new Date(desk.now.getTime() - SILENCE_MS)))
      await reconcilePayment(db, port, payment, desk).catch((error: unknown) =>
        log.warn({ err: error, payment: payment.id }, 'a payment could not be reconciled'),
      )
    for (const payment of await listUntoldMethods(db, port.name, daysBefore(desk.now, METHOD_DAYS)))
      await learnMethod(db, port, payment).catch((error: unknown) =>
        log.warn({ err: error, payment: payment.id }, 'what a payment was made with could not be asked'),
      )
  },
})

/** What is owed back and could not be given at once is tried again until it is. */
export const refundPaymentsJob = defineJob({
  name: 'refund-payments',
  shape: z.object({}),
  cron: '*/10 * * * *',
  keepDays: 2,
  async handle({ db, clock, log, outside: { payments: port } }) {
    if (!port) return
    for (const payment of await listOwedPayments(db, port.name))
      await refundPayment(db, port, payment, clock.now()).catch((error: unknown) =>
        log.warn({ err: error, payment: payment.id }, 'a payment could not be given back'),
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
    const days = REMINDER_DAYS.map((day) => addRomeDays(today, -day))
    for (const due of await listDueInvoices(db, days)) {
      const words = reminderLetter(
        { club, origin },
        { ...due, order: orderName(await getOrder(db, due.orderId)), isLate: due.dueOn < today },
      )
      await sendMail(db, { to: due.email, ...words, idempotencyKey: `installment:${due.id}:${today}` })
    }
  },
})

/** After the letters, and only where the club has chosen so: see LATE_INSTALLMENT_DAYS. */
export const suspendLateMembersJob = defineJob({
  name: 'suspend-late-members',
  shape: z.object({}),
  cron: '50 9 * * *',
  async handle(context) {
    const desk = deskOf(context)
    if (desk.club.sales.lateInstallmentDays === 0) return
    for (const memberId of await listLateMembers(context.db, firstBearableDay(desk)))
      await suspendForLateness(context.db, memberId, desk).catch((error: unknown) =>
        context.log.warn({ err: error }, 'a late member could not be suspended'),
      )
  },
})
