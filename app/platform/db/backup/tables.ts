import type pg from 'pg'

/** A table, and the columns that can be written (computed ones come back by themselves). */
export type CopiedTable = { name: string; columns: string[] }

/**
 * Every table of the club and of its jobs. A table in parts counts as one, because the parts of another place may be
 * others; the jobs' daily statistics stay behind.
 */
export async function listTables(client: pg.ClientBase): Promise<CopiedTable[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(`
    select format('%I.%I', n.nspname, c.relname) as name,
      array(select a.attname::text from pg_attribute a
            where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
            order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition and ${ownSchemas}
      and c.relname not in ('schema_migrations', 'queue_stats')
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    order by 1`)
  return rows
}

export type SequenceValue = { name: string; value: string; isCalled: boolean }

export async function listSequences(client: pg.ClientBase): Promise<SequenceValue[]> {
  const { rows } = await client.query<{ name: string }>(`
    select format('%I.%I', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'S' and ${ownSchemas} and c.relname <> 'schema_migrations_position_seq' order by 1`)
  const values: SequenceValue[] = []
  for (const { name } of rows) {
    const { rows: state } = await client.query(`select last_value::text as value, is_called from ${name}`)
    values.push({ name, value: state[0].value, isCalled: state[0].is_called })
  }
  return values
}

const ownSchemas = `n.nspname in ('public', 'pgboss')`

export type ForeignKey = { table: string; name: string; definition: string }

/** Foreign keys go while rows arrive and come back after, so the order of tables does not matter and every row is checked. */
export async function listForeignKeys(client: pg.ClientBase): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(`
    select format('%I.%I', n.nspname, c.relname) as table, quote_ident(k.conname) as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
    where k.contype = 'f' and k.conparentid = 0 and ${ownSchemas}`)
  return rows
}
