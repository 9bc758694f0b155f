import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { accountCalls } from '#areas/account/api.server.ts'
import { audienceCalls } from '#areas/audience/api.server.ts'
import { overSixTypes } from '#areas/audience/fixtures.ts'
import type { SubscriptionType } from '#areas/audience/model.ts'
import { findViewerByMemberId } from '#areas/audience/store.server.ts'
import { profileCalls } from '#areas/profile/api.server.ts'
import { announce } from '#platform/facts/store.server.ts'
import type { JobContext } from '#platform/jobs/define-job.ts'
import { standInOutside } from '#platform/outside/outside.server.ts'
import { formatDateIt } from '#platform/pure/dates.ts'
import { makeMember } from '../../../db/seed/makers.ts'
import { seedSuppliedRewards } from '../../../db/seed/rewards.ts'
import { useCalls } from '../../../tests/support/calls.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { loyaltyCalls } from './api.server.ts'
import { closeLoyaltyJob, refreshLoyaltyOrdersJob, settleLoyaltyJob } from './jobs.server.ts'
import { earnPoints } from './ledger-commands.server.ts'
import { rewardPicture } from './reward-picture.server.ts'

const database = useTestDatabase({ maxConnections: 20 })
const club = useCalls(database, [...loyaltyCalls, ...audienceCalls, ...profileCalls, ...accountCalls])
const DAY_MS = 86_400_000
const SECRET = 'a secret of the club, long enough'

type Person = { id: string; cookie: string }
async function person(type: Exclude<SubscriptionType, 'SUSPECT'>, stato?: number): Promise<Person> {
  const wallets = stato === undefined ? undefined : { winLoy: { stato } }
  const id = await makeMember(database.db, { now: club.clock.now(), type, wallets })
  return { id, cookie: await club.cookieOf(id) }
}
const activity = async ({ cookie }: Person) =>
  (await club.ask('GET', '/winloy/transactions', undefined, { cookie })).json().data
const give = (who: Person, points: number) =>
  earnPoints(database.db, { memberId: who.id, points, description: 'Dono', key: randomUUID(), at: club.clock.now() })
const order = (who: Person, rewardId: string, idempotencyKey: string = randomUUID(), delivery?: object) =>
  club.ask(
    'POST',
    '/winloy/ordini',
    { rewardId, idempotencyKey, ...(delivery && { delivery }) },
    { cookie: who.cookie },
  )
const HOME = { recipient: 'Ada Rossi', street: 'Via Po 1', postalCode: '10123', city: 'Torino', province: 'TO' }

const silent = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }
const run = (job: typeof settleLoyaltyJob) =>
  job.handle(
    { db: database.db, clock: club.clock, log: silent, outside: standInOutside() } as unknown as JobContext,
    {},
    { retryCount: 0, signal: new AbortController().signal },
  )

beforeEach(() => seedSuppliedRewards(database.db))

describe('the catalogue', () => {
  test('[API-241, LOY-025] answers items with id, title, image, points, category and link', async () => {
    const answer = await club.ask('GET', '/winloy/catalogue')
    expect(answer.statusCode).toBe(200)
    const { catalogue } = answer.json().data
    expect(catalogue).toHaveLength(4)
    expect(Object.keys(catalogue[0]).sort()).toEqual(['category', 'id', 'image', 'link', 'points', 'title'])
  })

  test('[LOY-026] search uses rows 9 and offset 0, and pictures of quality 60', async () => {
    const { data } = (await club.ask('GET', '/winloy/search')).json()
    const first = (await club.ask('GET', '/winloy/search?rows=9&offset=0')).json().data
    expect(data).toEqual(first)
    expect(data.catalogue).toHaveLength(9)
    expect(data.totalRecords).toBe(40)
    const second = (await club.ask('GET', '/winloy/search?offset=9')).json().data
    expect(second.catalogue[0].id).not.toBe(data.catalogue[0].id)
    expect(data.catalogue[0].image).toMatch(/\?quality=60$/)
    const picture = await club.app.inject({ url: data.catalogue[0].image })
    expect(picture.headers['content-type']).toBe('image/webp')
    expect((await sharp(picture.rawPayload).metadata()).width).toBe(640)
    const { id, category } = data.catalogue[0]
    expect(await rewardPicture({ id, category }), 'drawn once, whoever asks').toBe(
      await rewardPicture({ id, category }),
    )
  })

  test('a search finds without accents, within a category, and says when there is nothing', async () => {
    const found = async (query: string) =>
      (await club.ask('GET', `/winloy/search?${query}`)).json().data.catalogue.map(({ id }: { id: string }) => id)
    expect(await found('text=caffe')).toEqual(['macchina-per-il-caffe-a-cialde'])
    expect(await found('text=caffe&category=tecnologia')).toEqual([])
  })

  test('[LOY-006] the regulation is a PDF', async () => {
    const answer = await club.ask('GET', '/winloy/regolamento')
    expect(answer.headers['content-type']).toBe('application/pdf')
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  })
})

describe('balance and activity', () => {
  const closed = { SUSPECT: 401, REGISTRATO: 403, TRIAL: 403, EX_TRIAL: 403 }
  test.each(overSixTypes<number>({ ...closed, PREMIUM: 200, EX_PREMIUM: 200 }))(
    '[LOY-001] a balance is for PREMIUM, and EX_PREMIUM who may still spend: %s %i',
    async (type, status) => {
      const cookie = type === 'SUSPECT' ? '' : (await person(type)).cookie
      expect((await club.ask('GET', '/winloy/transactions', undefined, { cookie })).statusCode).toBe(status)
    },
  )

  test.each([0, 2, 3])('[LOY-010] an EX_PREMIUM with Stato %i has none', async (stato) => {
    const { cookie } = await person('EX_PREMIUM', stato)
    expect((await club.ask('GET', '/winloy/transactions', undefined, { cookie })).statusCode).toBe(403)
  })

  test('[API-242, LOY-005, LOY-025] the first three transactions, the balance, and whether it changed since', async () => {
    const who = await person('PREMIUM')
    expect(await activity(who)).toMatchObject({ balance: 200, isChanged: true })
    expect(await activity(who)).toMatchObject({ balance: 200, isChanged: false })
    for (const points of [1, 2, 3, 4]) {
      club.clock.set(new Date(club.clock.now().getTime() + 1000))
      await give(who, points)
    }
    const { transactions, balance, isChanged } = await activity(who)
    expect(transactions.map(({ amount }: { amount: number }) => amount)).toEqual([4, 3, 2])
    expect(Object.keys(transactions[0]).sort()).toEqual(['amount', 'description', 'timestamp'])
    expect([balance, isChanged]).toEqual([210, true])
  })

  test('[LOY-020] a former PREMIUM is told the last day, ninety after the expiry', async () => {
    const who = await person('EX_PREMIUM')
    const { usableUntil } = await activity(who)
    const view = await findViewerByMemberId(database.db, who.id, club.clock.now())
    const last = new Date((view?.member.expiration.expDate?.getTime() ?? 0) + 90 * DAY_MS)
    expect(usableUntil).toBe(formatDateIt(last))
  })

  test('the wallet says what the ledger says', async () => {
    const who = await person('PREMIUM')
    await give(who, 300)
    await activity(who)
    await order(who, 'buono-libri-da-10')
    const wallets = (await club.ask('GET', '/CRM/Utente/Portafogli', undefined, { cookie: who.cookie })).json()
    expect(wallets).toContainEqual({
      codice: 'winLoy',
      saldo: 250,
      utilizzoTotale: 250,
      creditoIniziale: 200,
      bonus: { creditiBonus: 300 },
    })
  })
})

describe('spending', () => {
  test('200 parallel redemptions with points for five spend exactly five', async () => {
    const who = await person('PREMIUM')
    await give(who, 5 * 250 - 200 + 49)
    const answers = await Promise.all(Array.from({ length: 200 }, () => order(who, 'buono-libri-da-10')))
    // A slow machine may shed some, plainly; whatever it answered, five were bought and no more was taken.
    expect(answers.filter(({ statusCode }) => ![200, 409, 503].includes(statusCode))).toEqual([])
    const { rows } = await database.pool.query('select count(*)::int as orders from loyalty_orders')
    expect(rows).toEqual([{ orders: 5 }])
    expect((await activity(who)).balance).toBe(49)
  })

  test('the same key twenty times at once is one order and one answer; with another reward it is refused', async () => {
    const who = await person('PREMIUM')
    await give(who, 1000)
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 20 }, () => order(who, 'buono-libri-da-10', key)))
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(answers[0]?.json()).toMatchObject({ state: 'delivered', points: 250 })
    expect((await activity(who)).balance).toBe(950)
    expect((await order(who, 'buono-spesa-da-20', key)).statusCode).toBe(409)
  })

  test('points that do not suffice are counted, and nothing is taken', async () => {
    const who = await person('PREMIUM')
    const answer = await order(who, 'buono-libri-da-10')
    expect([answer.statusCode, answer.json().message]).toEqual([409, 'Ti mancano 50 Punti per questo premio.'])
    expect((await activity(who)).balance).toBe(200)
  })

  test('what the supplier refuses is given back at once, and both lines are told', async () => {
    const who = await person('PREMIUM')
    await give(who, 2500)
    const answer = await order(who, 'lettore-di-libri-elettronici', randomUUID(), HOME)
    expect(answer.json()).toMatchObject({ state: 'refused' })
    const { balance, transactions } = await activity(who)
    expect(balance).toBe(2700)
    expect(transactions.map(({ amount }: { amount: number }) => amount).slice(0, 2)).toEqual([2600, -2600])
  })

  test('a parcel needs an address, can be cancelled until it leaves, and its points come back once', async () => {
    const who = await person('PREMIUM')
    await give(who, 500)
    expect((await order(who, 'termometro-a-infrarossi')).statusCode).toBe(400)
    const { id } = (await order(who, 'termometro-a-infrarossi', randomUUID(), HOME)).json()
    const cancel = () => club.ask('POST', `/winloy/ordini/${id}/annulla`, {}, { cookie: who.cookie })
    const answers = await Promise.all([cancel(), cancel(), cancel()])
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThan(0)
    expect((await activity(who)).balance).toBe(700)
    const { id: late } = (await order(who, 'termometro-a-infrarossi', randomUUID(), HOME)).json()
    club.clock.set(new Date(club.clock.now().getTime() + 3 * DAY_MS))
    expect((await club.ask('POST', `/winloy/ordini/${late}/annulla`, {}, { cookie: who.cookie })).statusCode).toBe(409)
    const other = await person('PREMIUM')
    expect((await club.ask('POST', `/winloy/ordini/${late}/annulla`, {}, { cookie: other.cookie })).statusCode).toBe(
      404,
    )
  })

  test('what the supplier cancels later comes back by the job, once', async () => {
    const who = await person('PREMIUM')
    await give(who, 1000)
    expect((await order(who, 'radio-da-cucina', randomUUID(), HOME)).json().state).toBe('accepted')
    expect((await activity(who)).balance).toBe(310)
    club.clock.set(new Date(club.clock.now().getTime() + 2 * DAY_MS))
    await run(refreshLoyaltyOrdersJob(SECRET))
    await run(refreshLoyaltyOrdersJob(SECRET))
    expect((await activity(who)).balance).toBe(1200)
  })

  test('[LOY-021] after the last day the programme closes: Stato 0, no spending, no balance', async () => {
    const who = await person('EX_PREMIUM')
    await give(who, 1000)
    const view = await findViewerByMemberId(database.db, who.id, club.clock.now())
    const lastInstant = (view?.member.expiration.expDate?.getTime() ?? 0) + 90 * DAY_MS
    club.clock.set(new Date(lastInstant - 2 * 3_600_000))
    await run(closeLoyaltyJob)
    const early = await person('PREMIUM')
    expect(early.id).not.toBe(who.id)
    const cookie = await club.cookieOf(who.id)
    expect((await order({ ...who, cookie }, 'buono-libri-da-10')).statusCode).toBe(200)
    club.clock.set(new Date(lastInstant + 2 * 3_600_000))
    const after = { ...who, cookie: await club.cookieOf(who.id) }
    expect((await order(after, 'buono-libri-da-10')).statusCode).toBe(403)
    await run(closeLoyaltyJob)
    const closed = await findViewerByMemberId(database.db, who.id, club.clock.now())
    expect(closed?.audience.wallets.winLoy).toEqual({ stato: 0 })
    expect((await club.ask('GET', '/winloy/transactions', undefined, { cookie: after.cookie })).statusCode).toBe(403)
  })
})

describe('missions', () => {
  test('[LOY-003] completing the profile awards once, however often it is told', async () => {
    const who = await person('PREMIUM')
    const told = { codiceFiscale: 'RSSDAA80A41L219A', dataDiNascita: '1980-01-01' }
    const answer = await club.ask('PUT', '/contact', told, { cookie: who.cookie })
    expect(answer.statusCode, answer.body).toBeLessThan(300)
    expect(await activity(who)).toMatchObject({ balance: 300 })
    await announce(database.db, { kind: 'profile-completed', memberId: who.id, now: club.clock.now() })
    expect(await activity(who)).toMatchObject({ balance: 300, isChanged: false })
  })

  test('a course counts once, another counts too; twenty readings a month count and no more', async () => {
    const who = await person('PREMIUM')
    const now = club.clock.now()
    for (const subject of ['101', '101', '102'])
      await announce(database.db, { kind: 'course-passed', memberId: who.id, subject, now })
    for (let index = 0; index < 25; index += 1)
      await announce(database.db, { kind: 'content-read', memberId: who.id, subject: `c${index}`, now })
    expect((await activity(who)).balance).toBe(200 + 100 + 100)
  })

  test('what was done before the subscription waits for it: a state counts, a deed does not', async () => {
    const who = await person('REGISTRATO')
    const now = club.clock.now()
    await announce(database.db, { kind: 'profile-completed', memberId: who.id, now })
    await announce(database.db, { kind: 'course-passed', memberId: who.id, subject: '7', now })
    await run(settleLoyaltyJob)
    const start = new Date(now.getTime() + DAY_MS)
    await database.pool.query(`insert into premium_periods (member_id, start, "end") values ($1, $2, $3)`, [
      who.id,
      start,
      new Date(start.getTime() + 365 * DAY_MS),
    ])
    club.clock.set(new Date(start.getTime() + 1000))
    await run(settleLoyaltyJob)
    const { rows } = await database.pool.query('select balance from loyalty_accounts where member_id = $1', [who.id])
    expect(rows).toEqual([{ balance: 100 }])
  })
})
