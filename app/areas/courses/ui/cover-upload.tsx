import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '#design/button/button.tsx'
import { CoverArt } from '#design/cover-art/cover-art.tsx'
import { FileField } from '#design/file-field/file-field.tsx'
import { toast } from '#design/toast/toast.ts'

type Props = { course: { id: number; slug: string; series: string; image: string | null } }

const NOT_ARRIVED = 'Il file non è arrivato: controlla la connessione e riprova.'

/** The cover of a course, as the catalogue shows it. */
export function CoverUpload({ course: { id, slug, series, image } }: Props) {
  const revalidator = useRevalidator()
  /** Counts what was sent: the field begins again after each. */
  const [sent, setSent] = useState(0)
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const send = async (method: 'PUT' | 'DELETE', body?: FormData) => {
    setBusy(true)
    const refusal = await askCover(id, method, body)
    setBusy(false)
    setError(refusal)
    if (refusal !== undefined) return
    setSent(sent + 1)
    toast.success(method === 'PUT' ? 'Copertina caricata' : 'Copertina tolta')
    await revalidator.revalidate()
  }
  return (
    <section
      aria-labelledby="copertina"
      className="grid max-w-3xl items-start gap-6 rounded-card bg-paper p-6 shadow-card sm:grid-cols-[14rem_minmax(0,1fr)]"
    >
      <div className="aspect-[16/9] overflow-hidden rounded-small">
        {image ? (
          <img src={image} alt="Copertina di oggi" className="size-full object-cover" />
        ) : (
          <CoverArt seed={slug} category={series} />
        )}
      </div>
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
        <div>
          <h2 id="copertina" className="text-title-s">
            Copertina
          </h2>
          <p className="mt-1 text-ink-soft">
            {image ? 'Un’altra prende il suo posto subito.' : 'Senza una fotografia la disegna il Club.'}
          </p>
        </div>
        <FileField
          key={sent}
          name="file"
          label="Fotografia"
          description="PNG, JPEG o WebP, larga almeno 800 punti."
          accept="image/*"
          {...(error !== undefined && { error })}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="ghost" icon="upload" isPending={isBusy}>
            Carica
          </Button>
          {image && (
            <Button variant="quiet" icon="trash-2" disabled={isBusy} onClick={() => void send('DELETE')}>
              Togli
            </Button>
          )}
        </div>
      </form>
    </section>
  )
}

/** The words of a refusal are the server's. */
async function askCover(id: number, method: 'PUT' | 'DELETE', body?: FormData): Promise<string | undefined> {
  try {
    const response = await fetch(`/api/FAD/Corsi/${id}/Copertina`, { method, ...(body && { body }) })
    if (response.ok) return undefined
    const { message, error } = await response.json()
    return error?.fields?.file ?? String(message)
  } catch {
    return NOT_ARRIVED
  }
}
