import type { SubscriptionType } from '#areas/audience/model.ts'
import { usePerson } from '#areas/audience/ui/person.ts'
import { RenewalForm } from '#areas/leads/ui/forms.tsx'
import { ButtonLink } from '#design/button/button.tsx'
import { Band } from '#design/layout/layout.tsx'
import { upgradeFormVariant } from '../upgrade-rules.ts'

const WORDS = {
  'try-one-month-free': {
    title: 'Prova un mese gratis',
    lead: 'Ci conosci già: ti richiamiamo per regalarti un mese e riprendere da dove avevi lasciato.',
    button: 'Richiedi il mese gratis',
  },
  full: {
    title: 'Tutto il Club, un solo piano',
    lead: 'Lasciaci un recapito: un consulente ti aiuta a scegliere, senza impegno.',
    button: 'Richiedi informazioni',
  },
} as const

/** UPG-016. How the page begins, and begins again at its end, where it is no landmark: two of one name would be. Who left once is offered a month. */
export function UpgradeHeader({ id, type, level = 1 }: { id: string; type: SubscriptionType; level?: 1 | 2 }) {
  const person = usePerson()
  const oldExpiration = person.status === 'here' ? person.me.subscription.expiration.oldExpiration : null
  const variant = upgradeFormVariant(type, oldExpiration)
  const words = WORDS[variant]
  const Heading = `h${level}` as const
  return (
    <Band id={id} ground={level === 1 ? 'tint' : 'sunken'} aria-labelledby={level === 1 ? `${id}-title` : undefined}>
      <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_27rem]">
        <div>
          <p className="eyebrow">Passa a Premium</p>
          <Heading id={`${id}-title`} className="mt-2 font-display text-balance text-title-xl">
            {words.title}
          </Heading>
          <p className="mt-4 min-h-14 max-w-measure text-ink-soft text-lg">{words.lead}</p>
          <ButtonLink to="/piani-premium" variant="accent" size="large" className="mt-6">
            Piani Premium
          </ButtonLink>
        </div>
        <div className="rounded-card bg-paper p-6 shadow-card sm:p-7">
          <RenewalForm
            about={variant}
            label={level === 2 ? `${words.button}, in fondo alla pagina` : words.button}
            submitLabel={words.button}
            submitVariant="solid"
          />
        </div>
      </div>
    </Band>
  )
}
