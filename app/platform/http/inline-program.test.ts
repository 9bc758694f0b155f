import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { until } from '../../../tests/support/patience.ts'
import { addedCode, wakeUpCode } from './paint-first.ts'
import { OPEN_IN_PIECES, SHOW_PIECES } from './paint-in-pieces.ts'

/** A page of a browser that has only what these programs ask for and jsdom lacks. */
function pageWith(html: string, url = 'http://localhost/'): JSDOM {
  const page = new JSDOM(html, { url, runScripts: 'outside-only', pretendToBeVisual: true })
  const { window } = page
  Object.assign(window.performance, { getEntriesByType: () => [{ type: 'navigate' }] })
  Object.assign(window, { PerformanceObserver: { supportedEntryTypes: [] } })
  return page
}

const SLEEPING = `<link rel="later" href="/a.js"><body><button>Apri</button><p data-dismissed-by="bar">Barra</p><script type="application/x-later">window.started = true</script></body>`

test('a page that works by itself is awake after the first frame, with what its memory says settled', async () => {
  const { window } = pageWith(SLEEPING)
  window.sessionStorage.setItem('bar', '1')
  window.eval(wakeUpCode(false))
  expect(window.document.querySelector<HTMLElement>('[data-dismissed-by]')?.hidden).toBe(true)
  await until(() => window.document.querySelector('script[type="module"]')?.textContent === 'window.started = true')
  expect(window.document.querySelector('link')?.rel).toBe('modulepreload')
})

test.each([
  ['', false],
  ['consent=1', true],
  ['__Host-consent=1', true],
  ['other-consent=1', false],
])('with the cookie "%s" the head says %s: the question was answered', (cookie, isAnswered) => {
  const { window } = pageWith('<html data-answer-cookie="consent"><body></body></html>', 'https://localhost/')
  if (cookie) window.document.cookie = `${cookie}; Secure; Path=/`
  window.eval(addedCode()[1] ?? '')
  expect('answered' in window.document.documentElement.dataset).toBe(isAnswered)
  expect('opening' in window.document.documentElement.dataset).toBe(true)
})

test('a page that rests is only brought near, and an early press is given back when the page answers', async () => {
  const { window } = pageWith(SLEEPING)
  window.eval(wakeUpCode(true))
  await until(() => window.document.querySelector('link')?.rel === 'modulepreload')
  expect(window.document.querySelector('script[type="module"]')).toBeNull()
  let presses = 0
  const button = window.document.querySelector('button')
  button?.addEventListener('click', () => {
    presses += 1
  })
  button?.click()
  expect(presses).toBe(0)
  expect(window.document.querySelector('script[type="module"]')).not.toBeNull()
  window.dispatchEvent(new window.Event('alive'))
  expect(presses).toBe(1)
})

test('a page painted in pieces ends whole, with its elements as the server wrote them', async () => {
  const card = '<li class="later"><p>Testo</p></li>'
  const { window } = pageWith(`<main><section class="later"><ul>${card.repeat(200)}</ul></section></main>`)
  const { documentElement: root, body } = window.document
  const written = body.innerHTML
  window.eval(OPEN_IN_PIECES)
  expect(root.dataset.opening).toBe('')
  window.eval(SHOW_PIECES)
  await until(() => !('opening' in root.dataset))
  expect(body.innerHTML).toBe(written)
})

test('whoever follows an anchor gets a page that is whole from the start', () => {
  const { window } = pageWith('<main></main>', 'http://localhost/#contatti')
  window.eval(OPEN_IN_PIECES)
  expect(window.document.documentElement.dataset.opening).toBeUndefined()
})
