import { useRef } from 'react'
import { Icon } from '#design/icon/icon.tsx'
import { useIsAbove } from './use-is-above.ts'

/** SHL-025. Appears after 300 px of scrolling, but never over what has the focus: it steps aside for the keyboard, for the question about cookies (WCAG 2.4.11) and for a bar that stands there. */
export function BackToTop() {
  const mark = useRef<HTMLDivElement>(null)
  const isFar = useIsAbove(mark)
  return (
    <>
      <div ref={mark} className="pointer-events-none absolute top-0 left-0 h-[300px] w-px" />
      {isFar && (
        <button
          type="button"
          className="fixed right-4 bottom-4 z-30 inline-flex size-11 animate-fade items-center justify-center gap-2 rounded-pill bg-raised sm:size-auto sm:min-h-11 sm:px-4 font-strong text-sm shadow-float hover:text-primary-strong [body:has(main_:focus-visible,[data-stands-below])_&]:invisible print:hidden"
          onClick={() => {
            const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
            window.scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' })
            document.getElementById('contenuto')?.focus({ preventScroll: true })
          }}
        >
          <Icon name="arrow-up" size={18} />
          <span className="max-sm:visually-hidden">Torna su</span>
        </button>
      )}
    </>
  )
}
