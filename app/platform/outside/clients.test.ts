import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { describe, expect, onTestFinished, test } from 'vitest'
import { Unavailable } from '../errors.ts'
import type { Log } from '../log/log.server.ts'
import { crossrefClient } from './crossref/client.server.ts'
import { rewardsClient } from './rewards/client.server.ts'

const silent: Log = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }

type Asked = { method: string; path: string; headers: IncomingHttpHeaders; body: string }
type Answer = { status?: number; text: string }

/** Another company's service on loopback, which answers as its own was recorded to. */
async function service(answer: (asked: Asked, turn: number) => Answer) {
  const asked: Asked[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const one = { method: request.method ?? '', path: request.url ?? '', headers: request.headers, body }
    asked.push(one)
    const { status = 200, text } = answer(one, asked.length)
    response.writeHead(status, { 'content-type': 'application/json' }).end(text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { asked, url: `http://127.0.0.1:${(server.address() as { port: number }).port}/` }
}

describe('the register of DOIs', () => {
  /** As api.crossref.org answers: its envelope, its date parts, its white space and marks in titles. */
  const work = (change: object = {}) =>
    JSON.stringify({
      status: 'ok',
      'message-type': 'work',
      'message-version': '1.0.0',
      message: {
        indexed: { 'date-parts': [[2016, 11, 8]], 'date-time': '2016-11-08T06:41:49Z', timestamp: 1478587309230 },
        'reference-count': 0,
        publisher: 'Wiley-Blackwell',
        issue: '3',
        'short-container-title': ['Phys. Status Solidi C'],
        'published-print': { 'date-parts': [[2013, 3]] },
        DOI: '10.1002/pssc.201200953',
        type: 'journal-article',
        created: { 'date-parts': [[2013, 2, 7]], 'date-time': '2013-02-07T11:55:44Z', timestamp: 1360238144000 },
        page: '319-322',
        source: 'CrossRef',
        title: [' Localization of charge carriers in Al\n <i>x</i> Ga quantum wells &amp; barriers '],
        prefix: 'http://id.crossref.org/prefix/10.1002',
        volume: '10',
        author: [{ given: 'E. A.', family: 'Shevchenko', affiliation: [] }],
        member: 'http://id.crossref.org/member/311',
        'container-title': ['physica status solidi (c)'],
        issued: { 'date-parts': [[2013, 2, 7]] },
        ISSN: ['1862-6351'],
        score: 1.0,
        ...change,
      },
    })
  const ask = async (answer: Answer, doi = '10.1002/pssc.201200953') => {
    const { url, asked } = await service(() => answer)
    const client = crossrefClient({ url, email: 'club@example.it', log: silent })
    return { found: await client.findWork(doi).catch((error: unknown) => error), asked }
  }

  test('is asked by the DOI, and told who asks', async () => {
    const { found, asked } = await ask({ text: work() })
    expect(found).toEqual({
      title: 'Localization of charge carriers in Al x Ga quantum wells & barriers',
      journal: 'physica status solidi (c)',
      year: 2013,
      doi: '10.1002/pssc.201200953',
    })
    expect(asked.map(({ path }) => path)).toEqual(['/works/10.1002%2Fpssc.201200953?mailto=club%40example.it'])
  })

  test.each([
    ['not printed yet', { 'published-print': undefined, 'published-online': { 'date-parts': [[2012, 12]] } }, 2012],
    ['neither printed nor on line', { 'published-print': undefined }, 2013],
  ])('a work %s has the year it came out', async (_what, change, year) => {
    expect((await ask({ text: work(change) })).found).toMatchObject({ year })
  })

  test.each([
    ['that nobody registered', { status: 404, text: 'Resource not found.' }],
    ['without a title', { text: work({ title: [] }) }],
    ['without any date', { text: work({ 'published-print': undefined, issued: { 'date-parts': [[null]] } }) }],
  ])('a work %s is not found', async (_what, answer) => {
    expect((await ask(answer)).found).toBeNull()
  })

  test('an answer that is none says so to the person', async () => {
    expect((await ask({ text: '<html>Under maintenance</html>' })).found).toBeInstanceOf(Unavailable)
  })
})

describe('the catalogue of rewards', () => {
  const reward = { id: 'libri-10', title: 'Buono libri', category: 'buoni', points: 250, kind: 'voucher' }
  const known = { ...reward, description: '', brand: '' }
  const order = { reference: '0f7c', rewardId: 'libri-10', customerReference: 'c-1', delivery: null }
  const open = async (answer: (asked: Asked, turn: number) => Answer) => {
    const { url, asked } = await service(answer)
    return { asked, client: rewardsClient({ url: url.replace(/\/$/, ''), key: 'segreta' }, silent) }
  }

  test('is searched with its key, and what it says more is left', async () => {
    const { client, asked } = await open(() => ({
      text: JSON.stringify({ rewards: [{ ...reward, price: 9.5 }], total: 31, took: 4 }),
    }))
    const question = { text: 'libri è', category: 'buoni', rows: 9, offset: 18 }
    expect(await client.searchRewards(question)).toEqual({ rewards: [known], total: 31 })
    expect(asked[0]?.path).toBe('/rewards?text=libri+%C3%A8&rows=9&offset=18&category=buoni')
    expect(asked[0]?.headers.authorization).toBe('Bearer segreta')
  })

  test('knows a reward, or not', async () => {
    const { client } = await open(({ path }) =>
      path === '/rewards/libri-10' ? { text: JSON.stringify(reward) } : { status: 404, text: '{}' },
    )
    expect(await client.findReward('libri-10')).toEqual(known)
    expect(await client.findReward('../orders')).toBeNull()
  })

  test('is sent an order that may arrive twice, and is asked again when it fell in between', async () => {
    const { client, asked } = await open((_asked, turn) =>
      turn === 1 ? { status: 502, text: '' } : { text: '{"state":"accepted","voucherCode":"AB-12"}' },
    )
    expect(await client.placeOrder(order)).toEqual({ state: 'accepted', voucherCode: 'AB-12' })
    expect(asked.map(({ method, path, headers }) => [method, path, headers['idempotency-key']])).toEqual([
      ['POST', '/orders', '0f7c'],
      ['POST', '/orders', '0f7c'],
    ])
    expect(JSON.parse(asked[1]?.body ?? '')).toEqual(order)
  })

  test.each([
    ['accepted', { state: 'accepted', voucherCode: null }],
    ['shipped', { state: 'shipped', voucherCode: null }],
    ['refused', { state: 'refused', voucherCode: null }],
  ])('tells that an order is %s', async (state, answer) => {
    const { client } = await open(() => ({ text: JSON.stringify({ state }) }))
    expect(await client.readOrder('0f7c')).toEqual(answer)
  })

  test('has never heard of an order, cancels one, or is too late', async () => {
    const { client } = await open(({ path }) => {
      if (path === '/orders/0f7c/cancel') return { text: '{"state":"cancelled"}' }
      if (path === '/orders/tardi/cancel') return { text: '{"state":"shipped"}' }
      return { status: 404, text: '{}' }
    })
    expect(await client.readOrder('mai')).toBeNull()
    expect(await client.cancelOrder('0f7c')).toBe(true)
    expect(await client.cancelOrder('tardi')).toBe(false)
  })

  test.each([
    ['refuses our key', { status: 401, text: '{}' }],
    ['speaks another language', { text: '{"stato":"ok"}' }],
    ['gives a reward for nothing', { text: JSON.stringify({ rewards: [{ ...reward, points: 0 }], total: 1 }) }],
  ])('which %s is not believed', async (_what, answer) => {
    const { client } = await open(() => answer)
    await expect(client.searchRewards({ text: '', category: null, rows: 9, offset: 0 })).rejects.toThrow(Unavailable)
    await expect(client.placeOrder(order)).rejects.toThrow(Unavailable)
  })

  test('[LOY-015] is handed the person with a signature only the two of us can write', async () => {
    const { client } = await open(() => ({ text: '' }))
    const address = new URL((await client.shopAddress('c-1', '/prodotti')) ?? '')
    expect(address.pathname).toBe('/login')
    expect(Object.fromEntries(address.searchParams)).toEqual({
      customer: 'c-1',
      redirectTo: '/prodotti',
      signature: createHmac('sha256', 'segreta').update('c-1 /prodotti').digest('hex'),
    })
  })
})
