import { expect, test } from 'vitest'
import { type KeptPage, keepPage } from './kept-page.server.ts'
import { createPageCache } from './page-cache.server.ts'

const aPage = (text: string) => keepPage(Buffer.from(text), { 'content-type': 'text/html; charset=utf-8' })

const textOf = async (page: KeptPage | null | undefined) => (await page?.formFor('identity'))?.body.toString()

function aGate() {
  let open: () => void = () => undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}

test('a page asked for by a hundred visitors at once is rendered once', async () => {
  const cache = createPageCache({ maxBytes: 1_000_000 })
  const gate = aGate()
  let renders = 0
  const render = async () => {
    renders += 1
    await gate.opened
    return { answer: null, page: aPage('ciao') }
  }
  const asked = Array.from({ length: 100 }, () => cache.findOrRender('SUSPECT /', render))
  gate.open()
  const answers = await Promise.all(asked)
  expect(renders).toBe(1)
  expect(new Set(answers.map(({ page }) => page)).size).toBe(1)
  expect(cache.find('SUSPECT /')).toBe(answers[0]?.page)
})

test('a page that began to render before a publication is sent but not kept, and nobody later shares it', async () => {
  const cache = createPageCache({ maxBytes: 1_000_000 })
  const gate = aGate()
  const before = cache.findOrRender('k', async () => {
    await gate.opened
    return { answer: 'old', page: aPage('old') }
  })
  cache.forgetAll()
  const after = cache.findOrRender('k', async () => ({ answer: 'new', page: aPage('new') }))
  gate.open()
  expect((await before).answer).toBe('old')
  expect((await after).answer).toBe('new')
  expect(await textOf(cache.find('k'))).toBe('new')
})

test('publishing forgets every page', async () => {
  const cache = createPageCache({ maxBytes: 1_000_000 })
  await cache.findOrRender('k', async () => ({ answer: null, page: aPage('x') }))
  expect(cache.find('k')).toBeDefined()
  cache.forgetAll()
  expect(cache.find('k')).toBeUndefined()
  expect(cache.stats().bytes).toBe(0)
})

test('bytes stay within the limit and the page least recently read goes first', async () => {
  const sample = aPage('0'.repeat(400))
  const cache = createPageCache({ maxBytes: sample.byteCount * 3 })
  const add = (key: string) => cache.findOrRender(key, async () => ({ answer: null, page: aPage('0'.repeat(400)) }))
  for (const key of ['a', 'b', 'c']) await add(key)
  cache.find('a')
  await add('d')
  expect(['a', 'b', 'c', 'd'].filter((key) => cache.find(key))).toEqual(['a', 'c', 'd'])
  expect(cache.stats().bytes).toBeLessThanOrEqual(sample.byteCount * 3)
  expect(cache.stats().evictions).toBe(1)
})

test('a render that fails is told to all who waited, and the next one tries again', async () => {
  const cache = createPageCache({ maxBytes: 1_000_000 })
  const fail = () => cache.findOrRender('k', () => Promise.reject(new Error('database gone')))
  const outcomes = await Promise.allSettled([fail(), fail()])
  expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true)
  const { page } = await cache.findOrRender('k', async () => ({ answer: null, page: aPage('back') }))
  expect(await textOf(page)).toBe('back')
})

test('a page is kept in three forms that say the same, with one ETag', async () => {
  const { brotliDecompressSync, gunzipSync } = await import('node:zlib')
  const text = 'Formazione ECM '.repeat(200)
  const page = aPage(text)
  const [br, gz, identity] = [await page.formFor('br'), await page.formFor('gzip'), await page.formFor('identity')]
  expect(brotliDecompressSync(br.body).toString()).toBe(text)
  expect(gunzipSync(gz.body).toString()).toBe(text)
  expect(identity.body.toString()).toBe(text)
  expect(br.headers.join(' ')).toContain('content-encoding br')
  expect(identity.headers).not.toContain('content-encoding')
  expect(aPage(text).etag).toBe(page.etag)
  expect(aPage(`${text}!`).etag).not.toBe(page.etag)
})

test('a form is made once, when somebody asks for it, and counts from then on', async () => {
  const page = aPage('Formazione ECM '.repeat(200))
  const cache = createPageCache({ maxBytes: 10_000 })
  await cache.findOrRender('k', async () => ({ answer: null, page }))
  const before = cache.stats().bytes
  const [one, two] = await Promise.all([page.formFor('br'), page.formFor('br')])
  expect(one).toBe(two)
  expect(page.formFor('br')).toBe(one)
  expect(cache.stats().bytes).toBe(before + one.body.length)
  expect(cache.stats().bytes).toBe(page.byteCount)
})

test('a form that takes the pages over the limit costs the one read longest ago, and a page no longer kept costs nothing', async () => {
  const pages = ['a', 'b'].map((key) => ({ key, page: aPage(`${key} ECM `.repeat(400)) }))
  const cache = createPageCache({ maxBytes: pages.reduce((sum, { page }) => sum + page.byteCount, 0) + 10 })
  for (const { key, page } of pages) await cache.findOrRender(key, async () => ({ answer: null, page }))
  await pages[1]?.page.formFor('gzip')
  expect(cache.find('a')).toBeUndefined()
  const { bytes } = cache.stats()
  await pages[0]?.page.formFor('gzip')
  expect(cache.stats().bytes).toBe(bytes)
  expect(cache.stats().bytes).toBe(pages[1]?.page.byteCount)
})
