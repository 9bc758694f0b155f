import { sql } from 'drizzle-orm'
import { searchDirectory } from '#areas/directory/store.server.ts'
import { type Db, openDatabase } from '#platform/db/database.server.ts'
import { createTestDatabase } from '../support/database-server.ts'
import type { Bar } from './report.ts'

const SMALL = 10_000
const LARGE = 1_000_000
const ROUNDS = 40

/** The list of professionals with a million cards against ten thousand: how many times longer it takes to answer. */
export async function measureDirectoryList(server: { url: string; template: string }): Promise<Bar[]> {
  const [small, large] = [await timesWith(server, SMALL), await timesWith(server, LARGE)]
  return Object.keys(small).map((name) => ({
    name: `directory, ${name}: 1,000,000 cards against 10,000`,
    ratio: (large[name] ?? Number.POSITIVE_INFINITY) / (small[name] ?? 1),
    atMost: 3,
  }))
}

async function timesWith(server: { url: string; template: string }, cards: number): Promise<Record<string, number>> {
  const { url, drop } = await createTestDatabase({ url: server.url, template: server.template })
  const database = openDatabase({ url, statementTimeoutMs: 900_000 })
  try {
    await fill(database.db, cards)
    const question = { text: '', professionType: null, province: null, page: 1, take: 12, isPharmacare: false }
    return {
      'first page': await medianMs(() => searchDirectory(database.db, { type: 'SUSPECT' }, question)),
      'a province': await medianMs(() =>
        searchDirectory(database.db, { type: 'PREMIUM' }, { ...question, province: 'TO' }),
      ),
    }
  } finally {
    await database.close()
    await drop()
  }
}

/** Cards of everybody in every province; the words are left out, because a list does not read them. */
async function fill(db: Db, cards: number): Promise<void> {
  await db.execute(sql`alter table professional_cards disable trigger professional_cards_are_counted`)
  await db.execute(sql`insert into members (username, email, name, surname, client_code, registration_date)
    select 1000000 + n, 'socio' || n || '@posta.example', 'Ada', 'Rossi', 'B' || n, now() from generate_series(1, ${cards}::int) n`)
  await db.execute(sql`insert into professional_cards
    (member_id, slug, first_name, last_name, details, step, privacy_accepted_at, terms_accepted_at, visibility, published_at, profession_types, provinces, created_at, updated_at)
    select id, 'ada-rossi-' || username, 'Ada', 'Rossi',
      '{"professions":[{"type":"other","name":"Infermiera","specialization":null,"city":"Torino","province":"TO","isMain":true}]}'::jsonb,
      5, now(), now(), case when username % 8 = 0 then 'members' else 'public' end, now() - username * interval '1 second',
      array[857920006], array[(array['TO','MI','RM','NA','PA','BA','BO','FI','GE','CA'])[1 + username % 10]], now(), now()
    from members where username > 1000000`)
  await db.execute(sql`insert into directory_counts select c.visibility, l.profession_type, l.province, count(*)
    from professional_cards c, directory_lists(c.visibility, c.profession_types, c.provinces) l group by 1, 2, 3`)
  await db.execute(sql`alter table professional_cards enable trigger professional_cards_are_counted`)
  await db.execute(sql`vacuum analyze professional_cards`)
}

async function medianMs(act: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now()
    await act()
    times.push(performance.now() - began)
  }
  return times.toSorted((a, b) => a - b)[ROUNDS / 2] ?? 0
}
