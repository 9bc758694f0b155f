import { useId, useMemo, useState } from 'react'
import type { Choice } from '#areas/professions/form-wire.ts'
import { furtherChoice } from '#areas/professions/rules.ts'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { Checkbox } from '#design/checkbox/checkbox.tsx'
import { Dialog } from '#design/dialog/dialog.tsx'
import { FormContext } from '#design/form/form-context.ts'
import { Link } from '#design/link/link.tsx'
import { Select } from '#design/select/select.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { toast } from '#design/toast/toast.ts'
import { askCall } from '#platform/http/ask-call.ts'
import { fiscalCodeHint, normalizeFiscalCode } from '#platform/pure/fiscal-code.ts'
import { toPartnerBody } from '../form-wire.ts'
import { type Missing, missingWith, partnerProblems, type TypedCompletion } from '../partner-rules.ts'
import { PartnerPrivacy } from './partner-privacy.tsx'
import { useOccupationLists } from './use-occupation-lists.ts'

const NOTHING_TYPED: TypedCompletion = {
  fiscalCode: '',
  profession: '',
  specialization: '',
  detail: '',
  privacy: false,
  terms: false,
}

const options = (choices: readonly Choice[]) => choices.map(({ id, name }) => ({ value: String(id), label: name }))

type Props = { missing: Missing; onClose: () => void; onSaved: () => void }

/** MAG-010, MAG-016…020. Asks only for what is missing; "Conferma" wakes when each of those is right. */
export function CompletionModalForm({ missing, onClose, onSaved }: Props) {
  const formId = useId()
  const [typed, setTyped] = useState(NOTHING_TYPED)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [isSaving, setSaving] = useState(false)
  const [choice, setChoice] = useState<ReturnType<typeof furtherChoice>>(null)
  const asked = missingWith(missing, missing.profession ? choice : null)
  const lists = useOccupationLists({
    professions: missing.profession,
    specializations: asked.specialization,
    details: asked.detail,
  })
  const problems = partnerProblems(asked, typed)
  // A field is told what is wrong with it once it has been left, never while it is being filled.
  const shown = Object.entries(problems).filter(([name]) => left.has(name))
  const shownKey = JSON.stringify(shown)
  const state = useMemo(
    () => ({ id: formId, errors: Object.fromEntries(JSON.parse(shownKey) as [string, string][]), values: {} }),
    [formId, shownKey],
  )
  const set = (change: Partial<TypedCompletion>) => setTyped((before) => ({ ...before, ...change }))
  const leave = (name: keyof Missing) => setLeft((before) => new Set([...before, name]))
  const leaveFiscalCode = () => {
    leave('fiscalCode')
    if (problems.fiscalCode && typed.fiscalCode) toast.danger('Codice fiscale non valido.')
  }

  const save = async () => {
    setSaving(true)
    const answer = await askCall('/contact/jump2wl', { method: 'PUT', body: toPartnerBody(asked, typed) })
    setSaving(false)
    if (answer.isOk) onSaved()
    else toast.failed('/contact/jump2wl', save, "Errore nell'aggiornamento dei dati")
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Vuoi visualizzare i contenuti medico-scientifici suggeriti per te?"
      footer={
        <>
          <ButtonLink to="/" variant="ghost">
            Torna alla Homepage
          </ButtonLink>
          <Button
            type="submit"
            form={formId}
            variant="accent"
            isPending={isSaving}
            disabled={Object.keys(problems).length > 0 || isSaving}
          >
            Conferma
          </Button>
        </>
      }
    >
      <p className="mb-5 text-ink-soft">Per sceglierli ci manca qualcosa di te: lo chiediamo una volta sola.</p>
      <FormContext value={state}>
        <form
          id={formId}
          noValidate
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault()
            if (!isSaving) save()
          }}
        >
          {asked.fiscalCode && (
            <TextField
              name="fiscalCode"
              label="Codice fiscale"
              maxLength={16}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              isRequired
              value={typed.fiscalCode}
              {...hintOf(typed.fiscalCode)}
              onChange={(event) => set({ fiscalCode: event.currentTarget.value.toUpperCase() })}
              onBlur={leaveFiscalCode}
            />
          )}
          {asked.profession && (
            <Select
              name="profession"
              label="Professione"
              placeholder="Seleziona"
              isRequired
              options={options(lists.professions)}
              value={typed.profession}
              onChange={(event) => {
                const { value } = event.currentTarget
                set({ profession: value, specialization: '', detail: '' })
                const code = lists.professions.find(({ id }) => String(id) === value)?.code
                setChoice(code ? furtherChoice(code) : null)
              }}
              onBlur={() => leave('profession')}
            />
          )}
          {asked.specialization && (
            <Select
              name="specialization"
              label="Specializzazione"
              placeholder="Seleziona"
              isRequired
              options={options(lists.specializations)}
              value={typed.specialization}
              onChange={(event) => set({ specialization: event.currentTarget.value })}
              onBlur={() => leave('specialization')}
            />
          )}
          {asked.detail && (
            <Select
              name="detail"
              label="Quale professione sanitaria"
              placeholder="Seleziona"
              isRequired
              options={options(lists.details)}
              value={typed.detail}
              onChange={(event) => set({ detail: event.currentTarget.value })}
              onBlur={() => leave('detail')}
            />
          )}
          {asked.privacy && (
            <div>
              <Checkbox
                name="privacy"
                isRequired
                checked={typed.privacy}
                onChange={(event) => {
                  leave('privacy')
                  set({ privacy: event.currentTarget.checked })
                }}
                onBlur={() => leave('privacy')}
                label="Ho letto l’informativa privacy del fornitore dei contenuti"
              />
              <PartnerPrivacy />
            </div>
          )}
          {asked.terms && (
            <Checkbox
              name="terms"
              isRequired
              checked={typed.terms}
              onChange={(event) => {
                leave('terms')
                set({ terms: event.currentTarget.checked })
              }}
              onBlur={() => leave('terms')}
              label={
                <>
                  Accetto i{' '}
                  <Link to="/privacy-integrativa" isNewTab>
                    termini del servizio
                  </Link>
                </>
              }
            />
          )}
        </form>
      </FormContext>
    </Dialog>
  )
}

function hintOf(fiscalCode: string): { description?: string } {
  const hint = fiscalCodeHint(normalizeFiscalCode(fiscalCode))
  return hint ? { description: hint } : {}
}
