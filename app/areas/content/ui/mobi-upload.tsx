import { Button } from '#design/button/button.tsx'
import { FileField } from '#design/file-field/file-field.tsx'
import { useFileSending } from '#design/file-field/use-file-sending.ts'
import { Link } from '#design/link/link.tsx'

type Props = { item: { id: string; title: string; path: string; hasMobi: boolean } }

/** CNT-018. The one file an item cannot make by itself. */
export function MobiUpload({ item: { id, title, path, hasMobi } }: Props) {
  const {
    isBusy,
    field: { key, ...field },
    onSubmit,
    takeAway,
  } = useFileSending(`content/${id}/mobi`, {
    put: 'MOBI caricato',
    taken: 'MOBI tolto',
  })
  return (
    <section aria-labelledby="mobi" className="grid max-w-3xl gap-4 rounded-card bg-paper p-6 shadow-card">
      <h2 id="mobi" className="text-title-m">
        {title}
      </h2>
      <p>
        {hasMobi ? 'I lettori trovano anche il MOBI.' : 'I lettori non hanno ancora un MOBI.'}{' '}
        <Link to={path}>Apri il contenuto</Link>
      </p>
      <form className="grid gap-4" onSubmit={onSubmit}>
        <FileField
          key={key}
          {...field}
          label={hasMobi ? 'Un MOBI al posto di quello che c’è' : 'File MOBI'}
          accept=".mobi,application/x-mobipocket-ebook"
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" icon="upload" isPending={isBusy}>
            Carica
          </Button>
          {hasMobi && (
            <Button variant="ghost" icon="trash-2" disabled={isBusy} onClick={takeAway}>
              Togli il MOBI
            </Button>
          )}
        </div>
      </form>
    </section>
  )
}
