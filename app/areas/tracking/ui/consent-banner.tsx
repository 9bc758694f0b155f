import { useEffect } from 'react'
import { Button } from '#design/button/button.tsx'
import { useDialog } from '#design/dialog/dialog.tsx'
import { Wrap } from '#design/layout/layout.tsx'
import { lazyPart } from '#design/lazy-part.ts'
import { Link } from '#design/link/link.tsx'
import { CONSENT_QUESTION_ID, PURPOSES } from '../model.ts'
import { giveConsent, useConsent } from './consent.ts'

const preferencesPart = lazyPart(() => import('./consent-preferences.tsx'))

/**
 * The question of the Garante’s guidelines: refusing is as easy as accepting, the X refuses, nothing is ticked beforehand. It
 * stands in the page under the header, over nothing, and goes away as the page scrolls. It is in the document from the start; a
 * script in the head hides it before anything is painted from whoever has answered (`data-answered`), and a stylesheet from whoever
 * has no JavaScript, who is counted by nobody.
 */
export function ConsentBanner() {
  const { consent, isAsking } = useConsent()
  const preferences = useDialog()
  const part = preferencesPart.usePart(preferences.isOpen)
  useEffect(() => {
    if (isAsking !== null) document.documentElement.toggleAttribute('data-answered', !isAsking)
  }, [isAsking])
  const refuse = () => giveConsent([])
  return (
    <section
      id={CONSENT_QUESTION_ID}
      tabIndex={-1}
      aria-label="I cookie, e che cosa ne facciamo"
      className="border-line border-b bg-gold-tint print:hidden in-data-answered:hidden [@media(scripting:none)]:hidden"
    >
      <Wrap className="relative flex flex-wrap items-center gap-x-6 gap-y-2 py-2 lg:pr-14">
        <p className="max-w-measure flex-1 basis-80 text-sm max-lg:pr-9">
          <b>Cookie.</b> Usiamo quelli tecnici. Se vuoi, contiamo anche le visite e da quale campagna arrivi, senza
          sapere chi sei. Se chiudi con la X restano solo i tecnici. <Link to="/cookie-policy">Cookie Policy</Link>
        </p>
        <div className="flex flex-wrap gap-2">
          <Button variant="ghost" onClick={refuse}>
            Rifiuta
          </Button>
          <Button variant="ghost" onClick={() => giveConsent(PURPOSES)}>
            Accetta
          </Button>
          <Button variant="quiet" {...preferences.triggerProps}>
            Scegli
          </Button>
        </div>
        <Button
          variant="quiet"
          isIconOnly
          icon="x"
          aria-label="Chiudi e continua senza accettare"
          className="absolute top-2 right-2"
          onClick={refuse}
        />
      </Wrap>
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
