import { LEAVE_PATH } from '../model.ts'

/** DSK-036. Above every page while somebody of the desk looks as a member; at its time the page is asked again. */
export default function ViewAsBand({ name, leftMs }: { name: string; leftMs: number }) {
  return (
    <form
      method="post"
      action={LEAVE_PATH}
      aria-label="Stai guardando come un iscritto"
      className="sticky top-0 z-40 flex min-h-11 flex-wrap items-center justify-center gap-x-2 border-warning border-b-2 bg-warning-tint px-5 text-ink print:static"
    >
      <meta httpEquiv="refresh" content={String(Math.ceil(leftMs / 1000))} />
      <p className="min-w-0">{`Stai guardando come ${name}: non puoi fare niente al suo posto.`}</p>{' '}
      <button type="submit" className="min-h-11 cursor-pointer px-1 font-strong underline underline-offset-4">
        Esci
      </button>
    </form>
  )
}
