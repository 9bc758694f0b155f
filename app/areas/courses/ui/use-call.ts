import { useEffect, useState } from 'react'
import { readCall } from '#areas/content/ui/read-call.ts'

/** What a call answers, once, after hydration; null until then. A failure says so with the words of the requirements. */
export function useCall<Answer>(path: string): Answer | null {
  const [answer, setAnswer] = useState<Answer | null>(null)
  useEffect(() => {
    const abort = new AbortController()
    void readCall<Answer>(path, { signal: abort.signal, failure: `Errore nel servizio ${path}` }).then(setAnswer)
    return () => abort.abort()
  }, [path])
  return answer
}
