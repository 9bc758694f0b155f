import { beforeAll, describe, expect, test } from 'vitest'
import { publishItems } from '#areas/content/article-commands.server.ts'
import { fixedClock } from '#platform/clock.ts'
import { parseEnv } from '#platform/env.server.ts'
import type { PageParts } from '#platform/http/page-parts.server.ts'
import { seedCourses } from '../../db/seed/courses.ts'
import { makeMember } from '../../db/seed/makers.ts'
import { prepareClub } from '../../db/seed/prepare-club.ts'
import { readArticles } from '../../db/seed/reading/item-files.ts'
import { useTestDatabase } from '../../tests/support/database.ts'
import { listFirstSteps } from './first-steps.server.ts'
import { type ClubFacts, firstSteps } from './first-steps.ts'

const NOTHING: ClubFacts = {
  hasOwnCompany: false,
  hasOwnLook: false,
  sendsMail: false,
  isPaid: false,
  hasOwnHome: false,
  hasOwnLegalTexts: false,
  sells: false,
  hasContents: false,
  hasCourses: false,
  hasTeam: false,
}

test.each(Object.keys(NOTHING) as (keyof ClubFacts)[])('%s is one step of its own', (fact) => {
  const done = firstSteps({ ...NOTHING, [fact]: true }).filter(({ isDone }) => isDone)
  expect(done).toHaveLength(1)
  expect(firstSteps(NOTHING).filter(({ isDone }) => isDone)).toHaveLength(0)
})

describe('a real club just switched on', () => {
  const database = useTestDatabase()
  const clock = fixedClock(new Date('2026-11-15T10:00:00Z'))
  const beginning = parseEnv({ DEMO_MODE: '0' }).club
  const own = {
    ...beginning,
    ...{ legalName: 'Ordine', vatNumber: '01234567890', email: 'a@ordine.example', phone: '02 1' },
    ...{ address: 'Via Roma 1, 59100 Prato (PO)', pec: 'a@pec.example', whatsapp: { number: '', closures: '' } },
  }
  const iban = 'IT60X0542811101000000654321'
  const steps = (more: Partial<PageParts> = {}) =>
    listFirstSteps({ db: database.db, now: clock.now(), isDemo: false, club: beginning, ...more } as PageParts)
  const left = async (more: Partial<PageParts>) =>
    (await steps(more)).filter(({ isDone }) => !isDone).map(({ title }) => title)

  beforeAll(() =>
    prepareClub(database.db, {
      clock,
      isDemo: false,
      club: beginning,
      secret: 'a secret of the club, long enough',
      say: () => undefined,
    }),
  )

  test('has everything before it, loses a step for each thing that is done, and then is told nothing', async () => {
    expect((await steps()).map(({ isDone }) => isDone)).toEqual(Array(10).fill(false))
    const look = { hue: 150, chroma: 0.1, onPaper: '#123', inTheDark: '#456' }
    const club = { ...own, look, sales: { ...own.sales, iban } }
    const settled = { club, sendsMail: true, hasOwnSender: true }
    // What is half done is not done: a server without a sender, a company with the seat of the example.
    expect(await left({ ...settled, hasOwnSender: false })).toContain('Fai partire la posta')
    expect(await left({ ...settled, club: { ...club, address: beginning.address } })).toContain('Di’ chi siete')
    expect(await left(settled)).toEqual([
      'Rileggi la pagina iniziale',
      'Rileggi i testi legali',
      'Decidi che cosa si compra',
      'Pubblica la prima lettura',
      'Apri il primo corso',
      'Invita la squadra',
    ])
    const { pool, db } = database
    await pool.query(`update products set is_on_sale = true where id = 'essenziale'`)
    for (const username of [4242, 4343]) {
      const id = await makeMember(db, { now: clock.now(), person: { username } })
      await pool.query(`insert into member_roles (member_id, role) values ($1, 'administrator')`, [id])
    }
    expect(await left(settled)).toEqual([
      'Rileggi la pagina iniziale',
      'Rileggi i testi legali',
      'Pubblica la prima lettura',
      'Apri il primo corso',
    ])
    await publishItems(db, { categories: [], items: readArticles().slice(0, 1), now: clock.now() })
    await seedCourses(db, { now: clock.now(), log: () => undefined })
    const rewrite = (...paths: string[]) =>
      pool.query(`update page_versions set number = 2 from pages where pages.id = page_id and path = any($1)`, [paths])
    await rewrite('/', '/privacy-policy', '/cookie-policy', '/informativa-privacy')
    expect(await left(settled)).toEqual(['Rileggi i testi legali'])
    await rewrite('/termini-e-condizioni')
    expect(await steps(settled)).toEqual([])
  })

  test('is not told of when it is a demo', async () => {
    expect(await steps({ isDemo: true })).toEqual([])
  })
})
