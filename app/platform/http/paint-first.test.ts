import { expect, test } from 'vitest'
import { type ByteText, bytesOf, byteTextOf } from './byte-text.ts'
import { documentSecurityHeaders } from './headers.server.ts'
import { putToSleep, withWakeUp } from './paint-first.ts'

const DOCUMENT = byteTextOf(
  '<html><head><link rel="modulepreload" href="/a.js"/></head><body><p>È testo: 3 €</p><script nonce="n1" type="module" async="">import "/a.js"</script></body></html>',
)

test('the code of a document sleeps until the first frame, and what wakes it is the last thing in the body', () => {
  const html = putToSleep(withWakeUp(DOCUMENT, 'n1').replaceAll(' nonce="n1"', '') as ByteText)
  expect(html).toContain('<link rel="later" href="/a.js"/>')
  expect(html).toContain('<script type="later">import "/a.js"</script><script>')
  expect(html).not.toContain('type="module"')
  expect(html.endsWith('(false)</script></body></html>')).toBe(true)
  expect(bytesOf(html).toString()).toContain('<p>È testo: 3 €</p>')
})

test('a page that does nothing by itself tells so to what wakes it', () => {
  expect(withWakeUp(DOCUMENT, 'n1', true).endsWith('(true)</script></body></html>')).toBe(true)
})

test('the policy allows the start-up module, as it will be when awake, and what wakes it', () => {
  const policy = documentSecurityHeaders(withWakeUp(DOCUMENT, 'n1'), { nonce: 'n1' })['content-security-policy']
  const scripts = /script-src[^;]*/.exec(policy)?.[0] ?? ''
  expect(scripts.match(/sha256-/g)).toHaveLength(2)
})

test('a document without code stays as it is', () => {
  const document = byteTextOf('<body>Testo</body>')
  expect(putToSleep(document)).toBe(document)
})
