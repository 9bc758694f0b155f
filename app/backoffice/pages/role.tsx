import { data, redirect, useNavigation } from 'react-router'
import { changeRole, deleteRole, makeRole } from '#areas/account/staff-role-commands.server.ts'
import { LONGEST_ROLE_NAME } from '#areas/account/staff-rules.ts'
import { isStillThem } from '#areas/account/still-them-commands.server.ts'
import { useAskedAgain } from '#areas/account/ui/use-asked-again.tsx'
import { staffOf, viewerOf } from '#areas/audience/context.server.ts'
import { deskHistory } from '#areas/audience/history-context.server.ts'
import { countMembersOfRoles, listOwnRoles, listRoles } from '#areas/audience/role-store.server.ts'
import { PERMISSION_GROUPS, PERMISSION_WORDS } from '#areas/audience/staff-permission-copy.ts'
import { staffMay } from '#areas/audience/staff-permission-rules.ts'
import { Button } from '#design/button/button.tsx'
import { Checkbox } from '#design/checkbox/checkbox.tsx'
import { DeskHistory } from '#design/desk/desk-history.tsx'
import { DeskPage } from '#design/desk/desk-page.tsx'
import { FieldError } from '#design/field/field.tsx'
import { AskingButton } from '#design/form/asking-button.tsx'
import { Form } from '#design/form/form.tsx'
import { Select } from '#design/select/select.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { Conflict, InvalidInput, NotFound } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { STAFF_PERMISSIONS, type StaffPermission } from '#platform/pure/permissions.ts'
import { ReasonField } from '../members/member-parts.tsx'
import { reasonProblem } from '../members/member-rules.ts'
import { offeredRoles } from '../members/role-choices.server.ts'
import type { Route } from './+types/role'

const PATH = '/redazione/squadra/ruoli'
const NEW = 'nuovo'
const NONE = 'nessuno'

/** DSK-046. One of the club's own roles, or a new one. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const staff = staffOf(context, 'team.write')
  const { db } = partsOf(context)
  const role = params.id === NEW ? null : (await listOwnRoles(db)).find((each) => each.role === params.id)
  if (role === undefined) throw new NotFound('Questo ruolo non c’è più.')
  const others = offeredRoles(staff, await listRoles(db)).filter((each) => each.role !== role?.role)
  return {
    role: role && { name: role.name, permissions: role.permissions, version: role.version },
    people: role ? ((await countMembersOfRoles(db)).get(role.role) ?? 0) : 0,
    // Whoever has a permission gives it: the others are not offered, but where the role has them already.
    offered: STAFF_PERMISSIONS.filter((each) => staffMay(staff, each) || role?.permissions.includes(each)),
    others: others.map(({ role: value, name: label }) => ({ value, label })),
    history: role ? await deskHistory(db, 'role', role.role) : [],
  }
}

type Answer = {
  act: string
  errors: Record<string, string>
  typed: Record<string, string>
  permissions: StaffPermission[]
  isUnproved?: boolean
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const staff = staffOf(context, 'team.write')
  const { db, now, club, origin, isDemo, forgetMember } = partsOf(context)
  const form = await request.formData()
  const text = (name: string) => String(form.get(name) ?? '').slice(0, 300)
  const [act, name, reason] = [text('act'), text('name'), text('reason').trim()]
  const ticked = form.getAll('permissions').map(String)
  const permissions = STAFF_PERMISSIONS.filter((each) => ticked.includes(each))
  const typed = { name, reason, instead: text('instead') }
  const by = { actorId: staff.id, now, sender: { club, origin }, reason }
  const refuse = (errors: Record<string, string>, status: number, isUnproved = false) =>
    data<Answer>({ act, errors, typed, permissions, isUnproved }, { status })
  const why = reasonProblem(reason)
  if (why) return refuse({ reason: why }, 400)
  const proof = { sessionId: viewerOf(context).sessionId, now, settings: { isDemo: isDemo ?? false } }
  if (!(await isStillThem(db, staff, proof)))
    return refuse({ reason: 'Conferma che sei ancora tu per continuare.' }, 403, true)
  try {
    if (params.id === NEW) await makeRole(db, { name, permissions }, by)
    else if (act === 'remove') {
      if (!typed.instead) throw new InvalidInput({ instead: 'Scegli il ruolo che prendono le persone.' })
      await deleteRole(db, params.id, typed.instead === NONE ? null : typed.instead, by)
    } else await changeRole(db, params.id, { name, permissions, seen: Number(text('seen')) || 0 }, by)
    forgetMember(staff.id)
    return redirect(`${PATH}?fatto=${act === 'remove' ? 'tolto' : 'fatto'}`)
  } catch (error) {
    if (error instanceof InvalidInput) return refuse(error.fields, 400)
    if (error instanceof Conflict) return refuse({ name: error.message }, 409)
    throw error
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.role?.name ?? 'Nuovo ruolo'} | Redazione` },
  { name: 'robots', content: 'noindex' },
]

export default function RolePage({ loaderData, actionData }: Route.ComponentProps) {
  const { role, people, offered, others, history } = loaderData
  const answer: Answer | undefined = actionData
  const pending = useNavigation().formData?.get('act')
  const saved = answer && answer.act !== 'remove' ? answer : undefined
  const removed = answer?.act === 'remove' ? answer : undefined
  const chosen: readonly StaffPermission[] = saved?.permissions ?? role?.permissions ?? []
  return (
    <DeskPage
      title={role?.name ?? 'Nuovo ruolo'}
      lead={role ? `Lo ${people === 1 ? 'ha 1 persona' : `hanno ${people} persone`}.` : undefined}
      crumbs={[
        { label: 'Squadra', to: '/redazione/squadra' },
        { label: 'Ruoli', to: PATH },
      ]}
    >
      {useAskedAgain(answer)}
      <Form method="post" aria-label="Ruolo" className="max-w-3xl" errors={saved?.errors} values={saved?.typed}>
        <input type="hidden" name="act" value="save" />
        {role && <input type="hidden" name="seen" value={role.version} />}
        <TextField name="name" label="Nome" defaultValue={role?.name} maxLength={LONGEST_ROLE_NAME} isRequired />
        {saved?.errors.permissions && <FieldError id="permessi-errore">{saved.errors.permissions}</FieldError>}
        {PERMISSION_GROUPS.map(({ title, permissions }) => {
          const own = permissions.filter((each) => offered.includes(each))
          return (
            own.length > 0 && (
              <fieldset key={title} className="grid">
                <legend className="font-strong">{title}</legend>
                {own.map((each) => (
                  <Checkbox
                    key={each}
                    id={`permesso-${each}`}
                    name="permissions"
                    value={each}
                    label={PERMISSION_WORDS[each]}
                    error=""
                    defaultChecked={chosen.includes(each)}
                  />
                ))}
              </fieldset>
            )
          )
        })}
        <ReasonField />
        <div>
          <Button type="submit" isPending={pending === 'save'}>
            {role ? 'Salva il ruolo' : 'Crea il ruolo'}
          </Button>
        </div>
      </Form>
      {role && (
        <Form
          method="post"
          aria-label="Togli il ruolo"
          className="max-w-3xl"
          errors={removed?.errors}
          values={removed?.typed}
        >
          <h2 className="text-title-s">Togli il ruolo</h2>
          <Select
            name="instead"
            label="Chi lo ha prende"
            options={[{ value: NONE, label: 'Nessun ruolo' }, ...others]}
            placeholder="Scegli il ruolo"
            isRequired
          />
          <ReasonField />
          <div>
            <AskingButton
              name="act"
              value="remove"
              variant="danger"
              isPending={pending === 'remove'}
              question={`Togli il ruolo «${role.name}»?`}
              loss="Chi lo ha prende quello che hai scelto, e deve entrare di nuovo."
              confirmLabel="Togli il ruolo"
            >
              Togli il ruolo
            </AskingButton>
          </div>
        </Form>
      )}
      {role && <DeskHistory title="Storia di questo ruolo" lines={history} />}
    </DeskPage>
  )
}
