import { useEffect, useRef } from 'react'
import { buttonClass } from '#design/button/button-class.ts'
import { Icon } from '#design/icon/icon.tsx'
import type { RegistrationKind } from '../registration-rules.ts'
import { AccountBox } from './account-box.tsx'

/** REG-004. Plain links: the next page is drawn for the member, not for the visitor this one was drawn for. */
export function RegistrationDone({ kind }: { kind: RegistrationKind }) {
  const words = useRef<HTMLDivElement>(null)
  useEffect(() => {
    words.current?.focus()
    window.scrollTo({ top: 0 })
  }, [])
  return (
    <AccountBox title="Registrazione completata!">
      <div ref={words} role="status" tabIndex={-1} className="outline-none">
        <Icon name="circle-check" size={44} className="mb-4 text-success" />
        <p>
          Ti abbiamo scritto un’e-mail con il tuo username: aprila e conferma l’indirizzo.
          {kind === 'trial' && ' La prova gratuita è già attiva, per sette giorni.'}
        </p>
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <a href="/" className={buttonClass({ variant: 'solid' })}>
          Vai alla home
        </a>
        {kind === 'free' && (
          <a href="/attivazione-trial" className={buttonClass({ variant: 'ghost' })}>
            Attiva la prova gratuita
          </a>
        )}
      </div>
    </AccountBox>
  )
}
