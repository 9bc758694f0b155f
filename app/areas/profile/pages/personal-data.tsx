import { memberOf } from '#areas/audience/context.server.ts'
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
  const data = toPersonalData(await getContactData(db, memberOf(context).id))
  return { clubName: club.name, phone: club.phone, today: romeDayOf(now), data }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Dati personali | ${loaderData?.clubName ?? 'Camice'}` },
  { name: 'robots', content: 'noindex' },
]

/** PRF-026. Two forms: what is said once, and what may change. */
export default function PersonalDataPage({ loaderData: { data, today, phone } }: Route.ComponentProps) {
  return (
    <div className="grid gap-8">
      <h1 className="text-title-xl">Dati personali</h1>
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
        <AccountForm info={data.info} />
      </section>
      <p>
        <Link to="/profilo/sicurezza">Passkey e dispositivi da cui hai effettuato l’accesso</Link>
      </p>
    </div>
  )
}
