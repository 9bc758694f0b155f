import { Form } from 'react-router'
import type { Shelf, VersionAct } from '#areas/content/desk-model.ts'
import { Badge } from '#design/badge/badge.tsx'
import { Button } from '#design/button/button.tsx'
import { Link } from '#design/link/link.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { ACT_WORDS, CONTENTS_PATH, SHELF_WORDS } from './content-copy.ts'

type PublicationProps = {
  shelf: Shelf | null
  hasChanges: boolean
  publishAt: string
  publicPath: string | null
}

/** Where the item stands, and when it comes out. */
export function PublicationFields({ shelf, hasChanges, publishAt, publicPath }: PublicationProps) {
  return (
    <section aria-labelledby="pubblicazione" className="grid gap-4 rounded-card bg-paper p-5 shadow-card">
      <h2 id="pubblicazione" className="font-display text-title-xs">
        Pubblicazione
      </h2>
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={shelf ? SHELF_WORDS[shelf].tone : 'warning'}>
          {shelf ? SHELF_WORDS[shelf].label : 'Mai salvato'}
        </Badge>
        {hasChanges && <Badge tone="warning">Modifiche non pubblicate</Badge>}
      </p>
      {publicPath && (
        <p>
          <Link to={publicPath}>Apri la pagina dei lettori</Link>
        </p>
      )}
      {/* Publishing sets the day: the field must show it, or the next publication would take another. */}
      <TextField
        key={publishAt}
        name="publishAt"
        type="datetime-local"
        label="Esce il"
        description="Vuoto: appena pubblichi. Un’ora futura: esce da solo."
        defaultValue={publishAt}
        isOptional
      />
    </section>
  )
}

type ConflictProps = { id: string; message: string; number: number; who: string }

/** Two editors at once: nothing is lost, and whoever comes second decides. */
export function ConflictNotice({ id, message, number, who }: ConflictProps) {
  return (
    <div role="alert" className="grid gap-3 rounded-card border-2 border-danger bg-paper px-5 py-4">
      <h2 className="font-strong font-text text-lg">{message}</h2>
      <p>
        L’ultima versione è di {who}. Quello che hai scritto è ancora qui sotto, e la sua versione resta nella storia
        anche se salvi la tua.
      </p>
      <div className="flex flex-wrap items-center gap-4">
        <Link to={`${CONTENTS_PATH}/${id}`} isNewTab className="inline-flex min-h-11 items-center">
          Guarda la sua versione
        </Link>
        <Button type="submit" name="over" value={number} variant="ghost">
          Salva la mia come ultima
        </Button>
      </div>
    </div>
  )
}

type HistoryProps = {
  id: string
  number: number
  shelf: Shelf | null
  versions: readonly { number: number; act: VersionAct; author: string | null; savedAt: string }[]
  isPending: boolean
}

/** Who did what, and the way back to any of it. */
export function ItemHistory({ id, number, shelf, versions, isPending }: HistoryProps) {
  const isOut = shelf === 'published' || shelf === 'scheduled'
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-8">
      <section aria-labelledby="storia">
        <h2 id="storia" className="font-display text-title-s">
          Storia
        </h2>
        {versions.length === 0 ? (
          <p className="mt-2 text-ink-soft">Nessun redattore l’ha ancora cambiato.</p>
        ) : (
          <ol className="mt-3 divide-y divide-line rounded-card bg-paper shadow-card">
            {versions.map((version) => (
              <li key={version.number} className="flex flex-wrap items-center justify-between gap-x-4 px-5 py-2">
                <span>
                  {ACT_WORDS[version.act]}
                  <span className="text-ink-soft text-sm">
                    {' '}
                    · {version.author ?? 'un redattore che non c’è più'}, {version.savedAt}
                  </span>
                </span>
                <Link
                  to={`${CONTENTS_PATH}/${id}?versione=${version.number}`}
                  className="inline-flex min-h-11 items-center"
                >
                  Apri<span className="visually-hidden"> la versione {version.number}</span>
                </Link>
              </li>
            ))}
          </ol>
        )}
      </section>
      {isOut && (
        <Form
          method="post"
          action={`${CONTENTS_PATH}/${id}`}
          className="grid gap-3 rounded-card bg-paper p-5 shadow-card"
        >
          <h2 className="font-display text-title-xs">Ritiralo</h2>
          <p className="text-ink-soft text-sm">
            I lettori non lo trovano più. L’indirizzo resta suo e puoi pubblicarlo di nuovo. Le modifiche non salvate si
            perdono.
          </p>
          <input type="hidden" name="basedOn" value={number} />
          <Button type="submit" name="act" value="withdraw" variant="ghost" icon="eye-off" isPending={isPending}>
            Ritira dal sito
          </Button>
        </Form>
      )}
    </div>
  )
}
