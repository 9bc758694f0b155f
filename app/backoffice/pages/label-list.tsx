import { data, Form, redirect } from 'react-router'
import { staffOf } from '#areas/audience/context.server.ts'
import { isOfList, listAction, VIEW_DONE } from '#areas/lists/action-context.server.ts'
import { gatheredList } from '#areas/lists/gathered-list-store.server.ts'
import { listAt } from '#areas/lists/list-context.server.ts'
import { AskedList, type AskedListProps } from '#areas/lists/ui/asked-list.tsx'
import { joinLabels, removeLabel, renameLabel } from '#areas/segments/label-commands.server.ts'
import { listLabels } from '#areas/segments/label-store.server.ts'
import { LONGEST_LABEL } from '#areas/segments/model.ts'
import { Button } from '#design/button/button.tsx'
import { Link } from '#design/link/link.tsx'
import { Select } from '#design/select/select.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { InvalidInput } from '#platform/errors.ts'
import { saidIn } from '#platform/http/asked-list.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { declaredFields } from '#platform/pure/declared-fields.ts'
import { isUuid } from '#platform/pure/uuid.ts'
import { LABELS, type LabelRow } from '../lists/label-list-store.server.ts'
import { MEMBERS_PATH } from '../members/member-copy.ts'
import type { Route } from './+types/label-list'

const PATH = `${MEMBERS_PATH}/etichette`
const SAID = { ...VIEW_DONE, fatta: 'Fatto.' }

/** DSK-026. The labels of the club: renamed for everybody, joined, removed. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const staff = staffOf(context, 'segments.write')
  const { db, now } = partsOf(context)
  const list = await gatheredList(db, LABELS, { now, staff })
  const { rows, ...shown } = await listAt(db, list, request, now, staff)
  return {
    list: shown,
    rows,
    labels: await listLabels(db),
    open: new URL(request.url).searchParams.get('apri'),
    said: saidIn(request, SAID),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const operator = staffOf(context, 'segments.write')
  const { db, now } = partsOf(context)
  const by = { staffId: operator.id, now }
  const sent = await request.clone().formData()
  if (isOfList(sent)) {
    const list = await gatheredList(db, LABELS, { now, staff: operator })
    return listAction(db, list, request, { staff: operator, now })
  }
  const { act, label = '', name = '', into = '' } = declaredFields(sent, ['act', 'label', 'name', 'into'])
  if (!isUuid(label)) throw new InvalidInput()
  if (act === 'delete') await removeLabel(db, label, by)
  else if (act === 'rename' || (act === 'join' && isUuid(into))) {
    const answer = act === 'rename' ? await renameLabel(db, label, name, by) : await joinLabels(db, label, into, by)
    if (answer.kind === 'refused') return data({ refusal: answer.problem, name, act }, { status: 400 })
  } else throw new InvalidInput()
  return redirect(`${PATH}?fatto=fatta`)
}

export const meta: Route.MetaFunction = () => [
  { title: 'Etichette | Redazione' },
  { name: 'robots', content: 'noindex' },
]

const COLUMNS: AskedListProps<LabelRow>['columns'] = [
  {
    key: 'name',
    isRowTitle: true,
    onPhone: 'first',
    cell: ({ id, name }) => (
      <Link look="quiet" to={`${PATH}?apri=${id}#cambia`} preventScrollReset>
        <span className="visually-hidden">Cambia </span>
        {name}
      </Link>
    ),
  },
  {
    key: 'members',
    align: 'end',
    onPhone: 'side',
    cell: ({ id, name, members }) => (
      <Link
        to={`${MEMBERS_PATH}?etichetta=${id}`}
        className="relative z-1 inline-grid min-h-6 min-w-6 justify-items-end"
      >
        {members.toLocaleString('it-IT')}
        <span className="visually-hidden"> iscritti con «{name}»</span>
      </Link>
    ),
  },
]

export default function LabelListPage({ loaderData, actionData }: Route.ComponentProps) {
  const { list, rows, labels, open, said } = loaderData
  const chosen = labels.find(({ id }) => id === open)
  const refused = actionData && 'refusal' in actionData ? actionData : undefined
  return (
    <AskedList
      list={list}
      rows={rows}
      rowKey={({ id }) => id}
      columns={COLUMNS}
      icon="tag"
      crumbs={[{ label: 'Iscritti', to: MEMBERS_PATH }]}
      words={{
        many: 'etichette',
        none: 'Nessuna etichetta',
        search: 'Cerca un’etichetta',
        placeholder: 'Nome',
        notFound: 'Nessuna etichetta trovata',
        hint: 'Prova con altre parole, o con meno condizioni.',
        noneYet: 'Non c’è ancora nessuna etichetta',
        first: 'Si danno dalla pagina di un iscritto.',
        usual: 'per nome',
      }}
      refused={actionData && 'isShared' in actionData ? actionData : undefined}
      said={said}
    >
      {chosen && (
        <section
          aria-label={`Cambia «${chosen.name}»`}
          id="cambia"
          className="grid max-w-measure gap-6 px-4 pt-6 sm:px-6"
        >
          <h2 className="text-title-s">Cambia «{chosen.name}»</h2>
          {refused?.act === 'join' && <p role="alert">{refused.refusal}</p>}
          <Form method="post" aria-label="Rinomina" className="grid gap-3">
            <input type="hidden" name="label" value={chosen.id} />
            <TextField
              name="name"
              label="Nuovo nome"
              maxLength={LONGEST_LABEL}
              description="Cambia per tutti quelli che ce l’hanno."
              error={refused?.act === 'rename' ? refused.refusal : undefined}
              defaultValue={refused?.name || chosen.name}
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
            <Button type="submit" name="act" value="delete" variant="danger">
              Elimina per {chosen.members === 1 ? '1 iscritto' : `${chosen.members.toLocaleString('it-IT')} iscritti`}
            </Button>
          </Form>
        </section>
      )}
    </AskedList>
  )
}
