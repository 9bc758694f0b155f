import { sql } from 'drizzle-orm'
import type { Check } from './check.ts'

/** Ledgers outlive the account whose they were. */
const whose = sql.raw(`coalesce((select client_code from members m where m.id = w.member_id), 'cancellato')`)

/** Every balance is the sum of its movements. */
export const BALANCE_CHECKS: readonly Check[] = [
  () => sql`select format('Il portafoglio %s dell’iscritto %s ha %s crediti, ma i suoi movimenti fanno %s.', w.tag, ${whose},
      w.initial_credits + w.bonus_credits - w.used_credits, coalesce(s.total, 0)) as sentence
    from wallets w left join (select wallet_id, sum(amount) as total from credit_movements group by 1) s on s.wallet_id = w.id
    where w.initial_credits + w.bonus_credits - w.used_credits <> coalesce(s.total, 0)`,

  () => sql`select format('L’iscritto %s ha %s punti, ma la loro storia fa %s.', ${whose}, w.balance, coalesce(s.total, 0)) as sentence
    from loyalty_accounts w left join (select member_id, sum(amount) as total from loyalty_operations group by 1) s using (member_id)
    where w.balance <> coalesce(s.total, 0)`,

  () => sql`select format('L’iscritto %s ha %s punti, ma nei suoi lotti ne restano %s.', ${whose}, w.balance, coalesce(s.total, 0)) as sentence
    from loyalty_accounts w left join (select member_id, sum(remaining) as total from loyalty_lots group by 1) s using (member_id)
    where w.balance <> coalesce(s.total, 0)`,

  () => sql`select format('Un movimento di %s punti dell’iscritto %s è diviso in parti che fanno %s.', w.amount, ${whose}, coalesce(s.total, 0)) as sentence
    from loyalty_operations w left join (select operation_id, sum(amount) as total from loyalty_entries group by 1) s on s.operation_id = w.id
    where w.amount <> coalesce(s.total, 0)`,

  () => sql`select format('Di un lotto di %s punti dell’iscritto %s ne restano %s, ma i suoi movimenti fanno %s.', w.points, ${whose}, w.remaining, coalesce(s.total, 0)) as sentence
    from loyalty_lots w left join (select lot_id, sum(amount) as total from loyalty_entries group by 1) s on s.lot_id = w.id
    where w.remaining <> coalesce(s.total, 0)`,
]
