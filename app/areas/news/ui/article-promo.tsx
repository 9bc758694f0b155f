import type { SubscriptionType } from '#areas/audience/model.ts'
import { ButtonLink } from '#design/button/button.tsx'
import { Wrap } from '#design/layout/layout.tsx'

type Offer = { title: string; text: string; label: string; to: string }

/** Each type has one step before it; PREMIUM has none, and is left to read. */
const OFFERS: Readonly<Partial<Record<SubscriptionType, Offer>>> = {
  SUSPECT: {
    title: 'Leggi, salva, scarica',
    text: 'Con un account gratuito le letture che ti servono restano nella tua libreria.',
    label: 'Registrati gratis',
    to: '/registrazione',
  },
  REGISTRATO: {
    title: 'Sette giorni con tutto aperto',
    text: 'Articoli riservati, moduli, corsi: la prova non chiede dati di pagamento e finisce da sola.',
    label: 'Prova gratis',
    to: '/attivazione-trial',
  },
  TRIAL: {
    title: 'La prova finisce, le letture no',
    text: 'Con un piano Premium restano aperti gli articoli, i moduli e i corsi.',
    label: 'Passa a premium',
    to: '/upgrade',
  },
  EX_TRIAL: {
    title: 'Riprendi da dove eri',
    text: 'Con un piano Premium tornano aperti gli articoli, i moduli e i corsi della tua prova.',
    label: 'Passa a premium',
    to: '/upgrade',
  },
  EX_PREMIUM: {
    title: 'La tua libreria ti aspetta',
    text: 'Rinnova e ritrovi aperto tutto quello che avevi salvato.',
    label: 'Rinnova',
    to: '/upgrade',
  },
}

/**
 * CNT-008. A promotion after the text, which says the step this reader has before them; not where the text is cut and the
 * same step has just been offered in its place.
 */
export function ArticlePromo({ type, offered }: { type: SubscriptionType; offered?: string }) {
  const offer = OFFERS[type]
  if (!offer || offer.to === offered) return null
  return (
    <Wrap className="pb-10 print:hidden">
      <section
        aria-label="Promozione"
        className="flex flex-wrap items-center justify-between gap-5 rounded-card bg-primary-tint p-6 sm:p-8"
      >
        <div className="grid gap-1.5">
          <p className="font-display text-title-m">{offer.title}</p>
          <p className="max-w-measure text-ink-soft">{offer.text}</p>
        </div>
        <ButtonLink to={offer.to}>{offer.label}</ButtonLink>
      </section>
    </Wrap>
  )
}
