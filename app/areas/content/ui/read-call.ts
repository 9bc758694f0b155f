import { toast } from '#design/toast/toast.ts'
import { askCall, type CallOptions } from '#platform/http/ask-call.ts'

type Reading = CallOptions & {
  /** The words of the failure: the generic ones where the requirements give none, and null where they want silence. */
  failure?: string | null
  /** What the page shows meanwhile. */
  onFailed?: () => void
}

/**
 * SHL-035. Asks for what a page shows after it has come. A failure is told with a way to try again, and the answer comes when it
 * comes; never to a page that was left.
 */
export function readCall<Answer>(path: string, { failure, onFailed, ...options }: Reading = {}): Promise<Answer> {
  return new Promise((resolve) => {
    const ask = async () => {
      if (options.signal?.aborted) return
      const found = await askCall<Answer>(path, options)
      if (options.signal?.aborted) return
      if (found.isOk) return resolve(found.answer)
      onFailed?.()
      if (failure !== null) toast.failed(path, ask, failure)
    }
    void ask()
  })
}
