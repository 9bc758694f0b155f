import { type FormEvent, useState } from 'react'
import { usePerson } from '#areas/audience/ui/person.ts'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { Checkbox } from '#design/checkbox/checkbox.tsx'
import { Form } from '#design/form/form.tsx'
import { Band } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import { EmailField, PhoneField } from '#design/text-field/text-field.tsx'
import { toast } from '#design/toast/toast.ts'
import { requestProblems, upgradeFormVariant } from '../upgrade-rules.ts'

const WORDS = {
  'try-one-month-free': {
    title: 'Prova un mese gratis',
    lead: 'Sei già stato con noi: ti richiamiamo per regalarti un mese e riprendere da dove eri rimasto.',
    button: 'Richiedi il mese gratis',
  },
  full: {
    title: 'Tutto il Club, un solo piano',
    lead: 'Lasciaci un recapito: un consulente ti aiuta a scegliere, senza impegno.',
    button: 'Richiedi informazioni',
  },
} as const

/** UPG-016. How the page begins, and begins again at its end, where it is no landmark: two of one name would be. Who left once is offered a month. */
export function UpgradeHeader({ id, level = 1 }: { id: string; level?: 1 | 2 }) {
  const person = usePerson()
  const variant = upgradeFormVariant(person.status === 'here' ? person.me.subscription.expiration.oldExpiration : null)
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
        <RequestForm variant={variant} button={words.button} />
      </div>
    </Band>
  )
}

function RequestForm({ variant, button }: { variant: string; button: string }) {
  const [isSending, setSending] = useState(false)
  const [isSent, setSent] = useState(false)

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    setSending(true)
    try {
      const response = await fetch('/api/Forms/CreaClubLead', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          TipoForm: 'rinnovo',
          EmailCliente: data.get('email'),
          CellulareCliente: data.get('phone'),
          PresaVisione: true,
          FormFields: { type: variant, url: location.pathname, event_id: crypto.randomUUID() },
        }),
      })
      if (!response.ok) throw new Error(`status ${response.status}`)
      setSent(true)
    } catch {
      toast.danger('Errore nel servizio /Forms/CreaClubLead')
    }
    setSending(false)
  }

  if (isSent)
    return (
      <p role="status" className="rounded-card bg-paper p-7 text-lg shadow-card">
        Grazie: ti ricontattiamo entro un giorno lavorativo.
      </p>
    )
  return (
    <Form
      className="rounded-card bg-paper p-6 shadow-card"
      validate={requestProblems}
      onSubmit={send}
      data-variant={variant}
    >
      <EmailField name="email" label="E-mail" maxLength={100} isRequired />
      <PhoneField name="phone" label="Telefono" maxLength={16} isRequired />
      <Checkbox
        name="privacy"
        isRequired
        label={
          <>
            Ho letto l’<Link to="/privacy-policy">informativa sulla privacy</Link>
          </>
        }
      />
      <Button type="submit" isWide isPending={isSending}>
        {button}
      </Button>
    </Form>
  )
}
