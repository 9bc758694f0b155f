import { useNavigation } from 'react-router'
import { Button } from '#design/button/button.tsx'
import { FileField } from '#design/file-field/file-field.tsx'
import { Form } from '#design/form/form.tsx'
import { LARGEST_PAPER_WORDS } from '../model.ts'

type Props = {
  requestId: string
  label: string
  /** Why the last one was not kept. */
  errors: Record<string, string> | null
}

/** Decision 89. One more document for a request to lawyers. */
export function PaperForm({ requestId, label, errors }: Props) {
  const { state, formData } = useNavigation()
  return (
    <details open={errors !== null} className="font-normal">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-strong text-primary">
        Aggiungi un documento
      </summary>
      <Form
        aria-label={`Aggiungi un documento: ${label}`}
        encType="multipart/form-data"
        errors={errors ?? {}}
        className="max-w-measure gap-4 py-2"
      >
        <input type="hidden" name="richiesta" value={requestId} />
        <FileField
          id={`documento-${requestId}`}
          name="file"
          label="Documento"
          description={LARGEST_PAPER_WORDS}
          accept="application/pdf,.pdf,image/*"
        />
        <Button
          type="submit"
          variant="ghost"
          icon="upload"
          className="justify-self-start"
          isPending={state !== 'idle' && formData?.get('richiesta') === requestId}
        >
          Manda il documento
        </Button>
      </Form>
    </details>
  )
}
