import type { startTestServer } from '../support/database-server.ts'
import { openTestClub, type TestClub } from '../support/open-club.ts'
import type { Bar } from './report.ts'

const ROUNDS = 40
const SMALL = 200
const LARGE = 10_000
const PATHS = {
  'the whole list': '/corsi-ecm-fad',
  'by filters': '/corsi-ecm-fad?collana=medicina&crediti=3-5&modello=e-book',
  'by profession, in order of credits': '/corsi-ecm-fad?professione=farmacista&ordine=crediti',
  'by words': '/corsi-ecm-fad?cerca=sepsi+ore',
  'the last page': '/corsi-ecm-fad?pagina=11',
}

/** LRN-004. The catalogue with 10,000 courses against one with 200: each search rendered anew. */
export async function measureCourseSearch(server: Awaited<ReturnType<typeof startTestServer>>): Promise<Bar[]> {
  const clubs = [await clubWith(server, SMALL), await clubWith(server, LARGE)] as const
  try {
    const bars: Bar[] = []
    for (const [name, path] of Object.entries(PATHS)) {
      const times: [number[], number[]] = [[], []]
      // Turns, so that a machine that slows down slows both.
      for (let round = 0; round < ROUNDS; round += 1)
        for (const position of [0, 1] as const) times[position].push(await timeOf(clubs[position], path))
      const [small, large] = times.map(median)
      bars.push({
        name: `course search, ${name}: 10,000 courses / 200`,
        ratio: (large ?? 0) / (small ?? 1),
        atMost: 2,
      })
    }
    return bars
  } finally {
    for (const club of clubs) await club.close()
  }
}

async function clubWith(server: Awaited<ReturnType<typeof startTestServer>>, wanted: number): Promise<TestClub> {
  const club = await openTestClub(server, { PAGE_CACHE_BYTES: '0' })
  const { pool } = club.database
  await pool.query(
    `insert into courses (slug, title, card_heading, series_id, model, description, objective, professions, credits, duration_hours, published_at, expiry_date, event_id)
     select 'misura-' || n, 'Corso di misura ' || n, c.card_heading, c.series_id, c.model, c.description, c.objective, c.professions, c.credits, c.duration_hours,
       c.published_at - n * interval '1 minute', c.expiry_date, 900000 + n
     from generate_series(1, $1 - (select count(*)::int from courses)) n
     join (select *, row_number() over (order by id) as place from courses) c on c.place = 1 + n % 60`,
    [wanted],
  )
  await pool.query('vacuum analyze')
  return club
}

async function timeOf(club: TestClub, url: string): Promise<number> {
  const started = performance.now()
  const { statusCode } = await club.app.inject({ url })
  if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}.`)
  return performance.now() - started
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
}
