import { hasPassword } from '#areas/account/still-them-commands.server.ts'
import { memberOf } from '#areas/audience/context.server.ts'
import { ButtonLink } from '#design/button/button.tsx'
import { Link } from '#design/link/link.tsx'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { romeDayOf } from '#platform/pure/dates.ts'
import { getContactData } from '../contact-store.server.ts'
import { AccountForm } from '../ui/account-form.tsx'
import { CompletionForm } from '../ui/completion-form.tsx'
import { toPersonalData } from '../wire.ts'
import type { Route } from './+types/personal-data'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, club, now } = partsOf(context)
  const member = memberOf(context)
  const data = toPersonalData(await getContactData(db, member.id))
  return {
    clubName: club.name,
    phone: club.phone,
    today: romeDayOf(now),
    data,
    hasPassword: await hasPassword(db, member),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Dati personali | ${loaderData?.clubName ?? 'Camice'}` },
  { name: 'robots', content: 'noindex' },
]

/** PRF-026. Two forms: what is said once, and what may change. */
export default function PersonalDataPage({ loaderData: { data, today, phone, hasPassword } }: Route.ComponentProps) {
  return (
    <div className="grid gap-8">
      <header>
        <h1 className="text-title-l">Dati personali</h1>
        <p className="mt-2 max-w-measure text-ink-soft">
          Il telefono e la password li cambi qui. Se sono cambiati nome, e-mail o indirizzo delle fatture,{' '}
          <Link to="/assistenza/contatti">scrivi all’assistenza</Link>: li corregge per te.
        </p>
      </header>
      <section aria-labelledby="dati-profilo" className="rounded-card bg-paper p-6 shadow-card sm:p-8">
        <h2 id="dati-profilo" className="mb-5 text-title-m">
          Dati del profilo
        </h2>
        <CompletionForm data={data} today={today} supportPhone={phone} />
      </section>
      <section aria-labelledby="dati-account" className="rounded-card bg-paper p-6 shadow-card sm:p-8">
        <h2 id="dati-account" className="mb-5 text-title-m">
          Dati dell’account
        </h2>
        <AccountForm info={data.info} hasPassword={hasPassword} />
      </section>
      <section aria-labelledby="accesso" className="rounded-card bg-paper p-6 shadow-card sm:p-8">
        <h2 id="accesso" className="mb-2 text-title-m">
          Accesso e sicurezza
        </h2>
        <p className="mb-5 max-w-measure text-ink-soft">
          Entra senza password con una passkey, guarda da quali dispositivi hai effettuato l’accesso ed esci da tutti.
        </p>
        <ButtonLink to="/profilo/sicurezza" variant="ghost" icon="key-round">
          Passkey e dispositivi
        </ButtonLink>
      </section>
    </div>
  )
}
