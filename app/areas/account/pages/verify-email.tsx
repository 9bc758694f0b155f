import { useState } from 'react'
import { data, redirect, useNavigation, useSubmit } from 'react-router'
import { viewerOf } from '#areas/audience/context.server.ts'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { Form } from '#design/form/form.tsx'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { safeRedirectPath } from '#platform/http/redirect.ts'
import { formatLongDateIt } from '#platform/pure/dates.ts'
import { takeStoppedJourney } from '../details-store.server.ts'
import { claimAccount, confirmEmail, disownAccount, findProof } from '../email-proof-commands.server.ts'
import { signInSettingsIn } from '../settings.server.ts'
import { AccountBox } from '../ui/account-box.tsx'
import { ChoosePasswordForm } from '../ui/choose-password-form.tsx'
import type { Route } from './+types/verify-email'

const LONGEST_TOKEN = 200
const LONGEST_ENVELOPE = 2000
const ENDINGS = ['confermata', 'scelta', 'non-sua'] as const
type Ending = (typeof ENDINGS)[number]
const PATH = '/verifica-email'

/** IDN-009. Opening the page only looks at the link: mail programs open links before people do. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, now, club } = partsOf(context)
  const { searchParams } = new URL(request.url)
  const token = searchParams.get('t')?.slice(0, LONGEST_TOKEN) ?? ''
  const ending = ENDINGS.find((each) => each === searchParams.get('fatto')) ?? null
  const found = ending ? null : await findProof(db, token, now)
  const isOwn = found !== null && viewerOf(context).member?.id === found.id
  const account = found &&
    !isOwn && { person: `${found.name} ${found.surname}`, since: formatLongDateIt(found.registrationDate) }
  const journey = safeRedirectPath(searchParams.get('poi'))
  return { clubName: club.name, token, ending, journey, isAlive: found !== null, account: account || null }
}

/** REG-004, IDN-009. A press and not a visit confirms. */
export async function action({ context, request }: Route.ActionArgs) {
  const parts = partsOf(context)
  const { db, now } = parts
  const form = await request.formData()
  const text = (name: string, longest: number) => String(form.get(name) ?? '').slice(0, longest)
  const token = text('token', LONGEST_TOKEN)
  const settings = signInSettingsIn(parts)
  switch (text('act', 20)) {
    case 'claim': {
      const outcome = await claimAccount(db, { token, now, envelope: text('password', LONGEST_ENVELOPE), settings })
      if (outcome.kind === 'claimed') return ended('scelta', outcome.memberId)
      if (outcome.kind === 'dead-link') return dead()
      const problem = outcome.kind === 'refused' ? outcome.problem : UNREADABLE
      return data({ isDead: false, errors: { password: problem } }, { status: 400 })
    }
    case 'disown': {
      const memberId = await disownAccount(db, { token, now, settings })
      return memberId ? ended('non-sua', memberId) : dead()
    }
    default: {
      const { member } = viewerOf(context)
      const isConfirmed = member !== null && (await confirmEmail(db, member.id, { token, now, settings }))
      return isConfirmed ? ended('confermata', member.id) : dead()
    }
  }

  async function ended(ending: Ending, memberId: string) {
    parts.forgetMember(memberId)
    const stoppedAt = ending === 'non-sua' ? null : await takeStoppedJourney(db, memberId)
    // Whoever confirms is signed in: nothing stands between the press and what they were doing.
    if (ending === 'confermata' && stoppedAt) return redirect(stoppedAt)
    return redirect(`${PATH}?fatto=${ending}${stoppedAt ? `&poi=${encodeURIComponent(stoppedAt)}` : ''}`)
  }
}

const UNREADABLE = 'Non è stato possibile leggere la password: ricarica la pagina e riprova.'
const dead = () => data({ isDead: true, errors: {} }, { status: 409 })

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Conferma la tua e-mail | ${loaderData?.clubName ?? 'Camice'}` },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
]

export default function VerifyEmailPage({ loaderData, actionData }: Route.ComponentProps) {
  const { token, ending, journey, isAlive, account } = loaderData
  const isPending = useNavigation().state !== 'idle'
  if (ending) return <Ended ending={ending} journey={journey} />
  if (!isAlive || actionData?.isDead)
    return (
      <AccountBox
        title="Questo link non vale più"
        lead="È già stato usato o è scaduto. Se il tuo indirizzo è ancora da confermare, accedi e chiedi un’altra e-mail."
      >
        <ButtonLink to="/login">Accedi</ButtonLink>
      </AccountBox>
    )
  if (account) return <Question {...account} token={token} errors={actionData?.errors} isPending={isPending} />
  return (
    <AccountBox title="Conferma la tua e-mail" lead="Un tocco, e sappiamo che questo indirizzo è tuo.">
      <Form>
        <input type="hidden" name="token" value={token} />
        <Button type="submit" variant="accent" size="large" isWide isPending={isPending}>
          Conferma
        </Button>
      </Form>
    </AccountBox>
  )
}

/** IDN-011. The link leads back to where the journey stopped. */
function Ended({ ending, journey }: { ending: Ending; journey: string | null }) {
  switch (ending) {
    case 'confermata':
      return (
        <AccountBox title="E-mail confermata" lead="Grazie: ora sappiamo che questo indirizzo è tuo.">
          <ButtonLink to={journey ?? '/'}>{journey ? 'Riprendi da dove eri' : 'Vai alla home'}</ButtonLink>
        </AccountBox>
      )
    case 'scelta':
      return (
        <AccountBox
          title="E-mail confermata"
          lead="L’account è tuo: quello che lo apriva prima non lo apre più. Accedi con la password che hai appena scelto."
        >
          <ButtonLink to={journey ? `/login?redirectTo=${encodeURIComponent(journey)}` : '/login'}>Accedi</ButtonLink>
        </AccountBox>
      )
    case 'non-sua':
      return (
        <AccountBox
          title="Grazie di averlo detto"
          lead="Quell’account è chiuso, il tuo indirizzo è libero e non ti scriveremo più per questo."
        >
          <ButtonLink to="/">Vai alla home</ButtonLink>
        </AccountBox>
      )
  }
}

type QuestionProps = {
  person: string
  since: string
  token: string
  errors: { password?: string } | undefined
  isPending: boolean
}

/** IDN-009. Whoever opens the link may never have heard of the club: somebody else may have written their address. */
function Question({ person, since, token, errors, isPending }: QuestionProps) {
  const [isChoosing, setChoosing] = useState(false)
  const submit = useSubmit()
  if (isChoosing || errors?.password)
    return (
      <AccountBox
        title="Scegli una nuova password"
        lead="Conferma l’indirizzo e rende l’account solo tuo: password, passkey e accessi di prima non valgono più."
      >
        <ChoosePasswordForm
          submitLabel="Conferma"
          errors={errors}
          isPending={isPending}
          onClosed={(password) => submit({ act: 'claim', token, password }, { method: 'post' })}
        />
      </AccountBox>
    )
  return (
    <AccountBox title="Hai creato tu questo account?">
      <p className="wrap-anywhere mb-6">
        È stato creato il {since} con il nome {person} e con questo indirizzo e-mail.
      </p>
      <div className="grid gap-3">
        <Button variant="accent" size="large" isWide onClick={() => setChoosing(true)}>
          Sì, confermo
        </Button>
        <Form>
          <input type="hidden" name="act" value="disown" />
          <input type="hidden" name="token" value={token} />
          <Button type="submit" variant="ghost" size="large" isWide isPending={isPending}>
            No, non sono stato io
          </Button>
        </Form>
      </div>
    </AccountBox>
  )
}
