import { sql } from 'drizzle-orm'
import { type Check, dayOf } from './check.ts'

const runningPlan = (now: Date) => sql`select from owned_products o
  where o.member_id = m.id and o.kind = 'plan' and o.active_from <= ${now} and o.active_until > ${now}`

/** Whoever is Premium has a plan, whoever has a plan is Premium, and every plan was paid for or given. */
export const PLAN_CHECKS: readonly Check[] = [
  (now) => sql`select format('L’iscritto %s è Premium e non ha un piano in corso.', m.client_code) as sentence
    from members m where m.premium @> ${now}::timestamptz and not exists (${runningPlan(now)})`,

  // What a late instalment took away comes back with its payment: meanwhile the plan waits.
  (
    now,
  ) => sql`select format('L’iscritto %s ha un piano in corso e non è né Premium né sospeso.', m.client_code) as sentence
    from members m where exists (${runningPlan(now)}) and not m.premium @> ${now}::timestamptz
      and not exists (select from suspensions s where s.member_id = m.id)`,

  () => sql`select format('Il periodo Premium dell’iscritto %s dal %s al %s non ha un piano.',
      m.client_code, ${dayOf('p.start')}, ${dayOf('p."end"')}) as sentence
    from premium_periods p join members m on m.id = p.member_id
    where not exists (select from owned_products o where o.member_id = p.member_id and o.kind = 'plan'
      and o.active_from < p."end" and o.active_until > p.start)`,

  () => sql`select format('«%s» dell’iscritto %s dal %s al %s non ha un ordine e non risulta dato senza pagamento.',
      o.name, m.client_code, ${dayOf('o.active_from')}, ${dayOf('o.active_until')}) as sentence
    from owned_products o join members m on m.id = o.member_id
    where not o.is_given and not exists (select from order_lines l where l.owned_product_id = o.id)`,

  () => sql`select format('«%s» dell’iscritto %s dal %s risulta dato senza pagamento, ma ha un ordine.',
      o.name, m.client_code, ${dayOf('o.active_from')}) as sentence
    from owned_products o join members m on m.id = o.member_id
    where o.is_given and exists (select from order_lines l where l.owned_product_id = o.id)`,
]
