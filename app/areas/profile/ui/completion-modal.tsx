import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { usePerson } from '#areas/audience/ui/person.ts'
import { ButtonLink } from '#design/button/button.tsx'
import { Dialog } from '#design/dialog/dialog.tsx'
import { toast } from '#design/toast/toast.ts'
import { askCall } from '#platform/http/ask-call.ts'
import { isNothingMissing, type Missing, missingOf } from '../partner-rules.ts'
import type { CompletenessWire } from '../wire.ts'

/** Most who open the page have nothing left to say: they do not carry the form. */
const CompletionModalForm = lazy(() =>
  import('./completion-modal-form.tsx').then((part) => ({ default: part.CompletionModalForm })),
)

const CHECK = '/contact/jump2wl/check'

type Shown = { kind: 'nothing' } | { kind: 'sign-up' } | { kind: 'completion'; missing: Missing }
const NOTHING: Shown = { kind: 'nothing' }

type Props = {
  onComplete: () => void
  /** Called when the person goes on without completing anything, or when what is missing cannot be known. */
  onDismiss?: () => void
}

/**
 * MAG-010…022. Stands in a page whose contents are chosen by profession: asks for what is missing of the profile, then tells
 * the page that it may go on. Whoever has said everything sees nothing of it.
 */
export function CompletionModal({ onComplete, onDismiss }: Props) {
  const { status } = usePerson()
  const [shown, setShown] = useState<Shown>(NOTHING)
  const close = useCallback(() => {
    setShown(NOTHING)
    onDismiss?.()
  }, [onDismiss])
  const complete = useCallback(() => {
    setShown(NOTHING)
    onComplete()
  }, [onComplete])

  useEffect(() => {
    if (status === 'nobody') setShown({ kind: 'sign-up' })
    if (status !== 'here') return
    let isLeft = false
    const ask = async () => {
      const check = await askCall<CompletenessWire>(CHECK)
      if (isLeft) return
      if (check.isOk) {
        const missing = missingOf(check.answer)
        if (isNothingMissing(missing)) complete()
        else setShown({ kind: 'completion', missing })
      } else if (check.status === 401) setShown({ kind: 'sign-up' })
      else {
        toast.failed(CHECK, ask, `Errore nel servizio ${CHECK}`)
        onDismiss?.()
      }
    }
    void ask()
    return () => {
      isLeft = true
    }
  }, [status, complete, onDismiss])

  if (shown.kind === 'completion')
    return (
      <Suspense>
        <CompletionModalForm missing={shown.missing} onClose={close} onSaved={complete} />
      </Suspense>
    )
  return (
    <Dialog
      isOpen={shown.kind === 'sign-up'}
      onClose={close}
      title="Contenuti medico-scientifici scelti per te"
      size="small"
      footer={
        <>
          <ButtonLink to="/login" variant="ghost">
            Accedi
          </ButtonLink>
          <ButtonLink to="/registrazione" variant="accent">
            Registrati Gratis
          </ButtonLink>
        </>
      }
    >
      <p>Con un account gratuito le testate ti propongono gli articoli della tua professione.</p>
    </Dialog>
  )
}
