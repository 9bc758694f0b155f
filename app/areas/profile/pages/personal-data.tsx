import { data } from 'react-router'
import { askEmailChange, withdrawEmailChange } from '#areas/account/email-change-commands.server.ts'
import { findPendingChange } from '#areas/account/email-change-store.server.ts'
import { signInSettingsIn } from '#areas/account/settings.server.ts'
import { hasPassword } from '#areas/account/still-them-commands.server.ts'
import { memberOf, viewerOf } from '#areas/audience/context.server.ts'
import { ButtonLink } from '#design/button/button.tsx'
import { Link } from '#design/link/link.tsx'
import { Conflict, InvalidInput, ProofRequired, Unavailable } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatLongDateIt, romeDayOf, romeMinuteOf } from '#platform/pure/dates.ts'
import { getContactData } from '../contact-store.server.ts'
import { AccountForm } from '../ui/account-form.tsx'
import { CompletionForm } from '../ui/completion-form.tsx'
import { type EmailAnswer, EmailSection } from '../ui/email-section.tsx'
import { toPersonalData } from '../wire.ts'
import type { Route } from './+types/personal-data'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, club, now } = partsOf(context)
  const member = memberOf(context)
  const personalData = toPersonalData(await getContactData(db, member.id))
  const change = await findPendingChange(db, member.id, now)
  return {
    clubName: club.name,
    phone: club.phone,
    today: romeDayOf(now),
    data: personalData,
    hasPassword: await hasPassword(db, member),
    isProved: member.emailVerifiedAt !== null,
    pending: change && {
      email: change.newEmail,
      until: `le ${romeMinuteOf(change.expiresAt).slice(11)} del ${formatLongDateIt(change.expiresAt)}`,
    },
  }
}

/** IDN-016. Another address is asked for here; the link in it makes it theirs. */
export async function action({ context, request }: Route.ActionArgs) {
  const parts = partsOf(context)
  const { db, now } = parts
  const member = memberOf(context)
  const { sessionId } = viewerOf(context)
  const form = await request.formData()
  const email = String(form.get('email') ?? '').slice(0, 300)
  const answer: EmailAnswer = { done: null, errors: {}, problem: null, wantsProof: false, typed: { email } }
  try {
    if (form.get('act') === 'withdraw') {
      const wasWaiting = await withdrawEmailChange(db, member.id, now)
      return { ...answer, done: wasWaiting ? 'Il cambio è annullato: il tuo indirizzo resta lo stesso.' : null }
    }
    await askEmailChange(db, member, email, { now, sessionId, settings: signInSettingsIn(parts) })
    return { ...answer, done: 'Ti abbiamo scritto al nuovo indirizzo: apri il link per confermare.' }
  } catch (error) {
    if (error instanceof InvalidInput) return data({ ...answer, errors: error.fields }, { status: 400 })
    if (error instanceof ProofRequired)
      return data({ ...answer, problem: error.message, wantsProof: true }, { status: 403 })
    if (error instanceof Conflict) return data({ ...answer, problem: error.message }, { status: 409 })
    if (error instanceof Unavailable) {
      const headers = { 'retry-after': String(error.retryAfterSeconds) }
      return data({ ...answer, problem: error.message }, { status: error.status, headers })
    }
    throw error
  }
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Dati personali | ${loaderData?.clubName ?? 'Camice'}` },
  { name: 'robots', content: 'noindex' },
]

/** PRF-026. Two forms: what is said once, and what may change. */
export default function PersonalDataPage({ loaderData, actionData }: Route.ComponentProps) {
  const { data: personalData, today, phone, hasPassword, isProved, pending } = loaderData
  return (
    <div className="grid gap-8">
      <header>
        <h1 className="text-title-l">Dati personali</h1>
        <p className="mt-2 max-w-measure text-ink-soft">
          Telefono, e-mail e password li cambi qui. Se sono cambiati nome o indirizzo delle fatture,{' '}
          <Link to="/assistenza/contatti">scrivi all’assistenza</Link>: li corregge per te.
        </p>
      </header>
      <section aria-labelledby="dati-profilo" className="rounded-card bg-paper p-6 shadow-card sm:p-8">
        <h2 id="dati-profilo" className="mb-5 text-title-m">
          Dati del profilo
        </h2>
        <CompletionForm data={personalData} today={today} supportPhone={phone} />
      </section>
      <section aria-labelledby="dati-account" className="rounded-card bg-paper p-6 shadow-card sm:p-8">
        <h2 id="dati-account" className="mb-5 text-title-m">
          Dati dell’account
        </h2>
        <AccountForm info={personalData.info} hasPassword={hasPassword} />
      </section>
      <section aria-labelledby="e-mail" className="rounded-card bg-paper p-6 shadow-card sm:p-8">
        <h2 id="e-mail" className="mb-3 text-title-m">
          E-mail
        </h2>
        <EmailSection email={personalData.info.email} isProved={isProved} pending={pending} answer={actionData} />
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
