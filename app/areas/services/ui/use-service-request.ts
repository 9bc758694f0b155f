import { useCallback, useEffect, useRef, useState } from 'react'
import { toast } from '#design/toast/toast.ts'
import type { ServiceForm } from '../model.ts'
import type { RequestErrors, RequestFields } from '../request-rules.ts'
import type { NewRequestWire, RequestsWire, RequestWire } from '../wire.ts'

const NONE: RequestErrors = {}

/** Sends a request once, however often the button is pressed, and knows how many are left. */
export function useServiceRequest(form: ServiceForm) {
  const key = useRef<string | null>(null)
  const [isSending, setSending] = useState(false)
  const [sent, setSent] = useState<RequestWire | null>(null)
  const [errors, setErrors] = useState<RequestErrors>(NONE)
  const [left, setLeft] = useState<number | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a request that was sent changes how many are left.
  useEffect(() => {
    const abort = new AbortController()
    fetch('/api/Servizi/Richieste', { signal: abort.signal })
      .then(async (response) => {
        if (!response.ok) return
        const { disponibili } = (await response.json()) as RequestsWire
        setLeft(disponibili.find(({ tipoForm }) => tipoForm === form)?.rimaste ?? null)
      })
      // The form works without the number.
      .catch(() => undefined)
    return () => abort.abort()
  }, [form, sent])

  const send = useCallback(
    async ({ email, phone, message, isPrivacyRead }: RequestFields) => {
      key.current ??= crypto.randomUUID()
      setSending(true)
      setErrors(NONE)
      const body = {
        id: key.current,
        tipoForm: form,
        email,
        telefono: phone,
        messaggio: message,
        privacy: isPrivacyRead,
      }
      try {
        const response = await fetch('/api/Servizi/Richieste', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body satisfies Omit<NewRequestWire, 'privacy'> & { privacy: boolean }),
        })
        const answer = await response.json()
        if (response.ok) {
          setSent(answer as RequestWire)
          key.current = null
        } else if (response.status === 400) setErrors({ ...answer.error?.fields })
        else toast.danger(response.status === 409 ? answer.message : undefined)
      } catch {
        toast.danger()
      } finally {
        setSending(false)
      }
    },
    [form],
  )
  const again = useCallback(() => setSent(null), [])
  return { send, isSending, sent, errors, left, again }
}
