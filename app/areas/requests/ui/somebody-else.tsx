import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { QUEUE_PATH, READER_ASKS_MS } from '../model.ts'

type Readers = { readers: string[]; answerCount: number }

/** DSK-040. Says who else has this request open, and that somebody has answered meanwhile; it asks again by itself. */
export function SomebodyElse({ id, readers, answerCount }: { id: string } & Readers) {
  const { submit, data } = useFetcher<Readers>({ key: `readers-${id}` })
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === 'visible')
        void submit(null, { method: 'post', action: `${QUEUE_PATH}/${id}/presenza`, preventScrollReset: true })
    }
    const timer = setInterval(ask, READER_ASKS_MS)
    return () => clearInterval(timer)
  }, [id, submit])
  const here = data?.readers ?? readers
  const isAnswered = (data?.answerCount ?? answerCount) > answerCount
  return (
    <div role="status" className="empty:hidden">
      {here.length > 0 && (
        <p className="rounded-small bg-primary-tint px-4 py-2 text-primary-strong">
          {here.length === 1
            ? `${here[0]} ha aperta questa richiesta.`
            : `${here.join(', ')} hanno aperta questa richiesta.`}
        </p>
      )}
      {isAnswered && (
        <p className="mt-2 rounded-small bg-warning-tint px-4 py-2">
          Qualcuno ha appena risposto: ricarica la pagina per leggere, quello che stai scrivendo non parte da solo.
        </p>
      )}
    </div>
  )
}
