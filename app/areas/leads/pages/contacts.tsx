import { useEffect, useState } from 'react'
import { usePerson } from '#areas/audience/ui/person.ts'
import { ButtonLink } from '#design/button/button.tsx'
import { Card, CardBody, CardTitle } from '#design/card/card.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Band } from '#design/layout/layout.tsx'
import { systemClock } from '#platform/clock.ts'
import { askCall } from '#platform/http/ask-call.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { isWhatsappClosed, OPENING_WORDS } from '../opening-rules.ts'
import { SupportForm } from '../ui/forms.tsx'
import type { Route } from './+types/contacts'

export function loader({ context }: Route.LoaderArgs) {
  const { club } = partsOf(context)
  return { clubName: club.name, phone: club.phone }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Contatti | ${loaderData?.clubName ?? 'Camice'}` },
  { name: 'description', content: 'Scrivi all’assistenza del Club: ti risponde una persona.' },
]

/** FRM-022 */
export default function ContactsPage({ loaderData: { phone } }: Route.ComponentProps) {
  const dialled = phone.replace(/\s/g, '')
  return (
    <Band ground="tint" space="medium">
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-12">
        <section aria-labelledby="richiesta" className="rounded-card bg-paper p-6 shadow-card sm:p-9">
          <h1 id="richiesta" className="text-title-l">
            Invia la tua richiesta
          </h1>
          <p className="mt-1.5 mb-7 text-ink-soft">Ti risponde una persona, entro due giorni lavorativi.</p>
          <SupportForm />
        </section>
        <ul className="grid gap-4">
          <ContactCard icon="phone" title="Telefono" text={OPENING_WORDS}>
            <ButtonLink to={`tel:${dialled}`} variant="ghost">
              {phone}
            </ButtonLink>
          </ContactCard>
          <WhatsappCard number={dialled} />
          <ChatCard />
        </ul>
      </div>
    </Band>
  )
}

type CardProps = { icon: string; title: string; text: string; children?: React.ReactNode }

function ContactCard({ icon, title, text, children }: CardProps) {
  return (
    <Card as="li">
      <CardBody>
        <span className="grid size-11 place-items-center rounded-pill bg-primary-tint text-primary">
          <Icon name={icon} size={22} />
        </span>
        <CardTitle level={2}>{title}</CardTitle>
        <p className="text-ink-soft">{text}</p>
        <div className="mt-1 min-h-11">{children}</div>
      </CardBody>
    </Card>
  )
}

/** FRM-027. The page is kept for everybody, so whether it is open now is asked in the browser. */
function WhatsappCard({ number }: { number: string }) {
  const [isClosed, setClosed] = useState(false)
  useEffect(() => setClosed(isWhatsappClosed(systemClock.now())), [])
  return (
    <ContactCard
      icon="message-circle"
      title="WhatsApp"
      text={isClosed ? 'Chiuso per ferie: torniamo presto.' : OPENING_WORDS}
    >
      {!isClosed && (
        <ButtonLink to={`https://wa.me/${number.replace(/^\+/, '')}`} isNewTab variant="ghost">
          Scrivici su WhatsApp
        </ButtonLink>
      )}
    </ContactCard>
  )
}

/** FRM-022, LOG-025. The chat of the department found for the member; where none is found the card stays a word. */
function ChatCard() {
  const person = usePerson()
  const [department, setDepartment] = useState<{ departmentId: string; name: string } | null>(null)
  useEffect(() => {
    if (person.status !== 'here') return
    askCall<{ departmentId: string; name: string }>('/Chat/Dipartimento').then((found) => {
      if (found.isOk) setDepartment(found.answer)
    })
  }, [person.status])
  return (
    <ContactCard
      icon="headphones"
      title="Chat"
      text={department ? department.name : 'Per i soci che hanno effettuato l’accesso.'}
    >
      {department && (
        <ButtonLink to={`/assistenza?reparto=${encodeURIComponent(department.departmentId)}`} variant="ghost">
          Apri la chat
        </ButtonLink>
      )}
    </ContactCard>
  )
}
