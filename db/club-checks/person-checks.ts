import { sql } from 'drizzle-orm'
import type { Check } from './check.ts'

/** Of the account, and of invoices made out to the member: one may also pay for somebody else. Joined accounts are of one person. */
const CODES = sql.raw(`
  select d.member_id, d.fiscal_code as code from member_details d where d.fiscal_code is not null and d.joined_into is null
  union select o.member_id, upper(o.billing ->> 'fiscalCode') from orders o
    join members m on m.id = o.member_id left join member_details d on d.member_id = m.id
  where o.billing ->> 'kind' = 'private' and o.billing ->> 'fiscalCode' <> '' and d.joined_into is null
    and lower(o.billing ->> 'name') = lower(m.name) and lower(o.billing ->> 'surname') = lower(m.surname)`)

export const PERSON_CHECKS: readonly Check[] = [
  () => sql`select format('Gli iscritti %s hanno lo stesso codice fiscale.', string_agg(m.client_code, ', ' order by m.client_code)) as sentence
    from (${CODES}) c join members m on m.id = c.member_id group by plain_fiscal_code(c.code) having count(*) > 1`,
]
