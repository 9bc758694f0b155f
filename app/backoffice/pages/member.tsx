import { data, redirect, useNavigation } from 'react-router'
import { findDetails } from '#areas/account/details-store.server.ts'
import { memberValues, shownFields } from '#areas/account/member-field-rules.ts'
import { staffOf } from '#areas/audience/context.server.ts'
import { lastDayOf } from '#areas/audience/correction-rules.ts'
import { expirationAt } from '#areas/audience/membership-rules.ts'
import type { Member, MemberRecord } from '#areas/audience/model.ts'
import { walletStateWords, walletWords } from '#areas/audience/permission-copy.ts'
import { listWallets } from '#areas/audience/store.server.ts'
import { listTrail } from '#areas/audience/trail-store.server.ts'
import { listInvoices } from '#areas/billing/invoice-store.server.ts'
import { ORDERS } from '#areas/billing/order-list-store.server.ts'
import { listCertificatesOf } from '#areas/classroom/certificate-store.server.ts'
import { listEnrolments } from '#areas/courses/enrolment-store.server.ts'
import { countFavorites } from '#areas/favorites/store.server.ts'
import { countAsked } from '#areas/lists/question-context.server.ts'
import { RecordWalk } from '#areas/lists/ui/record-walk.tsx'
import { walkAt } from '#areas/lists/walk-context.server.ts'
import { findAccount } from '#areas/loyalty/ledger-store.server.ts'
import { findCardOf } from '#areas/professional-card/store.server.ts'
import { queueFor } from '#areas/requests/queue-store.server.ts'
import { MEMBERS } from '#areas/segments/store.server.ts'
import { Button } from '#design/button/button.tsx'
import { Card } from '#design/card/card.tsx'
import { DeskHistory } from '#design/desk/desk-history.tsx'
import { Said } from '#design/desk/said.tsx'
import { Form } from '#design/form/form.tsx'
import { UnsavedGuard, useUnsaved } from '#design/form/unsaved-guard.tsx'
import { Wrap } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import { Table } from '#design/table/table.tsx'
import { TextArea } from '#design/text-area/text-area.tsx'
import type { Db } from '#platform/db/database.server.ts'
import { NotAllowed } from '#platform/errors.ts'
import { saidIn } from '#platform/http/asked-list.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { listLettersTo } from '#platform/mail/store.server.ts'
import { formatDateIt, formatMinuteIt } from '#platform/pure/dates.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import { getMember, headOf } from '../members/member-context.server.ts'
import { ACT_DONE, MEMBER_CREATED, MEMBERS_PATH } from '../members/member-copy.ts'
import { MemberHead } from '../members/member-parts.tsx'
import { LONGEST_NOTE, mayDo, noteProblem } from '../members/member-rules.ts'
import { lineInWords } from '../members/trail-query.server.ts'
import type { Route } from './+types/member'

const LATEST = 20
const LATEST_LETTERS = 10
const LATEST_NOTES = 10

/** All that whoever answers the telephone must know of a person. Who looked, and when, is on the trail of the account. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const operator = staffOf(context, 'members.read')
  const { db, now } = partsOf(context)
  const member = await getMember(db, params.username)
  const [head, details, wallets, points, trail, notes, letters, belongings] = await Promise.all([
    headOf(db, member, operator, now),
    findDetails(db, member.id),
    listWallets(db, member.id, now),
    findAccount(db, member.id),
    listTrail(db, { memberId: member.id, except: ['member-viewed', 'member-noted'], limit: LATEST }),
    listTrail(db, { memberId: member.id, kind: 'member-noted', limit: LATEST_NOTES }),
    listLettersTo(db, member.email),
    belongingsOf(db, member, operator, now),
  ])
  await recordTrail(db, { at: now, kind: 'member-viewed', memberId: member.id, actorId: operator.id })
  const { membership } = member
  const { expDate } = expirationAt(membership, now)
  return {
    head,
    walk: await walkAt(db, MEMBERS, request, now, {
      id: member.id,
      keyOf: ({ username }) => String(username),
      pathOf: ({ username }) => `${MEMBERS_PATH}/${username}`,
      staffId: operator.id,
    }),
    facts: [
      ['Username', String(member.username)],
      ['Codice cliente', member.clientCode],
      ['E-mail', `${member.email} (${member.emailVerifiedAt ? 'confermata' : 'non ancora confermata'})`],
      ...shownFields(memberValues(member, details)).map(({ title, said }): [string, string] => [title, said]),
      ['Professione', [member.profession, ...member.specializations].filter(Boolean).join(', ') || null],
      ['Iscritto dal', formatDateIt(membership.registrationDate)],
      [
        'Prova',
        membership.trial &&
          `dal ${formatDateIt(membership.trial.start)} al ${formatDateIt(lastDayOf(membership.trial))}`,
      ],
      [
        'Periodi Premium',
        membership.premiumPeriods
          .map((period) => `dal ${formatDateIt(period.start)} al ${formatDateIt(lastDayOf(period))}`)
          .join(', ') || null,
      ],
      ['Scade il', expDate && formatDateIt(expDate)],
      ['Punti', points && new Intl.NumberFormat('it-IT').format(points.balance)],
      ['Codici promozionali', member.promoCodes.join(', ') || null],
    ] satisfies [string, string | null][],
    belongings,
    wallets: wallets.map(({ tag, stato, balance, used, initialCredits, bonusCredits }) => {
      const hasCredits = initialCredits + bonusCredits > 0
      return {
        tag: walletWords(tag),
        state: walletStateWords(tag, stato),
        balance: hasCredits ? balance : null,
        used: hasCredits ? used : null,
      }
    }),
    letters: letters
      .slice(0, LATEST_LETTERS)
      .map(({ subject, createdAt }) => ({ subject, at: formatMinuteIt(createdAt) })),
    trail: trail.map(lineInWords),
    notes: notes.map(lineInWords).map(({ id, reason, who, at }) => ({ id, what: reason ?? '', who, at })),
    said: saidIn(request, { note: ACT_DONE.note, created: MEMBER_CREATED }),
  }
}

/** What was understood on the telephone, for whoever answers next time. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const operator = staffOf(context, 'members.read')
  const { db, now } = partsOf(context)
  const member = await getMember(db, params.username)
  if (!mayDo('note', operator, member)) throw new NotAllowed()
  const note = String((await request.formData()).get('note') ?? '')
  const problem = noteProblem(note)
  if (problem) return data({ errors: { note: problem }, typed: { note: note.slice(0, 2 * LONGEST_NOTE) } }, 400)
  await recordTrail(db, {
    at: now,
    kind: 'member-noted',
    memberId: member.id,
    actorId: operator.id,
    reason: note.trim(),
  })
  return redirect(`${MEMBERS_PATH}/${member.username}?fatto=note`)
}

/** How many things of each kind are theirs, and where the desk shows them. */
async function belongingsOf(db: Db, member: MemberRecord, staff: Member, now: Date) {
  const { id, clientCode, email } = member
  const search = (path: string, words: string) => `/redazione/${path}?cerca=${encodeURIComponent(words)}`
  const [orders, invoices, enrolments, certificates, requests, card, favourites] = await Promise.all([
    countAsked(db, ORDERS, `cerca=${encodeURIComponent(clientCode)}`, now),
    listInvoices(db, id),
    listEnrolments(db, id, now),
    listCertificatesOf(db, id),
    countAsked(db, queueFor(staff), `cerca=${encodeURIComponent(email)}`, now),
    findCardOf(db, id),
    countFavorites(db, id),
  ])
  const one = (label: string, count: number, to: string | null) => ({ label, count, to })
  return [
    one('Ordini', orders, search('ordini', clientCode)),
    one('Fatture', invoices.length, search('ordini', clientCode)),
    one('Corsi', enrolments.length, `${MEMBERS_PATH}/${member.username}/corsi`),
    one('Attestati', certificates.length, search('attestati', clientCode)),
    one('Richieste', requests, search('richieste', email)),
    one('Scheda professionale', card ? 1 : 0, card && `/redazione/schede/${card.slug}`),
    one('Preferiti', favourites, null),
  ]
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.head.name ?? 'Iscritto'} | Redazione` },
  { name: 'robots', content: 'noindex' },
]

export default function MemberPage({ loaderData, actionData }: Route.ComponentProps) {
  const { head, walk, facts, belongings, wallets, letters, trail, notes, said } = loaderData
  return (
    <>
      <RecordWalk walk={walk} />
      <MemberHead head={head} section={null} />
      <Wrap className="grid grid-cols-[minmax(0,1fr)] gap-8 pb-16">
        <Said>{actionData ? null : said}</Said>
        <Card as="section" className="gap-6 p-5 sm:p-6" aria-label="Chi è">
          <dl className="grid gap-x-10 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
            {facts.map(
              ([term, value]) =>
                value && (
                  <div key={term}>
                    <dt className="text-ink-soft text-sm">{term}</dt>
                    <dd className="wrap-anywhere font-strong">{value}</dd>
                  </div>
                ),
            )}
          </dl>
        </Card>
        <section aria-label="Note" className="grid gap-4" key={notes[0]?.id}>
          <DeskHistory title="Note" lines={notes} />
          {head.acts.includes('note') && <NoteForm answer={actionData} />}
        </section>
        <section aria-labelledby="cose" className="grid gap-4">
          <h2 id="cose" className="text-title-s">
            Le sue cose
          </h2>
          <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
            {belongings.map(({ label, count, to }) => (
              <Card as="li" key={label} className="gap-1 p-4">
                <span className="font-display text-title-m tabular-nums">{count}</span>
                {to && count > 0 ? <Link to={to}>{label}</Link> : <span className="text-ink-soft">{label}</span>}
              </Card>
            ))}
          </ul>
        </section>
        <section aria-labelledby="portafogli" className="grid gap-4">
          <h2 id="portafogli" className="text-title-s">
            Portafogli attivi
          </h2>
          <Table
            caption="Portafogli attivi"
            isCaptionHidden
            rows={wallets}
            rowKey={({ tag }) => tag}
            empty={<p className="text-ink-soft">Nessuno.</p>}
            columns={[
              { key: 'tag', title: 'Portafoglio', isRowTitle: true, cell: ({ tag }) => tag },
              { key: 'state', title: 'Stato', cell: ({ state }) => state },
              { key: 'balance', title: 'Crediti', align: 'end', cell: ({ balance }) => balance },
              { key: 'used', title: 'Usati', align: 'end', cell: ({ used }) => used },
            ]}
          />
        </section>
        <section aria-labelledby="lettere" className="grid gap-4">
          <h2 id="lettere" className="text-title-s">
            Che cosa gli abbiamo scritto
          </h2>
          <Table
            caption="Le ultime lettere a questo indirizzo"
            isCaptionHidden
            rows={letters}
            rowKey={({ subject, at }) => `${at} ${subject}`}
            empty={<p className="text-ink-soft">Niente negli ultimi tre mesi.</p>}
            columns={[
              { key: 'subject', title: 'Oggetto', isRowTitle: true, cell: ({ subject }) => subject },
              { key: 'at', title: 'Quando', cell: ({ at }) => <span className="whitespace-nowrap">{at}</span> },
            ]}
          />
        </section>
        <section aria-labelledby="storia" className="grid gap-4">
          <h2 id="storia" className="text-title-s">
            Che cosa è successo
          </h2>
          <Table
            caption="Gli ultimi fatti di questo account"
            isCaptionHidden
            rows={trail}
            rowKey={({ id }) => id}
            empty={<p className="text-ink-soft">Ancora nulla.</p>}
            columns={[
              {
                key: 'what',
                title: 'Fatto',
                isRowTitle: true,
                cell: ({ what, detail }) => (
                  <>
                    {what}
                    {detail && <span className="wrap-anywhere block font-normal text-ink-soft">{detail}</span>}
                  </>
                ),
              },
              { key: 'at', title: 'Quando', cell: ({ at }) => <span className="whitespace-nowrap">{at}</span> },
              { key: 'who', title: 'Fatto da', cell: ({ who }) => who },
              {
                key: 'reason',
                title: 'Perché',
                cell: ({ reason }) => reason && <span className="wrap-anywhere">{reason}</span>,
              },
            ]}
          />
        </section>
      </Wrap>
    </>
  )
}

type NoteAnswer = Route.ComponentProps['actionData']

/** The only thing of the page that is written: what leaves it with words in it is asked about. */
function NoteForm({ answer }: { answer: NoteAnswer }) {
  const { isUnsaved, onEdit, onSend } = useUnsaved(answer)
  return (
    <Form
      className="max-w-4xl gap-3"
      errors={answer?.errors}
      values={answer?.typed}
      onChange={onEdit}
      onSubmit={onSend}
    >
      <UnsavedGuard isUnsaved={isUnsaved} />
      <TextArea
        name="note"
        label="Una nota per chi risponde la prossima volta"
        description="Senza nomi né recapiti: resta nel registro, e l’iscritto la legge se scarica i suoi dati."
        isRequired
        rows={2}
        maxLength={LONGEST_NOTE}
      />
      <div>
        <Button type="submit" variant="ghost" icon="file-pen" isPending={useNavigation().state === 'submitting'}>
          Annota
        </Button>
      </div>
    </Form>
  )
}
