import type { Shelf, VersionAct } from '#areas/content/desk-model.ts'
import type { RubricPlace } from '#areas/content/rubric-model.ts'
import { ButtonLink } from '#design/button/button.tsx'
import { DeskAct, DeskBox } from '#design/desk/desk-box.tsx'
import { DeskHistory } from '#design/desk/desk-history.tsx'
import { Link } from '#design/link/link.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { PlaceList } from '../rubrics/place-list.tsx'
import { ACT_WORDS, CONTENTS_PATH } from './content-copy.ts'

export type PublicationProps = {
  publishAt: string
  publicPath: string | null
}

/** When the item comes out, and where readers find it. */
export function PublicationFields({ publishAt, publicPath }: PublicationProps) {
  return (
    <section aria-labelledby="pubblicazione" className="grid gap-4 border-line border-b px-5 py-4">
      <h2 id="pubblicazione" className="font-strong font-text text-sm">
        Uscita
      </h2>
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

/** Whoever takes a page away wants to know first who sends readers there. */
function LeadingHere({ id, places }: Pick<HistoryProps, 'id' | 'places'>) {
  if (places === null)
    return (
      <p>
        <Link to={`${CONTENTS_PATH}/${id}?legami=1`} preventScrollReset>
          Vedi che cosa porta qui
        </Link>
      </p>
    )
  return (
    <div role="status" className="grid gap-2">
      <p>{places.length === 0 ? 'Nessuna pagina, menù o avviso porta qui.' : 'Portano qui:'}</p>
      {places.length > 0 && <PlaceList places={places} />}
    </div>
  )
}

export type HistoryProps = {
  id: string
  number: number
  shelf: Shelf | null
  mayPublish: boolean
  /** What leads here, once it was asked. */
  places: readonly RubricPlace[] | null
  versions: readonly { number: number; act: VersionAct; author: string | null; savedAt: string }[]
}

/** Who did what, and the way back to any of it. */
export function ItemHistory({ id, number, shelf, mayPublish, places, versions }: HistoryProps) {
  const isOut = shelf === 'published' || shelf === 'scheduled'
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-8">
      <DeskHistory
        title="Storia di questo contenuto"
        lines={versions.map((version) => ({
          id: String(version.number),
          what: ACT_WORDS[version.act],
          at: version.savedAt,
          who: version.author,
          action: (
            <Link
              to={`${CONTENTS_PATH}/${id}?versione=${version.number}`}
              className="inline-flex min-h-11 items-center"
            >
              Apri<span className="visually-hidden"> la versione {version.number}</span>
            </Link>
          ),
        }))}
      />
      <div className="grid content-start gap-4">
        <DeskBox title="Farne un altro uguale">
          <p className="text-ink-soft">
            Un contenuto nuovo con le stesse parole, che nessuno vede finché non lo pubblichi.
          </p>
          <ButtonLink to={`${CONTENTS_PATH}/nuovo?da=${id}`} variant="ghost" icon="copy" className="justify-self-start">
            Duplica
          </ButtonLink>
        </DeskBox>
        {shelf === 'draft' && (
          <DeskBox title="Elimina la bozza">
            <p className="text-ink-soft">Non è mai stata pubblicata: nessun lettore se ne accorge.</p>
            <DeskAct
              act="delete"
              icon="trash-2"
              fields={<input type="hidden" name="seen" value={number} />}
              ask={{
                question: 'Elimini la bozza?',
                loss: 'Le parole e tutte le versioni si perdono. Non si può tornare indietro.',
                confirmLabel: 'Elimina',
              }}
            >
              Elimina
            </DeskAct>
          </DeskBox>
        )}
        {isOut && mayPublish && (
          <DeskBox title="Ritiralo">
            <p className="text-ink-soft">
              I lettori non lo trovano più. L’indirizzo resta suo e puoi pubblicarlo di nuovo.
            </p>
            {shelf === 'published' && <LeadingHere id={id} places={places} />}
            <DeskAct
              act="withdraw"
              icon="eye-off"
              fields={<input type="hidden" name="seen" value={number} />}
              ask={{
                question: 'Ritiri il contenuto?',
                loss: 'I lettori non lo trovano più da adesso, e chi ha il suo indirizzo neppure. Puoi pubblicarlo di nuovo.',
                confirmLabel: 'Ritira',
              }}
            >
              Ritira dal sito
            </DeskAct>
          </DeskBox>
        )}
      </div>
    </div>
  )
}
