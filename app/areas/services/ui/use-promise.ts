import { useCallback, useEffect, useState } from 'react'
import { readCall } from '#areas/content/ui/read-call.ts'
import type { LeadResultWire } from '#areas/leads/wire.ts'
import { formatDateIt, type RomeDay } from '#platform/pure/dates.ts'
import { type RequestForm, SERVICE_TERMS } from '../model.ts'
import type { RequestsWire } from '../wire.ts'

/** SRV-023, SRV-024. How many requests of the year are left, and by when the one just sent is answered. */
export function usePromise(form: RequestForm) {
  const [left, setLeft] = useState<number | null>(null)
  const [answerBy, setAnswerBy] = useState<string | null>(null)
  const [isSent, setSent] = useState(false)
  const isLimited = SERVICE_TERMS[form].perYear !== null

  useEffect(() => {
    if (!isLimited) return
    const abort = new AbortController()
    // The form works without the number: the call counts again.
    readCall<RequestsWire>('/Servizi/Richieste', { signal: abort.signal }).then(({ disponibili }) =>
      setLeft(disponibili.find(({ tipoForm }) => tipoForm === form)?.rimaste ?? null),
    )
    return () => abort.abort()
  }, [form, isLimited])

  const keep = useCallback(({ rispostaEntro, rimaste }: LeadResultWire) => {
    setAnswerBy(rispostaEntro ? `Ti rispondiamo entro il ${formatDateIt(rispostaEntro as RomeDay)}.` : null)
    if (rimaste !== undefined) setLeft(rimaste)
    setSent(true)
  }, [])
  return { left, answerBy, isSent, keep }
}
