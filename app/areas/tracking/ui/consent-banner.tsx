import { useEffect, useRef } from 'react'
import { Button } from '#design/button/button.tsx'
import { useDialog } from '#design/dialog/dialog.tsx'
import { lazyPart } from '#design/lazy-part.ts'
import { Link } from '#design/link/link.tsx'
import { CONSENT_COOKIE, CONSENT_QUESTION_ID, PURPOSES } from '../model.ts'
import { giveConsent, useConsent } from './consent.ts'

const preferencesPart = lazyPart(() => import('./consent-preferences.tsx'))

/**
 * The question of the Garante’s guidelines: refusing is as easy as accepting, the X refuses, nothing is ticked beforehand. It
 * stands below the page and over nothing that has the focus. It is in the document from the start, and shown with the first
 * frame to whoever has no choice yet (`data-unless-cookie`); without JavaScript nothing is counted and nothing is asked.
 */
export function ConsentBanner() {
  const box = useRef<HTMLElement>(null)
  const { consent, isAsking } = useConsent()
  const preferences = useDialog()
  const part = preferencesPart.usePart(preferences.isOpen)
  useRoomBelow(box, isAsking ?? false)
  // The first frame may have shown it before React came: what React believes of the attribute is not always what it is.
  useEffect(() => {
    if (box.current && isAsking !== null) box.current.hidden = !isAsking
  }, [isAsking])
  const refuse = () => giveConsent([])
  return (
    <section
      ref={box}
      id={CONSENT_QUESTION_ID}
      hidden={!isAsking}
      data-unless-cookie={CONSENT_COOKIE}
      suppressHydrationWarning
      aria-labelledby="cookie-title"
      className="fixed inset-x-0 bottom-0 z-40 border-line border-t bg-raised p-4 shadow-float sm:inset-x-4 sm:bottom-4 sm:mx-auto sm:max-w-3xl sm:rounded-card sm:border sm:p-5 print:hidden"
    >
      <div className="flex items-start justify-between gap-3">
        <h2 id="cookie-title" className="pt-2 font-text font-strong text-base">
          I cookie, e che cosa ne facciamo
        </h2>
        <Button
          variant="quiet"
          isIconOnly
          icon="x"
          aria-label="Chiudi e continua senza accettare"
          className="-mt-1 -mr-2"
          onClick={refuse}
        />
      </div>
      <div className="grid gap-1 text-ink-soft text-sm">
        <p>Usiamo i cookie che servono al sito per funzionare.</p>
        <p>Con il tuo consenso contiamo anche, senza sapere chi sei, che cosa viene usato.</p>
        <p>
          Se chiudi con la X restano solo i cookie tecnici. <Link to="/cookie-policy">Leggi la Cookie Policy</Link>
        </p>
      </div>
      <div className="mt-3 flex flex-wrap gap-2.5">
        <Button variant="ghost" className="flex-1 sm:flex-none" onClick={refuse}>
          Rifiuta
        </Button>
        <Button variant="ghost" className="flex-1 sm:flex-none" onClick={() => giveConsent(PURPOSES)}>
          Accetta tutti
        </Button>
        <Button variant="quiet" className="max-sm:w-full" {...preferences.triggerProps}>
          Scegli
        </Button>
      </div>
      {part && (
        <part.ConsentPreferences
          chosen={consent?.purposes ?? []}
          isOpen={preferences.isOpen}
          onClose={preferences.close}
          onChoose={(purposes) => {
            preferences.close()
            giveConsent(purposes)
          }}
        />
      )}
    </section>
  )
}

/** WCAG 2.4.11. What takes the focus is scrolled clear of the question. */
function useRoomBelow(box: React.RefObject<HTMLElement | null>, isAsking: boolean) {
  useEffect(() => {
    const question = box.current
    if (!isAsking || !question) return
    const { style } = document.documentElement
    style.scrollPaddingBottom = style.paddingBottom = `${question.offsetHeight + 24}px`
    // What is in sight when the focus comes is not scrolled to by the browser, though the question may stand over it.
    const uncover = ({ target }: FocusEvent) => {
      if (question.contains(target as Node)) return
      const { bottom, height } = (target as Element).getBoundingClientRect()
      const free = question.getBoundingClientRect().top - 24
      if (bottom > free && height < free) scrollBy(0, bottom - free)
    }
    document.addEventListener('focusin', uncover)
    return () => {
      style.scrollPaddingBottom = style.paddingBottom = ''
      document.removeEventListener('focusin', uncover)
    }
  }, [box, isAsking])
}
