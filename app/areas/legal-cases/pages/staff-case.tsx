import { data, redirect, useNavigation } from 'react-router'
import { listAuditAbout } from '#areas/account/audit-store.server.ts'
import { staffOf } from '#areas/audience/context.server.ts'
import { findMemberById, findViewerByMemberId } from '#areas/audience/store.server.ts'
import { Badge } from '#design/badge/badge.tsx'
import { Breadcrumbs } from '#design/breadcrumbs/breadcrumbs.tsx'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { AskingButton } from '#design/form/asking-button.tsx'
import { Form } from '#design/form/form.tsx'
import { Wrap } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import { Table } from '#design/table/table.tsx'
import { Conflict, NotFound } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatDateIt, formatMinuteIt } from '#platform/pure/dates.ts'
import { closeCase, correctCase, viewCase } from '../desk-commands.server.ts'
import { DESK_CRUMBS, DESK_PATH, DONE_WORDS, SAID } from '../desk-copy.ts'
import { caseTypedIn, toCaseTyped } from '../desk-wire.ts'
import { isCaseId, seesLegalCases } from '../rules.ts'
import { listHearings } from '../store.server.ts'
import { CaseForm } from '../ui/case-form.tsx'
import { NoWallet } from '../ui/no-wallet.tsx'
import type { Route } from './+types/staff-case'

const LATEST = 15

const idOf = ({ caseId }: { caseId: string }) => {
  if (!isCaseId(caseId)) throw new NotFound('Questa causa non esiste.')
  return caseId
}

/** One case of a member with its hearings. Who looked, and when, is on the trail of the member. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { id: staffId } = staffOf(context, 'operator')
  const { db, now } = partsOf(context)
  const { memberId, openedAt, closedAt, version, ...legalCase } = await viewCase(db, {
    caseId: idOf(params),
    staffId,
    now,
  })
  const [member, viewer, hearings, trail] = await Promise.all([
    findMemberById(db, memberId),
    findViewerByMemberId(db, memberId, now),
    listHearings(db, legalCase.id),
    listAuditAbout(db, `case ${legalCase.id}`, LATEST),
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
    history: trail.map(({ id, at, details, actor }) => ({
      id,
      at: formatMinuteIt(at),
      what: DONE_WORDS[String(details.what)] ?? 'Cambiata',
      who: actor,
    })),
    said: SAID[new URL(request.url).searchParams.get('fatto') ?? ''] ?? null,
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { id: staffId } = staffOf(context, 'operator')
  const { db, now } = partsOf(context)
  const caseId = idOf(params)
  const form = await request.formData()
  const act = form.get('act')
  if (act === 'close' || act === 'reopen') {
    await closeCase(db, { caseId, isClosed: act === 'close', staffId, now })
    return redirect(`${DESK_PATH}/${caseId}?fatto=${act === 'close' ? 'closed' : 'reopened'}`)
  }
  const typed = caseTypedIn(form)
  const seenVersion = Number(form.get('version'))
  try {
    const saved = await correctCase(db, { caseId, seenVersion, typed, staffId, now })
    if (saved.kind === 'saved') return redirect(`${DESK_PATH}/${caseId}?fatto=saved`)
    return data({ errors: saved.errors, typed, version: seenVersion }, 400)
  } catch (error) {
    if (!(error instanceof Conflict)) throw error
    // What was typed stays in sight, and cannot be saved over what the other wrote until the page is loaded again.
    return data({ errors: { version: error.message } as Record<string, string>, typed, version: seenVersion }, 409)
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.name ?? 'Causa'} | Redazione` },
  { name: 'robots', content: 'noindex' },
]

export default function StaffCasePage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, status, isClosed, dates, member, maySee, hearings, history, said } = loaderData
  const navigation = useNavigation()
  const pending = navigation.state === 'idle' ? null : (navigation.formData?.get('act') ?? null)
  return (
    <Wrap className="grid grid-cols-[minmax(0,1fr)] gap-8 py-4 pb-16">
      <div className="grid gap-6">
        <Breadcrumbs crumbs={[...DESK_CRUMBS, { label: name }]} />
        <div>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
            <Badge tone={isClosed ? 'neutral' : 'primary'}>{status}</Badge>
            {dates}
          </p>
          <h1 className="wrap-anywhere mt-2 text-balance text-title-xl">{name}</h1>
          {member && (
            <p className="mt-2 text-ink-soft">
              Di <Link to={`/redazione/iscritti/${member.username}`}>{member.name}</Link>, username {member.username}.
            </p>
          )}
        </div>
        {said && !actionData && (
          <p role="status" className="rounded-card bg-success-tint px-5 py-3 font-strong text-success">
            {said}
          </p>
        )}
        {!maySee && <NoWallet />}
      </div>
      <section aria-labelledby="udienze" className="grid gap-4">
        <div className="flex flex-wrap items-end justify-between gap-3">
          <h2 id="udienze" className="text-title-m">
            Udienze
          </h2>
          <ButtonLink to={`${DESK_PATH}/${id}/udienze/nuova`} icon="plus">
            Nuova udienza
          </ButtonLink>
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
              cell: (hearing) => <Link to={`${DESK_PATH}/${id}/udienze/${hearing.id}`}>{hearing.type}</Link>,
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
      <section aria-labelledby="dati" className="grid gap-4">
        <h2 id="dati" className="text-title-m">
          Dati
        </h2>
        <CaseForm
          key={loaderData.version}
          typed={actionData?.typed ?? loaderData.typed}
          errors={actionData?.errors}
          version={actionData?.version ?? loaderData.version}
          submitLabel="Salva"
          backTo={DESK_PATH}
        />
      </section>
      <section aria-labelledby="chiudi" className="grid max-w-3xl gap-3 border-line border-t pt-6">
        <h2 id="chiudi" className="text-title-s">
          {isClosed ? 'Riaprire la causa' : 'Chiudere la causa'}
        </h2>
        <p className="text-ink-soft">
          {isClosed
            ? 'Torna tra quelle in corso.'
            : 'L’iscritto continua a vederla, con udienze e documenti: dice solo che è chiusa.'}
        </p>
        <Form className="justify-items-start">
          {isClosed ? (
            <Button type="submit" name="act" value="reopen" variant="ghost" isPending={pending === 'reopen'}>
              Riapri
            </Button>
          ) : (
            <AskingButton
              name="act"
              value="close"
              variant="ghost"
              isPending={pending === 'close'}
              question="Chiudi la causa?"
              loss="L’iscritto legge «Chiusa» accanto al suo nome. Si può riaprire."
              confirmLabel="Chiudi la causa"
            >
              Chiudi
            </AskingButton>
          )}
        </Form>
      </section>
      <section aria-labelledby="storia" className="grid gap-3">
        <h2 id="storia" className="text-title-s">
          Chi l’ha vista e cambiata
        </h2>
        <Table
          caption="Chi l’ha vista e cambiata"
          isCaptionHidden
          rows={history}
          rowKey={(line) => line.id}
          columns={[
            { key: 'what', title: 'Fatto', isRowTitle: true, cell: ({ what }) => what },
            { key: 'at', title: 'Quando', cell: ({ at }) => at },
            { key: 'who', title: 'Da chi', cell: ({ who }) => who },
          ]}
        />
      </section>
    </Wrap>
  )
}
