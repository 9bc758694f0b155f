import { useNavigation } from 'react-router'
import { staffOf } from '#areas/audience/context.server.ts'
import { joiningRefusal } from '#areas/duplicates/rules.ts'
import { findPairMembers, findStanding } from '#areas/duplicates/store.server.ts'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { DeskPage } from '#design/desk/desk-page.tsx'
import { Form } from '#design/form/form.tsx'
import { Outcome } from '#design/form/outcome.tsx'
import { Table } from '#design/table/table.tsx'
import { NotFound } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { declaredFields } from '#platform/pure/declared-fields.ts'
import {
  type ComparedField,
  compareAccounts,
  performJoining,
  rehearseJoining,
} from '../members/join-accounts.server.ts'
import { getMember } from '../members/member-context.server.ts'
import { MEMBERS_PATH } from '../members/member-copy.ts'
import { ConfirmCard, ReasonField } from '../members/member-parts.tsx'
import { LONGEST_REASON } from '../members/member-rules.ts'
import { answerRehearsed } from '../rehearsed-form.server.ts'
import type { Route } from './+types/join-accounts'

const PATH = `${MEMBERS_PATH}/doppioni`

async function pairAt({ context, params }: Pick<Route.LoaderArgs, 'context' | 'params'>) {
  const { db } = partsOf(context)
  const [keptId, closedId] = [(await getMember(db, params.kept)).id, (await getMember(db, params.closed)).id]
  const found = await findPairMembers(db, [keptId, closedId])
  const [kept, closed] = [found.get(keptId), found.get(closedId)]
  if (!kept || !closed || keptId === closedId) throw new NotFound()
  return { kept, closed }
}

/** DSK-031. What each of two accounts says and has, and which is kept. */
export async function loader(args: Route.LoaderArgs) {
  staffOf(args.context, 'club.write')
  const { db, now } = partsOf(args.context)
  const pair = await pairAt(args)
  const { kept, closed } = pair
  return {
    refusal: joiningRefusal(await findStanding(db, kept.id), await findStanding(db, closed.id)),
    fields: await compareAccounts(db, pair, now),
    kept: { username: kept.username, name: `${kept.name} ${kept.surname}` },
    closed: { username: closed.username },
  }
}

export async function action(args: Route.ActionArgs) {
  const { id: staffId } = staffOf(args.context, 'club.write')
  const { db, now, forgetMember } = partsOf(args.context)
  const pair = await pairAt(args)
  const form = await args.request.formData()
  const { reason = '' } = declaredFields(form, ['reason'])
  const typed = { reason: reason.trim().slice(0, 2 * LONGEST_REASON) }
  const asked = { ...pair, reason: typed.reason, by: { staffId, now } }
  return answerRehearsed({
    form,
    act: 'join',
    typed,
    changed: 'Nel frattempo uno dei due account è cambiato: questo è quello che succederebbe adesso.',
    rehearse: async () => ({ ...(await rehearseJoining(db, asked)), act: 'join', typed }),
    perform: async (seen) => {
      await performJoining(db, asked, seen)
      for (const { id } of [pair.kept, pair.closed]) forgetMember(id)
      return `${PATH}?fatto=uniti`
    },
  })
}

export const meta: Route.MetaFunction = () => [
  { title: 'Unisci due account | Redazione' },
  { name: 'robots', content: 'noindex' },
]

const NOTES = [
  'Non si può tornare indietro.',
  'Fatture e attestati già emessi restano come sono scritti.',
  'L’account che si chiude non si apre più con la sua password: chi scrive il suo username o la sua e-mail entra nell’account che resta, con la password di quello.',
]

export default function JoinAccountsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { refusal, fields, kept, closed } = loaderData
  const isSending = useNavigation().state === 'submitting'
  const here = `${PATH}/${kept.username}/${closed.username}`
  return (
    <DeskPage
      title={`Unisci ${closed.username} a ${kept.username}`}
      crumbs={[
        { label: 'Iscritti', to: MEMBERS_PATH },
        { label: 'Doppioni', to: PATH },
      ]}
      lead={`Resta l’account ${kept.username} di ${kept.name}; l’account ${closed.username} si chiude, e quello che ha passa all’altro. Non si può tornare indietro.`}
    >
      <Outcome answer={actionData?.problem ? actionData : null} isProblem>
        {actionData?.problem}
      </Outcome>
      {actionData?.rehearsal ? (
        <ConfirmCard
          name={`Unisci ${closed.username} a ${kept.username}`}
          rehearsal={actionData.rehearsal}
          notice={actionData.notice ?? null}
          notes={NOTES}
          backTo={here}
        />
      ) : (
        <>
          {refusal ? (
            <p className="font-strong text-danger">{refusal}</p>
          ) : (
            <Form className="max-w-3xl" errors={actionData?.errors} values={actionData?.typed}>
              <ReasonField />
              <div className="flex flex-wrap gap-3">
                <Button type="submit" isPending={isSending}>
                  Guarda che cosa cambia
                </Button>
                <ButtonLink to={`${PATH}/${closed.username}/${kept.username}`} variant="ghost">
                  Tieni invece {closed.username}
                </ButtonLink>
                <ButtonLink to={PATH} variant="quiet">
                  Torna indietro
                </ButtonLink>
              </div>
            </Form>
          )}
        </>
      )}
      <Table
        caption="Che cosa dice ciascun account, e che cosa si tiene"
        isCaptionHidden
        rows={actionData?.rehearsal?.fields ?? fields}
        rowKey={({ key }) => key}
        columns={[
          { key: 'label', title: 'Che cosa', isRowTitle: true, cell: ({ label }) => label },
          { key: 'kept', title: `Resta ${kept.username}`, cell: (field) => <Said text={field.kept} /> },
          { key: 'closed', title: `Si chiude ${closed.username}`, cell: (field) => <Said text={field.closed} /> },
          ...(actionData?.rehearsal
            ? [{ key: 'after', title: 'Si tiene', cell: ({ after }: ComparedField) => <Said text={after ?? ''} /> }]
            : []),
        ]}
      />
    </DeskPage>
  )
}

const Said = ({ text }: { text: string }) => <span className="wrap-anywhere">{text}</span>
