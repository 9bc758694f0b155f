import { data, redirect } from 'react-router'
import { takeAwayFactors } from '#areas/account/access-commands.server.ts'
import { signOutOfAll } from '#areas/account/commands.server.ts'
import { findLock, unlockAccount } from '#areas/account/correction-commands.server.ts'
import { hasAnyFactor } from '#areas/account/factor-store.server.ts'
import { inviteAgain } from '#areas/account/new-member-commands.server.ts'
import { sendRecovery } from '#areas/account/recovery-commands.server.ts'
import { hasPassword } from '#areas/account/store.server.ts'
import { staffOf } from '#areas/audience/context.server.ts'
import { listPortfolios } from '#areas/audience/grant-store.server.ts'
import type { Member, MemberRecord } from '#areas/audience/model.ts'
import { findViewerByMemberId } from '#areas/audience/store.server.ts'
import { askArchive } from '#areas/profile/archive-commands.server.ts'
import { memberDataContext } from '#areas/profile/member-data-context.server.ts'
import { deleteAccount } from '#areas/profile/privacy-commands.server.ts'
import { Outcome } from '#design/form/outcome.tsx'
import { UnsavedGuard, useUnsaved } from '#design/form/unsaved-guard.tsx'
import { Wrap } from '#design/layout/layout.tsx'
import { sentChoices } from '#platform/choices/choices.server.ts'
import { Conflict, InvalidInput, NotAllowed, NotFound, Unavailable } from '#platform/errors.ts'
import { type PageParts, partsOf } from '#platform/http/page-parts.server.ts'
import { listSessions } from '#platform/session/store.server.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import { TRAIL_THINGS } from '#platform/trail/things.ts'
import { AccessSection } from '../members/access-section.tsx'
import { BillingSection } from '../members/billing-section.tsx'
import {
  type Asked,
  isSeenAct,
  perform,
  rehearse,
  type SectionAnswer,
  typedFor,
} from '../members/member-acts.server.ts'
import { billingOf, trainingOf } from '../members/member-billing.server.ts'
import {
  codeChoices,
  consentsOf,
  getMember,
  headOf,
  personOf,
  planOf,
  walletsOf,
} from '../members/member-context.server.ts'
import { ACT_DONE, MEMBER_SECTIONS, MEMBERS_PATH, type MemberSection } from '../members/member-copy.ts'
import { ConfirmCard, MemberHead, type Refused } from '../members/member-parts.tsx'
import { MEMBER_ACTS, type MemberAct, mayAct, mayDo, PUTTING_RIGHT, reasonProblem } from '../members/member-rules.ts'
import { PersonSection } from '../members/person-section.tsx'
import { PlanSection } from '../members/plan-section.tsx'
import { TrainingSection } from '../members/training-section.tsx'
import { WalletSection } from '../members/wallet-section.tsx'
import { ChangedMeanwhile } from '../rehearsal.server.ts'
import type { Route } from './+types/member-section'

function sectionOf(written: string): MemberSection {
  const names = Object.keys(MEMBER_SECTIONS) as MemberSection[]
  const named = names.find((name) => MEMBER_SECTIONS[name].path === written)
  if (!named) throw new NotFound()
  return named
}

/** Where one part of a person's affairs is put right. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const operator = staffOf(context, 'members.read')
  staffOf(context, ...PUTTING_RIGHT)
  const section = sectionOf(params.section)
  const { db, now, secret } = partsOf(context)
  const member = await getMember(db, params.username)
  if (!mayAct(operator, member)) throw new NotAllowed()
  const isWritten = section === 'billing' || section === 'training'
  if (isWritten && !mayDo(section, operator, member)) throw new NotAllowed()
  const { searchParams } = new URL(request.url)
  const done = searchParams.get('fatto') ?? ''
  return {
    section,
    head: await headOf(db, member, operator, now),
    done: Object.hasOwn(ACT_DONE, done) ? ACT_DONE[done as MemberAct] : null,
    chosen: searchParams.get('periodo') ?? searchParams.get('portafoglio'),
    person: section === 'person' ? await personOf(db, member) : null,
    billing: section === 'billing' ? await billingOf(db, member) : null,
    training: section === 'training' ? await trainingOf(db, member) : null,
    plan: section === 'plan' ? await planOf(db, member, now) : null,
    held: section === 'wallets' ? await walletsOf(db, member, now) : null,
    access:
      section === 'access'
        ? {
            email: member.email,
            openSessions: (await listSessions(db, member.id, now)).length,
            ...lockInWords(await findLock(db, member, { now, secret })),
            mayLoseFactors: member.roles.length > 0 && member.id !== operator.id && (await hasAnyFactor(db, member.id)),
            isErasing: searchParams.has('cancella'),
            hasPassword: await hasPassword(db, member.id),
            consents: await consentsOf(db, member.id),
          }
        : null,
  }
}

const lockInWords = ({ tries, seconds }: { tries: number; seconds: number }) => ({ tries, waitSeconds: seconds })

type Answer = SectionAnswer

export async function action({ context, params, request }: Route.ActionArgs) {
  const operator = staffOf(context, 'members.read')
  const parts = partsOf(context)
  const { db, now, forgetMember } = parts
  const form = await request.formData()
  const act = String(form.get('act') ?? '')
  if (!Object.hasOwn(MEMBER_ACTS, act)) throw new InvalidInput({}, 'La richiesta non è valida.')
  // Whoever may not do it to anybody is told before it is looked for whom.
  staffOf(context, MEMBER_ACTS[act as MemberAct])
  const section = sectionOf(params.section)
  const member = await getMember(db, params.username)
  if (!mayDo(act as MemberAct, operator, member)) throw new NotAllowed()
  const path = `${MEMBERS_PATH}/${member.username}/${MEMBER_SECTIONS[section].path}`
  if (!isSeenAct(act)) {
    const typed = { reason: text(form, 'reason'), username: text(form, 'username') }
    try {
      await actAtOnce(act as MemberAct, { ...parts, member, operator, typed, data: context.get(memberDataContext) })
    } catch (error) {
      if (error instanceof InvalidInput)
        return data<Answer>({ refused: { act: act as MemberAct, errors: error.fields, typed } }, { status: 400 })
      if (error instanceof Conflict || error instanceof Unavailable)
        return data<Answer>({ problem: error.message }, { status: error.status })
      throw error
    }
    forgetMember(member.id)
    return redirect(act === 'erase' ? `${MEMBERS_PATH}?fatto=erase` : `${path}?fatto=${act}`)
  }
  const asked: Asked = { act, member, operator, typed: typedFor(act, form), now, sender: parts }
  const choices = act === 'codes' ? codeChoices(await listPortfolios(db, member.id)) : {}
  const chosen = await sentChoices(db, form, choices, { now, permissions: operator.permissions })
  const kept = { act, typed: { ...asked.typed }, choosings: chosen.choosings }
  if (form.get('step') === 'edit') return data<Answer>({ refused: { ...kept, errors: {} } })
  try {
    if (Object.keys(chosen.errors).length > 0) {
      const why = reasonProblem(asked.typed.reason ?? '')
      throw new InvalidInput({ ...chosen.errors, ...(why && { reason: why }) })
    }
    if (form.get('step') !== 'confirm') return data<Answer>({ rehearsal: await rehearse(db, asked) })
    await perform(db, asked, { seen: text(form, 'seen'), key: keyIn(form) })
    forgetMember(member.id)
    return redirect(backIn(request, member.username, act) ?? `${path}?fatto=${act}`)
  } catch (error) {
    if (error instanceof ChangedMeanwhile) return lookAgain(parts, asked, kept)
    return refusal(error, kept)
  }
}

/** Whoever came from another page goes back to it: DSK-033, the report of an event, checked anew; or the first page of the person. */
function backIn(request: Request, username: number, act: MemberAct): string | null {
  const { searchParams } = new URL(request.url)
  if (searchParams.get('dalla') === 'panoramica') return `${MEMBERS_PATH}/${username}?fatto=${act}`
  const event = searchParams.get('evento') ?? ''
  return /^\d{1,9}$/.test(event) ? `/redazione/eventi-ecm?evento=${event}&fatto=corretto` : null
}

const text = (form: FormData, name: string) => String(form.get(name) ?? '').slice(0, 300)

function keyIn(form: FormData): string {
  const key = text(form, 'key')
  if (!/^[0-9a-f-]{36}$/.test(key)) throw new InvalidInput({}, 'La richiesta non è valida.')
  return key
}

/** Somebody else changed the person between looking and confirming: what would happen now is shown, and asked again. */
async function lookAgain({ db }: PageParts, asked: Asked, kept: Kept) {
  const notice = 'Nel frattempo qualcosa di questa persona è cambiato: questo è quello che succederebbe adesso.'
  try {
    return data<Answer>({ rehearsal: await rehearse(db, asked), notice }, { status: 409 })
  } catch (error) {
    return refusal(error, kept)
  }
}

type Kept = Omit<Refused, 'errors'>

function refusal(error: unknown, kept: Kept) {
  if (error instanceof InvalidInput)
    return data<Answer>({ refused: { ...kept, errors: error.fields } }, { status: 400 })
  if (error instanceof Conflict)
    return data<Answer>({ problem: error.message, refused: { ...kept, errors: {} } }, { status: 409 })
  throw error
}

type AtOnce = PageParts & {
  member: MemberRecord
  operator: Member
  typed: { reason: string; username: string }
  data: Parameters<typeof deleteAccount>[2]['data']
}

/** What changes nothing that could be shown before and after, and the erasure, which asks in its own way. */
async function actAtOnce(act: MemberAct, { member, operator, typed, ...parts }: AtOnce): Promise<void> {
  const { db, now, club, origin, isDemo, secret } = parts
  const why = reasonProblem(typed.reason)
  const isNamed = typed.username.trim() === String(member.username)
  if (why || (act === 'erase' && !isNamed))
    throw new InvalidInput({
      ...(why && { reason: why }),
      ...(act === 'erase' && !isNamed && { username: `Scrivi ${member.username} per confermare.` }),
    })
  const by = { actorId: operator.id, reason: typed.reason.trim() }
  switch (act) {
    case 'recovery':
      if ((await headOf(db, member, operator, now)).closedOn)
        throw new Conflict('L’account è chiuso: prima si riapre, poi si manda la lettera.')
      return sendRecovery(db, member, { now, settings: { club, origin, isDemo }, ...by })
    case 'invitation':
      return inviteAgain(db, member, { now, sender: { club, origin }, ...by })
    case 'sessions':
      await signOutOfAll(db, member.id, now, by)
      return
    case 'unlock':
      return db.transaction(async (tx) => {
        await unlockAccount(tx, member, { secret })
        await recordTrail(tx, {
          at: now,
          kind: 'member-corrected',
          memberId: member.id,
          ...by,
          done: { thing: 'member', id: member.id, what: act },
        })
      })
    case 'factors':
      if (!(await takeAwayFactors(db, member, { ...by, now, sender: { club, origin } })))
        throw new Conflict('Non ha un secondo fattore.')
      return
    case 'export':
      return askArchive(db, member.id, { now, by })
    case 'erase': {
      if (member.roles.length > 0) throw new Conflict('Lavora qui: prima si toglie il ruolo, nella squadra.')
      const found = await findViewerByMemberId(db, member.id, now)
      if (!found) throw new NotFound()
      return deleteAccount(db, found.member, { now, data: parts.data, settings: { club, origin, secret }, by })
    }
    default:
      throw new InvalidInput({}, 'La richiesta non è valida.')
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.head.name ?? 'Iscritto'} | Redazione` },
  { name: 'robots', content: 'noindex' },
]

export default function MemberSectionPage({ loaderData, actionData }: Route.ComponentProps) {
  const { section, head, done, chosen, person, billing, training, plan, held, access } = loaderData
  const path = `${MEMBERS_PATH}/${head.username}/${MEMBER_SECTIONS[section].path}`
  const answer: Answer | undefined = actionData
  const common = { head, path, refused: answer?.refused }
  // One for the whole page: a router asks before leaving once, and here are many small forms.
  const { isUnsaved, onEdit, onSend } = useUnsaved(answer)
  return (
    <>
      <MemberHead head={head} section={section} />
      <UnsavedGuard isUnsaved={isUnsaved} />
      <Wrap className="grid grid-cols-[minmax(0,1fr)] gap-8 pb-16" onChange={onEdit} onSubmit={onSend}>
        {answer?.problem && (
          <Outcome answer={answer} isProblem>
            {answer.problem}
          </Outcome>
        )}
        {done && !answer && <Outcome answer={loaderData}>{done}</Outcome>}
        {answer?.rehearsal && (
          <ConfirmCard
            name={TRAIL_THINGS.member.acts[answer.rehearsal.act]}
            rehearsal={answer.rehearsal}
            notice={answer.notice ?? null}
            backTo={path}
            hasWayBack
          />
        )}
        {person && <PersonSection key={JSON.stringify(person)} {...common} person={person} />}
        {billing && <BillingSection key={JSON.stringify(billing)} {...common} billing={billing} />}
        {training && <TrainingSection key={JSON.stringify(training)} {...common} training={training} />}
        {plan && <PlanSection key={JSON.stringify(plan)} {...common} plan={plan} chosen={chosen} />}
        {held && <WalletSection key={JSON.stringify(held)} {...common} held={held} chosen={chosen} />}
        {access && <AccessSection {...common} access={access} />}
      </Wrap>
    </>
  )
}
