import { useNavigation } from 'react-router'
import { Button } from '#design/button/button.tsx'
import { DateField } from '#design/date-field/date-field.tsx'
import { FileField } from '#design/file-field/file-field.tsx'
import { Form } from '#design/form/form.tsx'
import { Select } from '#design/select/select.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { formatDateIt } from '#platform/pure/dates.ts'
import { tenthInWords } from '#platform/pure/tenths.ts'
import { FACT_WORDS } from '../declared-rules.ts'
import { FACT_KINDS, LARGEST_PAPER_WORDS, type MemberFact } from '../model.ts'
import type { TrienniumAnswer } from '../pages/triennium.tsx'
import type { PeriodPicture } from '../picture-context.server.ts'
import { RemoveRow } from './remove-row.tsx'

type Props = { picture: PeriodPicture; facts: readonly MemberFact[]; answer: TrienniumAnswer | null }

/** LRN-026. Every step from the obligation of everybody to one's own, and what they come from. */
export function ObligationSection({ picture: { obligation }, facts, answer }: Props) {
  return (
    <section id="obbligo" aria-labelledby="il-tuo-obbligo" className="grid gap-5 rounded-card bg-paper p-6 shadow-card">
      <h2 id="il-tuo-obbligo" className="text-title-m">
        Il tuo obbligo: {tenthInWords(obligation.credits)} crediti
      </h2>
      <dl className="grid gap-2">
        {obligation.steps.map(({ words, credits }) => (
          <div key={words} className="flex items-baseline justify-between gap-4 border-line/60 border-b pb-2">
            <dt>{words}</dt>
            <dd className="shrink-0 tabular-nums">
              {credits < 0 ? `−${tenthInWords(-credits)}` : tenthInWords(credits)}
            </dd>
          </div>
        ))}
        <div className="flex items-baseline justify-between gap-4 font-strong">
          <dt>Il tuo obbligo</dt>
          <dd className="tabular-nums">{tenthInWords(obligation.credits)}</dd>
        </div>
      </dl>
      {facts.length > 0 && (
        <div className="grid gap-2">
          <h3 className="text-title-xs">Che cosa hai scritto di te</h3>
          <ul className="grid gap-1">
            {facts.map((fact) => (
              <li key={fact.id} className="flex items-center justify-between gap-3">
                <span className="min-w-0">
                  {factInWords(fact)}
                  {fact.filePath && (
                    <>
                      {' · '}
                      <a href={fact.filePath} className="text-primary underline underline-offset-2">
                        documento
                      </a>
                    </>
                  )}
                </span>
                <RemoveRow act={`fact-${fact.id}`} label={`Togli: ${factInWords(fact)}`} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <FactForm key={facts.length} answer={answer} />
    </section>
  )
}

function factInWords({ kind, fromDay, toDay, credits }: MemberFact): string {
  const days = toDay ? `dal ${formatDateIt(fromDay)} al ${formatDateIt(toDay)}` : `il ${formatDateIt(fromDay)}`
  if (kind === 'previous')
    return `${FACT_WORDS[kind]}: ${tenthInWords(credits ?? 0)} crediti, al ${formatDateIt(fromDay)}`
  return `${FACT_WORDS[kind]}, ${days}`
}

function FactForm({ answer }: { answer: TrienniumAnswer | null }) {
  const { state, formData } = useNavigation()
  return (
    <details open={answer !== null}>
      <summary className="min-h-11 cursor-pointer content-center font-strong text-primary">
        Aggiungi iscrizione all’albo, dossier, esonero o esenzione
      </summary>
      <Form
        aria-label="Aggiungi al tuo obbligo"
        encType="multipart/form-data"
        errors={answer?.errors ?? {}}
        values={answer?.typed ?? {}}
        className="mt-3 grid gap-5"
      >
        <Select
          name="fact"
          label="Che cosa"
          placeholder="Scegli"
          isRequired
          defaultValue={answer?.typed.fact ?? ''}
          options={FACT_KINDS.map((value) => ({ value, label: FACT_WORDS[value] }))}
        />
        <div className="grid items-end gap-5 sm:grid-cols-2">
          <DateField
            name="fromDay"
            label="Giorno"
            description="Di ciò che dura, il primo; dei crediti precedenti, l’ultimo giorno di quel triennio."
            isRequired
            defaultValue={answer?.typed.fromDay ?? ''}
          />
          <DateField
            name="toDay"
            label="Ultimo giorno"
            description="Di un esonero o di un’esenzione. Il motivo non serve: contano i giorni."
            isOptional
            defaultValue={answer?.typed.toDay ?? ''}
          />
        </div>
        <TextField
          name="factCredits"
          label="Crediti"
          description="Del triennio precedente, come li dice il Co.Ge.A.P.S."
          isOptional
          inputMode="decimal"
          maxLength={6}
          className="max-w-xs"
          defaultValue={answer?.typed.factCredits ?? ''}
        />
        <FileField
          name="file"
          label="Documento"
          description={LARGEST_PAPER_WORDS}
          isOptional
          accept="application/pdf,.pdf"
        />
        <Button
          type="submit"
          name="act"
          value="fact"
          className="justify-self-start"
          isPending={state !== 'idle' && formData?.get('act') === 'fact'}
        >
          Aggiungi
        </Button>
      </Form>
    </details>
  )
}
