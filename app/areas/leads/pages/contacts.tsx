import { useEffect, useState } from 'react'
import { askDepartment, type Department, knownDepartment } from '#areas/account/ui/find-department.ts'
import { audienceOf } from '#areas/audience/context.server.ts'
import { usePerson } from '#areas/audience/ui/person.ts'
import { ButtonLink } from '#design/button/button.tsx'
import { Card, CardBody, CardTitle } from '#design/card/card.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Band } from '#design/layout/layout.tsx'
import { systemClock } from '#platform/clock.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { digitsOf } from '#platform/pure/person-fields.ts'
import { chatAddress, isWhatsappClosed, OPENING_WORDS } from '../opening-rules.ts'
import { SupportForm } from '../ui/forms.tsx'
import type { Route } from './+types/contacts'

export function loader({ context }: Route.LoaderArgs) {
  const { club } = partsOf(context)
  const { name, phone, whatsapp, chatUrl } = club
  return { clubName: name, phone, whatsapp, chatUrl, isVisitor: audienceOf(context).type === 'SUSPECT' }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Contatti | ${loaderData?.clubName ?? 'Camice'}` },
  { name: 'description', content: 'Scrivi all’assistenza del Club: ti risponde una persona.' },
]

/** FRM-022 */
export default function ContactsPage({ loaderData: { phone, whatsapp, chatUrl, isVisitor } }: Route.ComponentProps) {
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
          {whatsapp.number && <WhatsappCard {...whatsapp} />}
          <ChatCard chatUrl={chatUrl} isVisitor={isVisitor} />
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
function WhatsappCard({ number, closures }: { number: string; closures: string }) {
  const [isClosed, setClosed] = useState(false)
  useEffect(() => setClosed(isWhatsappClosed(systemClock.now(), closures)), [closures])
  return (
    <ContactCard
      icon="message-circle"
      title="WhatsApp"
      text={isClosed ? 'Chiuso per ferie: torniamo presto.' : OPENING_WORDS}
    >
      {!isClosed && (
        <ButtonLink to={`https://wa.me/${digitsOf(number)}`} isNewTab variant="ghost">
          Scrivici su WhatsApp
        </ButtonLink>
      )}
    </ContactCard>
  )
}

/** FRM-022, LOG-025. The chat of the department looked up at sign-in; where the lookup fails there is no card. */
function ChatCard({ chatUrl, isVisitor }: { chatUrl: string | undefined; isVisitor: boolean }) {
  const { status } = usePerson()
  const [department, setDepartment] = useState<Department | 'none' | null>(null)
  useEffect(() => {
    if (status !== 'here') return
    const known = knownDepartment()
    if (known) setDepartment(known)
    else askDepartment().then((found) => setDepartment(found ?? 'none'))
  }, [status])
  if (department === 'none') return null
  return (
    <ContactCard
      icon="headphones"
      title="Chat"
      text={department ? `${department.name}. ${OPENING_WORDS}` : 'Per i soci che hanno effettuato l’accesso.'}
    >
      {isVisitor && (
        <ButtonLink to="/login?redirectTo=/assistenza/contatti" variant="ghost">
          Accedi
        </ButtonLink>
      )}
      {department && (
        <ButtonLink to={chatAddress(chatUrl, department.departmentId)} isNewTab={Boolean(chatUrl)} variant="ghost">
          Apri la chat
        </ButtonLink>
      )}
    </ContactCard>
  )
}
