import { inlineProgram } from './inline-program.ts'

/** Elements laid out in one frame. What stands within a screen and a half of the first the browser has laid out by itself: it is let be. */
const ELEMENTS_A_FRAME = 120

/**
 * A long page is painted in pieces. Styled and laid out whole, the home held a slow phone for a third of a second before the first
 * word and answered nothing meanwhile; so bands and cards (`.later` in `app.css`) are skipped by the first frame when they are off the
 * screen, and laid out a few at a time by those that follow. It lasts some frames: then, or at the first sign of the visitor, the
 * page is whole and its elements are as the server wrote them. Whoever comes back to a place or follows an anchor must
 * find it where it was: for them the page is whole from the start. Without JavaScript too.
 */
export const OPEN_IN_PIECES = inlineProgram(openInPieces)
export const SHOW_PIECES = inlineProgram(showPieces, ELEMENTS_A_FRAME)

function openInPieces(): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (!location.hash && entry?.type === 'navigate') document.documentElement.dataset.opening = ''
}

function showPieces(elementsAFrame: number): void {
  const root = document.documentElement
  if (!('opening' in root.dataset)) return
  const laterIn = (element: Document | Element) => [
    ...(element.getElementsByClassName('later') as HTMLCollectionOf<HTMLElement>),
  ]
  const pieces = laterIn(document)
  let next = 0
  const sizeOf = (piece: Element) => piece.getElementsByTagName('*').length
  const ownSizeOf = (piece: Element) => laterIn(piece).reduce((left, inner) => left - sizeOf(inner), sizeOf(piece))
  const finish = () => {
    if (!('opening' in root.dataset)) return
    delete root.dataset.opening
    for (const piece of pieces) delete piece.dataset.shown
  }
  const showSome = () => {
    if (!('opening' in root.dataset)) return
    for (let shown = 0; shown < elementsAFrame; next += 1) {
      const piece = pieces[next]
      if (!piece) break
      if ('shown' in piece.dataset) continue
      shown += ownSizeOf(piece)
      piece.dataset.shown = ''
    }
    afterFrame(next < pieces.length ? showSome : finish)
  }
  const showNear = () => {
    const near = [...document.querySelectorAll<HTMLElement>('main > .later')].filter(
      (band) => band.getBoundingClientRect().top < 2.5 * innerHeight,
    )
    for (const band of near) for (const piece of [band, ...laterIn(band)]) piece.dataset.shown = ''
    showSome()
  }
  const afterFrame = (go: () => void) => {
    const waited = setTimeout(go, 500)
    requestAnimationFrame(() =>
      setTimeout(() => {
        clearTimeout(waited)
        go()
      }),
    )
  }
  for (const sign of ['pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin', 'beforeprint'])
    addEventListener(sign, finish, { capture: true, passive: true, once: true })
  afterFrame(showNear)
}
