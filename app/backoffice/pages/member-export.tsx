import { data, Form, redirect } from 'react-router'
import { staffOf } from '#areas/audience/context.server.ts'
import { askExport, makeExport } from '#areas/segments/export-commands.server.ts'
import { ALL_COLUMNS, SHOWN_COLUMNS } from '#areas/segments/export-rules.ts'
import { makeExportJob } from '#areas/segments/jobs.server.ts'
import { ROWS_AT_ONCE } from '#areas/segments/model.ts'
import { askMembers, questionInWords } from '#areas/segments/question-context.server.ts'
import { countMembers } from '#areas/segments/store.server.ts'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { DeskPage } from '#design/desk/desk-page.tsx'
import { RadioGroup } from '#design/radio-group/radio-group.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { enqueue } from '#platform/jobs/enqueue.server.ts'
import { declaredFields } from '#platform/pure/declared-fields.ts'
import { questionAddress } from '#platform/pure/list-question.ts'
import { MEMBERS_PATH } from '../members/member-copy.ts'
import { reasonProblem } from '../members/member-rules.ts'
import type { Route } from './+types/member-export'

const FILES_PATH = '/redazione/iscritti/file-usciti'

/** DSK-016. Members leave with a reason: which ones, which columns, why. */
export async function loader({ context, request }: Route.LoaderArgs) {
  staffOf(context, 'members.export')
  const { db, now } = partsOf(context)
  const asked = await askMembers(db, new URL(request.url).searchParams)
  return {
    isBroken: asked.question.isBroken,
    question: questionInWords(asked),
    total: await countMembers(db, asked.question, now),
    here: questionAddress(`${MEMBERS_PATH}/esporta`, asked.listed),
    backTo: questionAddress(MEMBERS_PATH, asked.listed),
    shown: SHOWN_COLUMNS.join(', '),
    all: ALL_COLUMNS.join(', '),
    atOnce: ROWS_AT_ONCE,
    files: FILES_PATH,
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const staff = staffOf(context, 'members.export')
  const { db, now, disk, club, origin } = partsOf(context)
  const asked = await askMembers(db, new URL(request.url).searchParams)
  const { reason = '', columns = '' } = declaredFields(await request.formData(), ['reason', 'columns'], {
    longest: 600,
  })
  const problem = reasonProblem(reason)
  if (problem) return data({ problem, reason, columns }, { status: 400 })
  const chosen = columns === 'all' ? ALL_COLUMNS : SHOWN_COLUMNS
  const { file, isNew, isLong } = await askExport(
    db,
    { asked, columns: chosen, reason: reason.trim() },
    { staff, now, sender: { club, origin } },
    (tx, id) => enqueue(tx, makeExportJob(disk), { id }),
  )
  if (isNew && !isLong) await makeExport(db, disk, file)
  return redirect(isLong ? `${FILES_PATH}?fatto=preparo` : `${FILES_PATH}/${file.id}`)
}

export const meta: Route.MetaFunction = () => [
  { title: 'Esporta gli iscritti | Redazione' },
  { name: 'robots', content: 'noindex' },
]

export default function MemberExportPage({ loaderData, actionData }: Route.ComponentProps) {
  const { isBroken, question, total, here, backTo, shown, all, atOnce, files } = loaderData
  return (
    <DeskPage
      title="Esporta gli iscritti"
      crumbs={[{ label: 'Iscritti', to: backTo }]}
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
            isRequired
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
              Annulla
            </ButtonLink>
          </p>
        </Form>
      )}
    </DeskPage>
  )
}
