import { data, Form, redirect } from 'react-router'
import { staffOf } from '#areas/audience/context.server.ts'
import { giveLabel, takeLabel } from '#areas/segments/label-commands.server.ts'
import { listLabels, listLabelsOf } from '#areas/segments/label-store.server.ts'
import { LONGEST_LABEL } from '#areas/segments/model.ts'
import { Button } from '#design/button/button.tsx'
import { DeskBox } from '#design/desk/desk-box.tsx'
import { Said } from '#design/desk/said.tsx'
import { Wrap } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { VisuallyHidden } from '#design/visually-hidden/visually-hidden.tsx'
import { InvalidInput, NotAllowed } from '#platform/errors.ts'
import { saidIn } from '#platform/http/asked-list.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { declaredFields } from '#platform/pure/declared-fields.ts'
import { isUuid } from '#platform/pure/uuid.ts'
import { getMember, headOf } from '../members/member-context.server.ts'
import { MEMBERS_PATH } from '../members/member-copy.ts'
import { MemberHead } from '../members/member-parts.tsx'
import { mayAct } from '../members/member-rules.ts'
import type { Route } from './+types/member-labels'

/** DSK-026. The labels of one member: given and taken one by one. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const operator = staffOf(context, 'members.read')
  const { db, now } = partsOf(context)
  const member = await getMember(db, params.username)
  if (!mayAct(operator, member)) throw new NotAllowed()
  const [head, own, all] = await Promise.all([
    headOf(db, member, operator, now),
    listLabelsOf(db, member.id),
    listLabels(db),
  ])
  return {
    head,
    own,
    others: all.filter(({ id }) => !own.some((label) => label.id === id)).map(({ name }) => name),
    said: saidIn(request, { data: 'L’etichetta è data.', tolta: 'L’etichetta è tolta.' }),
    listTo: MEMBERS_PATH,
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const operator = staffOf(context, 'members.write')
  const { db, now } = partsOf(context)
  const member = await getMember(db, params.username)
  if (!mayAct(operator, member)) throw new NotAllowed()
  const { act, name = '', label = '' } = declaredFields(await request.formData(), ['act', 'name', 'label'])
  const by = { staffId: operator.id, now }
  const path = `${MEMBERS_PATH}/${params.username}/etichette`
  if (act === 'give') {
    const given = await giveLabel(db, member.id, name, by)
    if (given.kind === 'refused') return data({ problem: given.problem, name }, { status: 400 })
    return redirect(`${path}?fatto=data`)
  }
  if (act !== 'take' || !isUuid(label)) throw new InvalidInput()
  await takeLabel(db, member.id, label, by)
  return redirect(`${path}?fatto=tolta`)
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Etichette di ${loaderData?.head.name ?? 'un iscritto'} | Redazione` },
  { name: 'robots', content: 'noindex' },
]

export default function MemberLabelsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { head, own, others, said, listTo } = loaderData
  return (
    <>
      <MemberHead head={head} section="labels" />
      <Wrap className="grid grid-cols-[minmax(0,1fr)] gap-6 pb-16">
        <Said>{said}</Said>
        <DeskBox title="Etichette">
          {own.length === 0 && <p className="text-ink-soft">Nessuna etichetta.</p>}
          <ul className="flex flex-wrap gap-2">
            {own.map(({ id, name }) => (
              <li key={id} className="flex items-center gap-2 rounded-small bg-primary-tint pl-3 text-primary-strong">
                <Link look="quiet" to={`${listTo}?etichetta=${id}`}>
                  {name}
                </Link>
                <Form method="post">
                  <input type="hidden" name="act" value="take" />
                  <input type="hidden" name="label" value={id} />
                  <Button type="submit" variant="quiet" size="small" icon="x">
                    <VisuallyHidden>Togli l’etichetta {name}</VisuallyHidden>
                  </Button>
                </Form>
              </li>
            ))}
          </ul>
          <Form key={own.length} method="post" aria-label="Dai un’etichetta" className="grid max-w-96 gap-3">
            <input type="hidden" name="act" value="give" />
            <TextField
              name="name"
              label="Nuova etichetta"
              description="Niente salute, opinioni o giudizi: l’iscritto le legge se scarica i suoi dati"
              maxLength={LONGEST_LABEL}
              list="known-labels"
              error={actionData?.problem}
              defaultValue={actionData?.name}
            />
            <datalist id="known-labels">
              {others.map((name) => (
                <option key={name} value={name} />
              ))}
            </datalist>
            <div>
              <Button type="submit">Dai l’etichetta</Button>
            </div>
          </Form>
          <p>
            <Link to={`${listTo}/etichette`}>Tutte le etichette</Link>
          </p>
        </DeskBox>
      </Wrap>
    </>
  )
}
