import { type ReactNode, Suspense, use, useEffect } from 'react'
import { BlockBoundary } from './block-boundary.tsx'

/**
 * The words of a block are in the document; its code is fetched when the block comes near the screen or the visitor gives
 * the first sign of life, whichever is first. Until then React leaves the server's words as they are. A button pressed in
 * the instant before its code has come is pressed again when it has: nothing a visitor does is lost.
 */
type Waiting = { element: HTMLElement; arrive: () => void; pressed: HTMLButtonElement | null } & {
  /** Null for what is on the screen or already looked for: its code is fetched at once, and presses are kept all the same. */
  arrival: Promise<void> | null
}

const waiting = new Map<string, Waiting>()
/** Blocks whose code is here: drawn again, they wait for nothing and answer presses themselves. */
const alive = new Set<string>()
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel'] as const
/** How far below the screen a block is already near. */
const NEAR = '300px'

/** Only the document that came from the server has words to keep: from the first navigation on nothing waits. */
let isFirstDocument = true
let firstVisit: string | null = null
let isListening = false
/** The visitor gave a sign: what React comes to from now on does not wait for another. */
let isAwake = false

/** Told of every place the router comes to; from the first on, before any block is looked at, no press is lost. */
export function noticeVisit(key: string): void {
  listen()
  firstVisit ??= key
  if (key === firstVisit) return
  isFirstDocument = false
  wakeAll()
}

/** Alone in its boundaries: one that fails costs itself. */
export function UntilSeen({ id, children }: { id: string; children: ReactNode }) {
  // Known with the page around it, before React comes to it: what is pressed in between is already kept.
  arrivalOf(id)
  return (
    <BlockBoundary>
      <Suspense fallback={null}>
        <Seen id={id}>{children}</Seen>
      </Suspense>
    </BlockBoundary>
  )
}

function Seen({ id, children }: { id: string; children: ReactNode }) {
  const arrival = arrivalOf(id)
  if (arrival) use(arrival)
  useEffect(() => {
    const { pressed } = waiting.get(id) ?? {}
    waiting.delete(id)
    alive.add(id)
    pressed?.click()
  }, [id])
  return children
}

function arrivalOf(id: string): Promise<void> | null {
  if (typeof document === 'undefined' || !isFirstDocument || alive.has(id)) return null
  const known = waiting.get(id)
  if (known) return known.arrival
  const element = document.getElementById(id)
  if (!element) return null
  const entry =
    isAwake || isNear(element)
      ? { element, arrival: null, arrive: () => undefined, pressed: null }
      : beginWaiting(element)
  waiting.set(id, entry)
  return entry.arrival
}

/** What is on the screen at once does not wait for an observer to say so. */
function isNear(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top < window.innerHeight && bottom > 0
}

function beginWaiting(element: HTMLElement): Waiting {
  const { promise, resolve } = Promise.withResolvers<void>()
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) arrive()
    },
    { rootMargin: NEAR },
  )
  const arrive = () => {
    observer.disconnect()
    resolve()
  }
  observer.observe(element)
  return { element, arrival: promise, arrive, pressed: null }
}

function listen(): void {
  if (isListening) return
  isListening = true
  for (const sign of SIGNS_OF_LIFE)
    document.addEventListener(sign, wakeAll, { once: true, capture: true, passive: true })
  document.addEventListener('click', keepPress, { capture: true })
}

function wakeAll(): void {
  isAwake = true
  for (const { arrive } of waiting.values()) arrive()
}

function keepPress(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null
  if (!button || waiting.size === 0) return
  for (const entry of waiting.values())
    if (entry.element.contains(button)) {
      event.preventDefault()
      event.stopImmediatePropagation()
      entry.pressed = button
      entry.arrive()
    }
}
