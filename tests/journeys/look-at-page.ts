import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { movesOf, OF_THE_SCREEN } from './visit.ts'

/** At each width a page is drawn otherwise, and each ground has colours of its own. */
const WIDTHS = [375, 1024, 1920, 1440]
const COLOURS = ['color-contrast', 'link-in-text-block']
const SIZES = OF_THE_SCREEN.filter((rule) => !COLOURS.includes(rule))

type AxeWindow = Window & { axe: typeof axe; left: Set<Element>; drawn: Set<Element>; fresh: Map<number, Element[]> }

/** Cells have their column and definitions their term: without one, those that stay would mean something else. */
const BOUND = ['TD', 'TH', 'COL', 'DT', 'DD', 'LEGEND', 'SUMMARY']

/**
 * How much a page may move while it comes: no more than people notice. On a busy machine the letters of the system are seen before those of
 * the club, which is 0.04 at most; at a free one nothing moves by more than 0.02.
 */
const MOST_MOVED = 0.1

/** A part of a page smaller than this is asked again: to know it would cost more. */
const LEAST = 4

/** DSK-005. A form longer than this is a burden on a phone. */
const LONGEST_FORM = 5000

/** How far the page scrolls sideways, and its longest form: a text that is written is as long as its writer makes it, the form stands around it. */
function measures(): { across: number; longest: number } {
  const height = (element: Element | null) => element?.getBoundingClientRect().height ?? 0
  const own = (form: Element) => height(form) - height(form.querySelector('[contenteditable]'))
  const { scrollWidth, clientWidth } = document.documentElement
  return { across: Math.max(0, scrollWidth - clientWidth), longest: Math.max(0, ...Array.from(document.forms, own)) }
}

type Left = { part: string; seen: string[]; least: number; bound: readonly string[] }

/**
 * What the page is made of: elements, classes, roles and states; of every other attribute whether it says anything; and on which ground it
 * stands. What is alike in that is alike to axe, as are two lines of a list or the foot of two lists: what was seen is left out, and what was
 * not is told. Of a row of things that are alike two stay: axe reads also what it is not asked about. Answers whether there is anything left.
 */
function leaveOut({ part, seen, least, bound }: Left): string[] {
  const kept =
    /^(class|role|type|style|hidden|disabled|aria-(hidden|expanded|current|pressed|checked|selected|disabled|sort|live))$/
  const points = /^(for|aria-(labelledby|describedby|controls|owns))$/
  const known = new Set(seen)
  const told: string[] = []
  const left = new Set<Element>()
  const more: Element[] = []
  const said = ({ name, value }: Attr) => {
    if (kept.test(name)) return `${name}=${value}`
    if (points.test(name)) return `${name}=${value.split(' ').every((id) => document.getElementById(id))}`
    return `${name}${value.trim() === '' ? '=' : ''}`
  }
  const markOf = (words: string) => {
    let mark = 5381
    for (let at = 0; at < words.length; at += 1) mark = (mark * 33) ^ words.charCodeAt(at)
    return `${words.length}.${mark >>> 0}`
  }
  const groundOf = (element: Element | null): string => {
    if (!element) return ''
    const { backgroundColor } = getComputedStyle(element)
    return backgroundColor === 'rgba(0, 0, 0, 0)' ? groundOf(element.parentElement) : backgroundColor
  }
  const shape = (element: Element, ground: string): { mark: string; size: number } => {
    const { backgroundColor } = getComputedStyle(element)
    const own = backgroundColor === 'rgba(0, 0, 0, 0)' ? ground : backgroundColor
    const words = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
    const below = new Map<string, number>()
    let size = 1
    for (const child of element.children) {
      const one = shape(child, own)
      const before = below.get(one.mark) ?? 0
      size += one.size
      if (before > 0) left.add(child)
      if (before > 1 && !bound.includes(child.tagName)) more.push(child)
      below.set(one.mark, before + 1)
    }
    const attributes = [...element.attributes].map(said).join(' ')
    const mark = markOf(
      `${ground} <${element.localName} ${attributes}${words ? ' …' : ''}>${[...below.keys()].join('')}`,
    )
    if (size >= least) {
      if (known.has(mark)) left.add(element)
      else told.push(mark)
    }
    return { mark, size }
  }
  const whole = document.querySelector(part)
  if (!whole) throw new Error(`There is no ${part}.`)
  shape(whole, groundOf(whole.parentElement))
  const named = new Map<string, Element[]>()
  for (const one of document.querySelectorAll(
    '[for], [aria-labelledby], [aria-describedby], [aria-controls], [aria-owns]',
  ))
    for (const { name, value } of one.attributes)
      if (points.test(name)) for (const id of value.split(' ')) named.set(id, [...(named.get(id) ?? []), one])
  const isNeeded = (one: Element) =>
    [one, ...one.querySelectorAll('[id]')].some(({ id }) => named.get(id)?.some((other) => !one.contains(other)))
  for (const one of more) if (!isNeeded(one)) one.remove()
  const own = window as unknown as AxeWindow
  Object.assign(own, { left, drawn: new Set<Element>(), fresh: new Map<number, Element[]>() })
  return left.has(whole) ? [] : told
}

/** Finds what is drawn at this width and was not before; answers how much of it there is. */
function turned({ part, width }: { part: string; width: number }): number {
  const { left, drawn, fresh } = window as unknown as AxeWindow
  const isLeft = (element: Element | null): boolean =>
    element !== null && (left.has(element) || isLeft(element.parentElement))
  const now: Element[] = []
  for (const element of document.querySelectorAll(`${part} *`))
    if (!drawn.has(element) && element.getClientRects().length > 0 && !isLeft(element)) now.push(element)
  const all = new Set(now)
  const outermost = now.filter(({ parentElement }) => !parentElement || !all.has(parentElement))
  for (const element of now) drawn.add(element)
  fresh.set(width, outermost)
  return outermost.length
}

/** Of what is drawn for the first time at a width, or of all of the part. */
type Asked = { part: string; width: number | null; rules: readonly string[] | null }

async function faultsNow({ part, width, rules }: Asked): Promise<string[]> {
  const { axe: own, left, fresh } = window as unknown as AxeWindow
  // A colour on its way from one ground to the other is neither; what turns for ever has no end.
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish()
  const isLeft = (element: Element | null): boolean =>
    element !== null && (left.has(element) || isLeft(element.parentElement))
  const exclude = [...left].filter((element) => element.isConnected && !isLeft(element.parentElement))
  const include = width === null ? [part] : (fresh.get(width) ?? []).filter((element) => element.isConnected)
  if (include.length === 0) return []
  const { violations } = await own.run({ include, exclude } as axe.ElementContext, {
    resultTypes: ['violations'],
    preload: false,
    ...(rules && { runOnly: { type: 'rule', values: [...rules] } }),
  })
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

/**
 * DSK-055. The page that is open, at every width and on both grounds: turned, never opened again. Axe is asked everything of what is drawn
 * for the first time, at each width what hangs on the size, and in the dark the colours. `seen` holds what was asked on other pages.
 */
export async function lookEverywhere(page: Page, part: string, seen: Set<string>): Promise<string[]> {
  const faults: string[] = []
  const moved = await movesOf(page)
  if (moved.total >= MOST_MOVED) faults.push(`moves by ${moved.total.toFixed(3)}: ${moved.parts.join(', ')}`)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    const { across, longest } = await page.evaluate(measures)
    if (across > 0) faults.push(`scrolls sideways by ${across} at ${width}`)
    if (width === WIDTHS[0] && longest > LONGEST_FORM) faults.push(`has a form of ${longest} px on a phone`)
  }
  const told = await page.evaluate(leaveOut, { part, seen: [...seen], least: LEAST, bound: BOUND })
  for (const mark of told) seen.add(mark)
  if (told.length === 0) return faults
  await page.evaluate(axe.source)
  const ask = async (asked: Asked, where: string) => {
    for (const fault of await page.evaluate(faultsNow, asked)) faults.push(`${fault} ${where}`)
  }
  const looks: number[] = []
  for (const width of WIDTHS.toReversed()) {
    await page.setViewportSize({ width, height: 900 })
    const fresh = await page.evaluate(turned, { part, width })
    if (fresh > 0) await ask({ part, width, rules: null }, `at ${width}`)
    // Where all is drawn for the first time, all was asked.
    if (looks.length > 0) await ask({ part, width: null, rules: SIZES }, `at ${width}`)
    if (fresh > 0) looks.push(width)
  }
  await page.emulateMedia({ colorScheme: 'dark' })
  for (const width of looks.toReversed()) {
    await page.setViewportSize({ width, height: 900 })
    await ask({ part, width, rules: COLOURS }, `at ${width} in the dark`)
  }
  await page.emulateMedia({ colorScheme: 'light' })
  return faults
}
