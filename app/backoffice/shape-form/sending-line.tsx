import { Button } from '#design/button/button.tsx'
import { Spinner } from '#design/button/spinner.tsx'

type Props = {
  going: { name: string; stop: () => void } | null
  /** What there is when nothing is on its way. */
  children?: string | undefined
}

/** A file on its way, which may take long from a phone, and a way to think better of it. */
export function SendingLine({ going, children }: Props) {
  return (
    <div aria-live="polite" className="flex min-w-0 flex-wrap items-center gap-x-3 text-ink-soft text-sm">
      {going ? (
        <>
          <Spinner />
          <span className="wrap-anywhere">Invio di {going.name} in corso…</span>
          <Button size="small" variant="quiet" onClick={going.stop}>
            Ferma l’invio
          </Button>
        </>
      ) : (
        children && <span className="wrap-anywhere">{children}</span>
      )}
    </div>
  )
}
