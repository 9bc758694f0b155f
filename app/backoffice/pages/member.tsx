import { useNavigation } from 'react-router'
import { listAudit, recordAudit } from '#areas/account/audit-store.server.ts'
import { signOutOfAll } from '#areas/account/commands.server.ts'
import { findDetails } from '#areas/account/details-store.server.ts'
import { sendRecovery } from '#areas/account/recovery-commands.server.ts'
import { staffOf } from '#areas/audience/context.server.ts'
import { expirationAt, subscriptionTypeAt } from '#areas/audience/membership-rules.ts'
import type { MemberRecord } from '#areas/audience/model.ts'
import { findMemberByUsername, listWallets } from '#areas/audience/store.server.ts'
import { findAccount } from '#areas/loyalty/ledger-store.server.ts'
import { Badge } from '#design/badge/badge.tsx'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { Card } from '#design/card/card.tsx'
import { Form } from '#design/form/form.tsx'
import { Outcome } from '#design/form/outcome.tsx'
import { Wrap } from '#design/layout/layout.tsx'
import { PageHead } from '#design/page-head/page-head.tsx'
import { Table } from '#design/table/table.tsx'
import type { Db } from '#platform/db/database.server.ts'
import { InvalidInput, NotAllowed, NotFound } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatDateIt, formatMinuteIt } from '#platform/pure/dates.ts'
import { listSessions } from '#platform/session/store.server.ts'
import { TYPE_WORDS } from '../contents/content-copy.ts'
import { AUDIT_WORDS, ROLE_WORDS } from '../members/member-copy.ts'
import { mayAct } from '../members/member-rules.ts'
import type { Route } from './+types/member'

const LATEST = 20

async function getMember(db: Db, written: string): Promise<MemberRecord> {
  const found = /^\d{4,8}$/.test(written) ? await findMemberByUsername(db, Number(written)) : null
  if (!found) throw new NotFound('Questo iscritto non esiste.')
  return found
}

/** All that whoever answers the telephone must know of a person. Who looked, and when, is on the trail of the account. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const operator = staffOf(context, 'operator')
  const { db, now } = partsOf(context)
  const member = await getMember(db, params.username)
  const [details, wallets, points, sessions, trail] = await Promise.all([
    findDetails(db, member.id),
    listWallets(db, member.id, now),
    findAccount(db, member.id),
    listSessions(db, member.id, now),
    listAudit(db, member.id),
  ])
  await recordAudit(db, { at: now, kind: 'member-viewed', memberId: member.id, actorId: operator.id })
  const { membership } = member
  const { expDate } = expirationAt(membership, now)
  return {
    name: `${member.name} ${member.surname}`,
    email: member.email,
    clientCode: member.clientCode,
    type: subscriptionTypeAt(membership, now),
    role: member.staffRole,
    mayAct: mayAct(operator, member),
    openSessions: sessions.length,
    facts: [
      ['Username', String(member.username)],
      ['Codice cliente', member.clientCode],
      ['E-mail', `${member.email} (${details.emailVerifiedAt ? 'confermata' : 'non ancora confermata'})`],
      ['Telefono', member.phone],
      ['Professione', member.profession],
      ['Iscritto dal', formatDateIt(membership.registrationDate)],
      [
        'Prova',
        membership.trial && `dal ${formatDateIt(membership.trial.start)} al ${formatDateIt(membership.trial.end)}`,
      ],
      [
        'Periodi Premium',
        membership.premiumPeriods
          .map(({ start, end }) => `dal ${formatDateIt(start)} al ${formatDateIt(end)}`)
          .join(', ') || null,
      ],
      ['Scade il', expDate && formatDateIt(expDate)],
      ['Punti', points && new Intl.NumberFormat('it-IT').format(points.balance)],
      ['Codici promozionali', member.promoCodes.join(', ') || null],
    ] satisfies [string, string | null][],
    wallets: wallets.map(({ tag, stato, balance, used, initialCredits, bonusCredits }) => {
      const hasCredits = initialCredits + bonusCredits > 0
      return { tag, stato, balance: hasCredits ? balance : null, used: hasCredits ? used : null }
    }),
    trail: trail.slice(0, LATEST).map(({ id, at, kind, actorId }) => ({
      id: String(id),
      at: formatMinuteIt(at),
      what: AUDIT_WORDS[kind],
      isByStaff: actorId !== null,
    })),
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const operator = staffOf(context, 'operator')
  const { db, now, club, origin, isDemo } = partsOf(context)
  const member = await getMember(db, params.username)
  if (!mayAct(operator, member)) throw new NotAllowed()
  const what = (await request.formData()).get('che')
  if (what === 'sessioni') {
    const closed = await signOutOfAll(db, member.id, now, operator.id)
    return { done: closed === 1 ? 'Una sessione è stata chiusa.' : `Sessioni chiuse: ${closed}.` }
  }
  if (what !== 'password') throw new InvalidInput({}, 'La richiesta non è valida.')
  await sendRecovery(db, member, { now, settings: { club, origin, isDemo }, actorId: operator.id })
  return { done: `La lettera per scegliere una nuova password è partita verso ${member.email}.` }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.name ?? 'Iscritto'} | Redazione` },
  { name: 'robots', content: 'noindex' },
]

export default function MemberPage({ loaderData, actionData }: Route.ComponentProps) {
  const { name, email, clientCode, type, role, facts, wallets, trail, openSessions } = loaderData
  const isPending = useNavigation().state !== 'idle'
  const elsewhere = [
    ['Ordini', `/redazione/ordini?cerca=${encodeURIComponent(clientCode)}`],
    ['Richieste', `/redazione/richieste?cerca=${encodeURIComponent(email)}`],
    ['Attestati', `/redazione/attestati?cerca=${encodeURIComponent(name)}`],
  ] as const
  return (
    <>
      <PageHead
        title={name}
        eyebrow="Iscritto"
        crumbs={[
          { label: 'Redazione', to: '/redazione' },
          { label: 'Iscritti', to: '/redazione/iscritti' },
        ]}
        actions={
          <Badge tone={role ? 'neutral' : type === 'PREMIUM' ? 'success' : 'primary'}>
            {role ? ROLE_WORDS[role] : TYPE_WORDS[type]}
          </Badge>
        }
      />
      <Wrap className="grid gap-8 pb-16">
        <Outcome answer={actionData}>{actionData?.done}</Outcome>
        <Card as="section" className="gap-6 p-6" aria-label="Chi è">
          <dl className="grid gap-x-10 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
            {facts.map(
              ([term, value]) =>
                value && (
                  <div key={term}>
                    <dt className="text-ink-soft text-sm">{term}</dt>
                    <dd className="break-words font-strong">{value}</dd>
                  </div>
                ),
            )}
          </dl>
          <p className="flex flex-wrap gap-3">
            {elsewhere.map(([label, to]) => (
              <ButtonLink key={to} to={to} variant="ghost">
                {label}
              </ButtonLink>
            ))}
          </p>
        </Card>
        {loaderData.mayAct && (
          <Card as="section" className="gap-4 p-6" aria-labelledby="accesso">
            <h2 id="accesso" className="text-title-s">
              Accesso
            </h2>
            <p className="text-ink-soft">
              {openSessions === 1 ? 'Una sessione aperta.' : `Sessioni aperte: ${openSessions}.`} La lettera arriva
              all’e-mail dell’iscritto e vale un’ora: nessuno qui vede o sceglie la sua password.
            </p>
            <Form>
              <div className="flex flex-wrap gap-3">
                <Button type="submit" name="che" value="password" isPending={isPending}>
                  Manda la lettera per la password
                </Button>
                {openSessions > 0 && (
                  <Button type="submit" name="che" value="sessioni" variant="ghost" isPending={isPending}>
                    Chiudi tutte le sessioni
                  </Button>
                )}
              </div>
            </Form>
          </Card>
        )}
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
              { key: 'stato', title: 'Stato', cell: ({ stato }) => stato },
              { key: 'balance', title: 'Crediti', align: 'end', cell: ({ balance }) => balance },
              { key: 'used', title: 'Usati', align: 'end', cell: ({ used }) => used },
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
              { key: 'what', title: 'Fatto', isRowTitle: true, cell: ({ what }) => what },
              { key: 'at', title: 'Quando', cell: ({ at }) => at },
              { key: 'who', title: 'Da chi', cell: ({ isByStaff }) => (isByStaff ? 'Redazione' : null) },
            ]}
          />
        </section>
      </Wrap>
    </>
  )
}
