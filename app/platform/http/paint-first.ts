import { ALIVE_EVENT } from './alive-event.ts'
import { OPEN_IN_PIECES, SHOW_PIECES } from './paint-in-pieces.ts'

/**
 * Words before code. A kept document is complete, stylesheet included: it can be painted as it arrives. The router's module
 * preloads and its start-up module would share the line with it, so they are written asleep. The first frame wakes them; on a
 * page that has nothing to do by itself the code is only brought near, once the largest thing has been painted, and the
 * visitor's first sign of life wakes it. What is pressed before the code answers is pressed again when it does, also the Enter key
 * in a form that only code can send and whose button is still disabled. Without JavaScript nothing of this runs and nothing is missed.
 */
const PRELOAD = 'modulepreload'
const SLEEPING_PRELOAD = 'later'
/** A block of data must say a type of its own, with both its parts: what is not a script's is never run. */
const SLEEPING_SCRIPT = 'application/x-later'

/**
 * What the browser's own memory decides is settled before it is painted, for taking it away later would move the page: what
 * the visitor sent away for this session, and what is asked of whoever lacks a cookie.
 */
const BY_MEMORY = `
for (const gone of document.querySelectorAll('[data-dismissed-by]'))
  if (sessionStorage.getItem(gone.dataset.dismissedBy)) gone.hidden = true
for (const asking of document.querySelectorAll('[data-unless-cookie]'))
  if (!RegExp('(^|; )(__Host-)?' + asking.dataset.unlessCookie + '=').test(document.cookie)) asking.hidden = false`

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
    start.textContent = document.querySelector('script[type="${SLEEPING_SCRIPT}"]').textContent
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
  const keepEnter = (event) => {
    const { form } = event.target
    if (event.key !== 'Enter' || form?.method !== 'dialog' || event.target.tagName !== 'INPUT') return
    event.preventDefault()
    pressed = { click: () => form.requestSubmit() }
    wake()
  }
  const answer = () => {
    removeEventListener('click', keepPress, true)
    removeEventListener('keydown', keepEnter, true)
    pressed?.click()
    pressed = null
  }
  const noticeSign = ({ type, movementX, movementY }) => {
    if (type !== 'pointermove' || movementX || movementY) wake()
  }
  for (const sign of ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin', 'input'])
    addEventListener(sign, noticeSign, { capture: true, passive: true })
  addEventListener('click', keepPress, true)
  addEventListener('keydown', keepEnter, true)
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

/** What wakes the code. `rests`: the page does nothing by itself for this audience, so its code may wait for the visitor. */
export const wakeUpCode = (rests = false) => `(${WAKE})(${rests})`

/** All the code that the document gets here, for the policy. */
export const addedCode = (rests = false) => [wakeUpCode(rests), OPEN_IN_PIECES, SHOW_PIECES]

type Edit = { at: number; length: number; words: string }

/**
 * The document as it travels: painted in pieces, its code asleep, what wakes it last in the body, and no nonce, so that the
 * same page has the same bytes. The policy must have been computed before: the nonce is how it knows which scripts are ours.
 */
export function asleep(document: Buffer, nonce: string, rests = false): Buffer {
  const written = ` nonce="${nonce}"`
  const edits = placesOf(document, written).map((at): Edit => ({ at, length: written.length, words: '' }))
  // The start-up module is the only inline module of a document.
  const module = ' type="module" async=""'
  const start = document.lastIndexOf(`<script${written}${module}>`)
  const end = document.lastIndexOf('</body>')
  if (start !== -1 && end > start) {
    const head = document.subarray(0, document.indexOf('</head>'))
    edits.push({ at: head.length, length: 0, words: `<script>${OPEN_IN_PIECES}</script>` })
    for (const at of placesOf(head, `<link rel="${PRELOAD}" `))
      edits.push({ at: at + '<link rel="'.length, length: PRELOAD.length, words: SLEEPING_PRELOAD })
    edits.push({
      at: start + '<script'.length + written.length,
      length: module.length,
      words: ` type="${SLEEPING_SCRIPT}"`,
    })
    edits.push({ at: end, length: 0, words: `<script>${SHOW_PIECES}</script><script>${wakeUpCode(rests)}</script>` })
  }
  return edited(document, edits)
}

function placesOf(document: Buffer, words: string): number[] {
  const places: number[] = []
  for (let at = document.indexOf(words); at !== -1; at = document.indexOf(words, at + words.length)) places.push(at)
  return places
}

function edited(document: Buffer, edits: Edit[]): Buffer {
  const pieces: Buffer[] = []
  let from = 0
  for (const { at, length, words } of edits.toSorted((one, other) => one.at - other.at)) {
    pieces.push(document.subarray(from, at), Buffer.from(words))
    from = at + length
  }
  return Buffer.concat([...pieces, document.subarray(from)])
}
