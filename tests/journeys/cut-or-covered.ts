import type { Page } from '@playwright/test'

/** Words that somebody cannot read: hidden past the edge of a box, broken in the middle, or with something else drawn upon them. */
export function cutOrCovered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults = new Set<string>()
    const named = (element: Element, words: string) => `<${element.localName}> ${words.trim().slice(0, 40)}`
    const isClipping = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
    /** What is only for screen readers is a box of one pixel. */
    const isForEyes = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect()
      if (width <= 1 || height <= 1 || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        return false
      return !element.parentElement || element.parentElement === document.body || isForEyes(element.parentElement)
    }
    const cutBy = (element: Element, box: DOMRect) => {
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(at)
        const around = at.getBoundingClientRect()
        if (isClipping(overflowX) && (box.right > around.right + 1 || box.left < around.left - 1)) return true
        if (isClipping(overflowY) && (box.bottom > around.bottom + 3 || box.top < around.top - 3)) return true
        // What is scrolled or fixed has edges of its own.
        if (/auto|scroll/.test(overflowX + overflowY) || position === 'fixed') return false
      }
      return false
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const words = node.textContent ?? ''
      const element = node.parentElement
      if (!words.trim() || !element || element.closest('script, style, noscript') || !isForEyes(element)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0)
      if (boxes.some((box) => cutBy(element, box))) faults.add(`cut: ${named(element, words)}`)
      const lines = new Set(boxes.map(({ top }) => Math.round(top))).size
      // An address of e-mail may go on in the next line; a word of a button may not.
      if (
        element.closest('button, a, label, th') &&
        !/[@.]/.test(words) &&
        lines > words.trim().split(/[\s/-]+/).length
      )
        faults.add(`broken: ${named(element, words)}`)
    }
    for (const control of document.querySelectorAll('main a, main button, main input, main select, main textarea')) {
      if (!isForEyes(control) || getComputedStyle(control).opacity === '0') continue
      control.scrollIntoView({ block: 'center', inline: 'nearest' })
      const { left, top, width, height } = control.getBoundingClientRect()
      const above = document.elementFromPoint(left + width / 2, top + height / 2)
      const isFree =
        above && (control.contains(above) || above.contains(control) || above.closest('label')?.contains(control))
      if (!isFree) faults.add(`covered: ${named(control, control.textContent || control.getAttribute('name') || '')}`)
    }
    return [...faults]
  })
}
