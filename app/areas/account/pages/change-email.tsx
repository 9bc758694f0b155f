import { data, redirect } from 'react-router'
import { viewerOf } from '#areas/audience/context.server.ts'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { Form } from '#design/form/form.tsx'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { confirmEmailChange } from '../email-change-commands.server.ts'
import { CHANGE_EMAIL_PATH } from '../email-change-model.ts'
import { findChangeByToken } from '../email-change-store.server.ts'
import { signInSettingsIn } from '../settings.server.ts'
import { AccountBox } from '../ui/account-box.tsx'
import type { Route } from './+types/change-email'

const LONGEST_TOKEN = 200

/** Opening the page only looks at the link: mail programs open links before people do. It says to nobody whose account it is of. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, now, club } = partsOf(context)
  const { member } = viewerOf(context)
  const { searchParams } = new URL(request.url)
  const token = searchParams.get('t')?.slice(0, LONGEST_TOKEN) ?? ''
  const change = member && (await findChangeByToken(db, token, now))
  return {
    clubName: club.name,
    token,
    isSignedIn: member !== null,
    isDone: searchParams.get('fatto') === 'cambiata',
    address: change && change.memberId === member?.id ? change.newEmail : null,
  }
}

/** A press and not a visit confirms, by whoever is signed in to the account. */
export async function action({ context, request }: Route.ActionArgs) {
  const parts = partsOf(context)
  const { member, sessionId } = viewerOf(context)
  const token = String((await request.formData()).get('token') ?? '').slice(0, LONGEST_TOKEN)
  if (!member) return data({ outcome: 'other' as const }, { status: 403 })
  const { db, now } = parts
  const settings = signInSettingsIn(parts)
  const outcome = await confirmEmailChange(db, { id: member.id, sessionId }, { token, now, settings })
  if (outcome !== 'changed') return data({ outcome }, { status: outcome === 'other' ? 403 : 409 })
  parts.forgetMember(member.id)
  return redirect(`${CHANGE_EMAIL_PATH}?fatto=cambiata`)
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Conferma il nuovo indirizzo | ${loaderData?.clubName ?? 'Camice'}` },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
]

export default function ChangeEmailPage({ loaderData, actionData }: Route.ComponentProps) {
  const { token, isSignedIn, isDone, address } = loaderData
  if (isDone && isSignedIn)
    return (
      <AccountBox
        title="Indirizzo cambiato"
        lead="Da adesso ti scriviamo lì. Gli altri dispositivi sono usciti dal tuo account: si rientra con la stessa password."
      >
        <ButtonLink to="/profilo/dati-personali">Vai ai dati personali</ButtonLink>
      </AccountBox>
    )
  if (!isSignedIn)
    return (
      <AccountBox
        title="Accedi per confermare"
        lead="Il nuovo indirizzo lo conferma chi è entrato nell’account: accedi, poi ti riportiamo qui."
      >
        <ButtonLink to={`/login?redirectTo=${encodeURIComponent(`${CHANGE_EMAIL_PATH}?t=${token}`)}`}>
          Accedi
        </ButtonLink>
      </AccountBox>
    )
  if (actionData?.outcome === 'taken')
    return (
      <AccountBox
        title="Questo indirizzo ora è di un altro account"
        lead="Nel frattempo qualcuno si è registrato con questo indirizzo: il tuo resta quello di prima."
      >
        <ButtonLink to="/profilo/dati-personali">Scrivine un altro</ButtonLink>
      </AccountBox>
    )
  if (!address || actionData)
    return (
      <AccountBox
        title="Questo link non vale più"
        lead="È già stato usato, è scaduto, oppure è di un altro account: controlla con quale hai fatto l’accesso. Il tuo indirizzo resta quello di prima."
      >
        <ButtonLink to="/profilo/dati-personali">Vai ai dati personali</ButtonLink>
      </AccountBox>
    )
  return (
    <AccountBox title="Conferma il nuovo indirizzo" lead={`Un tocco, e ti scriveremo a ${address}.`}>
      <Form>
        <input type="hidden" name="token" value={token} />
        <Button type="submit" variant="accent" size="large" isWide>
          Conferma
        </Button>
      </Form>
    </AccountBox>
  )
}
