import { afterAll, beforeAll, expect, test } from 'vitest'
import { useClub } from './support/club.ts'
import { ARTICLE_WORDS } from './support/desk-more-recipes.ts'
import { deskPresser, REASON } from './support/desk-press.ts'
import { openNode } from './support/open-club.ts'
import { WAIT_MS } from './support/patience.ts'

/**
 * OPS-001. Two built nodes over one database. What is changed through the first is seen on both, and goes on being seen while nobody
 * announces anything: the connections that listen are stopped as they are, open and deaf.
 */
const club = useClub()
const desk = deskPresser(club)
let other: Awaited<ReturnType<typeof openNode>>
beforeAll(async () => {
  other = await openNode(club.database.url)
})
afterAll(() => other.close())

const nodes = () => [club.app, other.app]
const body = async (app: (typeof other)['app'], url: string, headers: Record<string, string> = {}) =>
  (await app.inject({ url, headers })).body

async function deafNodes<T>(act: () => Promise<T>): Promise<T> {
  const { rows } = await club.database.pool.query<{ pid: number }>(
    "select pid from pg_stat_activity where application_name = 'camice-listen' and datname = current_database()",
  )
  expect(rows).toHaveLength(2)
  for (const { pid } of rows) process.kill(pid, 'SIGSTOP')
  try {
    return await act()
  } finally {
    for (const { pid } of rows) process.kill(pid, 'SIGCONT')
  }
}

async function seenEverywhere(url: string, words: string, isThere = true): Promise<void> {
  for (const app of nodes())
    await expect.poll(async () => (await body(app, url)).includes(words), { timeout: WAIT_MS }).toBe(isThere)
}

async function renameClub(name: string): Promise<void> {
  const { statusCode } = await desk.send(await desk.drawn('/redazione/club', 'act', 'save', { name }))
  expect(statusCode).toBeLessThan(400)
}

async function writeArticle(title: string): Promise<void> {
  const { statusCode, body: said } = await desk.send({
    url: '/redazione/contenuti/nuovo',
    fields: { ...ARTICLE_WORDS, title, act: 'publish' },
  })
  expect(statusCode, said.slice(0, 400)).toBeLessThan(400)
}

test('[OPS-001] what is changed on one node is seen on both', async () => {
  for (const app of nodes()) await body(app, '/news-approfondimenti')
  await writeArticle('Un articolo annunciato')
  await seenEverywhere('/news-approfondimenti', 'Un articolo annunciato')
  await renameClub('Club Annunciato')
  await seenEverywhere('/', 'Club Annunciato')
})

test('[OPS-001] an article, a name, a session and an account change on both while no node hears a word', async () => {
  const { name, value } = await club.enter(1003)
  const headers = { cookie: `${name}=${value}` }
  const profile = (app: (typeof other)['app']) => app.inject({ url: '/profilo', headers })
  const closed = await club.enter(1013)
  const closedProfile = (app: (typeof other)['app']) =>
    app.inject({ url: '/profilo', headers: { cookie: `${closed.name}=${closed.value}` } })
  for (const ask of [profile, closedProfile]) for (const app of nodes()) expect((await ask(app)).statusCode).toBe(200)
  for (const app of nodes()) await body(app, '/news-approfondimenti')
  await deafNodes(async () => {
    await writeArticle('Un articolo non annunciato')
    await seenEverywhere('/news-approfondimenti', 'Un articolo non annunciato')
    await renameClub('Club Silenzioso')
    await seenEverywhere('/', 'Club Silenzioso')
    await seenEverywhere('/', 'Club Annunciato', false)
    await club.app.inject({ method: 'POST', url: '/esci', headers: { ...headers, origin: 'http://localhost:3000' } })
    const erase = { act: 'erase', reason: REASON, username: '1013' }
    expect((await desk.send({ url: '/redazione/iscritti/1013/accesso', fields: erase })).statusCode).toBeLessThan(400)
    for (const ask of [profile, closedProfile])
      for (const app of nodes())
        await expect.poll(async () => (await ask(app)).statusCode, { timeout: WAIT_MS }).not.toBe(200)
  })
  for (const app of nodes()) expect((await app.inject({ url: '/health/ready' })).json().checks.changes).toBe('ok')
})
