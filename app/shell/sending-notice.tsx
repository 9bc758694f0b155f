import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { type Hindrance, hindranceNow, TRY_AGAIN } from './sending.ts'

const WORDS: Record<Hindrance, { title: string; text: string }> = {
  'signed-out': {
    title: 'La sessione è scaduta',
    text: 'Quello che hai scritto è ancora qui. Accedi in un’altra scheda e torna su questa: l’invio riprende da solo.',
  },
  unreachable: {
    title: 'Il Club non risponde',
    text: 'Quello che hai scritto è ancora qui. Controlla la connessione: quando torna l’invio riprende da solo, altrimenti premi Riprova.',
  },
}

/** Says why a form has not left yet. The page stays as it is under it, so that its words can be read and copied. */
export function SendingNotice() {
  const hindrance = useSyncExternalStore(hindranceNow.subscribe, hindranceNow.get, hindranceNow.onServer)
  const { pathname } = useLocation()
  if (!hindrance) return null
  const { title, text } = WORDS[hindrance]
  return (
    <div role="alert" className="fixed inset-x-0 bottom-0 z-40">
      <div className="mx-auto grid max-w-3xl gap-3 border-2 border-danger bg-paper p-5 shadow-card sm:mb-4 sm:rounded-card">
        <h2 className="font-strong font-text text-lg">{title}</h2>
        <p>{text}</p>
        <div className="flex flex-wrap gap-3">
          {hindrance === 'signed-out' && (
            <ButtonLink to={pathname.startsWith('/redazione') ? '/login?redirectTo=%2Fredazione' : '/login'} isNewTab>
              Accedi in un’altra scheda
            </ButtonLink>
          )}
          <Button variant="ghost" icon="refresh-cw" onClick={() => window.dispatchEvent(new Event(TRY_AGAIN))}>
            Riprova
          </Button>
        </div>
      </div>
    </div>
  )
}
