import { staffOf } from '#areas/audience/context.server.ts'
import { MEMBER_CHOICES } from '#areas/audience/member-choice-store.server.ts'
import { findMemberByClientCode, findMemberByUsername, findViewerByMemberId } from '#areas/audience/store.server.ts'
import { DeskPage } from '#design/desk/desk-page.tsx'
import { choosingsOf, sentChoices } from '#platform/choices/choices.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { answerForm, sentIn } from '#platform/http/answered-form.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { openCase } from '../desk-commands.server.ts'
import { DESK_CRUMBS, DESK_PATH } from '../desk-copy.ts'
import { judgeCase } from '../desk-rules.ts'
import { caseTypedIn, EMPTY_CASE } from '../desk-wire.ts'
import { seesLegalCases } from '../rules.ts'
import { CaseForm } from '../ui/case-form.tsx'
import { NoWallet } from '../ui/no-wallet.tsx'
import type { Route } from './+types/staff-new-case'

/** Whose it is, where somebody came from the page of a member. */
async function memberNamed(db: Db, request: Request) {
  const written = new URL(request.url).searchParams.get('iscritto') ?? ''
  return /^\d{4,8}$/.test(written) ? findMemberByUsername(db, Number(written)) : null
}

export async function loader({ context, request }: Route.LoaderArgs) {
  staffOf(context, 'legal.answer')
  const { db, now } = partsOf(context)
  const member = await memberNamed(db, request)
  const viewer = member && (await findViewerByMemberId(db, member.id, now))
  const held = member ? [member.clientCode] : []
  return {
    ...(await choosingsOf(db, { iscritto: { kind: MEMBER_CHOICES, held } }, now)),
    hasNoWallet: viewer !== null && !seesLegalCases(viewer.audience),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const staff = staffOf(context, 'legal.answer')
  const { db, now } = partsOf(context)
  const form = await request.formData()
  const typed = caseTypedIn(form)
  const choices = { iscritto: { kind: MEMBER_CHOICES, most: 1, held: [] } }
  const { codes, choosings, errors } = await sentChoices(db, form, choices, { now, permissions: staff.permissions })
  const member = codes.iscritto[0] ? await findMemberByClientCode(db, codes.iscritto[0]) : null
  if (!member) errors.iscritto ??= 'Scegli di chi è la causa.'
  return answerForm({
    sent: sentIn(form),
    typed,
    choosings,
    save: async () => {
      if (member && Object.keys(errors).length === 0) return openCase(db, { memberId: member.id, typed, staff, now })
      const judged = judgeCase(typed)
      return { kind: 'refused' as const, errors: { ...errors, ...(judged.kind === 'refused' && judged.errors) } }
    },
    to: ({ id }) => `${DESK_PATH}/${id}?fatto=opened`,
  })
}

export const meta: Route.MetaFunction = () => [
  { title: 'Apri una causa | Redazione' },
  { name: 'robots', content: 'noindex' },
]

export default function StaffNewCasePage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <DeskPage title="Apri una causa" crumbs={DESK_CRUMBS}>
      {loaderData.hasNoWallet && <NoWallet />}
      <CaseForm
        held={null}
        typed={EMPTY_CASE}
        answer={actionData}
        iscritto={actionData?.choosings?.iscritto ?? loaderData.iscritto}
      />
    </DeskPage>
  )
}
