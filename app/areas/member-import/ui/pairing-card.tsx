import { Button } from '#design/button/button.tsx'
import { Card } from '#design/card/card.tsx'
import { Form } from '#design/form/form.tsx'
import type { FieldErrors } from '#design/form/form-context.ts'
import { Select } from '#design/select/select.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import type { ImportPage } from '../import-page-context.server.ts'

export type Answer = { errors?: FieldErrors | undefined; values?: Record<string, string> | undefined }

/** DSK-028. Which column is what, as it was guessed or kept, to be corrected. */
export function PairingCard({ pairing, answer }: { pairing: NonNullable<ImportPage['pairing']>; answer: Answer }) {
  const { columns, fields, kept } = pairing
  return (
    <Card as="section" className="gap-5 p-5 sm:p-6" aria-labelledby="colonne">
      <h2 id="colonne" className="text-title-s">
        Che cosa c’è nelle colonne
      </h2>
      {kept.length > 0 && (
        <Form aria-label="Usa un abbinamento tenuto" className="max-w-xl">
          <input type="hidden" name="act" value="use-pairing" />
          <div className="flex flex-wrap items-end gap-3">
            <Select
              name="key"
              label="Abbinamento tenuto"
              options={kept}
              placeholder="Scegli"
              className="min-w-60 grow"
            />
            <Button type="submit" variant="ghost">
              Usa questo
            </Button>
          </div>
        </Form>
      )}
      <Form aria-label="Colonne del file" errors={answer.errors} values={answer.values}>
        <input type="hidden" name="act" value="rehearse" />
        <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {columns.map(({ name, field, samples }, at) => (
            <Select
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one name, and none moves.
              key={at}
              name={`column-${at}`}
              label={name}
              description={samples.join(' · ') || 'Vuota nelle prime righe'}
              options={fields}
              placeholder="Non si importa"
              defaultValue={field}
            />
          ))}
        </div>
        <p className="text-ink-soft">
          Un consenso conta solo accanto al giorno in cui è stato dato e a dove; se no resta non detto. Condizioni e
          privacy le accetta solo la persona.
        </p>
        <TextField
          name="keptAs"
          label="Tieni questo abbinamento con il nome"
          isOptional
          maxLength={60}
          className="max-w-xl"
        />
        <div>
          <Button type="submit" icon="check">
            Prova l’importazione
          </Button>
        </div>
      </Form>
    </Card>
  )
}
