import { Button } from '#design/button/button.tsx'
import { Card } from '#design/card/card.tsx'
import { Form } from '#design/form/form.tsx'
import { ReasonField } from './member-parts.tsx'

type Props = {
  /** Since which day it is asked of everybody; null while it is asked of administrators alone. */
  askedSince: string | null
  isDemo: boolean
  refused: { errors: Record<string, string>; typed: Record<string, string> } | undefined
  isPending: boolean
}

/** IDN-032. Administrators always need a second factor; here they ask it of the others too. */
export function FactorPolicy({ askedSince, isDemo, refused, isPending }: Props) {
  return (
    <Card as="section" className="gap-4 p-5 sm:p-6" aria-labelledby="secondo-fattore">
      <h2 id="secondo-fattore" className="text-title-s">
        Secondo fattore
      </h2>
      <p className="max-w-measure text-ink-soft">
        {askedSince
          ? `Dal ${askedSince} serve a tutta la redazione: chi non lo ha può lavorare per sette giorni.`
          : 'Serve a chi amministra, che ha sette giorni per aggiungerlo. Agli altri non è chiesto.'}
        {isDemo && ' In una dimostrazione non si applica.'}
      </p>
      <Form aria-labelledby="secondo-fattore" className="max-w-2xl" errors={refused?.errors} values={refused?.typed}>
        <input type="hidden" name="act" value={askedSince ? 'factor-of-administrators' : 'factor-of-all'} />
        <ReasonField />
        <div>
          <Button type="submit" variant="ghost" isPending={isPending}>
            {askedSince ? 'Chiedilo solo a chi amministra' : 'Chiedilo a tutta la redazione'}
          </Button>
        </div>
      </Form>
    </Card>
  )
}
