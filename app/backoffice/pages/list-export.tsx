import { data, Form, redirect } from 'react-router'
import { staffOf } from '#areas/audience/context.server.ts'
import { askExport, makeExport } from '#areas/lists/export-commands.server.ts'
import { makeExportJob } from '#areas/lists/jobs.server.ts'
import { columnsTaken, exportPath } from '#areas/lists/list-context.server.ts'
import { ROWS_AT_ONCE } from '#areas/lists/model.ts'
import { askRows, questionInWords } from '#areas/lists/question-context.server.ts'
import { countRows } from '#areas/lists/row-store.server.ts'
import { findPreferences } from '#areas/lists/view-store.server.ts'
import { tellOfManyMembers } from '#areas/segments/export-commands.server.ts'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { DeskPage } from '#design/desk/desk-page.tsx'
import { RadioGroup } from '#design/radio-group/radio-group.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { NotFound } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { enqueue } from '#platform/jobs/enqueue.server.ts'
import { declaredFields } from '#platform/pure/declared-fields.ts'
import { questionAddress } from '#platform/pure/list-question.ts'
import { listNamed } from '../lists/lists.server.ts'
import { MADE_EXPORTS } from '../lists/made-exports.server.ts'
import { reasonProblem } from '../members/member-rules.ts'
import type { Route } from './+types/list-export'

const FILES_PATH = '/redazione/file-usciti'

async function askedAt({ context, request, params }: Pick<Route.LoaderArgs, 'context' | 'request' | 'params'>) {
  const known = listNamed(params.list)
  if (!known?.taking) throw new NotFound()
  const staff = staffOf(context, ...known.taking)
  const { db, now } = partsOf(context)
  const list = await known.listFor(staff, { db, now })
  const asked = await askRows(db, list, new URL(request.url).searchParams)
  const kept = await findPreferences(db, list.name, staff.id)
  const inList = columnsTaken(list, asked.listed, kept?.columns ?? null)
  return { list, asksReason: known.asksReason ?? false, staff, asked, inList }
}

/** DSK-016. Rows leave: which ones, which columns, and for people why. */
export async function loader(args: Route.LoaderArgs) {
  const { list, asksReason, asked, inList } = await askedAt(args)
  const { db, now } = partsOf(args.context)
  const titles = (columns: readonly { title: string }[]) => columns.map(({ title }) => title).join(', ')
  return {
    title: list.title,
    asksReason,
    isBroken: asked.question.isBroken,
    question: questionInWords(list, asked),
    total: await countRows(db, list, asked.question, now),
    here: questionAddress(exportPath(list), asked.listed),
    backTo: questionAddress(list.path, asked.listed),
    shown: titles(inList),
    all: titles(list.columns),
    atOnce: ROWS_AT_ONCE,
    files: FILES_PATH,
  }
}

export async function action(args: Route.ActionArgs) {
  const { list, asksReason, staff, asked, inList } = await askedAt(args)
  const { db, now, disk, club, origin } = partsOf(args.context)
  const { reason = '', columns = '' } = declaredFields(await args.request.formData(), ['reason', 'columns'], {
    longest: 600,
  })
  const problem = asksReason || reason.trim() !== '' ? reasonProblem(reason) : null
  if (problem) return data({ problem, reason, columns }, { status: 400 })
  const chosen = columns === 'all' ? list.columns : inList
  const { file, isNew, isLong } = await askExport(
    db,
    list,
    { asked, columns: chosen, reason: reason.trim() },
    { staff, now },
    {
      later: (tx, id) => enqueue(tx, makeExportJob(disk, MADE_EXPORTS), { id }),
      tell: (tx, written) => tellOfManyMembers(tx, written, { staff, now, sender: { club, origin } }),
    },
  )
  if (isNew && !isLong) await makeExport(db, disk, list, file)
  return redirect(isLong ? `${FILES_PATH}?fatto=preparo` : `${FILES_PATH}/${file.id}`)
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Esporta: ${loaderData?.title ?? ''} | Redazione` },
  { name: 'robots', content: 'noindex' },
]

export default function ListExportPage({ loaderData, actionData }: Route.ComponentProps) {
  const { title, asksReason, isBroken, question, total, here, backTo, shown, all, atOnce, files } = loaderData
  return (
    <DeskPage
      title={`Esporta: ${title}`}
      crumbs={[{ label: title, to: backTo }]}
      lead={isBroken ? 'Una condizione non esiste più: toglila, e poi esporta.' : `Escono: ${question}.`}
      actions={
        <ButtonLink to={files} variant="quiet">
          File usciti
        </ButtonLink>
      }
    >
      {isBroken || total === 0 ? (
        <p>
          <ButtonLink to={backTo} variant="ghost">
            Torna all’elenco
          </ButtonLink>
        </p>
      ) : (
        // The browser itself asks for the file, so that it downloads it.
        <Form method="post" action={here} aria-label="Esporta" reloadDocument className="grid max-w-measure gap-5">
          <RadioGroup
            name="columns"
            label="Colonne"
            defaultValue={actionData?.columns || 'shown'}
            options={[
              { value: 'shown', label: 'Quelle dell’elenco', description: shown },
              { value: 'all', label: 'Tutte le colonne', description: all },
            ]}
          />
          <TextField
            name="reason"
            label="Perché"
            description="Resta nel registro, con la domanda, le colonne e quante righe sono."
            error={actionData?.problem}
            defaultValue={actionData?.reason}
            maxLength={300}
            isRequired={asksReason}
            isOptional={!asksReason}
          />
          {total > atOnce && (
            <p className="text-ink-soft">
              Sono più di {atOnce.toLocaleString('it-IT')} righe: il file si prepara, e un avviso dice quando è pronto.
            </p>
          )}
          <p className="flex flex-wrap gap-3">
            <Button type="submit" icon="download">
              Esporta {total.toLocaleString('it-IT')}
            </Button>
            <ButtonLink to={backTo} variant="ghost">
              Torna indietro
            </ButtonLink>
          </p>
        </Form>
      )}
    </DeskPage>
  )
}
