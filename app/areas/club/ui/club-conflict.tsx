import { Button } from '#design/button/button.tsx'
import { Link } from '#design/link/link.tsx'

/** Two administrators at once: nothing is lost, and whoever comes second decides. */
export function ClubConflict({ number, who, path }: { number: number; who: string; path: string }) {
  return (
    <div role="alert" className="grid gap-3 rounded-card border-2 border-danger bg-paper px-5 py-4">
      <h2 className="font-strong font-text text-lg">Nel frattempo qualcun altro ha salvato</h2>
      <p>L’ultima modifica è di {who}. Quello che hai scritto è ancora qui sotto, e non è stato salvato.</p>
      <div className="flex flex-wrap items-center gap-4">
        <Link to={path} isNewTab className="inline-flex min-h-11 items-center">
          Guarda che cosa ha salvato
        </Link>
        <Button type="submit" name="over" value={number} variant="ghost">
          Salva il mio
        </Button>
      </div>
    </div>
  )
}
