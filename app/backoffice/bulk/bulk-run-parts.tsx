import { Form as RouterForm } from 'react-router'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { DateField } from '#design/date-field/date-field.tsx'
import { Form } from '#design/form/form.tsx'
import { Link } from '#design/link/link.tsx'
import { Select } from '#design/select/select.tsx'
import { TextArea } from '#design/text-area/text-area.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { formatCount } from '#platform/pure/counts.ts'
import { LONGEST_REASON } from '../members/member-rules.ts'
import type { runPage } from './bulk-run-context.server.ts'

type Run = Awaited<ReturnType<typeof runPage>>
type Answer = { errors: Record<string, string>; typed: Record<string, string> } | undefined
type Props = { run: Run; answer: Answer }

/** What the act needs to know, before it is looked at what it would change. */
export function Choosing({ run, answer }: Props) {
  return (
    <Form
      method="post"
      action={run.path}
      aria-label={run.title}
      errors={answer?.errors}
      values={answer?.typed}
      className="grid max-w-measure gap-5"
    >
      {run.fields.map((field) => (
        <ActField key={field.name} field={field} value={run.params[field.name] ?? ''} />
      ))}
      <p className="flex flex-wrap gap-3">
        <Button type="submit" name="act" value="rehearse">
          Guarda che cosa cambia
        </Button>
        <ButtonLink to={run.backTo} variant="ghost">
          Torna indietro
        </ButtonLink>
      </p>
    </Form>
  )
}

function ActField({ field, value }: { field: Run['fields'][number]; value: string }) {
  const { name, kind, label, description, longest, isOptional, options } = field
  const common = { name: `field-${name}`, label, description, isOptional, isRequired: !isOptional, defaultValue: value }
  switch (kind) {
    case 'choice':
      return <Select {...common} options={options} placeholder="Scegli" />
    case 'day':
      return <DateField {...common} />
    case 'text':
      return <TextArea {...common} rows={3} maxLength={longest} />
    case 'number':
      return <TextField {...common} inputMode="numeric" maxLength={6} />
    case 'suggested':
      return (
        <>
          <TextField {...common} maxLength={longest} list={`known-${name}`} />
          <datalist id={`known-${name}`}>
            {options.map(({ value: id, label: known }) => (
              <option key={id} value={known} />
            ))}
          </datalist>
        </>
      )
    case 'line':
      return <TextField {...common} maxLength={longest} />
  }
}

const GROUP_TITLES = { changes: 'Cambiano', same: 'Sono già così', refused: 'Non si possono' } as const

/** DSK-019. What would change, each group to be opened, and the button that says what and how many. */
export function Confirming({ run, answer }: Props) {
  const hasFields = run.fields.length > 0
  return (
    <>
      <p role="status" className="font-display text-title-m">
        {run.groupsWords}
      </p>
      <div className="grid max-w-4xl gap-2">
        {run.groups.map((group) => (
          <GroupBox key={group.kind} group={group} />
        ))}
      </div>
      {hasFields && (
        <RouterForm method="post" action={run.path} aria-label="Cambia le scelte">
          <Button type="submit" name="act" value="choose" variant="ghost" size="small">
            Cambia le scelte
          </Button>
        </RouterForm>
      )}
      {run.counts.changes === 0 ? (
        <p>Non cambierebbe niente: non c’è niente da confermare.</p>
      ) : (
        <Form
          method="post"
          action={run.path}
          aria-label="Conferma"
          errors={answer?.errors}
          values={answer?.typed}
          className="grid max-w-measure gap-5"
        >
          {(run.noWayBack ?? run.wayBack) && <p>{run.noWayBack ?? run.wayBack}</p>}
          <TextField
            name="reason"
            label="Perché"
            description="Resta nel registro: scrivi senza nomi né indirizzi."
            maxLength={LONGEST_REASON}
            isRequired
          />
          {run.mustType && (
            <TextField
              name="number"
              label={`Scrivi ${formatCount(run.counts.changes)} per confermare`}
              inputMode="numeric"
              maxLength={12}
              isRequired
            />
          )}
          <p>
            <Button type="submit" name="act" value="confirm" variant="accent">
              {run.button}
            </Button>
          </p>
        </Form>
      )}
    </>
  )
}

function GroupBox({ group: { kind, count, reasons, examples } }: { group: Run['groups'][number] }) {
  return (
    <details className="rounded-small border border-line">
      <summary className="flex min-h-(--control) cursor-pointer items-center gap-2 px-3 py-1">
        <b className="tabular-nums">{formatCount(count)}</b> {GROUP_TITLES[kind]}
      </summary>
      <div className="grid gap-2 border-line border-t px-3 py-2">
        {count === 0 && <p className="text-ink-soft">Nessuno.</p>}
        {reasons.length > 0 && (
          <ul className="list-disc pl-5">
            {reasons.map(({ reason, count: how }) => (
              <li key={reason}>
                {reason}: {how}
              </li>
            ))}
          </ul>
        )}
        {examples.length > 0 && (
          <ul className="flex flex-wrap gap-x-4 gap-y-1">
            {examples.map(({ id, name, to }) => (
              <li key={id}>
                <Link to={to}>{name}</Link>
              </li>
            ))}
            {count > examples.length && (
              <li className="text-ink-soft">e altri {formatCount(count - examples.length)}</li>
            )}
          </ul>
        )}
      </div>
    </details>
  )
}

/** How far it is. The page asks again by itself; without scripts, whoever looks does. */
export function UnderWay({ run }: { run: Run }) {
  const isRunning = run.state === 'running'
  return (
    <>
      <p role="status" className="font-display text-title-m">
        {run.state === 'judging'
          ? `Guardo che cosa cambia: ${run.looked}`
          : isRunning
            ? run.progress
            : 'Rimetto com’era…'}
      </p>
      {isRunning && (
        <progress
          className="h-2 w-full max-w-measure accent-primary"
          max={run.confirmed}
          value={run.worked}
          aria-label="A che punto è"
        />
      )}
      <p className="flex flex-wrap gap-3">
        <ButtonLink to={run.path} variant="ghost">
          Aggiorna
        </ButtonLink>
      </p>
      {isRunning && (
        <RouterForm method="post" action={run.path} aria-label="Ferma">
          <Button type="submit" name="act" value="stop" variant="danger">
            Ferma
          </Button>
        </RouterForm>
      )}
    </>
  )
}

/** DSK-019, DSK-021. How it ended, the file that says why of each, and for a day the way back. */
export function Ended({ run, answer }: Props) {
  const say = (count: number) => formatCount(count)
  return (
    <>
      <dl className="flex flex-wrap gap-8">
        {run.outcomes.map(({ label, count, reasons }) => (
          <div key={label}>
            <dt className="text-ink-soft text-sm">{label}</dt>
            <dd>
              <span className="font-display text-title-l tabular-nums">{say(count)}</span>
              <ul className="text-ink-soft text-sm">
                {reasons.map(({ reason, count: how }) => (
                  <li key={reason}>
                    {reason}: {how}
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
      <p>Perché: {run.reason}</p>
      <p className="flex flex-wrap gap-4">
        <Link to={`${run.path}/esiti`} isFile>
          Scarica gli esiti, uno per uno
        </Link>
        {run.archive && (
          <Link to={`${run.path}/archivio`} isFile>
            {run.archive}
          </Link>
        )}
      </p>
      {run.state === 'undone' && (
        <p role="status">
          Rimessi com’erano: {say(run.undone.restored)}. Lasciati perché cambiati dopo: {say(run.undone.left)}.
        </p>
      )}
      {run.mayTakeBack && (
        <Form
          method="post"
          action={run.path}
          aria-label="Rimetti com’era"
          errors={answer?.errors}
          values={answer?.typed}
          className="grid max-w-measure gap-3"
        >
          <p>Fino al {run.backUntil} si può rimettere com’era: chi è cambiato dopo resta com’è.</p>
          <TextField name="reason" label="Perché" maxLength={LONGEST_REASON} isRequired />
          <p>
            <Button type="submit" name="act" value="take-back" variant="ghost">
              Rimetti com’era
            </Button>
          </p>
        </Form>
      )}
      {run.state !== 'undone' && run.noWayBack && (
        <p className="text-ink-soft">Questa azione non si può rimettere com’era.</p>
      )}
    </>
  )
}
