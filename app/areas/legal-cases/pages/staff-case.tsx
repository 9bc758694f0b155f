import { data, redirect } from 'react-router'
import { staffOf } from '#areas/audience/context.server.ts'
import { deskHistory, lastHandOn } from '#areas/audience/history-context.server.ts'
import { staffMay } from '#areas/audience/staff-permission-rules.ts'
import { findMemberById, findViewerByMemberId } from '#areas/audience/store.server.ts'
import { useStaffMay } from '#areas/audience/ui/held-permissions.ts'
import { MemberLink } from '#areas/audience/ui/member-link.tsx'
import { findName } from '#areas/requests/store.server.ts'
import { Badge } from '#design/badge/badge.tsx'
import { ButtonLink } from '#design/button/button.tsx'
import { DeskAct, DeskBox } from '#design/desk/desk-box.tsx'
import { DeskHistory } from '#design/desk/desk-history.tsx'
import { DeskPage } from '#design/desk/desk-page.tsx'
import { Link } from '#design/link/link.tsx'
import { Table } from '#design/table/table.tsx'
import { Conflict, InvalidInput, NotFound } from '#platform/errors.ts'
import { answerForm, sentIn } from '#platform/http/answered-form.server.ts'
import { saidIn } from '#platform/http/asked-list.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatDateIt, formatMinuteIt } from '#platform/pure/dates.ts'
import { assignCase, closeCase, correctCase, listCaseFollowers, viewCase } from '../desk-commands.server.ts'
import { DESK_CRUMBS, DESK_PATH, SAID } from '../desk-copy.ts'
import { readsCase } from '../desk-rules.ts'
import { getDeskCase } from '../desk-store.server.ts'
import { caseTypedIn, toCaseTyped } from '../desk-wire.ts'
import { isCaseId, seesLegalCases } from '../rules.ts'
import { listHearings } from '../store.server.ts'
import { CaseForm } from '../ui/case-form.tsx'
import { CaseHandler } from '../ui/case-handler.tsx'
import { NoWallet } from '../ui/no-wallet.tsx'
import type { Route } from './+types/staff-case'

const LATEST = 15

const idOf = ({ caseId }: { caseId: string }) => {
  if (!isCaseId(caseId)) throw new NotFound('Questa causa non esiste.')
  return caseId
}

/** One case of a member with its hearings. Who looked, and when, is on the trail of the member. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const staff = staffOf(context, 'legal.read')
  const { db, now } = partsOf(context)
  const held = await viewCase(db, { caseId: idOf(params), staff, now })
  const { memberId, openedAt, closedAt, version, handledBy, ...legalCase } = held
  const [member, viewer, hearings, history, handler, followers] = await Promise.all([
    findMemberById(db, memberId),
    findViewerByMemberId(db, memberId, now),
    listHearings(db, legalCase.id),
    deskHistory(db, 'case', legalCase.id, LATEST),
    findName(db, handledBy),
    staffMay(staff, 'legal.answer') ? listCaseFollowers(db, now) : [],
  ])
  return {
    id: legalCase.id,
    name: legalCase.name,
    status: legalCase.status,
    version,
    isClosed: closedAt !== null,
    dates: `Aperta il ${formatDateIt(openedAt)}${closedAt ? `, chiusa il ${formatDateIt(closedAt)}` : ''}.`,
    member: member && { name: `${member.name} ${member.surname}`, username: member.username },
    maySee: viewer !== null && seesLegalCases(viewer.audience),
    typed: toCaseTyped(legalCase),
    hearings: hearings.map(({ id, type, heldAt, place, outcome, documents }) => ({
      id,
      type,
      when: formatMinuteIt(heldAt),
      isToCome: heldAt > now,
      place,
      outcome,
      documents: documents.length,
    })),
    history,
    handler,
    handledBy,
    followers: followers.map(({ id, name, surname }) => ({ value: id, label: `${name} ${surname}` })),
    said: saidIn(request, SAID),
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const staff = staffOf(context, 'legal.answer')
  const { db, now } = partsOf(context)
  const caseId = idOf(params)
  const form = await request.formData()
  const sent = sentIn(form)
  if (sent.act === 'assign') {
    const to = String(form.get('handledBy') ?? '')
    try {
      await assignCase(db, { caseId, to, seen: sent.seen || null, staff, now })
    } catch (error) {
      if (error instanceof InvalidInput) return data({ assigning: error.fields.handledBy ?? error.message }, 400)
      if (error instanceof Conflict) return data({ assigning: error.message }, 409)
      throw error
    }
    // Whoever reads only what is theirs gave it away with this.
    const isKept = readsCase(staff, { handledBy: to })
    return redirect(isKept ? `${DESK_PATH}/${caseId}?fatto=assigned` : DESK_PATH)
  }
  if (sent.act === 'close' || sent.act === 'reopen') {
    await closeCase(db, { caseId, isClosed: sent.act === 'close', staff, now })
    return redirect(`${DESK_PATH}/${caseId}?fatto=${sent.act === 'close' ? 'closed' : 'reopened'}`)
  }
  const typed = caseTypedIn(form)
  return answerForm({
    sent,
    typed,
    save: () => correctCase(db, { caseId, seenVersion: Number(sent.seen), typed, staff, now }),
    to: () => `${DESK_PATH}/${caseId}?fatto=saved`,
    latest: async () => ({
      who: await lastHandOn(db, 'case', caseId),
      seen: (await getDeskCase(db, caseId)).version,
    }),
  })
}

/** What the form of the case is told, and what the one of whoever follows it. */
function answersOf(actionData: Route.ComponentProps['actionData']) {
  const isOfHandler = actionData && 'assigning' in actionData
  return { answer: isOfHandler ? undefined : actionData, assigning: isOfHandler ? actionData.assigning : undefined }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.name ?? 'Causa'} | Redazione` },
  { name: 'robots', content: 'noindex' },
]

export default function StaffCasePage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, status, isClosed, dates, member, maySee, hearings, history, said } = loaderData
  const { handler, handledBy, followers } = loaderData
  const mayAnswer = useStaffMay('legal.answer')
  const { answer, assigning } = answersOf(actionData)
  return (
    <DeskPage
      title={name}
      crumbs={DESK_CRUMBS}
      state={
        <>
          <Badge tone={isClosed ? 'neutral' : 'primary'}>{status}</Badge>
          {dates}
        </>
      }
      lead={
        member && (
          <>
            Di <MemberLink username={member.username}>{member.name}</MemberLink>, username {member.username}.
          </>
        )
      }
      said={actionData ? null : said}
    >
      {!maySee && <NoWallet />}
      <section aria-labelledby="udienze" className="grid gap-4">
        <div className="flex flex-wrap items-end justify-between gap-3">
          <h2 id="udienze" className="text-title-m">
            Udienze
          </h2>
          {mayAnswer && (
            <ButtonLink to={`${DESK_PATH}/${id}/udienze/nuova`} icon="plus">
              Nuova udienza
            </ButtonLink>
          )}
        </div>
        <Table
          caption="Udienze"
          isCaptionHidden
          rows={hearings}
          rowKey={(hearing) => hearing.id}
          empty={
            <p className="rounded-card bg-paper p-6 shadow-card">
              Nessuna udienza. Quando ne aggiungi una l’iscritto riceve un avviso e una lettera.
            </p>
          }
          columns={[
            {
              key: 'type',
              title: 'Udienza',
              isRowTitle: true,
              cell: (hearing) =>
                mayAnswer ? <Link to={`${DESK_PATH}/${id}/udienze/${hearing.id}`}>{hearing.type}</Link> : hearing.type,
            },
            {
              key: 'when',
              title: 'Quando',
              cell: ({ when, isToCome }) => (
                <span className="flex flex-wrap items-center gap-2">
                  <span className="whitespace-nowrap tabular-nums">{when}</span>
                  {isToCome && <Badge tone="gold">In programma</Badge>}
                </span>
              ),
            },
            { key: 'place', title: 'Luogo', cell: ({ place }) => place || null },
            { key: 'outcome', title: 'Esito', cell: ({ outcome }) => outcome || null },
            { key: 'documents', title: 'Documenti', align: 'end', cell: ({ documents }) => documents },
          ]}
        />
      </section>
      {mayAnswer && (
        <section aria-labelledby="dati" className="grid gap-4">
          <h2 id="dati" className="text-title-m">
            Dati
          </h2>
          <CaseForm held={{ id, version: loaderData.version }} typed={loaderData.typed} answer={answer} />
        </section>
      )}
      {mayAnswer && <CaseHandler handler={handler} handledBy={handledBy} followers={followers} problem={assigning} />}
      {!mayAnswer ? null : isClosed ? (
        <DeskBox title="Riaprire la causa">
          <p className="text-ink-soft">Torna tra quelle in corso.</p>
          <DeskAct act="reopen">Riapri</DeskAct>
        </DeskBox>
      ) : (
        <DeskBox title="Chiudere la causa">
          <p className="text-ink-soft">
            L’iscritto continua a vederla, con udienze e documenti: dice solo che è chiusa.
          </p>
          <DeskAct
            act="close"
            ask={{
              question: 'Chiudi la causa?',
              loss: 'L’iscritto legge «Chiusa» accanto al suo nome. Si può riaprire.',
              confirmLabel: 'Chiudi la causa',
            }}
          >
            Chiudi
          </DeskAct>
        </DeskBox>
      )}
      <DeskHistory title="Storia di questa causa" lines={history} />
    </DeskPage>
  )
}
