import type { ReactNode } from 'react'
import { cx } from '#design/cx.ts'
import { Icon } from '#design/icon/icon.tsx'
import { Link } from '#design/link/link.tsx'
import type { PublicCard } from '../public-card-rules.ts'

function Section({ title, icon, children }: { title: string; icon: string; children: ReactNode }) {
  return (
    <section className="rounded-card bg-paper p-5 shadow-card sm:p-7">
      <h2 className="mb-4 flex items-center gap-2.5 text-title-s">
        <Icon name={icon} size={24} className="text-primary" />
        {title}
      </h2>
      {children}
    </section>
  )
}

function Lines({ lines }: { lines: readonly { key: string; title: ReactNode; detail: string }[] }) {
  return (
    <ul className="grid gap-4">
      {lines.map(({ key, title, detail }) => (
        <li key={key} className="border-line border-l-2 pl-4">
          <p className="font-strong">{title}</p>
          <p className="text-ink-soft">{detail}</p>
        </li>
      ))}
    </ul>
  )
}

/** CRD-025. What the owner wrote, in the order a reader looks for it; empty parts are not there. */
export function CardSections({ card, onContact }: { card: PublicCard; onContact?: OnContact }) {
  const { training, workExperience, certifications, publications } = card
  return (
    <div className={cx('grid items-start gap-6', card.contacts && 'lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]')}>
      {/* Without contacts beside them the parts share the width. */}
      <div className={cx('grid items-start gap-6', !card.contacts && 'lg:grid-cols-2')}>
        {card.presentation && (
          <Section title="Presentazione" icon="user">
            <p className="max-w-measure whitespace-pre-line">{card.presentation}</p>
          </Section>
        )}
        {workExperience.length > 0 && (
          <Section title="Esperienze" icon="briefcase">
            <Lines
              lines={workExperience.map(({ role, organization, fromYear, toYear }) => ({
                key: `${role} ${organization} ${fromYear}`,
                title: role,
                detail: `${organization}, ${fromYear}–${toYear ?? 'oggi'}`,
              }))}
            />
          </Section>
        )}
        {training.length > 0 && (
          <Section title="Formazione" icon="graduation-cap">
            <Lines
              lines={training.map(({ degree, title, institution, year }) => ({
                key: `${degree} ${title} ${year}`,
                title: `${degree}: ${title}`,
                detail: `${institution}, ${year}`,
              }))}
            />
          </Section>
        )}
        {certifications.length > 0 && (
          <Section title="Certificazioni" icon="badge-check">
            <Lines
              lines={certifications.map(({ title, issuer, year }) => ({
                key: `${title} ${issuer} ${year}`,
                title,
                detail: `${issuer}, ${year}`,
              }))}
            />
          </Section>
        )}
        {publications.length > 0 && (
          <Section title="Pubblicazioni scientifiche" icon="book-open">
            <Lines
              lines={publications.map(({ title, journal, year, link }) => ({
                key: `${title} ${year}`,
                title: link ? <Link to={link}>{title}</Link> : title,
                detail: [journal, year].filter(Boolean).join(', '),
              }))}
            />
          </Section>
        )}
      </div>
      {card.contacts && <ContactsBox contacts={card.contacts} onPress={onContact} />}
    </div>
  )
}

/** A page of others that is asked for only by whoever presses it: nothing of it is loaded here. */
const mapOf = (address: string) => `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`

type Contact = 'telefono' | 'email' | 'sito'
type OnContact = (contact: Contact) => void

function ContactsBox({
  contacts,
  onPress,
}: {
  contacts: NonNullable<PublicCard['contacts']>
  onPress?: OnContact | undefined
}) {
  const { email, phone, website, address } = contacts
  return (
    <Section title="Contatti" icon="phone">
      <ul className="grid gap-1">
        {phone && (
          <li>
            <Link
              to={`tel:${phone.replace(/[^+\d]/g, '')}`}
              onClick={() => onPress?.('telefono')}
              className="inline-flex min-h-11 items-center"
            >
              {phone}
            </Link>
          </li>
        )}
        {email && (
          <li>
            <Link
              to={`mailto:${email}`}
              onClick={() => onPress?.('email')}
              className="wrap-anywhere inline-flex min-h-11 items-center"
            >
              {email}
            </Link>
          </li>
        )}
        {website && (
          <li>
            <Link
              to={website}
              onClick={() => onPress?.('sito')}
              className="wrap-anywhere inline-flex min-h-11 items-center"
            >
              {website.replace(/^https?:\/\//, '')}
            </Link>
          </li>
        )}
        {address && (
          <li className="pt-2">
            <p className="text-ink-soft">{address}</p>
            <Link to={mapOf(address)} className="inline-flex min-h-11 items-center">
              Apri la mappa
            </Link>
          </li>
        )}
      </ul>
    </Section>
  )
}
