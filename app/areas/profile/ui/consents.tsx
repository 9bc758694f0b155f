import { Form } from 'react-router'
import { Button } from '#design/button/button.tsx'
import { Outcome } from '#design/form/outcome.tsx'
import { Link } from '#design/link/link.tsx'
import type { AcceptedText, AskedConsent } from '../consent-rules.ts'

/** CMP-002, IDN-028. What the member answered, to be changed with one press, and what they accepted, to be read again. */
export function Consents({
  asked,
  accepted,
  answer,
}: {
  asked: readonly AskedConsent[]
  accepted: readonly AcceptedText[]
  answer: { said: string } | undefined
}) {
  return (
    <section aria-labelledby="i-tuoi-consensi" className="grid gap-5 rounded-card bg-paper p-6 shadow-card sm:p-8">
      <h2 id="i-tuoi-consensi" className="text-title-m">
        I tuoi consensi
      </h2>
      <Outcome answer={answer}>{answer?.said}</Outcome>
      <ul className="grid gap-5">
        {asked.map(({ name, question, isGiven, on }) => (
          <li key={name} className="grid gap-2 sm:grid-cols-[1fr_auto] sm:items-center">
            <div>
              <p id={`consenso-${name}`} className="font-strong">
                {question}
              </p>
              <p className="text-ink-soft text-sm">
                {isGiven === null ? 'Non hai ancora risposto' : `${isGiven ? 'Sì' : 'No'}, dal ${on}`}
              </p>
            </div>
            <Form method="post" preventScrollReset aria-labelledby={`consenso-${name}`} className="flex gap-2">
              <input type="hidden" name="consenso" value={name} />
              <AnswerButton name={name} value="si" label="Sì" isChosen={isGiven === true} />
              <AnswerButton name={name} value="no" label="No" isChosen={isGiven === false} />
            </Form>
          </li>
        ))}
      </ul>
      {accepted.length > 0 && (
        <>
          <h3 className="text-title-xs">Che cosa hai accettato</h3>
          <ul className="grid gap-4">
            {accepted.map(({ name, label, on, version, mayWithdraw }) => (
              <li key={name} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                <div>
                  <p className="font-strong">{label}</p>
                  <p className="text-ink-soft text-sm">
                    {`Versione ${version}, il ${on}. `}
                    <Link
                      to={`/profilo/privacy/testi/${name}`}
                      aria-label={`Leggi il testo che hai accettato: ${label}`}
                    >
                      Leggi il testo che hai accettato
                    </Link>
                  </p>
                </div>
                {mayWithdraw && (
                  <Form method="post" preventScrollReset aria-label={`Ritira: ${label}`}>
                    <input type="hidden" name="consenso" value={name} />
                    <Button
                      type="submit"
                      name="risposta"
                      value="no"
                      variant="ghost"
                      size="small"
                      aria-label={`Ritira: ${label}`}
                    >
                      Ritira
                    </Button>
                  </Form>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function AnswerButton({
  name,
  value,
  label,
  isChosen,
}: {
  name: string
  value: string
  label: string
  isChosen: boolean
}) {
  return (
    <Button
      type="submit"
      name="risposta"
      value={value}
      size="small"
      variant={isChosen ? 'solid' : 'ghost'}
      aria-pressed={isChosen}
      id={`${name}-${value}`}
    >
      {label}
    </Button>
  )
}
