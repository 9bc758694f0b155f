import { data, redirect, useNavigation } from 'react-router'
import { listStaff } from '#areas/account/correction-store.server.ts'
import { changeFactorPolicy } from '#areas/account/desk-door-commands.server.ts'
import { findFactorPolicy } from '#areas/account/desk-door-store.server.ts'
import { changeRoles, rolesMark } from '#areas/account/staff-commands.server.ts'
import {
  inviteStaff,
  sendInvitationAgain,
  withdrawInvitation,
} from '#areas/account/staff-invitation-commands.server.ts'
import { listInvitedPeople } from '#areas/account/staff-invitation-store.server.ts'
import { isStillThem } from '#areas/account/still-them-commands.server.ts'
import { useAskedAgain } from '#areas/account/ui/use-asked-again.tsx'
import { staffOf, viewerOf } from '#areas/audience/context.server.ts'
import { listRoles } from '#areas/audience/role-store.server.ts'
import { runningRoles } from '#areas/audience/staff-permission-rules.ts'
import { isOfList, listAction, VIEW_DONE } from '#areas/lists/action-context.server.ts'
import { gatheredList } from '#areas/lists/gathered-list-store.server.ts'
import { listAt, without } from '#areas/lists/list-context.server.ts'
import { AskedList } from '#areas/lists/ui/asked-list.tsx'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { Card } from '#design/card/card.tsx'
import { DateField } from '#design/date-field/date-field.tsx'
import { AskingButton } from '#design/form/asking-button.tsx'
import { Form } from '#design/form/form.tsx'
import { GuardedForm } from '#design/form/guarded-form.tsx'
import { Wrap } from '#design/layout/layout.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { Conflict, InvalidInput } from '#platform/errors.ts'
import { saidIn } from '#platform/http/asked-list.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatDateIt, parseRomeDay, romeDayOf } from '#platform/pure/dates.ts'
import { MOST_PEOPLE, TEAM } from '../lists/team-list-store.server.ts'
import { FactorPolicy } from '../members/factor-policy.tsx'
import { ReasonField } from '../members/member-parts.tsx'
import { reasonProblem } from '../members/member-rules.ts'
import { chosenRoles, offeredRoles, roleChoice } from '../members/role-choices.server.ts'
import { RoleFields } from '../members/role-fields.tsx'
import { TEAM_COLUMNS } from '../members/team-columns.tsx'
import type { Route } from './+types/staff-team'

/** Whose roles are changed is no question of the list. */
const CHOSEN = ['chi']

/** Who works here and as what. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const staff = staffOf(context, 'team.write')
  const { db, now, isDemo } = partsOf(context)
  const [people, roles] = await Promise.all([listStaff(db, MOST_PEOPLE), listRoles(db)])
  const team = await gatheredList(db, TEAM, { now, staff })
  const { rows, ...list } = await listAt(db, team, without(request, CHOSEN), now, staff)
  const offered = offeredRoles(staff, roles)
  const askedSince = await findFactorPolicy(db)
  const asked = new URL(request.url).searchParams.get('chi')
  const chosen = people.find(({ id, username }) => String(username) === asked && id !== staff.id)
  const had = runningRoles(chosen?.roles ?? [], now)
  return {
    today: romeDayOf(now),
    offered: offered.map(roleChoice),
    list,
    rows,
    chosen: chosen && {
      username: chosen.username,
      person: `${chosen.name} ${chosen.surname}`,
      roles: had.map(({ role, until }) => ({ role, until })),
      seen: rolesMark(had),
    },
    askedSince: askedSince && formatDateIt(askedSince),
    isDemo,
    choices: [
      ...(chosen?.roles ?? []).filter(({ role }) => !offered.some((each) => each.role === role)),
      ...offered,
    ].map(roleChoice),
    done: saidIn(request, { ...VIEW_DONE, ...DONE }),
  }
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

type Answer = {
  act: string
  errors: Record<string, string>
  typed: Record<string, string>
  roles: { role: string; until: string | null }[]
  isUnproved?: boolean
}

export async function action({ context, request }: Route.ActionArgs) {
  const staff = staffOf(context, 'team.write')
  const { id: actorId } = staff
  const { db, now, club, origin, forgetMember, isDemo } = partsOf(context)
  const form = await request.clone().formData()
  if (isOfList(form))
    return listAction(db, await gatheredList(db, TEAM, { now, staff }), without(request, CHOSEN), { staff, now })
  const text = (name: string) => String(form.get(name) ?? '').slice(0, 300)
  const act = text('act')
  const typed = Object.fromEntries(['who', 'name', 'surname', 'until', 'reason'].map((name) => [name, text(name)]))
  const roles = chosenRoles(form)
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
    const lacks = {
      ...(why && { reason: why }),
      ...(act !== 'remove' && roles.length === 0 && { role: 'Scegli un ruolo.' }),
    }
    if (Object.keys(lacks).length > 0) throw new InvalidInput(lacks)
    const { sessionId } = viewerOf(context)
    if (!(await isStillThem(db, staff, { sessionId, now, settings: { isDemo: isDemo ?? false } })))
      return data<Answer>({ act, errors: { role: PROVE }, typed, roles, isUnproved: true }, { status: 403 })
    if (act === 'invite') {
      const who = { who: text('who'), name: text('name'), surname: text('surname') }
      const until = parseRomeDay(text('until'))
      await inviteStaff(db, { ...who, roles: roles.map(({ role }) => role), until }, by)
      return redirect('/redazione/squadra?fatto=invited')
    }
    if (act !== 'change' && act !== 'remove') throw new InvalidInput({}, 'La richiesta non è valida.')
    const person = (await listStaff(db, MOST_PEOPLE)).find(({ username }) => String(username) === text('username'))
    if (!person) throw new Conflict('Questa persona non lavora più qui.')
    const seen = text('seen').split(' ').toSorted().join(' ')
    await changeRoles(db, person.id, { seen, roles: act === 'remove' ? [] : roles }, by)
    forgetMember(person.id)
    return redirect(`/redazione/squadra?fatto=${act === 'remove' ? 'removed' : 'changed'}`)
  } catch (error) {
    if (error instanceof InvalidInput) return data<Answer>({ act, errors: error.fields, typed, roles }, { status: 400 })
    if (error instanceof Conflict)
      return data<Answer>({ act, errors: { role: error.message }, typed, roles }, { status: 409 })
    throw error
  }
}

export const meta: Route.MetaFunction = () => [{ title: 'Squadra | Redazione' }, { name: 'robots', content: 'noindex' }]

const PROVE = 'Conferma che sei ancora tu per continuare.'

export default function StaffTeamPage({ loaderData, actionData }: Route.ComponentProps) {
  const { list, rows, chosen, done, askedSince, isDemo, offered, choices, today } = loaderData
  const pending = useNavigation().formData?.get('act')
  const answer: Answer | undefined = actionData && 'act' in actionData ? actionData : undefined
  const proof = useAskedAgain(answer)
  const invited = answer?.act === 'invite' ? answer : undefined
  const changed = answer && ['change', 'remove'].includes(answer.act) ? answer : undefined
  const policy = answer?.act.startsWith('factor-') ? answer : undefined
  const lost = answer && ['again', 'withdraw'].includes(answer.act) ? answer.errors.role : undefined
  return (
    <AskedList
      list={list}
      rows={rows}
      rowKey={({ username }) => String(username)}
      columns={TEAM_COLUMNS}
      icon="users"
      lead="Chi lavora qui e che cosa può fare."
      begin={
        <>
          <ButtonLink to="#nuova" size="small" icon="plus">
            Invita una persona
          </ButtonLink>
          <ButtonLink to="/redazione/squadra/ruoli" variant="ghost" size="small">
            Ruoli
          </ButtonLink>
        </>
      }
      words={{
        many: 'persone',
        none: 'Nessuno',
        search: 'Cerca nella squadra',
        placeholder: 'Nome, e-mail o ruolo',
        notFound: 'Nessuno risponde',
        hint: 'Prova con altre parole, o con meno condizioni.',
        noneYet: 'Non lavora qui nessuno',
        first: 'Si comincia da «Invita una persona».',
        usual: 'per cognome, poi chi è invitato',
      }}
      refused={actionData && 'isShared' in actionData ? actionData : undefined}
      problem={lost}
      said={answer ? null : done}
    >
      {proof}
      <Wrap className="grid grid-cols-[minmax(0,1fr)] gap-8 pt-6 pb-16">
        {chosen && (
          <Card as="section" id="ruolo" className="gap-5 p-5 sm:p-6" aria-labelledby="ruolo-di">
            <h2 id="ruolo-di" className="text-title-s">
              Ruolo di {chosen.person}
            </h2>
            <Form
              key={chosen.username}
              aria-label={`Ruolo di ${chosen.person}`}
              className="max-w-2xl"
              errors={changed?.errors}
              values={changed?.typed}
            >
              <input type="hidden" name="username" value={chosen.username} />
              <input type="hidden" name="seen" value={chosen.seen} />
              <RoleFields
                choices={choices}
                chosen={changed?.roles ?? chosen.roles}
                error={changed?.errors.role}
                today={today}
              />
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
                  question={`${chosen.person} non lavora più qui?`}
                  loss="Non potrà più entrare in redazione. Il suo account di iscritto resta."
                  confirmLabel="Togli il ruolo"
                >
                  Non lavora più qui
                </AskingButton>
              </div>
            </Form>
          </Card>
        )}
        <Card as="section" className="gap-5 p-5 sm:p-6" aria-labelledby="nuova">
          <h2 id="nuova" className="text-title-s">
            Invita un’altra persona
          </h2>
          <GuardedForm
            key={list.total}
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
            <RoleFields choices={offered} chosen={invited?.roles ?? []} error={invited?.errors.role} isTogether />
            <DateField name="until" label="Fino al" description="L’ultimo giorno dei ruoli." isOptional min={today} />
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
    </AskedList>
  )
}
