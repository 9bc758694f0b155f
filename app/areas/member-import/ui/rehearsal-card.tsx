import { Button } from '#design/button/button.tsx'
import { buttonClass } from '#design/button/button-class.ts'
import { Card } from '#design/card/card.tsx'
import { Checkbox } from '#design/checkbox/checkbox.tsx'
import { Form } from '#design/form/form.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Table } from '#design/table/table.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { IMPORTS_PATH } from '../copy.ts'
import type { ImportPage } from '../import-page-context.server.ts'
import type { Answer } from './pairing-card.tsx'

type Rehearsal = NonNullable<ImportPage['rehearsal']>

/** DSK-028. What would become of each row; nothing is written before it is asked for. */
export function RehearsalCard({ rehearsal, answer }: { rehearsal: Rehearsal; answer: Answer }) {
  const { id, counts, mayStart, nothing, wrong, wrongCount } = rehearsal
  return (
    <Card as="section" className="gap-5 p-5 sm:p-6" aria-labelledby="prova">
      <h2 id="prova" className="text-title-s">
        {mayStart ? 'Che cosa succederebbe' : 'Le righe del file'}
      </h2>
      <p role="status" className="font-strong text-lg">
        {counts}
      </p>
      {mayStart && !nothing && <StartForm rehearsal={rehearsal} answer={answer} />}
      {wrongCount > 0 && (
        <>
          <Table
            caption={
              wrongCount > wrong.length ? `Le prime ${wrong.length} righe da correggere` : 'Le righe da correggere'
            }
            rows={wrong.flatMap(({ line, problems }) =>
              problems.map((each, at) => ({ ...each, line, key: `${line} ${at}` })),
            )}
            rowKey={({ key }) => key}
            columns={[
              { key: 'line', title: 'Riga', isRowTitle: true, cell: ({ line }) => line },
              { key: 'column', title: 'Colonna', cell: ({ column }) => column || '–' },
              {
                key: 'value',
                title: 'Valore',
                cell: ({ value }) => <span className="wrap-anywhere">{value || '–'}</span>,
              },
              { key: 'reason', title: 'Perché', cell: ({ reason }) => reason },
            ]}
          />
          <div>
            <a href={`${IMPORTS_PATH}/${id}/da-correggere`} download className={buttonClass({ variant: 'ghost' })}>
              <Icon name="download" />
              Scarica le righe da correggere
            </a>
          </div>
        </>
      )}
    </Card>
  )
}

function StartForm({ rehearsal: { newCount, updateCount }, answer }: { rehearsal: Rehearsal; answer: Answer }) {
  return (
    <Form aria-label="Importa" errors={answer.errors} values={answer.values} className="max-w-3xl">
      <input type="hidden" name="act" value="start" />
      {updateCount > 0 && (
        <Checkbox name="updatesKnown" label="Aggiorna chi c’è già" description="Una cella vuota non cancella niente." />
      )}
      {newCount > 0 && (
        <>
          <Checkbox
            name="writesNew"
            label="Scrivi a chi è nuovo"
            description="Un’e-mail per scegliere la password: al massimo 2.000 all’ora."
          />
          <TextField
            name="source"
            label="Da dove il Club ha questi indirizzi"
            description="L’e-mail lo dice: per esempio «l’elenco degli iscritti al congresso di Pisa»."
            isOptional
            maxLength={200}
          />
        </>
      )}
      <div>
        <Button type="submit" icon="upload">
          Importa
        </Button>
      </div>
    </Form>
  )
}
