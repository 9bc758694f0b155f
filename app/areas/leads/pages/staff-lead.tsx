import type { ReactNode } from 'react'
import { data, Form } from 'react-router'
import { staffOf } from '#areas/audience/context.server.ts'
import { findMemberById } from '#areas/audience/store.server.ts'
import { useStaffMay } from '#areas/audience/ui/held-permissions.ts'
import { MemberLink } from '#areas/audience/ui/member-link.tsx'
import { Badge } from '#design/badge/badge.tsx'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { DeskHead } from '#design/desk/desk-head.tsx'
import { Outcome } from '#design/form/outcome.tsx'
import { Wrap } from '#design/layout/layout.tsx'
import { Conflict, InvalidInput, NotFound } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatDateIt } from '#platform/pure/dates.ts'
import { moveLead, readLead } from '../commands.server.ts'
import { LEAD_STATES, type LeadFields } from '../model.ts'
import { CONSENT_WORDS, FIELD_WORDS, FORM_WORDS, STATE_WORDS } from '../staff-copy.ts'
import type { Route } from './+types/staff-lead'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** One request, with everything that came with it. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const operator = staffOf(context, 'requests.read')
  const { db, now } = partsOf(context)
  if (!UUID.test(params.id)) throw new NotFound()
  const lead = await readLead(db, params.id, operator, now)
  const [member, handler] = await Promise.all([
    lead.memberId ? findMemberById(db, lead.memberId) : null,
    lead.handledBy ? findMemberById(db, lead.handledBy) : null,
  ])
  const person = [lead.name, lead.surname].filter(Boolean).join(' ') || lead.email
  return {
    person,
    form: FORM_WORDS[lead.formType] ?? lead.formType,
    state: lead.state,
    handler: handler && `${handler.name} ${handler.surname}`,
    createdOn: formatDateIt(lead.createdAt),
    email: lead.email,
    phone: lead.phone,
    member: member && { username: member.username, name: `${member.name} ${member.surname}` },
    told: [
      ['Fonte', lead.marketingCode ?? '–'],
      ['Campagna', lead.campaignCode ?? '–'],
      ...Object.entries(lead.fields).map(([name, value]) => [FIELD_WORDS[name] ?? name, written(value)]),
      ...Object.entries(lead.consents).map(([name, isGiven]) => [CONSENT_WORDS[name] ?? name, isGiven ? 'Sì' : 'No']),
    ] as [string, string][],
  }
}

function written(value: LeadFields[string]): string {
  if (typeof value !== 'object' || value === null) return String(value ?? '–')
  return Object.entries(value)
    .map(([name, part]) => `${name}: ${written(part)}`)
    .join(', ')
}

/** Takes it, closes it, or puts it back; the page that answers shows the new state. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const operator = staffOf(context, 'requests.answer')
  const { db, now } = partsOf(context)
  const form = await request.formData()
  const named = (name: string) => LEAD_STATES.find((known) => known === form.get(name))
  const state = named('stato')
  if (!state) throw new InvalidInput({ stato: 'Scegli uno stato.' })
  if (!UUID.test(params.id)) throw new NotFound()
  try {
    await moveLead(db, params.id, state, operator, { now, seen: named('visto') })
    return data({ said: STATE_WORDS[state].done, isProblem: false })
  } catch (error) {
    if (!(error instanceof Conflict)) throw error
    return data({ said: error.message, isProblem: true }, 409)
  }
}

export const meta: Route.MetaFunction = () => [
  { title: 'Richiesta | Redazione' },
  { name: 'robots', content: 'noindex' },
]

export default function StaffLeadPage({ loaderData, actionData }: Route.ComponentProps) {
  const { person, form, state, handler, createdOn, email, phone, member, told } = loaderData
  const mayAnswer = useStaffMay('requests.answer')
  return (
    <>
      <DeskHead
        title={person}
        state={form}
        crumbs={[
          { label: 'Redazione', to: '/redazione' },
          { label: 'Richieste', to: '/redazione/richieste' },
        ]}
        lead={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-base">
            <Badge tone={STATE_WORDS[state].tone}>{STATE_WORDS[state].label}</Badge>
            Arrivata il {createdOn}
            {handler && `, seguita da ${handler}`}
          </span>
        }
        actions={
          mayAnswer && (
            <Form method="post" className="flex flex-wrap gap-3">
              <input type="hidden" name="visto" value={state} />
              {LEAD_STATES.filter((other) => other !== state).map((other) => (
                <Button
                  key={other}
                  type="submit"
                  name="stato"
                  value={other}
                  variant={other === 'new' ? 'quiet' : other === 'taken' ? 'solid' : 'ghost'}
                >
                  {STATE_WORDS[other].move}
                </Button>
              ))}
            </Form>
          )
        }
      />
      <Wrap className="grid grid-cols-[minmax(0,1fr)] gap-6 pb-16">
        <Outcome answer={actionData} isProblem={actionData?.isProblem ?? false}>
          {actionData?.said}
        </Outcome>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={`mailto:${email}`} variant="ghost" icon="mail" className="max-w-full">
            <span className="truncate">{email}</span>
          </ButtonLink>
          {phone && (
            <ButtonLink to={`tel:${phone}`} variant="ghost" icon="phone">
              {phone}
            </ButtonLink>
          )}
        </div>
        <dl className="grid gap-x-10 gap-y-4 rounded-card bg-paper p-6 shadow-card sm:grid-cols-2 sm:p-8">
          <Told name="Iscritto">
            {member ? (
              <>
                <MemberLink username={member.username}>{member.name}</MemberLink>, username {member.username}
              </>
            ) : (
              'Nessuno: ha scritto senza accedere'
            )}
          </Told>
          {told.map(([name, value]) => (
            <Told key={name} name={name} isLong={value.length > 80}>
              {value}
            </Told>
          ))}
        </dl>
      </Wrap>
    </>
  )
}

function Told({ name, isLong = false, children }: { name: string; isLong?: boolean; children: ReactNode }) {
  return (
    <div className={isLong ? 'sm:col-span-2' : undefined}>
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd className="wrap-anywhere whitespace-pre-line font-[580]">{children}</dd>
    </div>
  )
}
