import { useEffect, useState } from 'react'
import { toast } from '#design/toast/toast.ts'

/** What a call answers, once, after hydration; null until then. A failure says so with the words of the requirements. */
export function useCall<Answer>(path: string): Answer | null {
  const [answer, setAnswer] = useState<Answer | null>(null)
  useEffect(() => {
    const abort = new AbortController()
    fetch(`/api${path}`, { signal: abort.signal })
      .then(async (response) => {
        if (!response.ok) throw new Error(`status ${response.status}`)
        setAnswer((await response.json()) as Answer)
      })
      .catch(() => {
        if (!abort.signal.aborted) toast.danger(`Errore nel servizio ${path}`)
      })
    return () => abort.abort()
  }, [path])
  return answer
}
