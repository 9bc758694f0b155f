import type pg from 'pg'
import { bulkContents } from '#backoffice/bulk/contents.server.ts'
import { SERVED } from '#backoffice/records/contents.server.ts'

/** Two of everything that the desk lists and a club begins without: what was kept, done, sent and taken away. */
export async function fillDeskLists(pool: pg.Pool, staffId: string): Promise<void> {
  const acts = bulkContents.acts.map(({ name }) => name)
  for (const [at, name] of ['Alfa', 'Beta'].entries()) {
    const ago = `now() - make_interval(hours => ${at + 1})`
    await pool.query(`insert into labels (name, key, created_at) values ($1, lower($1), now())`, [name])
    await pool.query(
      `insert into segments (name, key, groups, owner_id, updated_at) values ($1, lower($1), array['tutte?tipo=PREMIUM'], $2, now())`,
      [name, staffId],
    )
    await pool.query(
      `insert into list_exports (list, actor_id, asked_at, query, question, columns, reason, state, row_count, expires_at)
       values ('iscritti', $1, ${ago}, '', $2, array['Nome'], 'Prova', 'ready', $3, now())`,
      [staffId, `tutti, ${name}`, at + 7],
    )
    await pool.query(
      `insert into bulk_runs (key, list, act, actor_id, created_at, query, question, is_all, is_narrowed, total, confirmed_at)
       values ($1, 'iscritti', $2, $3, ${ago}, '', 'tutti', false, false, $4, now())`,
      [name, acts[at], staffId, at + 3],
    )
    await pool.query(
      `insert into member_imports (actor_id, sent_at, file_name, byte_size, piece_bytes, encoding, separator, columns, samples, pairing, touched_at)
       values ($1, ${ago}, $2, 10, 10, 'utf-8', ';', array['Nome'], '[]', '{}', now())`,
      [staffId, `${name}.csv`],
    )
    await pool.query(
      `insert into enrolments (member_id, course_id, status, subscribed_at)
       select id, 1, 1, ${ago} from members where username < 1100 order by username offset $1 limit 1 on conflict do nothing`,
      [at],
    )
    await pool.query(
      `insert into record_trash (record, key, name, row, removed_at) values ($1, $2, $2, '{}', ${ago})`,
      [SERVED[0]?.record.name, name],
    )
  }
}
