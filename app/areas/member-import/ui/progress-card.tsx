import { MemberLink } from '#areas/audience/ui/member-link.tsx'
import { Button } from '#design/button/button.tsx'
import { Card } from '#design/card/card.tsx'
import { AskingButton } from '#design/form/asking-button.tsx'
import { Form } from '#design/form/form.tsx'
import { Link } from '#design/link/link.tsx'
import { Table } from '#design/table/table.tsx'
import { STATE_WORDS } from '../copy.ts'
import type { ImportPage } from '../import-page-context.server.ts'

type Progress = NonNullable<ImportPage['progress']>

/** DSK-029. How far it is, how to stop it, whom it touched, and the way back. */
export function ProgressCard({ progress }: { progress: Progress }) {
  const { state, problem, words, label, labelTo, writesNew, undoUntil, kept } = progress
  return (
    <Card as="section" className="gap-4 p-5 sm:p-6" aria-labelledby="andamento">
      <h2 id="andamento" className="text-title-s">
        {STATE_WORDS[state]}
      </h2>
      {problem && <p className="font-strong text-danger-strong">{problem}</p>}
      {state !== 'failed' && (
        <p role="status" className="text-lg tabular-nums">
          {words}
        </p>
      )}
      {labelTo && (
        <p>
          Chi è stato toccato ha l’etichetta <Link to={labelTo}>{label}</Link>.
        </p>
      )}
      {writesNew && state !== 'undone' && (
        <p className="text-ink-soft">Le e-mail a chi è nuovo partono poche alla volta, al massimo 2.000 all’ora.</p>
      )}
      {state === 'running' && <Act name="stop" label="Ferma" />}
      {state === 'stopped' && <Act name="resume" label="Riprendi" />}
      {undoUntil && <Undo until={undoUntil} />}
      {kept.length > 0 && (
        <Table
          caption="Chi è rimasto"
          rows={kept}
          rowKey={({ username }) => String(username)}
          columns={[
            {
              key: 'name',
              title: 'Persona',
              isRowTitle: true,
              cell: ({ username, name }) => <MemberLink username={username}>{name}</MemberLink>,
            },
            { key: 'why', title: 'Perché', cell: ({ why }) => why },
          ]}
        />
      )}
    </Card>
  )
}

function Act({ name, label }: { name: string; label: string }) {
  return (
    <Form aria-label={label}>
      <div>
        <Button type="submit" name="act" value={name} variant="ghost">
          {label}
        </Button>
      </div>
    </Form>
  )
}

function Undo({ until }: { until: string }) {
  return (
    <Form aria-label="Togli chi è arrivato">
      <p className="text-ink-soft">
        Fino al {until} si può tornare indietro: chi è già entrato, ha comprato o ci ha scritto resta, e si dice chi è.
      </p>
      <div>
        <AskingButton
          name="act"
          value="undo"
          variant="danger"
          question="Togliere chi è arrivato con questa importazione?"
          loss="I nuovi che non sono mai entrati si cancellano. Chi c’era già resta come è adesso."
          confirmLabel="Togli"
        >
          Togli chi è arrivato con questa importazione
        </AskingButton>
      </div>
    </Form>
  )
}
