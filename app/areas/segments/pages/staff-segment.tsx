import { data, redirect } from 'react-router'
import { staffOf } from '#areas/audience/context.server.ts'
import { deskHistory } from '#areas/audience/history-context.server.ts'
import { staffMay } from '#areas/audience/staff-permission-rules.ts'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { DeskAct } from '#design/desk/desk-box.tsx'
import { DeskHistory } from '#design/desk/desk-history.tsx'
import { DeskPage } from '#design/desk/desk-page.tsx'
import { Form } from '#design/form/form.tsx'
import { Link } from '#design/link/link.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { Conflict, InvalidInput, NotFound } from '#platform/errors.ts'
import { saidIn } from '#platform/http/asked-list.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatCount } from '#platform/pure/counts.ts'
import { formatMinuteIt } from '#platform/pure/dates.ts'
import { declaredFields } from '#platform/pure/declared-fields.ts'
import { isUuid } from '#platform/pure/uuid.ts'
import { removeSegment, saveSegment } from '../segment-commands.server.ts'
import { groupsIn, segmentEditor } from '../segment-context.server.ts'
import { peopleOf, segmentQuery } from '../segment-people-store.server.ts'
import {
  conditionsIn,
  EMPTY_GROUP,
  LONGEST_DESCRIPTION,
  LONGEST_SEGMENT,
  MOST_GROUPS,
  readGroups,
  writeGroup,
} from '../segment-rules.ts'
import { findSegment, listUses, updateCount } from '../segment-store.server.ts'
import { ReachWords } from '../ui/reach-words.tsx'
import { SegmentGroups } from '../ui/segment-groups.tsx'
import type { Route } from './+types/staff-segment'

const PATH = '/redazione/segmenti'
const MEMBERS_PATH = '/redazione/iscritti'
const NEW = 'nuovo'

/** DSK-023, DSK-025. One segment: its conditions, how many answer, a few of them, and whom one could write to. */
export async function loader({ context, params: { id }, request }: Route.LoaderArgs) {
  const staff = staffOf(context, 'segments.write')
  const { db, now } = partsOf(context)
  const segment = isUuid(id) ? await findSegment(db, id) : null
  if (!segment && id !== NEW) throw new NotFound('Questo segmento non c’è più.')
  const path = `${PATH}/${id}`
  const search = new URL(request.url).searchParams
  const kept = segment?.groups ?? [EMPTY_GROUP]
  const groups = groupsIn(search, kept)
  const editor = await segmentEditor(db, path, search, groups)
  const isChanged = editor.written.join(' ') !== kept.map(writeGroup).join(' ')
  const people = conditionsIn(groups) > 0 ? await peopleOf(db, groups, now) : null
  if (segment && people && !isChanged) await updateCount(db, segment.id, people.count, now)
  return {
    path,
    listPath: PATH,
    editor,
    segment: segment && { id: segment.id, name: segment.name, description: segment.description, seen: segment.version },
    isChanged,
    isEmpty: conditionsIn(groups) === 0,
    people: people && {
      count: formatCount(people.count),
      at: formatMinuteIt(now),
      reach: people.reach,
      isProfiling: people.isProfiling,
      some: staffMay(staff, 'members.read')
        ? people.some.map(({ username, name, surname }) => ({
            name: `${surname} ${name}`,
            to: `${MEMBERS_PATH}/${username}`,
          }))
        : [],
    },
    history: segment ? await deskHistory(db, 'segment', segment.id) : [],
    uses: segment ? await listUses(db, segment.id) : [],
    membersTo: segment && staffMay(staff, 'members.read') ? `${MEMBERS_PATH}?${segmentQuery(segment.id)}` : null,
    said: saidIn(request, { salvato: 'Il segmento è salvato.' }),
  }
}

export async function action({ context, params: { id }, request }: Route.ActionArgs) {
  const staff = staffOf(context, 'segments.write')
  const { db, now } = partsOf(context)
  const form = await request.formData()
  const sent = declaredFields(form, ['act', 'name', 'description', 'seen'], { longest: 600 })
  const { name = '', description = '' } = sent
  try {
    if (sent.act === 'remove') {
      if (!isUuid(id)) throw new NotFound('Questo segmento non c’è più.')
      await removeSegment(db, id, { staff, now })
      return redirect(`${PATH}?fatto=eliminato`)
    }
    if (sent.act !== 'save' || (id !== NEW && !isUuid(id))) throw new InvalidInput({}, 'La richiesta non è valida.')
    const groups = readGroups(form.getAll('gruppo').slice(0, MOST_GROUPS).map(String))
    const written = { id: id === NEW ? null : id, seen: Number(sent.seen), name, description, groups }
    const saved = await saveSegment(db, written, { staff, now })
    return redirect(`${PATH}/${saved}?fatto=salvato`)
  } catch (error) {
    const typed = { name, description }
    if (error instanceof InvalidInput) return data({ errors: error.fields, typed, problem: null }, { status: 400 })
    if (error instanceof Conflict) return data({ errors: {}, typed, problem: error.message }, { status: 409 })
    throw error
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.segment?.name ?? 'Nuovo segmento'} | Redazione` },
  { name: 'robots', content: 'noindex' },
]

export default function SegmentPage({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { path, listPath, editor, segment, isChanged, isEmpty, people, uses, membersTo, said, history } = loaderData
  const problem = answer?.problem ?? answer?.errors.groups
  return (
    <DeskPage
      title={segment?.name ?? 'Nuovo segmento'}
      crumbs={[{ label: 'Segmenti', to: listPath }]}
      said={answer ? null : said}
      actions={
        membersTo && (
          <ButtonLink to={membersTo} variant="ghost" icon="users">
            Vedi nell’elenco
          </ButtonLink>
        )
      }
    >
      {problem && (
        <p role="alert" className="text-danger-strong">
          {problem}
        </p>
      )}
      <SegmentGroups editor={editor} />
      <section aria-label="Chi risponde" className="grid gap-2">
        {isEmpty ? (
          <p className="text-ink-soft">Senza condizioni non è un segmento: mettine una.</p>
        ) : people ? (
          <>
            <p>
              <span className="font-display text-title-m tabular-nums">{people.count}</span> alle {people.at.slice(-5)}{' '}
              del {people.at.slice(0, 10)}
            </p>
            <ReachWords reach={people.reach} />
            {people.isProfiling && (
              <p className="text-ink-soft text-sm">
                Sceglie per quello che le persone fanno: per una promozione serve anche il consenso alla profilazione.
              </p>
            )}
            {people.some.length > 0 && (
              <ul aria-label="Alcuni" className="flex flex-wrap gap-x-4 gap-y-1">
                {people.some.map(({ name, to }) => (
                  <li key={to}>
                    <Link to={to}>{name}</Link>
                  </li>
                ))}
              </ul>
            )}
          </>
        ) : (
          <p>Una condizione non esiste più: finché non la togli, non risponde nessuno.</p>
        )}
      </section>
      <Form
        method="post"
        action={isChanged ? editor.here : path}
        aria-label="Salva il segmento"
        errors={answer?.errors}
        values={answer?.typed}
        className="grid max-w-measure gap-4"
      >
        {editor.written.map((group) => (
          <input key={group} type="hidden" name="gruppo" value={group} />
        ))}
        <input type="hidden" name="seen" value={segment?.seen ?? 0} />
        <TextField name="name" label="Nome" maxLength={LONGEST_SEGMENT} isRequired defaultValue={segment?.name} />
        <TextField
          name="description"
          label="A che cosa serve"
          isOptional
          maxLength={LONGEST_DESCRIPTION}
          defaultValue={segment?.description}
        />
        <p className="flex flex-wrap gap-3">
          <Button type="submit" name="act" value="save">
            Salva
          </Button>
          <ButtonLink to={listPath} variant="ghost">
            {isChanged ? 'Esci senza salvare' : 'Torna indietro'}
          </ButtonLink>
        </p>
      </Form>
      {segment && (
        <section aria-label="Dove si usa" className="grid gap-2">
          <h2 className="text-title-s">Dove si usa</h2>
          {uses.length === 0 ? (
            <p className="text-ink-soft">In nessun posto.</p>
          ) : (
            <ul className="list-disc pl-5">
              {uses.map(({ words, to }) => (
                <li key={to}>
                  <Link to={to}>{words}</Link>
                </li>
              ))}
            </ul>
          )}
          <DeskAct
            act="remove"
            variant="danger"
            ask={{
              question: `Eliminare «${segment.name}»?`,
              loss: 'La domanda si perde; le persone restano.',
              confirmLabel: 'Elimina',
            }}
          >
            Elimina il segmento
          </DeskAct>
        </section>
      )}
      <DeskHistory title="Storia di questo segmento" lines={history} />
    </DeskPage>
  )
}
