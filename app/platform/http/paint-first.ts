import { ALIVE_EVENT } from './alive-event.ts'
import type { ByteText } from './byte-text.ts'

/**
 * Words before code. A kept document is complete, stylesheet included: it can be painted as it arrives. The router's module
 * preloads and its start-up module would share the line with it, so they are written asleep. The first frame wakes them; on a
 * page that has nothing to do by itself the code is only brought near, once the largest thing has been painted, and the
 * visitor's first sign of life wakes it. What is pressed before the code answers is pressed again when it does. Without JavaScript nothing of this
 * runs and nothing is missed.
 */
const SLEEPING_PRELOAD = '<link rel="later" '
const PRELOAD = /<link rel="modulepreload" /g
/** The start-up module is the only inline module of a document; its nonce is gone by then. */
const START_UP = '<script type="module" async="">'

/**
 * What the browser's own memory decides is settled before it is painted, for taking it away later would move the page: what
 * the visitor sent away for this session, and what is asked of whoever lacks a cookie.
 */
const BY_MEMORY = `
for (const gone of document.querySelectorAll('[data-dismissed-by]'))
  if (sessionStorage.getItem(gone.dataset.dismissedBy)) gone.hidden = true
for (const asking of document.querySelectorAll('[data-unless-cookie]'))
  if (!('; ' + document.cookie).includes('; ' + asking.dataset.unlessCookie + '=')) asking.hidden = false`

/** A browser also tells of a pointer that stands still while the page is laid out under it: that is nobody's sign.
 * A tab in the background draws no frame at all: there half a second stands for the first. */
const WAKE = `(rests) => {${BY_MEMORY}
  let isNear, isAwake, pressed
  const bringNear = () => {
    if (isNear) return
    isNear = true
    for (const link of document.querySelectorAll('link[rel=later]')) link.rel = 'modulepreload'
  }
  const wake = () => {
    if (isAwake) return
    isAwake = true
    bringNear()
    const start = document.createElement('script')
    start.type = 'module'
    start.textContent = document.querySelector('script[type="later"]').textContent
    start.onerror = answer
    document.body.append(start)
  }
  const keepPress = (event) => {
    const target = event.target.closest('button,input[type=checkbox],input[type=radio],a[href^="#"]')
    if (!target) return
    event.preventDefault()
    event.stopImmediatePropagation()
    pressed = target
    wake()
  }
  const answer = () => {
    removeEventListener('click', keepPress, true)
    pressed?.click()
    pressed = null
  }
  const noticeSign = ({ type, movementX, movementY }) => {
    if (type !== 'pointermove' || movementX || movementY) wake()
  }
  for (const sign of ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin', 'input'])
    addEventListener(sign, noticeSign, { capture: true, passive: true })
  addEventListener('click', keepPress, true)
  addEventListener('${ALIVE_EVENT}', answer, { once: true })
  const isOnScreen = (element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return top < innerHeight && bottom > 0
  }
  const begin = () => {
    const mayRest = rests && !location.search && !location.hash && !document.cookie && ![...document.querySelectorAll('[data-coming]')].some(isOnScreen)
    if (!mayRest) return wake()
    const largest = 'largest-contentful-paint'
    if (!PerformanceObserver.supportedEntryTypes.includes(largest)) return bringNear()
    new PerformanceObserver(bringNear).observe({ type: largest, buffered: true })
  }
  let hasBegun
  const beginOnce = () => {
    if (hasBegun) return
    hasBegun = true
    begin()
  }
  requestAnimationFrame(() => setTimeout(beginOnce))
  setTimeout(beginOnce, 500)
}`.replace(/\n\s*/g, '\n')

/**
 * Adds what wakes the code, carrying the nonce of the render so that the policy allows it.
 * `rests`: the page does nothing by itself for this audience, so its code may wait for the visitor.
 */
export function withWakeUp(html: ByteText, nonce: string, rests = false): ByteText {
  const end = html.lastIndexOf('</body>')
  if (end < 0) return html
  return `${html.slice(0, end)}<script nonce="${nonce}">(${WAKE})(${rests})</script>${html.slice(end)}` as ByteText
}

/** Puts the code to sleep. Done when the policy has been computed, which must know the start-up module as code. */
export function putToSleep(html: ByteText): ByteText {
  const code = html.lastIndexOf(START_UP)
  if (code < 0) return html
  const head = html.indexOf('</head>')
  const preloads = html.slice(0, head).replace(PRELOAD, SLEEPING_PRELOAD)
  return `${preloads}${html.slice(head, code)}<script type="later">${html.slice(code + START_UP.length)}` as ByteText
}
