import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { documentSecurityHeaders } from './headers.server.ts'
import { addedCode, asleep, wakeUpCode } from './paint-first.ts'
import { SHOW_PIECES } from './paint-in-pieces.ts'

const DOCUMENT = Buffer.from(
  '<html><head><link rel="modulepreload" nonce="n1" href="/a.js"/><link rel="modulepreload" href="/b.js"/></head><body><p>È testo: <a rel="modulepreload" href="/">3 €</a></p><script nonce="n1">data()</script><script nonce="n1" type="module" async="">import "/a.js"</script></body></html>',
)
const sent = (rests?: boolean) => asleep(DOCUMENT, 'n1', rests).toString()

test('the code of a document sleeps until the first frame, and what wakes it is the last thing in the body', () => {
  expect(sent()).toBe(
    `<html><head><link rel="later" href="/a.js"/><link rel="later" href="/b.js"/><script>${addedCode()[1]}</script></head><body><p>È testo: <a rel="modulepreload" href="/">3 €</a></p><script>data()</script><script type="application/x-later">import "/a.js"</script><script>${SHOW_PIECES}</script><script>${wakeUpCode()}</script></body></html>`,
  )
})

test('a page that does nothing by itself tells so to what wakes it', () => {
  expect(sent()).toContain(`<script>${wakeUpCode(false)}</script></body></html>`)
  expect(sent(true)).toContain(`<script>${wakeUpCode(true)}</script></body></html>`)
  expect(wakeUpCode(true)).not.toBe(wakeUpCode(false))
})

test('the policy allows what the document says, the start-up module as it will be when awake, and what wakes it', () => {
  const policy = documentSecurityHeaders(DOCUMENT, { nonce: 'n1', added: addedCode() })['content-security-policy']
  const scripts = /script-src[^;]*/.exec(policy)?.[0] ?? ''
  const sha = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`
  expect(scripts).toBe(['script-src', "'self'", ...[...addedCode(), 'data()', 'import "/a.js"'].map(sha)].join(' '))
})

test.each([
  ['code', '<body>Testo</body>'],
  ['a body', '<p>È testo</p>'],
])('a document without %s stays as it is', (_what, html) => {
  expect(asleep(Buffer.from(html), 'n1').toString()).toBe(html)
})

test('a nonce that is written nowhere else is taken away everywhere', () => {
  expect(
    asleep(Buffer.from('<body><script nonce="n1">a</script><script nonce="n2">b</script></body>'), 'n1').toString(),
  ).toBe('<body><script>a</script><script nonce="n2">b</script></body>')
})
