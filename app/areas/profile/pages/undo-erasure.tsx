import { data, redirect, useNavigation } from 'react-router'
import { AccountBox } from '#areas/account/ui/account-box.tsx'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { Form } from '#design/form/form.tsx'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatMinuteIt } from '#platform/pure/dates.ts'
import { findErasure, undoErasure } from '../privacy-commands.server.ts'
import type { Route } from './+types/undo-erasure'

const PATH = '/annulla-cancellazione'
const LONGEST_TOKEN = 200
const DONE = ['chiesta', 'annullata'] as const

/** IDN-051. Opening the page only looks at the link: mail programs open links before people do. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, now, club } = partsOf(context)
  const { searchParams } = new URL(request.url)
  const token = searchParams.get('t')?.slice(0, LONGEST_TOKEN) ?? ''
  const done = DONE.find((each) => each === searchParams.get('fatto')) ?? null
  const erasesAt = done ? null : await findErasure(db, token, now)
  return { clubName: club.name, token, done, when: erasesAt && formatMinuteIt(erasesAt) }
}

/** A press and not a visit takes the account back. */
export async function action({ context, request }: Route.ActionArgs) {
  const { db, now } = partsOf(context)
  const token = String((await request.formData()).get('token') ?? '').slice(0, LONGEST_TOKEN)
  const isUndone = await undoErasure(db, token, now)
  return isUndone ? redirect(`${PATH}?fatto=annullata`) : data({ isDead: true }, { status: 410 })
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Cancellazione dell’account | ${loaderData?.clubName ?? 'Camice'}` },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
]

export default function UndoErasurePage({ loaderData, actionData }: Route.ComponentProps) {
  const { token, done, when } = loaderData
  const isPending = useNavigation().state !== 'idle'
  if (done === 'chiesta')
    return (
      <AccountBox
        title="Ti abbiamo scritto"
        lead="L’account è chiuso e tra 48 ore viene cancellato. Se cambi idea, apri l’e-mail e annulla."
      >
        <ButtonLink to="/">Vai alla home</ButtonLink>
      </AccountBox>
    )
  if (done === 'annullata')
    return (
      <AccountBox
        title="Cancellazione annullata"
        lead="Il tuo account è di nuovo aperto, com’era. Se non avevi chiesto tu di cancellarlo, cambia la password."
      >
        <ButtonLink to="/login">Accedi</ButtonLink>
      </AccountBox>
    )
  if (!when || actionData?.isDead)
    return (
      <AccountBox
        title="Questo link non vale più"
        lead="È già stato usato, oppure le 48 ore sono passate e l’account è stato cancellato."
      >
        <ButtonLink to="/">Vai alla home</ButtonLink>
      </AccountBox>
    )
  return (
    <AccountBox title="Vuoi tenere il tuo account?" lead={`Altrimenti viene cancellato il ${when}.`}>
      <Form>
        <input type="hidden" name="token" value={token} />
        <Button type="submit" variant="accent" size="large" isWide isPending={isPending}>
          Annulla la cancellazione
        </Button>
      </Form>
    </AccountBox>
  )
}
