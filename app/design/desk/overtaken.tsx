import { useEffect, useRef } from 'react'
import { Button } from '../button/button.tsx'
import { Link } from '../link/link.tsx'

type Props = {
  message: string
  who: string
  /** What must be named to save over it. */
  over: string
  /** Where what is there now can be looked at. */
  path: string
  /** Each answer leads here anew. */
  answer: object
  /** Only a picture, as in the gallery. */
  isQuiet?: boolean | undefined
}

/** Two at once: nothing is lost, and whoever comes second decides. */
export function Overtaken({ message, who, over, path, answer, isQuiet }: Props) {
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer of the server is a new object, and each must be announced.
  useEffect(() => {
    if (!isQuiet) box.current?.focus()
  }, [answer])
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="grid gap-3 rounded-card border-2 border-danger bg-paper px-5 py-4"
    >
      <h2 className="font-strong font-text text-lg">{message}</h2>
      <p>
        L’ultima modifica è di {who}. Quello che hai scritto è ancora qui sotto: se lo salvi prende il posto del suo.
      </p>
      <div className="flex flex-wrap items-center gap-4">
        <Link to={path} isNewTab className="inline-flex min-h-(--control) items-center">
          Guarda che cosa c’è adesso
        </Link>
        <Button type="submit" name="over" value={over} variant="ghost">
          Salva il mio
        </Button>
      </div>
    </div>
  )
}
