import { Form as RouterForm, useNavigation } from 'react-router'
import { Button } from '#design/button/button.tsx'
import { FileField } from '#design/file-field/file-field.tsx'
import { Form } from '#design/form/form.tsx'
import { LIST_COLUMNS } from '../list-rules.ts'
import type { TrienniumAnswer } from '../pages/triennium.tsx'

/** LRN-027. A list is rehearsed before anything of it is written. */
export function ListForm({ answer }: { answer: TrienniumAnswer | null }) {
  const { state, formData } = useNavigation()
  const rehearsal = answer?.rehearsal
  return (
    <details open={answer !== null}>
      <summary className="min-h-11 cursor-pointer content-center font-strong text-primary">
        Porta un elenco in CSV
      </summary>
      {rehearsal && (
        <div role="status" className="mt-3 grid gap-3 rounded-card bg-sunken p-4">
          <p className="font-strong">
            {rehearsal.count === 1 ? '1 evento da aggiungere' : `${rehearsal.count} eventi da aggiungere`}
            {rehearsal.faults.length > 0 &&
              `, ${rehearsal.faults.length === 1 ? '1 riga lasciata fuori' : `${rehearsal.faults.length} righe lasciate fuori`}`}
            . Non è ancora scritto niente.
          </p>
          <ul className="grid gap-1 text-sm empty:hidden">
            {rehearsal.faults.map(({ line, reason }) => (
              <li key={line}>
                Riga {line}: {reason}
              </li>
            ))}
          </ul>
          {rehearsal.count > 0 && (
            <RouterForm method="post" aria-label="Aggiungi i crediti dell’elenco">
              <input type="hidden" name="elenco" value={rehearsal.sent} />
              <Button type="submit" name="act" value="list-confirm">
                Aggiungi
              </Button>
            </RouterForm>
          )}
        </div>
      )}
      <Form
        aria-label="Prova un elenco di crediti"
        encType="multipart/form-data"
        errors={answer?.errors ?? {}}
        className="mt-3 grid gap-5"
      >
        <FileField
          name="file"
          label="Elenco"
          description={`Un CSV con le colonne ${LIST_COLUMNS.join(', ')}. Prima di scrivere ti diciamo che cosa succede.`}
          accept="text/csv,.csv"
        />
        <Button
          type="submit"
          name="act"
          value="list"
          variant="ghost"
          className="justify-self-start"
          isPending={state !== 'idle' && formData?.get('act') === 'list'}
        >
          Prova l’elenco
        </Button>
      </Form>
    </details>
  )
}
