import { Form } from 'react-router'
import { staffOf } from '#areas/audience/context.server.ts'
import { findMemberById } from '#areas/audience/store.server.ts'
import { Badge } from '#design/badge/badge.tsx'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { Outcome } from '#design/form/outcome.tsx'
import { Wrap } from '#design/layout/layout.tsx'
import { PageHead } from '#design/page-head/page-head.tsx'
import { InvalidInput, NotFound } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatDateIt } from '#platform/pure/dates.ts'
import { moveLead, readLead } from '../commands.server.ts'
import { LEAD_STATES, type LeadFields } from '../model.ts'
import { CONSENT_WORDS, FIELD_WORDS, FORM_WORDS, STATE_WORDS } from '../staff-copy.ts'
import type { Route } from './+types/staff-lead'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** One request, with everything that came with it. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const operator = staffOf(context, 'operator')
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
    told: [
      ['Username del socio', member ? String(member.username) : 'Nessuno: ha scritto senza accedere'],
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
  const operator = staffOf(context, 'operator')
  const { db, now } = partsOf(context)
  const wanted = (await request.formData()).get('stato')
  const state = LEAD_STATES.find((known) => known === wanted)
  if (!state) throw new InvalidInput({ stato: 'Scegli uno stato.' })
  if (!UUID.test(params.id)) throw new NotFound()
  await moveLead(db, params.id, state, operator, now)
  return { done: STATE_WORDS[state].done }
}

export const meta: Route.MetaFunction = () => [
  { title: 'Richiesta | Redazione' },
  { name: 'robots', content: 'noindex' },
]

export default function StaffLeadPage({ loaderData, actionData }: Route.ComponentProps) {
  const { person, form, state, handler, createdOn, email, phone, told } = loaderData
  return (
    <>
      <PageHead
        title={person}
        eyebrow={form}
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
          <Form method="post" className="flex flex-wrap gap-3">
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
        }
      />
      <Wrap className="grid grid-cols-[minmax(0,1fr)] gap-6 pb-16">
        <Outcome answer={actionData}>{actionData?.done}</Outcome>
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
          {told.map(([name, value]) => (
            <div key={name} className={value.length > 80 ? 'sm:col-span-2' : undefined}>
              <dt className="text-ink-soft text-sm">{name}</dt>
              <dd className="wrap-anywhere whitespace-pre-line font-[580]">{value}</dd>
            </div>
          ))}
        </dl>
      </Wrap>
    </>
  )
}
