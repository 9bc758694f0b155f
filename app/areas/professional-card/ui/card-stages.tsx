import { useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { cx } from '#design/cx.ts'
import { ErrorSummary } from '#design/form/error-summary.tsx'
import { FormContext } from '#design/form/form-context.ts'
import { UnsavedGuard } from '#design/form/unsaved-guard.tsx'
import { Anchor } from '#design/link/link.tsx'
import { Switch } from '#design/switch/switch.tsx'
import { TextArea } from '#design/text-area/text-area.tsx'
import { STEP_TITLES } from '../copy.ts'
import { LAST_STEP } from '../model.ts'
import { isPharmaCareProfession } from '../rules.ts'
import type { CardWire } from '../wire.ts'
import type { EditorFacts } from './card-editor.tsx'
import { CardPreview } from './card-preview.tsx'
import { ContactFields } from './contact-fields.tsx'
import { HistoryRows } from './history-rows.tsx'
import { NoticeFields } from './notice-fields.tsx'
import { PhotoField } from './photo-field.tsx'
import { ProfessionRows } from './profession-rows.tsx'
import { type Saving, useCardSaving } from './use-card-saving.ts'
import { VisibilityFields } from './visibility-fields.tsx'

const PROFESSIONS_STEP = 2
const CONTACTS_STEP = 4
const WORDS: Record<Saving, string> = {
  saved: 'Tutto salvato',
  unsaved: 'Modifiche da salvare',
  saving: 'Salvataggio…',
}

/** CRD-021. Five stages, four for whom there are no contacts; each is saved and resumed by itself, and has its own address. */
export function CardStages({ card, years, hasContacts, isPremium, known = null }: EditorFacts & { card: CardWire }) {
  const [search, setSearch] = useSearchParams()
  const heading = useRef<HTMLHeadingElement>(null)
  const { stored, edited, errors, saving, isUnsaved, change, save } = useCardSaving(card, isPremium)
  const steps = [1, 2, 3, 4, 5].filter((step) => hasContacts || step !== CONTACTS_STEP)
  const asked = Number(search.get('passo') ?? card.step)
  const step = steps.includes(asked) ? asked : (steps.find((each) => each >= asked) ?? 1)
  const next = steps.find((each) => each > step)
  const form = useMemo(() => ({ id: 'scheda', errors, values: {} }), [errors])

  const saveAndGoOn = async () => {
    if (!(await save(next ?? LAST_STEP, `passo-${step}`)) || !next) return
    setSearch({ passo: String(next) }, { preventScrollReset: true })
    heading.current?.focus()
  }

  return (
    <FormContext value={form}>
      <UnsavedGuard isUnsaved={isUnsaved} />
      <div className="grid gap-6">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <h1 className="text-title-l">La mia scheda</h1>
          {stored.status === 2 && (
            <ButtonLink to={`/professionisti-sanitari/${stored.slug}`} variant="ghost" size="small" icon="eye">
              Vedi la scheda
            </ButtonLink>
          )}
        </div>
        {stored.changeRequests.length > 0 && (
          <section
            aria-label="Correzioni richieste"
            className="rounded-card border-2 border-warning bg-warning-tint px-5 py-4"
          >
            <h2 className="font-strong font-text text-lg">Ti chiediamo una correzione</h2>
            <ul className="mt-1 list-disc pl-5">
              {stored.changeRequests.map(({ text, requestedOn }) => (
                <li key={`${requestedOn} ${text}`}>{text}</li>
              ))}
            </ul>
          </section>
        )}
        <Steps steps={steps} current={step} />
        <form
          noValidate
          className="grid gap-7 rounded-card bg-paper p-5 shadow-card sm:p-7"
          onSubmit={(event) => {
            event.preventDefault()
            saveAndGoOn()
          }}
        >
          <ErrorSummary
            errors={errors}
            formId="scheda"
            {...(errors.card && { title: 'La scheda non è stata salvata' })}
          />
          {errors.professions && step !== PROFESSIONS_STEP && (
            <ButtonLink
              to={`?passo=${PROFESSIONS_STEP}`}
              preventScrollReset
              variant="ghost"
              size="small"
              className="justify-self-start"
            >
              Vai alle professioni
            </ButtonLink>
          )}
          <h2 ref={heading} tabIndex={-1} className="text-title-m outline-none">
            {steps.indexOf(step) + 1}. {STEP_TITLES[step - 1]}
          </h2>
          {step === 1 && (
            <>
              <p>
                <strong>
                  {edited.firstName} {edited.lastName}
                </strong>
                <span className="block text-ink-soft">
                  Il nome è quello del tuo account: per correggerlo scrivi all’assistenza.
                </span>
              </p>
              <PhotoField card={edited} onChange={change} />
            </>
          )}
          {step === PROFESSIONS_STEP && (
            <>
              <ProfessionRows card={edited} known={known} onChange={change} />
              <TextArea
                name="presentationText"
                label="Presentazione"
                description="Chi sei, di che cosa ti occupi, come lavori."
                isOptional
                maxLength={2000}
                value={edited.presentationText}
                onChange={(event) => change({ presentationText: event.target.value })}
              />
            </>
          )}
          {step === 3 && <HistoryRows card={edited} years={years} onChange={change} />}
          {step === CONTACTS_STEP && <ContactFields card={edited} onChange={change} />}
          {step === LAST_STEP && <VisibilityFields card={edited} onChange={change} />}
          {step === LAST_STEP && isPremium && <PharmaCareSwitch card={edited} onActivated={save} />}
          {(step === LAST_STEP || !stored.isHiddenFlags) && (
            <NoticeFields card={edited} stored={stored} onChange={change} />
          )}
          <div className="flex flex-wrap items-center gap-4 border-line border-t pt-5">
            <Button type="submit" variant="accent" size="large" isPending={saving === 'saving'}>
              {next ? 'Salva e continua' : 'Salva'}
            </Button>
            <p role="status" className="text-ink-soft">
              {WORDS[saving]}
            </p>
          </div>
        </form>
        <CardPreview card={edited} hasContacts={hasContacts} />
      </div>
    </FormContext>
  )
}

function Steps({ steps, current }: { steps: readonly number[]; current: number }) {
  return (
    <nav aria-label="Passi della scheda">
      <ol className="flex flex-wrap gap-2">
        {steps.map((step, index) => (
          <li key={step}>
            <Anchor
              to={`?passo=${step}`}
              preventScrollReset
              aria-current={step === current ? 'step' : undefined}
              className={cx(
                'inline-flex min-h-11 items-center gap-2 rounded-pill px-4 font-strong text-sm',
                step === current ? 'bg-primary text-on-primary' : 'bg-primary-tint text-primary-strong hover:underline',
              )}
            >
              {index + 1}. {STEP_TITLES[step - 1]}
            </Anchor>
          </li>
        ))}
      </ol>
    </nav>
  )
}

type PharmaCareProps = {
  card: CardWire
  onActivated: (step: number, patchFrom: string, extra: { pharmaCareActive: true }) => Promise<boolean>
}

/** CRD-011, CRD-027. */
function PharmaCareSwitch({ card, onActivated }: PharmaCareProps) {
  const isEligible = card.professions.some(({ profession }) => isPharmaCareProfession(profession))
  if (!isEligible && !card.pharmaCare) return null
  return (
    <Switch
      name="pharmaCareActive"
      label={card.pharmaCare ? 'Pharmacare attivo' : 'Attiva Pharmacare'}
      description="Ti fa trovare da chi cerca assistenza a domicilio. Una volta attivato, resta attivo anche se la scheda diventa privata."
      checked={card.pharmaCare !== null}
      disabled={card.pharmaCare !== null}
      onChange={() => void onActivated(LAST_STEP, 'pharmacare', { pharmaCareActive: true })}
    />
  )
}
