import { Button } from '#design/button/button.tsx'
import { DeskAct, DeskBox } from '#design/desk/desk-box.tsx'
import { usePendingAct } from '#design/desk/desk-form.tsx'
import { FileField } from '#design/file-field/file-field.tsx'
import { Form } from '#design/form/form.tsx'
import { megabytes } from '#platform/pure/sizes.ts'

const size = (bytes: number) => (bytes < 1_048_576 ? `${Math.max(1, Math.round(bytes / 1024))} kB` : megabytes(bytes))

type Props = {
  documents: readonly { id: string; name: string; bytes: number }[]
  /** Why the last file was not kept. */
  refused: string | undefined
}

/** The papers of a hearing: each can be read and taken away, and another added. */
export function HearingDocuments({ documents, refused }: Props) {
  return (
    <DeskBox title="Documenti">
      {documents.length === 0 && <p className="text-ink-soft">Ancora nessuno.</p>}
      <ul className="grid gap-2 empty:hidden">
        {documents.map(({ id, name, bytes }) => (
          <li key={id} className="flex items-center justify-between gap-3">
            <span className="min-w-0">
              <a
                href={`/api/CRM/CauseLegali/Documenti/${id}`}
                download
                className="wrap-anywhere font-strong text-primary underline underline-offset-2"
              >
                {name}
              </a>
              <span className="block text-ink-soft text-sm">{size(bytes)}</span>
            </span>
            <DeskAct
              act={`remove-${id}`}
              variant="quiet"
              isIconOnly
              icon="trash-2"
              aria-label={`Togli: ${name}`}
              ask={{
                question: `Togli «${name}»?`,
                loss: 'Il documento si cancella anche per l’iscritto.',
                confirmLabel: 'Togli',
              }}
            />
          </li>
        ))}
      </ul>
      <Form encType="multipart/form-data" className="gap-4" key={documents.length}>
        <FileField
          name="file"
          label="Aggiungi un documento"
          description="Un PDF, al massimo 15 MB. L’iscritto riceve un avviso e una lettera."
          error={refused}
          accept="application/pdf,.pdf"
        />
        <Button
          type="submit"
          name="act"
          value="document"
          variant="ghost"
          icon="upload"
          isPending={usePendingAct() === 'document'}
          className="justify-self-start"
        >
          Carica
        </Button>
      </Form>
    </DeskBox>
  )
}
