import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { figurePages } from '#areas/figures/pages-model.ts'
import { PUBLIC_PAGES } from '../support/public-pages.ts'
import { STAFF_PAGES } from '../support/staff-pages.ts'
import { STAFF, VISITORS } from '../support/visitors.ts'
import { contextOf, settle } from './visit.ts'

/** Whatever could tell one browser from another, noted as it is used. */
function noteRecognition(): void {
  const used: string[] = []
  Object.assign(window, { recognition: used })
  const watched: [object, string][] = [
    [HTMLCanvasElement.prototype, 'toDataURL'],
    [HTMLCanvasElement.prototype, 'toBlob'],
    [HTMLCanvasElement.prototype, 'getContext'],
    [Navigator.prototype, 'sendBeacon'],
    [IDBFactory.prototype, 'open'],
    [AudioContext.prototype, 'createAnalyser'],
  ]
  for (const [thing, name] of watched) {
    const usual = Reflect.get(thing, name) as (...words: unknown[]) => unknown
    Reflect.set(thing, name, function (this: unknown, ...words: unknown[]) {
      used.push(name)
      return usual.apply(this, words)
    })
  }
  const setItem = Storage.prototype.setItem
  Storage.prototype.setItem = function (key: string, value: string) {
    if (this === window.localStorage) used.push(`localStorage ${key}`)
    setItem.call(this, key, value)
  }
}

/** Opens pages as a person does; answers which other computers were asked, and what was used to recognise the browser. */
async function openAll(context: BrowserContext, paths: readonly string[]) {
  await context.addInitScript(noteRecognition)
  const page: Page = await context.newPage()
  const asked = new Set<string>()
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url())
    if (protocol !== 'data:' && protocol !== 'blob:') asked.add(host)
  })
  const found: string[] = []
  let opened = 0
  for (const path of paths) {
    const answer = await page.goto(path)
    if (!answer?.ok()) continue
    opened += 1
    await settle(page)
    const policy = answer.headers()['content-security-policy'] ?? ''
    for (const directive of ['script-src', 'img-src', 'connect-src', 'font-src', 'style-src']) {
      const [, allowed = ''] = new RegExp(`${directive} ([^;]*)`).exec(policy) ?? []
      const others = allowed.split(' ').filter((word) => !/^('self'|'sha\d+-[^']+'|data:|blob:)$/.test(word))
      if (allowed === '' || others.length > 0) found.push(`${path} ${directive} ${allowed}`)
    }
    const used = await page.evaluate(() => (window as unknown as { recognition: string[] }).recognition)
    found.push(...used.map((name) => `${path} ${name}`))
  }
  await context.close()
  return { asked: [...asked], found, opened }
}

for (const [who, username, paths] of [
  ['whoever is not known', null, PUBLIC_PAGES],
  ['a Premium member', VISITORS.PREMIUM, PUBLIC_PAGES],
  ['an administrator', STAFF.administrator, [...STAFF_PAGES, ...figurePages(() => true).map(({ path }) => path)]],
] as const)
  test(`[FIG-049] no page asks another computer for anything, or recognises the browser: ${who}`, async ({
    browser,
    baseURL,
  }) => {
    test.slow()
    const context = await contextOf(browser, username)
    const { asked, found, opened } = await openAll(context, paths)
    expect(asked).toEqual([new URL(baseURL ?? '').host])
    expect(found).toEqual([])
    expect(opened).toBeGreaterThan(paths.length / 2)
  })
