import { useState } from 'react'
import { useNavigate } from 'react-router'
import { findMemberById } from '#areas/audience/store.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatLongDateIt } from '#platform/pure/dates.ts'
import { findMailLink } from '../mail-link-store.server.ts'
import { listOwnPasskeys, mayDropPasskeys } from '../recovery-commands.server.ts'
import { asksSecondFactor } from '../second-factor-commands.server.ts'
import { AccountBox } from '../ui/account-box.tsx'
import { LostFactor } from '../ui/lost-factor.tsx'
import { NewPasswordForm } from '../ui/new-password-form.tsx'
import { RecoveryFailure } from '../ui/recovery-failure.tsx'
import { RecoveryForm } from '../ui/recovery-form.tsx'
import type { Route } from './+types/recover-password'

/** LOG-026. Opening the page with a link only looks at it: mail programs open links before people do. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, now, club } = partsOf(context)
  const token = new URL(request.url).searchParams.get('t')
  const memberId = token === null ? null : await findMailLink(db, 'password-reset', token, now)
  const member = memberId && (await findMemberById(db, memberId))
  const link = token === null ? null : { token, isAlive: Boolean(member) }
  const asksCode = member ? await asksSecondFactor(db, member.id) : false
  const passkeys = member && mayDropPasskeys(member, asksCode) ? await listOwnPasskeys(db, member) : []
  return {
    clubName: club.name,
    phone: club.phone,
    link,
    asksCode,
    passkeys: passkeys.map(({ id, name, createdAt }) => ({ id, name, since: formatLongDateIt(createdAt) })),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Password dimenticata | ${loaderData?.clubName ?? 'Camice'}` },
  { name: 'robots', content: 'noindex' },
  // The address may hold the link's secret: it goes nowhere else.
  { name: 'referrer', content: 'no-referrer' },
]

/** LOG-020…022, LOG-026 */
export default function RecoverPasswordPage({ loaderData: { link, phone, passkeys, asksCode } }: Route.ComponentProps) {
  const navigate = useNavigate()
  const [hasFailed, setFailed] = useState(false)
  const [typed, setTyped] = useState('')
  if (hasFailed) return <RecoveryFailure phone={phone} onRetry={() => setFailed(false)} />
  if (link?.isAlive)
    return (
      <AccountBox title="Scegli una nuova password" lead="Da 8 a 128 caratteri. Una frase che ricordi va benissimo.">
        <NewPasswordForm token={link.token} passkeys={passkeys} asksCode={asksCode} onFailed={() => setFailed(true)} />
        {asksCode && <LostFactor token={link.token} />}
      </AccountBox>
    )
  return (
    <AccountBox
      title="Password dimenticata"
      lead="Scrivi il tuo codice utente o la tua e-mail: ti mandiamo un link per sceglierne una nuova."
    >
      <RecoveryForm
        {...(link && { notice: 'Questo link è già stato usato o è scaduto: chiedine uno nuovo.' })}
        typed={typed}
        onSent={(username) => navigate(`/verify-login?username=${encodeURIComponent(username)}`)}
        onFailed={(username) => {
          setTyped(username)
          setFailed(true)
        }}
      />
    </AccountBox>
  )
}
