import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { CodeField, firstCodeProblems } from '#areas/account/ui/code-field.tsx'
import type { StillThem } from '#areas/account/ui/use-still-them.tsx'
import { useStillThem } from '#areas/account/ui/use-still-them.tsx'
import { Button } from '#design/button/button.tsx'
import { ConfirmDialog } from '#design/dialog/confirm-dialog.tsx'
import { LocalForm } from '#design/form/form.tsx'
import type { FieldErrors } from '#design/form/form-context.ts'
import { toast } from '#design/toast/toast.ts'
import { askCall } from '#platform/http/ask-call.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

export type ShownFactor = {
  since: string
  /** Of a demo, where everybody has the password: the code is not asked. */
  isDemo: boolean
  codesLeft: number
  /** When it falls, because somebody said to have lost it. */
  lostUntil: string | null
}

type Begun = { segreto: string; qr: { lato: number; tracciato: string } }

/** IDN-030, IDN-031. A code of an app beside the password, and codes on paper for whoever loses the telephone. */
export function SecondFactorSection({ factor }: { factor: ShownFactor | null }) {
  const { revalidate } = useRevalidator()
  const [begun, setBegun] = useState<Begun | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [asked, setAsked] = useState<'remove' | 'renew' | null>(null)
  const [isSending, setSending] = useState(false)
  const { withProof, dialog } = useStillThem()

  const ask = async <Answer,>(path: string, method: 'POST' | 'DELETE', then: (answer: Answer) => void) => {
    setAsked(null)
    setSending(true)
    const answer = await withProof(() => askCall<Answer>(`/Auth/SecondoFattore${path}`, { method }))
    setSending(false)
    if (!answer.isOk) return toast.danger(answer.message || undefined)
    then(answer.answer)
    revalidate()
  }
  const renew = () => ask<{ codes: string[] }>('/Codici', 'POST', ({ codes }) => setCodes(codes))
  const remove = () =>
    ask('', 'DELETE', () => {
      setCodes(null)
      toast.success('Verifica in due passaggi tolta')
    })

  return (
    <section aria-labelledby="due-passaggi" className="rounded-card bg-paper p-6 shadow-card sm:p-8">
      <h2 id="due-passaggi" className="mb-2 text-title-m">
        Verifica in due passaggi
      </h2>
      <p className="mb-5 max-w-measure text-ink-soft">
        {factor
          ? `Attiva dal ${factor.since}: ${factor.isDemo ? 'in questa dimostrazione, però, per entrare basta la password.' : 'dopo la password ti chiediamo il codice della tua app.'} ${leftInWords(factor.codesLeft)}`
          : 'Dopo la password ti chiediamo un codice che vedi solo tu, in un’app del telefono: chi ti ruba la password non entra.'}
      </p>
      {factor?.lostUntil && (
        <div className="mb-5 rounded-field border-[1.5px] border-warning bg-warning-tint px-4 py-3">
          <p>Qualcuno ha detto di averla persa: finisce il {factor.lostUntil}.</p>
          <Button
            size="small"
            className="mt-3"
            isPending={isSending}
            onClick={() => ask('/Ritrovato', 'POST', () => toast.success('Fermato'))}
          >
            Ferma tutto
          </Button>
        </div>
      )}
      {codes && <RecoveryCodes codes={codes} />}
      {factor ? (
        <div className="flex flex-wrap gap-3">
          <Button variant="ghost" isPending={isSending} onClick={() => setAsked('renew')}>
            Crea nuovi codici
          </Button>
          <Button variant="ghost" isPending={isSending} onClick={() => setAsked('remove')}>
            Togli la verifica
          </Button>
        </div>
      ) : begun ? (
        <ConfirmFactor
          begun={begun}
          withProof={withProof}
          onConfirmed={(codes) => {
            setBegun(null)
            setCodes(codes)
            revalidate()
          }}
        />
      ) : (
        <Button icon="plus" isPending={isSending} onClick={() => ask<Begun>('/Nuovo', 'POST', setBegun)}>
          Aggiungi la verifica in due passaggi
        </Button>
      )}
      <ConfirmDialog
        isOpen={asked !== null}
        title={asked === 'remove' ? 'Togliere la verifica in due passaggi?' : 'Creare nuovi codici?'}
        confirmLabel={asked === 'remove' ? 'Togli' : 'Crea'}
        isDangerous={asked === 'remove'}
        onConfirm={asked === 'remove' ? remove : renew}
        onCancel={() => setAsked(null)}
      >
        <p>
          {asked === 'remove'
            ? 'Per entrare basterà la password, e i codici di recupero non varranno più.'
            : 'I codici di recupero di prima non varranno più.'}
        </p>
      </ConfirmDialog>
      {dialog}
    </section>
  )
}

function leftInWords(left: number): string {
  if (left === 0) return 'Non hai più codici di recupero: creane altri.'
  return left === 1 ? 'Ti resta un codice di recupero.' : `Ti restano ${left} codici di recupero.`
}

type ConfirmProps = {
  begun: Begun
  withProof: StillThem['withProof']
  onConfirmed: (codes: readonly string[]) => void
}

function ConfirmFactor({ begun: { segreto, qr }, withProof, onConfirmed }: ConfirmProps) {
  const [isSending, setSending] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>({})
  const send = async (code: string) => {
    setSending(true)
    const body = { code }
    const call = () => askCall<{ codes: string[] }>('/Auth/SecondoFattore/Conferma', { method: 'POST', body })
    const answer = await withProof(call)
    setSending(false)
    if (answer.isOk) return onConfirmed(answer.answer.codes)
    setErrors(answer.fields)
    if (Object.keys(answer.fields).length === 0) toast.danger(answer.message || undefined)
  }
  return (
    <LocalForm
      className="max-w-md"
      errors={errors}
      validate={firstCodeProblems}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSending) send(String(new FormData(event.currentTarget).get('code')))
      }}
    >
      <p>Inquadra questo codice con un’app di autenticazione, oppure scrivi nell’app il segreto qui sotto.</p>
      <svg
        role="img"
        aria-label="Codice da inquadrare con l’app"
        viewBox={`-4 -4 ${qr.lato + 8} ${qr.lato + 8}`}
        className="size-56 rounded-field bg-white"
        shapeRendering="crispEdges"
      >
        <path d={qr.tracciato} fill="#000" />
      </svg>
      <p className="wrap-anywhere">
        Segreto: <code className="font-strong">{segreto.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <CodeField isFirst />
      <div>
        <Button type="submit" variant="accent" isPending={isSending}>
          Attiva
        </Button>
      </div>
    </LocalForm>
  )
}
