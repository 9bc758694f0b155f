/**
 * Runs in the browser, as text, at the end of a document whose code is asleep (`paint-first.ts`).
 *
 * What the browser's own memory decides is settled before it is painted, for taking it away later would move the page: what the
 * visitor dismissed for this session. A browser also tells of a pointer that stands still
 * while the page is laid out under it: that is nobody's sign. A tab in the background draws no frame at all: there half a second
 * stands for the first.
 */
export function wakeUp(rests: boolean, sleepingScript: string, sleepingLink: string, aliveEvent: string): void {
  for (const dismissed of document.querySelectorAll<HTMLElement>('[data-dismissed-by]'))
    if (sessionStorage.getItem(dismissed.dataset.dismissedBy ?? '')) dismissed.hidden = true

  let isNear = false
  let isAwake = false
  let pressed: { click(): void } | null = null
  const bringNear = () => {
    if (isNear) return
    isNear = true
    for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel=${sleepingLink}]`))
      link.rel = 'modulepreload'
  }
  const giveBackPress = () => {
    removeEventListener('click', keepPress, true)
    removeEventListener('keydown', keepEnter, true)
    pressed?.click()
    pressed = null
  }
  const wake = () => {
    if (isAwake) return
    isAwake = true
    bringNear()
    const start = document.createElement('script')
    start.type = 'module'
    start.textContent = document.querySelector(`script[type="${sleepingScript}"]`)?.textContent ?? ''
    start.onerror = giveBackPress
    document.body.append(start)
  }
  const keepPress = (event: MouseEvent) => {
    const selector = 'button,input[type=checkbox],input[type=radio],a[href^="#"]'
    const target = (event.target as Element).closest<HTMLElement>(selector)
    if (!target) return
    event.preventDefault()
    event.stopImmediatePropagation()
    pressed = target
    wake()
  }
  const keepEnter = (event: KeyboardEvent) => {
    const field = event.target as HTMLInputElement
    const { form } = field
    if (event.key !== 'Enter' || form?.method !== 'dialog' || field.tagName !== 'INPUT') return
    event.preventDefault()
    pressed = { click: () => form.requestSubmit() }
    wake()
  }
  const noticeSign = (event: Event) => {
    const { type, movementX, movementY } = event as PointerEvent
    if (type !== 'pointermove' || movementX || movementY) wake()
  }
  for (const sign of ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin', 'input'])
    addEventListener(sign, noticeSign, { capture: true, passive: true })
  addEventListener('click', keepPress, true)
  addEventListener('keydown', keepEnter, true)
  addEventListener(aliveEvent, giveBackPress, { once: true })

  const isOnScreen = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return top < innerHeight && bottom > 0
  }
  const begin = () => {
    const isPlain = !location.search && !location.hash && !document.cookie
    if (!rests || !isPlain || [...document.querySelectorAll('[data-coming]')].some(isOnScreen)) return wake()
    const largest = 'largest-contentful-paint'
    if (!PerformanceObserver.supportedEntryTypes.includes(largest)) return bringNear()
    new PerformanceObserver(bringNear).observe({ type: largest, buffered: true })
  }
  let hasBegun = false
  const beginOnce = () => {
    if (hasBegun) return
    hasBegun = true
    begin()
  }
  requestAnimationFrame(() => setTimeout(beginOnce))
  setTimeout(beginOnce, 500)
}

/** Runs in the head, as text: whoever has answered the question that a cookie keeps does not see it again, not even for a frame. */
export function rememberAnswer(): void {
  const { dataset } = document.documentElement
  if (RegExp(`(^|; )(__Host-)?${dataset.answerCookie}=`).test(document.cookie)) dataset.answered = ''
}
