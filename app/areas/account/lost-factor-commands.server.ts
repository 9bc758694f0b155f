import { findMemberById } from '#areas/audience/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { Conflict } from '#platform/errors.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import type { Sender } from './letters-copy.ts'
import { findMailLink, insertMailLink, spendMailLink } from './mail-link-store.server.ts'
import type { SignInSettings } from './model.ts'
import { endFactorLoss, removeSecondFactor } from './second-factor-commands.server.ts'
import { LOST_FACTOR_WAIT_MS } from './second-factor-model.ts'
import { lostFactorEnd } from './second-factor-rules.ts'
import { listLostFactors, updateFactorLoss } from './second-factor-store.server.ts'
import { lostFactorEmail } from './security-emails-copy.ts'

/** Lost factors ended by one run of the job; the next run takes the others. */
const MOST_AT_ONCE = 200

/**
 * IDN-031. Whoever lost every factor and reads the mailbox begins a wait of 72 hours, after which the factor falls. Every address the club
 * knows is told, and one press there stops it. Staff are let back by another administrator, or by whoever keeps the server.
 */
export async function beginFactorLoss(
  db: Db,
  { token, now, settings }: { token: string; now: Date; settings: SignInSettings },
): Promise<Date> {
  const end = lostFactorEnd(now)
  await db.transaction(async (tx) => {
    const memberId = await findMailLink(tx, 'password-reset', token, now)
    const member = memberId && (await findMemberById(tx, memberId))
    if (!member) throw new Conflict('Questo link è già stato usato o è scaduto: chiedine uno nuovo.')
    if (member.roles.length > 0)
      throw new Conflict('Lavori in redazione: chiedi a un altro amministratore di togliere il secondo fattore.')
    if (!(await updateFactorLoss(tx, member.id, now)))
      throw new Conflict('L’attesa è già cominciata, oppure la verifica in due passaggi non è attiva.')
    await spendMailLink(tx, 'password-reset', token, now)
    const link = { kind: 'factor-loss-stop', memberId: member.id, now, lastsMs: LOST_FACTOR_WAIT_MS } as const
    const stop = await insertMailLink(tx, link)
    const others = (await settings.otherAddressesOf?.(tx, member.id)) ?? []
    for (const [index, to] of [...new Set([member.email, ...others])].entries())
      await sendMail(tx, {
        to,
        ...lostFactorEmail(settings, { name: member.name, end, token: stop }),
        idempotencyKey: `factor-loss:${member.id}:${now.getTime()}:${index}`,
        holdsSecret: true,
      })
    await recordTrail(tx, { at: now, kind: 'second-factor-lost', memberId: member.id })
  })
  return end
}

/** One press in the e-mail; false when the link is no longer good. */
export async function stopFactorLoss(db: Db, token: string, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const memberId = await spendMailLink(tx, 'factor-loss-stop', token, now)
    if (!memberId) return false
    await endFactorLoss(tx, memberId, now)
    return true
  })
}

/** The factors nobody found within the wait fall. */
export async function endLostFactors(db: Db, { now, sender }: { now: Date; sender: Sender }): Promise<void> {
  const lostBefore = new Date(now.getTime() - LOST_FACTOR_WAIT_MS)
  for (const memberId of await listLostFactors(db, lostBefore, MOST_AT_ONCE)) {
    const member = await findMemberById(db, memberId)
    // A role given in the meantime: staff are let back by other staff alone.
    if (!member || member.roles.length > 0) continue
    await removeSecondFactor(db, member, { reason: 'Perso: 72 ore di attesa' }, { now, settings: sender })
  }
}
