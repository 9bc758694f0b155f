import { data, redirect, useNavigation } from 'react-router'
import { staffOf } from '#areas/audience/context.server.ts'
import { isOfList, listAction, VIEW_DONE } from '#areas/lists/action-context.server.ts'
import { listAt } from '#areas/lists/list-context.server.ts'
import { AskedList, type AskedListProps } from '#areas/lists/ui/asked-list.tsx'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { Card } from '#design/card/card.tsx'
import { DeskHead } from '#design/desk/desk-head.tsx'
import { FileField } from '#design/file-field/file-field.tsx'
import { Form } from '#design/form/form.tsx'
import { Wrap } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import { InvalidInput } from '#platform/errors.ts'
import { saidIn } from '#platform/http/asked-list.server.ts'
import { fileInForm } from '#platform/http/one-file.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { sendFile } from '../commands.server.ts'
import { IMPORTS_PATH, MEMBERS_PATH } from '../copy.ts'
import { IMPORTS, type ImportRow } from '../import-list-store.server.ts'
import type { Route } from './+types/staff-imports'

/** DSK-028. Where a file of members is sent, and what became of those sent before. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const staff = staffOf(context, 'members.import')
  const { db, now } = partsOf(context)
  const { rows, ...list } = await listAt(db, IMPORTS, request, now, staff)
  return { list, rows, said: saidIn(request, VIEW_DONE) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const staff = staffOf(context, 'members.import')
  const { db, disk, now } = partsOf(context)
  const form = await request.clone().formData()
  if (isOfList(form)) return listAction(db, IMPORTS, request, { staff, now })
  const file = await fileInForm(form, 'file')
  try {
    if (!file) throw new InvalidInput({ file: 'Scegli un file, che non sia vuoto.' })
    return redirect(`${IMPORTS_PATH}/${await sendFile(db, disk, file, { staffId: staff.id, now })}`)
  } catch (error) {
    if (error instanceof InvalidInput) return data({ errors: error.fields }, 400)
    throw error
  }
}

export const meta: Route.MetaFunction = () => [
  { title: 'Importa iscritti | Redazione' },
  { name: 'robots', content: 'noindex' },
]

const COLUMNS: AskedListProps<ImportRow>['columns'] = [
  {
    key: 'name',
    isRowTitle: true,
    onPhone: 'first',
    cell: ({ id, label, fileName }) => (
      <Link look="quiet" to={`${IMPORTS_PATH}/${id}`}>
        {label ?? fileName}
      </Link>
    ),
  },
  { key: 'state', onPhone: 'side' },
  { key: 'at', onPhone: 'second' },
  { key: 'made', align: 'end', cell: ({ counts }) => counts.new.toLocaleString('it-IT') },
  { key: 'wrong', align: 'end', cell: ({ counts }) => counts.wrong.toLocaleString('it-IT') },
]

export default function StaffImportsPage({ loaderData: { list, rows, said }, actionData }: Route.ComponentProps) {
  const sent = actionData && 'errors' in actionData ? actionData : undefined
  const isPending = useNavigation().state === 'submitting'
  return (
    <>
      <DeskHead
        title="Importa iscritti"
        lead="Prima si prova e non si scrive niente: si vede chi è nuovo, chi cambia e che cosa è da correggere."
        crumbs={[
          { label: 'Redazione', to: '/redazione' },
          { label: 'Iscritti', to: MEMBERS_PATH },
        ]}
      />
      <Wrap className="grid grid-cols-[minmax(0,1fr)] gap-8 py-4">
        <Card as="section" aria-label="File da importare" className="max-w-3xl gap-5 p-5 sm:p-6">
          <Form encType="multipart/form-data" aria-label="Manda un file" errors={sent?.errors}>
            <FileField
              name="file"
              label="File CSV"
              description="Fino a 200.000 righe e 50 MB, con i nomi delle colonne nella prima. Password, portafogli e punti non si importano."
              accept=".csv,.txt,.tsv,text/csv,text/plain"
            />
            <div className="flex flex-wrap gap-3">
              <Button type="submit" icon="upload" isPending={isPending}>
                Manda il file
              </Button>
              <ButtonLink to={MEMBERS_PATH} variant="quiet">
                Torna indietro
              </ButtonLink>
            </div>
          </Form>
        </Card>
      </Wrap>
      <AskedList
        list={list}
        rows={rows}
        rowKey={({ id }) => id}
        columns={COLUMNS}
        icon="upload"
        isUnderHead
        words={{
          many: 'file',
          none: 'Nessun file',
          search: 'Cerca un’importazione',
          placeholder: 'Nome del file o etichetta',
          notFound: 'Nessun file trovato',
          hint: 'Prova con altre parole, o con meno condizioni.',
          noneYet: 'Nessuno ha ancora mandato un file',
          first: 'I file mandati compaiono qui.',
          usual: 'dall’ultimo',
        }}
        refused={actionData && 'isShared' in actionData ? actionData : undefined}
        said={said}
      />
    </>
  )
}
