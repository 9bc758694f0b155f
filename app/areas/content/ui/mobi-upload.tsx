import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '#design/button/button.tsx'
import { FileField } from '#design/file-field/file-field.tsx'
import { Link } from '#design/link/link.tsx'
import { toast } from '#design/toast/toast.ts'

type Props = { item: { id: string; title: string; path: string; hasMobi: boolean } }

const NOT_ARRIVED = 'Il file non è arrivato: controlla la connessione e riprova.'

/** CNT-018. The one file an item cannot make by itself. */
export function MobiUpload({ item: { id, title, path, hasMobi } }: Props) {
  const revalidator = useRevalidator()
  /** Counts what was sent: the field begins again after each. */
  const [sent, setSent] = useState(0)
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const send = async (method: 'PUT' | 'DELETE', body?: FormData) => {
    setBusy(true)
    const refusal = await askMobi(id, method, body)
    setBusy(false)
    setError(refusal)
    if (refusal !== undefined) return
    setSent(sent + 1)
    toast.success(method === 'PUT' ? 'MOBI caricato' : 'MOBI tolto')
    await revalidator.revalidate()
  }
  return (
    <section aria-labelledby="mobi" className="grid max-w-3xl gap-4 rounded-card bg-paper p-6 shadow-card">
      <h2 id="mobi" className="text-title-m">
        {title}
      </h2>
      <p>
        {hasMobi ? 'I lettori trovano anche il MOBI.' : 'I lettori non hanno ancora un MOBI.'}{' '}
        <Link to={path}>Apri il contenuto</Link>
      </p>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          const data = new FormData(event.currentTarget)
          const file = data.get('file')
          if (!(file instanceof File) || file.size === 0) return setError('Scegli un file.')
          void send('PUT', data)
        }}
      >
        <FileField
          key={sent}
          name="file"
          label={hasMobi ? 'Un MOBI al posto di quello che c’è' : 'File MOBI'}
          accept=".mobi,application/x-mobipocket-ebook"
          {...(error !== undefined && { error })}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" icon="upload" isPending={isBusy}>
            Carica
          </Button>
          {hasMobi && (
            <Button variant="ghost" icon="trash-2" disabled={isBusy} onClick={() => void send('DELETE')}>
              Togli il MOBI
            </Button>
          )}
        </div>
      </form>
    </section>
  )
}

/** The words of a refusal are the server's. */
async function askMobi(id: string, method: 'PUT' | 'DELETE', body?: FormData): Promise<string | undefined> {
  try {
    const response = await fetch(`/api/content/${id}/mobi`, { method, ...(body && { body }) })
    if (response.ok) return undefined
    const { message, error } = await response.json()
    return error?.fields?.file ?? String(message)
  } catch {
    return NOT_ARRIVED
  }
}
