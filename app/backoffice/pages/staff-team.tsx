import { data, redirect, useNavigation } from 'react-router'
import { listStaff } from '#areas/account/correction-store.server.ts'
import { changeFactorPolicy } from '#areas/account/desk-door-commands.server.ts'
import { findFactorPolicy } from '#areas/account/desk-door-store.server.ts'
import { findFactors, type HeldFactors } from '#areas/account/factor-store.server.ts'
import { changeRole } from '#areas/account/staff-commands.server.ts'
import {
  inviteStaff,
  sendInvitationAgain,
  withdrawInvitation,
} from '#areas/account/staff-invitation-commands.server.ts'
import { listInvitedPeople } from '#areas/account/staff-invitation-store.server.ts'
import { staffOf } from '#areas/audience/context.server.ts'
import { STAFF_ROLES, type StaffRole } from '#areas/audience/model.ts'
import { ROLE_WORDS } from '#areas/audience/permission-copy.ts'
import { Badge } from '#design/badge/badge.tsx'
import { Button } from '#design/button/button.tsx'
import { Card } from '#design/card/card.tsx'
import { DeskHead } from '#design/desk/desk-head.tsx'
import { AskingButton } from '#design/form/asking-button.tsx'
import { Form } from '#design/form/form.tsx'
import { GuardedForm } from '#design/form/guarded-form.tsx'
import { Outcome } from '#design/form/outcome.tsx'
import { Wrap } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import { Select } from '#design/select/select.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { Conflict, InvalidInput } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatDateIt } from '#platform/pure/dates.ts'
import { FactorPolicy } from '../members/factor-policy.tsx'
import { MEMBERS_PATH, ROLE_HELP } from '../members/member-copy.ts'
import { ReasonField } from '../members/member-parts.tsx'
import { reasonProblem } from '../members/member-rules.ts'
import { PendingInvitations } from '../members/pending-invitations.tsx'
import type { Route } from './+types/staff-team'

const MOST_PEOPLE = 500

/** Who works here and as what. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { id: ownId } = staffOf(context, 'team.write')
  const { db, now, isDemo } = partsOf(context)
  const [people, invited] = await Promise.all([listStaff(db, MOST_PEOPLE), listInvitedPeople(db, MOST_PEOPLE)])
  const factors = await findFactors(
    db,
    people.map(({ id }) => id),
  )
  const askedSince = await findFactorPolicy(db)
  const { searchParams } = new URL(request.url)
  const chosen = people.find(({ username }) => String(username) === searchParams.get('chi'))
  const done = searchParams.get('fatto') ?? ''
  return {
    people: people.map(({ id, username, name, surname, email, role }) => ({
      username,
      person: `${name} ${surname}`,
      email,
      role,
      isSelf: id === ownId,
      factors: factorsInWords(factors.get(id)),
    })),
    askedSince: askedSince && formatDateIt(askedSince),
    isDemo,
    invited: invited.map(({ username, name, surname, email, role, invitedAt, expiresAt }) => ({
      username,
      person: `${name} ${surname}`,
      email,
      role,
      since: formatDateIt(invitedAt),
      isExpired: expiresAt <= now,
    })),
    chosen: chosen && chosen.id !== ownId ? chosen.username : null,
    done: Object.hasOwn(DONE, done) ? DONE[done as keyof typeof DONE] : null,
  }
}

function factorsInWords(held: HeldFactors | undefined): string {
  const names = [held?.hasPasskey && 'passkey', held?.hasApp && 'app di autenticazione'].filter(Boolean)
  return names.length > 0 ? `Secondo fattore: ${names.join(' e ')}` : 'Senza secondo fattore'
}

const DONE = {
  'factor-of-all': 'Il secondo fattore è chiesto a tutta la redazione: chi non lo ha può lavorare per sette giorni.',
  'factor-of-administrators': 'Il secondo fattore è chiesto solo a chi amministra.',
  invited: 'L’invito è partito: il ruolo comincia quando la persona lo accetta.',
  again: 'L’invito è partito di nuovo: il link di prima non vale più.',
  withdrawn: 'L’invito è ritirato: il suo link non vale più.',
  changed: 'Il ruolo è cambiato, e una lettera lo dice.',
  removed: 'Non lavora più qui, e una lettera lo dice. Il suo account di iscritto resta.',
} as const

type Answer = { act: string; errors: Record<string, string>; typed: Record<string, string> }

export async function action({ context, request }: Route.ActionArgs) {
  const { id: actorId } = staffOf(context, 'team.write')
  const { db, now, club, origin, forgetMember } = partsOf(context)
  const form = await request.formData()
  const text = (name: string) => String(form.get(name) ?? '').slice(0, 300)
  const act = text('act')
  const typed = Object.fromEntries(['who', 'name', 'surname', 'role', 'reason'].map((name) => [name, text(name)]))
  const role = STAFF_ROLES.find((each) => each === typed.role) ?? null
  const by = { actorId, now, sender: { club, origin }, reason: (typed.reason ?? '').trim() }
  try {
    if (act === 'again' || act === 'withdraw') {
      const invited = await listInvitedPeople(db, MOST_PEOPLE)
      const person = invited.find(({ username }) => String(username) === text('username'))
      if (!person) throw new Conflict('Questo invito non c’è più: la persona l’ha accettato o qualcuno l’ha ritirato.')
      await (act === 'again' ? sendInvitationAgain : withdrawInvitation)(db, person.memberId, by)
      return redirect(`/redazione/squadra?fatto=${act === 'again' ? 'again' : 'withdrawn'}`)
    }
    const why = reasonProblem(by.reason)
    if (act === 'factor-of-all' || act === 'factor-of-administrators') {
      if (why) throw new InvalidInput({ reason: why })
      await changeFactorPolicy(db, act === 'factor-of-all', by)
      return redirect(`/redazione/squadra?fatto=${act}`)
    }
    const lacks = { ...(why && { reason: why }), ...(act !== 'remove' && !role && { role: 'Scegli un ruolo.' }) }
    if (Object.keys(lacks).length > 0) throw new InvalidInput(lacks)
    if (act === 'invite' && role) {
      await inviteStaff(db, { who: text('who'), name: text('name'), surname: text('surname'), role }, by)
      return redirect('/redazione/squadra?fatto=invited')
    }
    if (act !== 'change' && act !== 'remove') throw new InvalidInput({}, 'La richiesta non è valida.')
    const person = (await listStaff(db, MOST_PEOPLE)).find(({ username }) => String(username) === text('username'))
    if (!person) throw new Conflict('Questa persona non lavora più qui.')
    const seen = STAFF_ROLES.find((each) => each === text('seen')) ?? null
    await changeRole(db, person.id, { seen, role: act === 'remove' ? null : role }, by)
    forgetMember(person.id)
    return redirect(`/redazione/squadra?fatto=${act === 'remove' ? 'removed' : 'changed'}`)
  } catch (error) {
    if (error instanceof InvalidInput) return data<Answer>({ act, errors: error.fields, typed }, { status: 400 })
    if (error instanceof Conflict) return data<Answer>({ act, errors: { role: error.message }, typed }, { status: 409 })
    throw error
  }
}

export const meta: Route.MetaFunction = () => [{ title: 'Squadra | Redazione' }, { name: 'robots', content: 'noindex' }]

const ROLES = STAFF_ROLES.map((value) => ({ value, label: `${ROLE_WORDS[value]}: ${ROLE_HELP[value]}` }))
const TONES = { editor: 'primary', operator: 'success', administrator: 'warning' } as const satisfies Record<
  StaffRole,
  string
>

export default function StaffTeamPage({ loaderData, actionData }: Route.ComponentProps) {
  const { people, invited: waiting, chosen, done, askedSince, isDemo } = loaderData
  const pending = useNavigation().formData?.get('act')
  const answer: Answer | undefined = actionData
  const invited = answer?.act === 'invite' ? answer : undefined
  const changed = answer && ['change', 'remove'].includes(answer.act) ? answer : undefined
  const policy = answer?.act.startsWith('factor-') ? answer : undefined
  const lost = answer && ['again', 'withdraw'].includes(answer.act) ? answer.errors.role : undefined
  return (
    <>
      <DeskHead
        title="Squadra"
        lead="Chi lavora qui e che cosa può fare."
        crumbs={[{ label: 'Redazione', to: '/redazione' }]}
      />
      <Wrap className="grid grid-cols-[minmax(0,1fr)] gap-8 pb-16">
        {lost && (
          <Outcome answer={answer} isProblem>
            {lost}
          </Outcome>
        )}
        {done && !answer && <Outcome answer={loaderData}>{done}</Outcome>}
        <ul className="grid gap-4">
          {people.map(({ username, person, email, role, isSelf, factors }) => (
            <Card as="li" key={username} className="gap-4 p-5">
              <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
                <div className="min-w-0 flex-1 basis-56">
                  <h2 className="text-title-xs">
                    <Link to={`${MEMBERS_PATH}/${username}`}>{person}</Link>
                  </h2>
                  <p className="wrap-anywhere text-ink-soft text-sm">{email}</p>
                  <p className="text-ink-soft text-sm">{factors}</p>
                </div>
                <Badge tone={TONES[role]}>{ROLE_WORDS[role]}</Badge>
                {isSelf ? (
                  <span className="text-ink-soft text-sm">Sei tu</span>
                ) : (
                  chosen !== username && (
                    <Link
                      to={`/redazione/squadra?chi=${username}`}
                      preventScrollReset
                      aria-label={`Cambia il ruolo di ${person}`}
                    >
                      Cambia
                    </Link>
                  )
                )}
              </div>
              {chosen === username && (
                <Form
                  aria-label={`Ruolo di ${person}`}
                  className="max-w-2xl border-line border-t pt-5"
                  errors={changed?.errors}
                  values={changed?.typed}
                >
                  <input type="hidden" name="username" value={username} />
                  <input type="hidden" name="seen" value={role} />
                  <Select name="role" label="Ruolo" options={ROLES} defaultValue={role} />
                  <ReasonField />
                  <div className="flex flex-wrap gap-3">
                    <Button type="submit" name="act" value="change" isPending={pending === 'change'}>
                      Cambia il ruolo
                    </Button>
                    <AskingButton
                      name="act"
                      value="remove"
                      variant="ghost"
                      isPending={pending === 'remove'}
                      question={`${person} non lavora più qui?`}
                      loss="Non potrà più entrare in redazione. Il suo account di iscritto resta."
                      confirmLabel="Togli il ruolo"
                    >
                      Non lavora più qui
                    </AskingButton>
                  </div>
                </Form>
              )}
            </Card>
          ))}
          <PendingInvitations people={waiting} />
        </ul>
        <Card as="section" className="gap-5 p-5 sm:p-6" aria-labelledby="nuova">
          <h2 id="nuova" className="text-title-s">
            Invita un’altra persona
          </h2>
          <GuardedForm
            key={people.length + waiting.length}
            aria-labelledby="nuova"
            className="max-w-2xl"
            errors={invited?.errors}
            values={invited?.typed}
          >
            <input type="hidden" name="act" value="invite" />
            <TextField
              name="who"
              label="E-mail, username o codice cliente"
              description="Riceve un’e-mail con un link che vale sette giorni: il ruolo comincia quando lo accetta."
              isRequired
              autoCapitalize="none"
              maxLength={254}
            />
            <div className="grid gap-5 sm:grid-cols-2">
              <TextField name="name" label="Nome" description="Solo per una persona nuova." isOptional maxLength={60} />
              <TextField
                name="surname"
                label="Cognome"
                description="Solo per una persona nuova."
                isOptional
                maxLength={60}
              />
            </div>
            <Select name="role" label="Ruolo" options={ROLES} placeholder="Scegli un ruolo" isRequired />
            <ReasonField />
            <div>
              <Button type="submit" icon="check" isPending={pending === 'invite'}>
                Manda l’invito
              </Button>
            </div>
          </GuardedForm>
        </Card>
        <FactorPolicy
          key={askedSince}
          askedSince={askedSince}
          isDemo={isDemo}
          refused={policy}
          isPending={String(pending ?? '').startsWith('factor-')}
        />
      </Wrap>
    </>
  )
}
