import { isRouteErrorResponse } from 'react-router'
import { ButtonLink } from '#design/button/button.tsx'

type Action = { label: string; to: string; variant: 'solid' | 'ghost' }
export type Words = { title: string; text: string; actions: readonly Action[] }

const HOME: Action = { label: 'Torna alla home', to: '/', variant: 'solid' }
const HELP: Action = { label: 'Cerchi aiuto?', to: '/assistenza', variant: 'ghost' }

/** SHL-028 gives the words of the refusal; the others follow its tone. */
const WORDS: Readonly<Record<number, Words>> = {
  403: {
    title: 'Non sei autorizzato.',
    text: 'Non sei autorizzato a visualizzare il contenuto di questa pagina.',
    actions: [
      { label: 'Torna ai servizi', to: '/servizi', variant: 'ghost' },
      { label: 'Effettua l’upgrade', to: '/upgrade', variant: 'solid' },
    ],
  },
  404: {
    title: 'Questa pagina non c’è',
    text: 'L’indirizzo potrebbe essere cambiato, o il contenuto non è più disponibile.',
    actions: [HOME, HELP],
  },
  405: {
    title: 'Questa pagina non riceve dati.',
    text: 'Non abbiamo salvato nulla. Riparti dalla pagina in cui stavi scrivendo, o dalla home.',
    actions: [HOME, HELP],
  },
  413: {
    title: 'Il modulo è troppo grande.',
    text: 'Non abbiamo salvato nulla. Torna indietro con il tasto del browser: quello che hai scritto è ancora lì.',
    actions: [HOME, HELP],
  },
  503: {
    title: 'Torniamo tra pochissimo',
    text: 'Il Club non riesce a rispondere in questo momento. Nulla di quello che hai salvato è andato perso: riprova tra qualche secondo.',
    actions: [HOME],
  },
}

const FALLBACK: Words = {
  title: 'Si è verificato un errore.',
  text: 'Non è colpa tua: abbiamo registrato il problema. Riprova tra poco o riparti dalla home.',
  actions: [HOME, HELP],
}

/** The page in place of one that could not be shown, at the same address and with the right status. */
export function ErrorPage({ error, words }: { error: unknown; words?: Words }) {
  const status = isRouteErrorResponse(error) ? error.status : 500
  const { title, text, actions } = words ?? WORDS[status] ?? FALLBACK
  return (
    <div className="mx-auto w-full max-w-wrap px-5 py-16 sm:px-6 sm:py-24">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <p className="font-display text-title-l text-primary" aria-hidden="true">
        {status}
      </p>
      <h1 className="mt-2 font-display text-title-xl">{title}</h1>
      <p className="mt-5 max-w-measure text-lg text-ink-soft">{text}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        {actions.map(({ label, to, variant }) => (
          <ButtonLink key={to} to={to} variant={variant}>
            {label}
          </ButtonLink>
        ))}
      </div>
    </div>
  )
}
