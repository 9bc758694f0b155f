import { useEffect, useRef, useState } from 'react'
import { buttonClass } from '#design/button/button-class.ts'
import { Icon } from '#design/icon/icon.tsx'
import type { RegistrationKind } from '../registration-rules.ts'
import { AccountBox } from './account-box.tsx'
import { CONFIRM_EMAIL_PATH } from './unproved-strip.tsx'
import type { Registered } from './use-registration.ts'
import { wayBack } from './way-back.ts'

/** REG-004. Plain links: the next page is drawn for the member, not for the visitor this one was drawn for. */
export function RegistrationDone({ kind, isIn, hasTrial, email }: { kind: RegistrationKind } & Registered) {
  const words = useRef<HTMLDivElement>(null)
  const [before] = useState(wayBack)
  useEffect(() => {
    words.current?.focus()
    window.scrollTo({ top: 0 })
  }, [])
  if (!isIn)
    return (
      <AccountBox title="Controlla la posta">
        <div ref={words} role="status" tabIndex={-1} className="outline-none">
          <Icon name="mail" size={44} className="mb-4 text-primary" />
          <p>
            Ti abbiamo scritto a <b className="wrap-anywhere font-strong">{email}</b>: apri l’e-mail per continuare.
          </p>
          <p className="mt-3 text-ink-soft">
            Non la trovi? Guarda anche tra la posta indesiderata. Se l’indirizzo è sbagliato{' '}
            <a href="/registrazione" className="underline">
              registrati di nuovo
            </a>
            .
          </p>
        </div>
      </AccountBox>
    )
  return (
    <AccountBox title="Registrazione completata!">
      <div ref={words} role="status" tabIndex={-1} className="outline-none">
        <Icon name="circle-check" size={44} className="mb-4 text-success" />
        <p>
          Ti abbiamo scritto a <b className="wrap-anywhere font-strong">{email}</b>, con il tuo username: apri l’e-mail
          e conferma l’indirizzo.
          {hasTrial && ' La prova gratuita è già attiva, per sette giorni.'}
          {kind === 'trial' && !hasTrial && ' La prova gratuita comincia appena lo confermi, e dura sette giorni.'}
        </p>
      </div>
      {/* A form and not a call: the page that answers it says what happened, and takes another address. */}
      <form method="post" action={CONFIRM_EMAIL_PATH} className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-1">
        <span className="text-ink-soft">Non è arrivata?</span>
        <button type="submit" name="act" value="send" className={buttonClass({ variant: 'quiet' })}>
          Invia di nuovo
        </button>
        <a href={`${CONFIRM_EMAIL_PATH}#indirizzo`} className={buttonClass({ variant: 'quiet' })}>
          Cambia indirizzo
        </a>
      </form>
      <div className="mt-6 flex flex-wrap gap-3">
        {before && (
          <a href={before} className={buttonClass({ variant: 'solid' })}>
            Riprendi da dove eri
          </a>
        )}
        <a href="/" className={buttonClass({ variant: before ? 'ghost' : 'solid' })}>
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
