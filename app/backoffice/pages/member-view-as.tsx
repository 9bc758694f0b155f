import { data, redirectDocument, useNavigation } from 'react-router'
import { findDetails } from '#areas/account/details-store.server.ts'
import { staffOf, viewerOf } from '#areas/audience/context.server.ts'
import { startViewAs } from '#areas/view-as/commands.server.ts'
import { VIEW_AS_MINUTES } from '#areas/view-as/model.ts'
import { viewAsRefusal } from '#areas/view-as/rules.ts'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { Form } from '#design/form/form.tsx'
import { Outcome } from '#design/form/outcome.tsx'
import { Conflict } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { getMember, headOf } from '../members/member-context.server.ts'
import { MEMBERS_PATH } from '../members/member-copy.ts'
import { MemberHead, Part, ReasonField } from '../members/member-parts.tsx'
import { LONGEST_REASON, reasonProblem } from '../members/member-rules.ts'
import type { Route } from './+types/member-view-as'

async function personAt({ context, params }: Pick<Route.LoaderArgs, 'context' | 'params'>) {
  const { db } = partsOf(context)
  const staff = staffOf(context, 'members.view-as')
  const member = await getMember(db, params.username)
  const { closedAt } = await findDetails(db, member.id)
  return { staff, member, person: { ...member, isClosed: closedAt !== null } }
}

/** DSK-036. Where one says why, before looking. */
export async function loader(args: Route.LoaderArgs) {
  const { db, now } = partsOf(args.context)
  const { staff, member, person } = await personAt(args)
  return { head: await headOf(db, member, staff, now), refusal: viewAsRefusal(staff, person) }
}

export async function action(args: Route.ActionArgs) {
  const { db, now, forgetMember } = partsOf(args.context)
  const { staff, member, person } = await personAt(args)
  const { sessionId } = viewerOf(args.context)
  const reason = String((await args.request.formData()).get('reason') ?? '').trim()
  const typed = { reason: reason.slice(0, 2 * LONGEST_REASON) }
  const problem = reasonProblem(reason, [member.name, member.surname])
  if (problem) return data({ errors: { reason: problem }, typed, problem: null }, 400)
  try {
    await startViewAs(db, { staff, sessionId, person, reason, now })
  } catch (error) {
    if (error instanceof Conflict) return data({ errors: {}, typed, problem: error.message }, 409)
    throw error
  }
  forgetMember(staff.id)
  return redirectDocument('/')
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Vedi come ${loaderData?.head.name ?? 'questo iscritto'} | Redazione` },
  { name: 'robots', content: 'noindex' },
]

export default function MemberViewAsPage({ loaderData: { head, refusal }, actionData }: Route.ComponentProps) {
  const isSending = useNavigation().state === 'submitting'
  return (
    <>
      <MemberHead head={head} section={null} />
      <div className="grid max-w-3xl gap-6 px-4 pb-8 sm:px-6">
        <Part id="vedi-come" title="Vedi come questo iscritto">
          {refusal ? (
            <p>{refusal}</p>
          ) : (
            <>
              <p>
                Per {VIEW_AS_MINUTES} minuti il sito è come lo vede {head.name}. Non puoi fare niente al suo posto, e
                niente risulta letto o visitato. Resta scritto che hai guardato e perché: l’iscritto lo legge tra le sue
                pagine.
              </p>
              <p className="text-ink-soft">
                Cause, risposte dei legali, metodi di pagamento, accesso e file restano chiusi.
              </p>
              <Outcome answer={actionData?.problem ? actionData : null} isProblem>
                {actionData?.problem}
              </Outcome>
              <Form errors={actionData?.errors} values={actionData?.typed}>
                <ReasonField />
                <div>
                  <Button type="submit" icon="eye" isPending={isSending}>
                    Vedi come questo iscritto
                  </Button>
                </div>
              </Form>
            </>
          )}
          <div>
            <ButtonLink to={`${MEMBERS_PATH}/${head.username}`} variant="quiet">
              Torna indietro
            </ButtonLink>
          </div>
        </Part>
      </div>
    </>
  )
}
