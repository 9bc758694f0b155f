import { sql } from 'drizzle-orm'
import { type Check, dayOf, romeDay } from './check.ts'

const orderName = sql.raw(`o.year || '/' || lpad(o.number::text, 6, '0')`)
const issued = sql.raw(`select year, number, issued_at from invoices where number is not null`)

/** Orders, invoices and payments say the same, and the numbers of invoices follow the days. */
export const MONEY_CHECKS: readonly Check[] = [
  () => sql`select format('L’ordine %s è di %s centesimi, le sue fatture di %s.', ${orderName}, o.total_cents,
      coalesce(sum(i.amount_cents), 0)) as sentence
    from orders o left join invoices i on i.order_id = o.id and i.kind = 'invoice'
    group by o.id having o.total_cents <> coalesce(sum(i.amount_cents), 0)`,

  () => sql`select format('L’ordine %s è confermato e niente di ciò che gli appartiene è pagato.', ${orderName}) as sentence
    from orders o where o.state = 'confirmed' and not exists (select from invoices i
      where i.order_id = o.id and i.kind = 'invoice' and i.state = 1)`,

  () => sql`select format('L’ordine %s è confermato e non ha dato «%s».', ${orderName}, l.product_name) as sentence
    from orders o join order_lines l on l.order_id = o.id where o.state = 'confirmed' and l.owned_product_id is null`,

  () => sql`select format('La fattura %s/%s è pagata e non ha un pagamento.', i.number, i.year) as sentence
    from invoices i where i.kind = 'invoice' and i.state = 1
      and not exists (select from payments p where p.invoice_id = i.id and p.state = 'succeeded')`,

  () => sql`select format('Un pagamento del %s, dell’ordine %s, non è né fatturato né da restituire.',
      ${dayOf('p.created_at')}, ${orderName}) as sentence
    from payments p join invoices i on i.id = p.invoice_id join orders o on o.id = i.order_id
    where p.state = 'succeeded' and p.refund is null
      and (i.state <> 1 or exists (select from invoices c where c.credited_id = i.id))`,

  () => sql`select format('Un pagamento del %s, dell’ordine %s, è di %s centesimi e la sua fattura di %s.',
      ${dayOf('p.created_at')}, ${orderName}, p.amount_cents, i.amount_cents) as sentence
    from payments p join invoices i on i.id = p.invoice_id join orders o on o.id = i.order_id
    where p.state = 'succeeded' and p.amount_cents <> i.amount_cents`,

  () => sql`select format('La nota di credito %s/%s non è dell’importo della sua fattura.', c.number, c.year) as sentence
    from invoices c left join invoices i on i.id = c.credited_id
    where c.kind = 'credit-note' and c.amount_cents is distinct from i.amount_cents`,

  () => sql`select format('La fattura %s/%s è emessa prima del suo ordine %s.', i.number, i.year, ${orderName}) as sentence
    from invoices i join orders o on o.id = i.order_id where ${romeDay('i.issued_at')} < ${romeDay('o.created_at')}`,

  () => sql`select format('Nel %s manca la fattura numero %s.', y.year, missing.number) as sentence
    from (select year, max(number) as last from (${issued}) i group by year) y, generate_series(1, y.last) as missing (number)
    where not exists (select from invoices i where i.year = y.year and i.number = missing.number)`,

  () => sql`select format('Nel %s l’ultimo numero dato a una fattura risulta %s, ma l’ultima fattura è la %s.',
      coalesce(n.year, y.year), coalesce(n.last_number, 0), coalesce(y.last, 0)) as sentence
    from invoice_numbers n full join (select year, max(number) as last from (${issued}) i group by year) y using (year)
    where n.last_number is distinct from y.last`,

  () => sql`select format('La fattura %s/%s è del %s, ma la %s/%s è del %s.', f.number, f.year, ${dayOf('f.issued_at')},
      f.number - 1, f.year, ${dayOf('f.issued_before')}) as sentence
    from (select *, lag(issued_at) over (partition by year order by number) as issued_before from (${issued}) i) f
    where ${romeDay('f.issued_before')} > ${romeDay('f.issued_at')}`,

  () => sql`select format('La fattura %s/%s è del %s.', i.number, i.year, ${dayOf('i.issued_at')}) as sentence
    from (${issued}) i where extract(year from ${romeDay('i.issued_at')}) <> i.year`,
]
