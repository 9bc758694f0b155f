import { Button } from '#design/button/button.tsx'
import { Wrap } from '#design/layout/layout.tsx'

export const meta = () => [{ title: 'Sei offline' }, { name: 'robots', content: 'noindex' }]

/** Kept by the browser at the first visit, and shown in place of any page while there is no network. */
export default function Offline() {
  return (
    <Wrap className="grid justify-items-start gap-5 py-16 sm:py-24">
      <h1 className="text-title-xl">Sei offline</h1>
      <p className="max-w-measure text-ink-soft text-lg">
        Non riusciamo a raggiungere il Club: controlla la connessione. Quello che hai scritto in un modulo aperto è
        ancora lì.
      </p>
      <Button onClick={() => window.location.reload()}>Riprova</Button>
    </Wrap>
  )
}
