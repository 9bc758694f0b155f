import { BillingFields } from '#areas/billing/ui/billing-fields.tsx'
import { Checkbox } from '#design/checkbox/checkbox.tsx'
import type { billingOf } from './member-billing.server.ts'
import { ActForm, Part, type SectionProps } from './member-parts.tsx'

/** DSK-032. How the member is invoiced. */
export function BillingSection({
  billing: { isTold, known, order },
  refused,
}: SectionProps & { billing: Awaited<ReturnType<typeof billingOf>> }) {
  return (
    <Part id="fatturazione" title="Fatturazione">
      <p className="text-ink-soft">
        {!isTold && 'Non ha ancora scritto i suoi dati di fatturazione. '}
        Le fatture già emesse non cambiano. L’iscritto riceve un’e-mail, che non riporta i dati.
      </p>
      <ActForm act="billing" refused={refused}>
        <div className="group grid gap-6">
          <BillingFields known={known} />
        </div>
        {order && (
          <Checkbox
            name="order"
            value={order.id}
            label={`Anche per l’ordine del ${order.on} (${order.what}), che non è ancora fatturato`}
          />
        )}
      </ActForm>
    </Part>
  )
}
