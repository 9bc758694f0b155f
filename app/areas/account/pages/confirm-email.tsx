import { useEffect, useRef } from 'react'
import { data, redirect, useNavigation, useSubmit } from 'react-router'
import { viewerOf } from '#areas/audience/context.server.ts'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { Form } from '#design/form/form.tsx'
import { Outcome } from '#design/form/outcome.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { InvalidInput, NotAllowed, ProofRequired, Unavailable } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { maskedEmail } from '#platform/pure/mailbox.ts'
import { changeUnprovedEmail, sendConfirmationAgain } from '../confirmation-commands.server.ts'
import { signInSettingsIn } from '../settings.server.ts'
import { isStillThem } from '../still-them-commands.server.ts'
import { AccountBox } from '../ui/account-box.tsx'
import { CONFIRM_EMAIL_PATH } from '../ui/unproved-strip.tsx'
import { useStillThem } from '../ui/use-still-them.tsx'
import type { Route } from './+types/confirm-email'

const DONE = { inviata: 'Ti abbiamo scritto di nuovo.', cambiata: 'Ti abbiamo scritto al nuovo indirizzo.' } as const

export function loader({ context, request }: Route.LoaderArgs) {
  const { club } = partsOf(context)
  const { member } = viewerOf(context)
  if (!member) throw new NotAllowed('Accedi per continuare.', 401)
  const done = new URL(request.url).searchParams.get('fatto') ?? ''
  return {
    clubName: club.name,
    address: maskedEmail(member.email),
    isProved: member.emailVerifiedAt !== null,
    done: Object.hasOwn(DONE, done) ? DONE[done as keyof typeof DONE] : null,
  }
}

/** IDN-011 */
export async function action({ context, request }: Route.ActionArgs) {
  const parts = partsOf(context)
  const { member, sessionId } = viewerOf(context)
  if (!member) throw new NotAllowed('Accedi per continuare.', 401)
  const form = await request.formData()
  const text = (name: string) => String(form.get(name) ?? '').slice(0, 300)
  const asked = { now: parts.now, settings: signInSettingsIn(parts) }
  try {
    if (text('act') !== 'change') {
      await sendConfirmationAgain(parts.db, member, asked)
      return redirect(`${CONFIRM_EMAIL_PATH}?fatto=inviata`)
    }
    // Whoever writes another address will have the account: a session found open is not enough.
    if (!(await isStillThem(parts.db, member, { sessionId, now: parts.now, settings: parts })))
      throw new ProofRequired()
    await changeUnprovedEmail(parts.db, member, text('email'), asked)
    parts.forgetMember(member.id)
    return redirect(`${CONFIRM_EMAIL_PATH}?fatto=cambiata`)
  } catch (error) {
    const answer = { errors: {}, problem: null, wantsProof: false, typed: { email: text('email') } }
    if (error instanceof InvalidInput) return data({ ...answer, errors: error.fields }, { status: 400 })
    if (error instanceof ProofRequired)
      return data({ ...answer, problem: error.message, wantsProof: true }, { status: 403 })
    if (error instanceof Unavailable) {
      const headers = { 'retry-after': String(error.retryAfterSeconds) }
      return data({ ...answer, problem: error.message }, { status: error.status, headers })
    }
    throw error
  }
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Conferma la tua e-mail | ${loaderData?.clubName ?? 'Camice'}` },
  { name: 'robots', content: 'noindex' },
]

export default function ConfirmEmailPage({ loaderData, actionData }: Route.ComponentProps) {
  const { address, isProved, done } = loaderData
  const pending = useNavigation().formData?.get('act')
  const { prove, dialog } = useStillThem()
  const submit = useSubmit()
  // The answer wanted a proof: asked for once for each answer, and sent again when it was given.
  const answered = useRef<typeof actionData>(undefined)
  useEffect(() => {
    if (!actionData?.wantsProof || answered.current === actionData) return
    answered.current = actionData
    prove().then((hasProved) => {
      if (hasProved) submit({ act: 'change', ...actionData.typed }, { method: 'post' })
    })
  })
  if (isProved)
    return (
      <AccountBox title="E-mail confermata" lead="Sappiamo già che questo indirizzo è tuo.">
        <ButtonLink to="/profilo">Vai al profilo</ButtonLink>
      </AccountBox>
    )
  return (
    <AccountBox
      title="Conferma la tua e-mail"
      lead={`Ti abbiamo scritto a ${address}: apri la lettera per confermare.`}
    >
      <div className="grid gap-8">
        {actionData?.problem && (
          <Outcome answer={actionData} isProblem>
            {actionData.problem}
          </Outcome>
        )}
        {done && !actionData && <Outcome answer={loaderData}>{done}</Outcome>}
        <Form>
          <div>
            <Button type="submit" name="act" value="send" isPending={pending === 'send'}>
              Invia di nuovo
            </Button>
          </div>
        </Form>
        <section id="indirizzo" aria-labelledby="cambia">
          <h2 id="cambia" className="mb-4 text-title-s">
            Cambia indirizzo
          </h2>
          <Form errors={actionData?.errors} values={actionData?.typed}>
            <input type="hidden" name="act" value="change" />
            <TextField
              name="email"
              label="Nuova e-mail"
              description="Il link mandato all’indirizzo di prima non varrà più."
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              maxLength={60}
              isRequired
            />
            <div>
              <Button type="submit" variant="ghost" isPending={pending === 'change'}>
                Cambia indirizzo
              </Button>
            </div>
          </Form>
        </section>
        {dialog}
      </div>
    </AccountBox>
  )
}
