import { data, useActionData } from 'react-router'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { Form } from '#design/form/form.tsx'
import { Band } from '#design/layout/layout.tsx'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { PRESS_PATH } from '../model.ts'
import { unsubscribeByKey } from '../review-commands.server.ts'
import type { Route } from './+types/unsubscribe'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export function loader({ context }: Route.LoaderArgs) {
  return { clubName: partsOf(context).club.name }
}

/** A press and not a visit ends it: mail programs visit links by themselves. No sign-in: the letter is proof enough. */
export async function action({ context, params }: Route.ActionArgs) {
  const { db } = partsOf(context)
  const isDone = UUID.test(params.key) && (await unsubscribeByKey(db, params.key))
  return data({ isDone }, { status: isDone ? 200 : 404 })
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Annulla l’iscrizione | ${loaderData?.clubName ?? 'Camice'}` },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
]

export default function UnsubscribePage() {
  const answer = useActionData<typeof action>()
  const { title, lead } = wordsOf(answer?.isDone)
  return (
    <Band space="large">
      <div className="mx-auto grid max-w-lg gap-5 rounded-card bg-paper p-7 text-center shadow-card">
        <h1 className="font-display text-title-l">{title}</h1>
        <p role={answer ? 'status' : undefined} className="text-ink-soft">
          {lead}
        </p>
        {answer ? (
          <ButtonLink to={PRESS_PATH}>Vai a PubMed</ButtonLink>
        ) : (
          <Form>
            <Button type="submit" size="large" isWide>
              Annulla l’iscrizione
            </Button>
          </Form>
        )}
      </div>
    </Band>
  )
}

function wordsOf(isDone: boolean | undefined): { title: string; lead: string } {
  if (isDone === undefined)
    return {
      title: 'Non vuoi più la rassegna?',
      lead: 'Con un tocco non ricevi più la newsletter settimanale, per nessuna specializzazione.',
    }
  return isDone
    ? { title: 'Iscrizione annullata', lead: 'Non ti scriveremo più. Puoi iscriverti di nuovo quando vuoi.' }
    : { title: 'Questo link non vale più', lead: 'Puoi cambiare le tue preferenze dalla pagina del servizio.' }
}
