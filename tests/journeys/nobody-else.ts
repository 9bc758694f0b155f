import { type Page, test } from '@playwright/test'

/** Whatever could tell one browser from another is said aloud as it is used. */
function tellRecognition(): void {
  const watched: [object, string][] = [
    [HTMLCanvasElement.prototype, 'toDataURL'],
    [HTMLCanvasElement.prototype, 'toBlob'],
    [HTMLCanvasElement.prototype, 'getContext'],
    [Navigator.prototype, 'sendBeacon'],
    [IDBFactory.prototype, 'open'],
    [AudioContext.prototype, 'createAnalyser'],
  ]
  // Axe draws letters to know an icon from a word; it comes when the page has been there for a while.
  const tell = (name: string) => 'axe' in window || console.error(`recognises the browser by ${name}`)
  for (const [thing, name] of watched) {
    const usual = Reflect.get(thing, name) as (...words: unknown[]) => unknown
    Reflect.set(thing, name, function (this: unknown, ...words: unknown[]) {
      tell(name)
      return usual.apply(this, words)
    })
  }
  const setItem = Storage.prototype.setItem
  Storage.prototype.setItem = function (key: string, value: string) {
    if (this === window.localStorage) tell(`localStorage ${key}`)
    setItem.call(this, key, value)
  }
}

const DIRECTIVES = ['script-src', 'img-src', 'connect-src', 'font-src', 'style-src']
const OURS = /^('none'|'self'|'sha\d+-[^']+'|data:|blob:)$/

/** FIG-049. Complains of a page that asks another computer for anything, would be let to, or recognises the browser. */
export async function watchForOthers(page: Page, complaints: string[]): Promise<void> {
  const { host: own } = new URL(test.info().project.use.baseURL ?? '')
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url())
    if (protocol !== 'data:' && protocol !== 'blob:' && host !== own) complaints.push(`asks ${host}`)
  })
  page.on('response', (response) => {
    const leads = response.status() >= 300 && response.status() < 400
    if (leads || response.request().resourceType() !== 'document') return
    const policy = response.headers()['content-security-policy'] ?? ''
    const said = (directive: string) => new RegExp(`${directive} ([^;]*)`).exec(policy)?.[1]
    for (const directive of DIRECTIVES) {
      const allowed = said(directive) ?? said('default-src') ?? ''
      if (allowed === '' || !allowed.split(' ').every((word) => OURS.test(word)))
        complaints.push(`${response.url()} may ask others: ${directive} ${allowed}`)
    }
  })
  await page.addInitScript(tellRecognition)
}
