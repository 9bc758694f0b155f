import { useNavigation } from 'react-router'
import { Button } from '#design/button/button.tsx'
import { Card } from '#design/card/card.tsx'
import { Form } from '#design/form/form.tsx'
import { INVOICES_PATH } from '../paths-model.ts'

export type PaymentLeft = { id: string; words: string }

/** ACC-028. A payment whose page was left without paying. `back`: the page it is cancelled from, which then goes on. */
export function OpenedPayment({ payment, back }: { payment: PaymentLeft; back?: 'checkout' }) {
  const isPending = useNavigation().state !== 'idle'
  return (
    <Card as="section" className="gap-4 p-6" aria-labelledby="pagamento-aperto">
      <h2 id="pagamento-aperto" className="font-display text-title-s">
        {payment.words}
      </h2>
      <p>Riprendilo dov’era, oppure annullalo: finché è aperto non si paga altro.</p>
      <Form aria-label="Pagamento aperto" action={INVOICES_PATH}>
        <input type="hidden" name="payment" value={payment.id} />
        {back && <input type="hidden" name="back" value={back} />}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="act" value="resume" isPending={isPending}>
            Riprendi
          </Button>
          <Button type="submit" name="act" value="cancel" variant="ghost" isPending={isPending}>
            Annulla
          </Button>
        </div>
      </Form>
    </Card>
  )
}
