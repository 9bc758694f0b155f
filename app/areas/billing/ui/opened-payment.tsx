import { useNavigation } from 'react-router'
import { Button } from '#design/button/button.tsx'
import { Card } from '#design/card/card.tsx'
import { Form } from '#design/form/form.tsx'
import { formatEuro } from '#platform/pure/money.ts'

export type PaymentLeft = { product: string; amountCents: number }

/** PAY-012. A payment whose page was left without paying: it is resumed or cancelled, and the others can be paid. */
export function OpenedPayment({ payment }: { payment: PaymentLeft }) {
  const isPending = useNavigation().state !== 'idle'
  return (
    <Card as="section" className="gap-4 p-6" aria-labelledby="pagamento-aperto">
      <h2 id="pagamento-aperto" className="font-display text-title-s">
        Hai lasciato aperto un pagamento
      </h2>
      <p>
        {payment.product}, {formatEuro(payment.amountCents)}: finché è aperto non puoi pagare altro. Riprendilo, oppure
        annullalo.
      </p>
      <Form aria-label="Pagamento aperto">
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
