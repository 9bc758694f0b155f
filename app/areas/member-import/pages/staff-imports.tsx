import { data, redirect, useNavigation } from 'react-router'
import { staffOf } from '#areas/audience/context.server.ts'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { Card } from '#design/card/card.tsx'
import { DeskHead } from '#design/desk/desk-head.tsx'
import { FileField } from '#design/file-field/file-field.tsx'
import { Form } from '#design/form/form.tsx'
import { Wrap } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import { Table } from '#design/table/table.tsx'
import { InvalidInput } from '#platform/errors.ts'
import { fileInForm } from '#platform/http/one-file.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatMinuteIt } from '#platform/pure/dates.ts'
import { sendFile } from '../commands.server.ts'
import { IMPORTS_PATH, MEMBERS_PATH, STATE_WORDS } from '../copy.ts'
import { listImports } from '../store.server.ts'
import type { Route } from './+types/staff-imports'

const LATEST = 30

/** DSK-028. Where a file of members is sent, and what became of those sent before. */
export async function loader({ context }: Route.LoaderArgs) {
  staffOf(context, 'members.import')
  const imports = await listImports(partsOf(context).db, LATEST)
  return {
    imports: imports.map(({ id, fileName, label, state, sentAt }) => ({
      id,
      name: label ?? fileName,
      state: STATE_WORDS[state],
      at: formatMinuteIt(sentAt),
    })),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const staff = staffOf(context, 'members.import')
  const { db, disk, now } = partsOf(context)
  const file = await fileInForm(await request.formData(), 'file')
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

export default function StaffImportsPage({ loaderData: { imports }, actionData }: Route.ComponentProps) {
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
      <Wrap className="grid grid-cols-[minmax(0,1fr)] gap-8 py-4 pb-16">
        <Card as="section" aria-label="File da importare" className="max-w-3xl gap-5 p-5 sm:p-6">
          <Form encType="multipart/form-data" aria-label="Manda un file" errors={actionData?.errors}>
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
        {imports.length > 0 && (
          <Table
            caption="Le ultime importazioni"
            rows={imports}
            rowKey={({ id }) => id}
            columns={[
              {
                key: 'name',
                title: 'File',
                isRowTitle: true,
                cell: ({ id, name }) => <Link to={`${IMPORTS_PATH}/${id}`}>{name}</Link>,
              },
              { key: 'state', title: 'Stato', cell: ({ state }) => state },
              { key: 'at', title: 'Mandato', cell: ({ at }) => <span className="whitespace-nowrap">{at}</span> },
            ]}
          />
        )}
      </Wrap>
    </>
  )
}
