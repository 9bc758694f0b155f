import { data, Form, redirect } from 'react-router'
import { staffOf } from '#areas/audience/context.server.ts'
import { joinLabels, removeLabel, renameLabel } from '#areas/segments/label-commands.server.ts'
import { listLabels } from '#areas/segments/label-store.server.ts'
import { LONGEST_LABEL } from '#areas/segments/model.ts'
import { Button } from '#design/button/button.tsx'
import { DeskPage } from '#design/desk/desk-page.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { Link } from '#design/link/link.tsx'
import { Select } from '#design/select/select.tsx'
import { Table } from '#design/table/table.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { InvalidInput } from '#platform/errors.ts'
import { saidIn } from '#platform/http/asked-list.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { declaredFields } from '#platform/pure/declared-fields.ts'
import { isUuid } from '#platform/pure/uuid.ts'
import { MEMBERS_PATH } from '../members/member-copy.ts'
import type { Route } from './+types/label-list'

const PATH = `${MEMBERS_PATH}/etichette`

/** DSK-026. The labels of the club: renamed for everybody, joined, removed. */
export async function loader({ context, request }: Route.LoaderArgs) {
  staffOf(context, 'segments.write')
  const { db } = partsOf(context)
  return {
    labels: await listLabels(db),
    listTo: MEMBERS_PATH,
    open: new URL(request.url).searchParams.get('apri'),
    path: PATH,
    said: saidIn(request, { fatta: 'Fatto.' }),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const operator = staffOf(context, 'segments.write')
  const { db, now } = partsOf(context)
  const by = { staffId: operator.id, now }
  const fields = declaredFields(await request.formData(), ['act', 'label', 'name', 'into'])
  const { act, label = '', name = '', into = '' } = fields
  if (!isUuid(label)) throw new InvalidInput()
  if (act === 'remove') await removeLabel(db, label, by)
  else if (act === 'rename' || (act === 'join' && isUuid(into))) {
    const answer = act === 'rename' ? await renameLabel(db, label, name, by) : await joinLabels(db, label, into, by)
    if (answer.kind === 'refused') return data({ problem: answer.problem, name, act }, { status: 400 })
  } else throw new InvalidInput()
  return redirect(`${PATH}?fatto=fatta`)
}

export const meta: Route.MetaFunction = () => [
  { title: 'Etichette | Redazione' },
  { name: 'robots', content: 'noindex' },
]

export default function LabelListPage({ loaderData, actionData }: Route.ComponentProps) {
  const { labels, listTo, open, path, said } = loaderData
  const chosen = labels.find(({ id }) => id === open)
  return (
    <DeskPage title="Etichette" crumbs={[{ label: 'Iscritti', to: listTo }]} said={said}>
      {labels.length === 0 ? (
        <EmptyState icon="tag" title="Non c’è ancora nessuna etichetta">
          Si danno dalla pagina di un iscritto.
        </EmptyState>
      ) : (
        <Table
          caption="Etichette"
          isCaptionHidden
          rows={labels}
          rowKey={({ id }) => id}
          columns={[
            { key: 'name', title: 'Etichetta', isRowTitle: true, cell: ({ name }) => name },
            {
              key: 'members',
              title: 'Iscritti',
              align: 'end',
              cell: ({ id, members }) => (
                <Link to={`${listTo}?etichetta=${id}`}>{members.toLocaleString('it-IT')}</Link>
              ),
            },
            {
              key: 'change',
              title: 'Cambia',
              cell: ({ id, name }) => <Link to={`${path}?apri=${id}`}>Cambia «{name}»</Link>,
            },
          ]}
        />
      )}
      {chosen && (
        <section aria-label={`Cambia «${chosen.name}»`} className="grid max-w-measure gap-6">
          <h2 className="text-title-s">Cambia «{chosen.name}»</h2>
          {actionData?.act === 'join' && <p role="alert">{actionData.problem}</p>}
          <Form method="post" aria-label="Rinomina" className="grid gap-3">
            <input type="hidden" name="label" value={chosen.id} />
            <TextField
              name="name"
              label="Nuovo nome"
              maxLength={LONGEST_LABEL}
              description="Cambia per tutti quelli che ce l’hanno."
              error={actionData?.act === 'rename' ? actionData.problem : undefined}
              defaultValue={actionData?.name || chosen.name}
            />
            <div>
              <Button type="submit" name="act" value="rename">
                Rinomina
              </Button>
            </div>
          </Form>
          {labels.length > 1 && (
            <Form method="post" aria-label="Unisci" className="grid gap-3">
              <input type="hidden" name="label" value={chosen.id} />
              <Select
                name="into"
                label="Uniscila a"
                description="Resta solo l’altra: chi aveva l’una o l’altra ce l’ha."
                options={labels
                  .filter(({ id }) => id !== chosen.id)
                  .map(({ id, name }) => ({ value: id, label: name }))}
              />
              <div>
                <Button type="submit" name="act" value="join" variant="ghost">
                  Unisci
                </Button>
              </div>
            </Form>
          )}
          <Form method="post" aria-label="Elimina">
            <input type="hidden" name="label" value={chosen.id} />
            <Button type="submit" name="act" value="remove" variant="danger">
              Elimina per {chosen.members === 1 ? '1 iscritto' : `${chosen.members.toLocaleString('it-IT')} iscritti`}
            </Button>
          </Form>
        </section>
      )}
    </DeskPage>
  )
}
