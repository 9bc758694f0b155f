import { DateField } from '#design/date-field/date-field.tsx'
import { Link } from '#design/link/link.tsx'
import { Select } from '#design/select/select.tsx'
import { Table } from '#design/table/table.tsx'
import type { planOf } from './member-context.server.ts'
import { ActForm, Part, type SectionProps, StateBadge } from './member-parts.tsx'

/** The plan, its periods, and what an operator may do to them. */
export function PlanSection({
  head,
  path,
  refused,
  plan,
  chosen,
}: SectionProps & { plan: Awaited<ReturnType<typeof planOf>>; chosen: string | null }) {
  const period = plan.periods.find(({ id }) => id === (refused?.typed.start ?? chosen)) ?? null
  return (
    <>
      {plan.suspendedOn && (
        <p role="status" className="rounded-card bg-warning-tint px-5 py-3">
          Sospeso dal {plan.suspendedOn} per una rata in ritardo: prima di cambiare qualcosa si incassa la rata, fra gli{' '}
          <Link to="/redazione/ordini">ordini</Link>.
        </p>
      )}
      <Part id="periodi" title="Periodi Premium">
        <Table
          caption="Periodi Premium, il più recente in alto"
          isCaptionHidden
          rows={plan.periods}
          rowKey={({ id }) => id}
          empty={
            <p className="text-ink-soft">
              Non ha mai avuto il Premium.{head.acts.includes('plan') && ' Si comincia dando un piano, o da un ordine.'}
            </p>
          }
          columns={[
            { key: 'plan', title: 'Piano', isRowTitle: true, cell: (row) => row.plan ?? 'Premium' },
            { key: 'from', title: 'Dal', cell: ({ from }) => from },
            { key: 'to', title: 'Al', cell: ({ to }) => to },
            { key: 'state', title: 'Adesso', cell: ({ state }) => <StateBadge state={state} /> },
            {
              key: 'change',
              title: 'Cambia',
              cell: ({ id, to }) => (
                <Link
                  to={`${path}?periodo=${encodeURIComponent(id)}#cambia`}
                  aria-label={`Cambia il periodo fino al ${to}`}
                >
                  Cambia
                </Link>
              ),
            },
          ]}
        />
      </Part>
      {period && (
        <Part key={period.id} id="cambia" title={`Cambia il periodo dal ${period.from} al ${period.to}`}>
          <ActForm act="period" refused={refused}>
            <input type="hidden" name="start" value={period.id} />
            <DateField
              name="lastDay"
              label="Ultimo giorno"
              description="Compreso. Quello che è stato dato con il piano dura quanto il periodo."
              isRequired
              defaultValue={period.lastDay}
              className="max-w-xs"
            />
          </ActForm>
          {period.state === 'coming' && (
            <ActForm act="period-removed" refused={refused} label="Guarda che cosa cambia senza questo periodo">
              <input type="hidden" name="start" value={period.id} />
              <p className="border-line border-t pt-5">Non è ancora cominciato: si può anche togliere.</p>
            </ActForm>
          )}
        </Part>
      )}
      <Part id="prova" title={plan.trial ? 'La prova' : 'Dai la prova'}>
        {!plan.trial && <p className="text-ink-soft">Non l’ha ancora avuta: se ne ha una sola nella vita.</p>}
        <ActForm act="trial" refused={refused}>
          <div className="grid gap-5 sm:grid-cols-2">
            <DateField
              name="trialStart"
              label="Primo giorno"
              isRequired
              defaultValue={plan.trial?.start ?? plan.today}
            />
            <DateField name="trialLastDay" label="Ultimo giorno" isRequired defaultValue={plan.trial?.lastDay ?? ''} />
          </div>
        </ActForm>
      </Part>
      {head.acts.includes('plan') && (
        <Part id="piano" title="Dai un piano">
          <p className="text-ink-soft">
            Vale dodici mesi, senza ordine e senza fattura. Se un piano è in corso, comincia quando quello finisce.
          </p>
          <ActForm act="plan" refused={refused}>
            <Select
              name="product"
              label="Piano"
              options={plan.plans}
              placeholder="Scegli un piano"
              isRequired
              className="max-w-md"
            />
          </ActForm>
        </Part>
      )}
    </>
  )
}
