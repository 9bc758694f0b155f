import { randomUUID } from 'node:crypto'
import { data, redirect, useNavigation } from 'react-router'
import { staffOf } from '#areas/audience/context.server.ts'
import { LONGEST_ANSWER } from '#areas/requests/model.ts'
import { AnswerText } from '#areas/requests/ui/answer-text.tsx'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { Form } from '#design/form/form.tsx'
import { UnsavedGuard, useUnsaved } from '#design/form/unsaved-guard.tsx'
import { Wrap } from '#design/layout/layout.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { InvalidInput, NotAllowed } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { declaredFields } from '#platform/pure/declared-fields.ts'
import { isUuid } from '#platform/pure/uuid.ts'
import { getMember, headOf } from '../members/member-context.server.ts'
import { MEMBERS_PATH } from '../members/member-copy.ts'
import { preparedFor, writeToMember } from '../members/member-letter.server.ts'
import { MemberHead } from '../members/member-parts.tsx'
import { LONGEST_SUBJECT, MEMBER_ACTS, mayDo } from '../members/member-rules.ts'
import type { Route } from './+types/member-letter'

export async function loader({ context, params }: Route.LoaderArgs) {
  const staff = staffOf(context, MEMBER_ACTS.letter)
  const { db, now } = partsOf(context)
  const member = await getMember(db, params.username)
  if (!mayDo('letter', staff, member)) throw new NotAllowed()
  const [head, prepared] = await Promise.all([headOf(db, member, staff, now), preparedFor(db, member, staff, now)])
  // Drawn with the page: what is sent twice from it is written once.
  return { head, prepared, key: randomUUID() }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const staff = staffOf(context, MEMBER_ACTS.letter)
  const { db, now, club, origin } = partsOf(context)
  const member = await getMember(db, params.username)
  if (!mayDo('letter', staff, member)) throw new NotAllowed()
  const fields = ['subject', 'risposta', 'pronta', 'key']
  const typed = declaredFields(await request.formData(), fields, { longest: 2 * LONGEST_ANSWER })
  const { subject = '', risposta = '', pronta = '', key = '' } = typed
  if (!isUuid(key)) throw new InvalidInput()
  try {
    const letter = { subject, text: risposta, key, preparedId: isUuid(pronta) ? pronta : null }
    await writeToMember(db, member, letter, { staff, now, sender: { club, origin } })
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error
    return data({ errors: error.fields, typed }, 400)
  }
  return redirect(`${MEMBERS_PATH}/${member.username}?fatto=letter`)
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Scrivi a ${loaderData?.head.name ?? 'un iscritto'} | Redazione` },
  { name: 'robots', content: 'noindex' },
]

export default function MemberLetterPage({ loaderData: { head, prepared, key }, actionData }: Route.ComponentProps) {
  const { isUnsaved, onEdit, onSend } = useUnsaved(actionData)
  const typed = actionData?.typed
  return (
    <>
      <MemberHead head={head} section="letter" />
      <Wrap className="pb-16">
        <Form
          aria-label={`Scrivi a ${head.name}`}
          className="max-w-3xl"
          errors={actionData?.errors}
          values={typed}
          onChange={onEdit}
          onSubmit={onSend}
        >
          <UnsavedGuard isUnsaved={isUnsaved} />
          <input type="hidden" name="key" value={typed?.key ?? key} />
          <TextField name="subject" label="Oggetto" isRequired maxLength={LONGEST_SUBJECT} />
          <AnswerText
            label={`Testo dell’e-mail a ${head.name}`}
            prepared={prepared}
            longest={LONGEST_ANSWER}
            typed={typed?.risposta ?? ''}
            preparedId={typed?.pronta ?? ''}
          />
          <p className="text-ink-soft text-sm">
            Comincia da sola con «Ciao» e il nome, e parte subito: non si può annullare. Per una promozione serve il
            consenso commerciale.
          </p>
          <div className="flex flex-wrap gap-3">
            <Button
              type="submit"
              name="act"
              value="letter"
              icon="send"
              isPending={useNavigation().state === 'submitting'}
            >
              Manda l’e-mail
            </Button>
            <ButtonLink to={`${MEMBERS_PATH}/${head.username}`} variant="quiet">
              Lascia stare
            </ButtonLink>
          </div>
        </Form>
      </Wrap>
    </>
  )
}
