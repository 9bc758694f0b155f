import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '../button/button.tsx'
import { cx } from '../cx.ts'
import { lazyPart } from '../lazy-part.ts'
import type { Engine } from './carousel-engine.tsx'
import { controlsClass, type SlidesPerView, slideClass } from './slides-per-view.ts'
import { useAutoplay } from './use-autoplay.ts'

const part = lazyPart(() => import('./carousel-engine.tsx'))

export type Slide = { key: string; content: ReactNode }

export type CarouselProps = {
  label: string
  slides: readonly Slide[]
  perView?: SlidesPerView
  isLooping?: boolean
  /** Turns by itself; it can then be stopped, stops on focus, and never starts for who asked for less motion. */
  autoplayMs?: number
  className?: string
}

/** Where each slide begins, counted from the start of the list. Only the list is scrolled, never the page around it. */
function slideLefts(viewport: HTMLElement): number[] {
  const boxes = [...viewport.querySelectorAll('[data-slide]')].map((slide) => slide.getBoundingClientRect().left)
  return boxes.map((left) => left - (boxes[0] ?? 0))
}

/**
 * The browser's own scrolling, which needs no JavaScript and is the best a finger can have. Who comes with a mouse, and could
 * not drag it, gets the engine when the mouse arrives; a page read on a phone never pays for it.
 */
export function Carousel({ label, slides, perView = {}, isLooping = false, autoplayMs, className }: CarouselProps) {
  const frame = useRef<HTMLElement>(null)
  const [viewport, setViewport] = useState<HTMLElement | null>(null)
  const [engine, setEngine] = useState<Engine>()
  const [current, setCurrent] = useState(0)
  const [announced, setAnnounced] = useState('')
  const last = slides.length - 1
  const [hasMouse, setHasMouse] = useState(false)
  const loaded = part.usePart(hasMouse && slides.length > 1)

  const go = useCallback(
    (index: number) => {
      const target =
        isLooping || autoplayMs !== undefined
          ? (index + slides.length) % slides.length
          : Math.min(Math.max(0, index), last)
      if (engine) engine.scrollTo(target)
      else if (viewport) viewport.scrollTo({ left: slideLefts(viewport)[target] ?? 0 })
      setCurrent(target)
      return target
    },
    [engine, viewport, isLooping, autoplayMs, slides.length, last],
  )
  const next = useCallback(() => void go(current + 1), [go, current])
  const { isPlaying, toggle } = useAutoplay(frame, autoplayMs, next)
  const ask = (index: number) => setAnnounced(`Diapositiva ${go(index) + 1} di ${slides.length}`)

  // The engine moves the list by itself, from the start: what the browser had scrolled must not be counted twice.
  useEffect(() => {
    if (engine && viewport) viewport.scrollLeft = 0
  }, [engine, viewport])

  const follow = () => {
    if (engine || !viewport) return
    const distances = slideLefts(viewport).map((left) => Math.abs(left - viewport.scrollLeft))
    setCurrent(distances.indexOf(Math.min(...distances)))
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== viewport || (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft')) return
    event.preventDefault()
    ask(current + (event.key === 'ArrowRight' ? 1 : -1))
  }

  return (
    <section ref={frame} aria-roledescription="carosello" aria-label={label} className={cx('grid gap-4', className)}>
      <section
        ref={setViewport}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must take the keyboard (WCAG 2.1.1).
        tabIndex={0}
        aria-label={`${label}: diapositive`}
        onKeyDown={onKeyDown}
        onScroll={follow}
        onPointerEnter={(event) => event.pointerType === 'mouse' && setHasMouse(true)}
        className={cx(
          // Relative: words for screen readers inside a slide are clipped with it, and widen no page.
          'relative -mx-1 rounded-card px-1 py-1 [scrollbar-width:none]',
          engine
            ? 'cursor-grab overflow-hidden active:cursor-grabbing'
            : 'snap-x snap-mandatory overflow-x-auto scroll-smooth',
        )}
      >
        <ul className="-ml-5 flex touch-pan-y touch-pinch-zoom">
          {slides.map((slide, index) => (
            <li
              key={slide.key}
              data-slide=""
              aria-roledescription="diapositiva"
              aria-label={`${index + 1} di ${slides.length}`}
              className={cx(
                'flex min-w-0 shrink-0 snap-start flex-col pl-5 [&>*]:flex-1',
                slideClass(perView, slides.length),
              )}
            >
              {slide.content}
            </li>
          ))}
        </ul>
      </section>
      <div
        className={cx('items-center gap-3', controlsClass(perView, slides.length), viewport === null && 'invisible')}
      >
        <Button
          variant="ghost"
          isIconOnly
          icon="arrow-left"
          aria-label="Diapositiva precedente"
          onClick={() => ask(current - 1)}
        />
        <Button
          variant="ghost"
          isIconOnly
          icon="arrow-right"
          aria-label="Diapositiva successiva"
          onClick={() => ask(current + 1)}
        />
        {autoplayMs !== undefined && (
          <Button
            variant="quiet"
            isIconOnly
            icon={isPlaying ? 'pause' : 'play'}
            aria-label={isPlaying ? 'Ferma lo scorrimento' : 'Avvia lo scorrimento'}
            onClick={toggle}
          />
        )}
        {perView.desktop === 1 && (
          <p className="ml-auto text-sm text-ink-soft tabular-nums" aria-hidden="true">
            {current + 1} / {slides.length}
          </p>
        )}
        <p role="status" className="visually-hidden">
          {announced}
        </p>
      </div>
      {loaded && viewport && (
        <loaded.CarouselEngine
          viewport={viewport}
          startIndex={current}
          isLooping={isLooping}
          onReady={setEngine}
          onSelect={setCurrent}
        />
      )}
    </section>
  )
}
