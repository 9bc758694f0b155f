import { type MouseEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useStillThem } from '#areas/account/ui/use-still-them.tsx'
import { Button } from '#design/button/button.tsx'
import { buttonClass } from '#design/button/button-class.ts'
import { toast } from '#design/toast/toast.ts'
import { askCall } from '#platform/http/ask-call.ts'

/** What the page knows of the last archive, in words. */
export type ShownArchive =
  | { kind: 'none' }
  | { kind: 'preparing' }
  | { kind: 'failed' }
  | { kind: 'ready'; id: string; about: string }

const CALL = '/Privacy/Esporta'

/** IDN-051. The archive is asked for here, made meanwhile, and downloaded by whoever has just shown to be its member. */
export function ArchiveSection({ archive }: { archive: ShownArchive }) {
  const [isSending, setSending] = useState(false)
  const { prove, withProof, dialog } = useStillThem()
  const { revalidate } = useRevalidator()
  const ask = async () => {
    setSending(true)
    const answer = await withProof(() => askCall(CALL, { method: 'POST' }))
    setSending(false)
    if (!answer.isOk && answer.kind !== 'prova-richiesta') toast.danger(answer.message || undefined)
    await revalidate()
  }
  const download = async (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault()
    const { href } = event.currentTarget
    if (await prove()) window.location.assign(href)
  }
  return (
    <section aria-labelledby="i-tuoi-dati" className="rounded-card bg-paper p-6 shadow-card sm:p-8">
      <h2 id="i-tuoi-dati" className="mb-2 text-title-m">
        I tuoi dati
      </h2>
      <p className="mb-5 text-ink-soft">
        Puoi scaricare tutto quello che sappiamo di te: un archivio con i dati, le fatture, gli attestati e i file che
        hai caricato. Lo prepariamo e ti scriviamo quando è pronto; poi si scarica per sette giorni.
      </p>
      <div role="status">
        {archive.kind === 'preparing' && (
          <p className="font-bold">Stiamo preparando l’archivio: ti scriviamo un’e-mail appena è pronto.</p>
        )}
        {archive.kind === 'failed' && (
          <p className="mb-5 font-bold">Non è stato possibile preparare l’archivio: chiedilo di nuovo.</p>
        )}
        {archive.kind === 'ready' && <p className="mb-5 font-bold">{archive.about}</p>}
      </div>
      <div className="flex flex-wrap gap-3">
        {archive.kind === 'ready' && (
          <a
            href={`/api${CALL}/${archive.id}`}
            download="i-miei-dati.zip"
            className={buttonClass({ variant: 'ghost' })}
            onClick={download}
          >
            Scarica i miei dati
          </a>
        )}
        {archive.kind !== 'preparing' && (
          <Button variant="ghost" isPending={isSending} onClick={ask}>
            {archive.kind === 'ready' ? 'Prepara un altro archivio' : 'Prepara l’archivio'}
          </Button>
        )}
      </div>
      {dialog}
    </section>
  )
}
