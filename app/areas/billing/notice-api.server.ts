import type { FastifyInstance } from 'fastify'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.server.ts'
import { billingSettingsOf } from './context.server.ts'
import { NOTICES_PATH } from './paths-model.ts'
import { recordPayment } from './payment-commands.server.ts'
import { findPayment } from './payment-store.server.ts'

const MOST_BYTES = 256 * 1024

/**
 * Where the payment provider tells what happened. No person asks here, so there is no session and no origin: the signature
 * over the bytes as they came is the whole proof. Any answer but 200 makes the provider tell us again later.
 */
export async function registerPaymentNotices(
  app: FastifyInstance,
  { db, clock }: { db: Db; clock: Clock },
): Promise<void> {
  const settings = billingSettingsOf({ server: app })
  const readNotice = settings.payments?.readNotice
  if (!readNotice) return
  await app.register(async (notices) => {
    notices.removeAllContentTypeParsers()
    notices.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: MOST_BYTES },
      (_request, body, done) => done(null, body),
    )
    notices.post(NOTICES_PATH, async (request, reply) => {
      reply.header('cache-control', 'private, no-store')
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const notice = readNotice(body, request.headers)
      const payment = notice && (await findPayment(db, notice.reference))
      if (notice && payment) {
        const state = await recordPayment(db, payment.id, notice, { ...settings, now: clock.now() })
        request.log.info({ payment: payment.id, told: notice.state, state }, 'a payment notice was recorded')
      }
      return { received: true }
    })
  })
}
