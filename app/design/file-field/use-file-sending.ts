import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { toast } from '../toast/toast.ts'
import { lighterPhotograph } from './lighter-photograph.ts'

const NOT_ARRIVED = 'Il file non è arrivato: controlla la connessione e riprova.'

/** The one file of something, put and taken away by two methods of one call. */
export function useFileSending(call: string, words: { put: string; taken: string }) {
  const revalidator = useRevalidator()
  /** Counts what was sent: the field begins again after each. */
  const [sent, setSent] = useState(0)
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const send = async (method: 'PUT' | 'DELETE', body?: FormData) => {
    setBusy(true)
    const refusal = await ask(call, method, body)
    setBusy(false)
    setError(refusal)
    if (refusal !== undefined) return
    setSent(sent + 1)
    toast.success(method === 'PUT' ? words.put : words.taken)
    await revalidator.revalidate()
  }
  return {
    isBusy,
    field: { key: sent, name: 'file', ...(error !== undefined && { error }) },
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault()
      const data = new FormData(event.currentTarget)
      const file = data.get('file')
      if (!(file instanceof File) || file.size === 0) return setError('Scegli un file.')
      setBusy(true)
      void lighterPhotograph(file).then((lighter) => {
        data.set('file', lighter)
        return send('PUT', data)
      })
    },
    takeAway: () => void send('DELETE'),
  }
}

/** The words of a refusal are the server's. */
async function ask(call: string, method: 'PUT' | 'DELETE', body?: FormData): Promise<string | undefined> {
  try {
    const response = await fetch(`/api/${call}`, { method, ...(body && { body }) })
    if (response.ok) return undefined
    const { message, error } = await response.json()
    return error?.fields?.file ?? String(message)
  } catch {
    return NOT_ARRIVED
  }
}
