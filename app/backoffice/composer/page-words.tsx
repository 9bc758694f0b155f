import { Form } from 'react-router'
import type { PageHead } from '#areas/content/model.ts'
import { Badge } from '#design/badge/badge.tsx'
import { ButtonLink } from '#design/button/button.tsx'
import { AskingButton } from '#design/form/asking-button.tsx'
import { Link } from '#design/link/link.tsx'
import { Select } from '#design/select/select.tsx'
import type { FieldShape } from '../shape-form/field-shape.ts'
import { ShapeFields } from '../shape-form/shape-fields.tsx'
import type { ComposerProps } from './composer.tsx'
import { isSame } from './document-rules.ts'
import { ChangeList } from './page-changes.tsx'
import { PAGES_PATH, STATE_WORDS } from './page-copy.ts'
import type { ComposerWork } from './use-composer.ts'

const WORDS: FieldShape = {
  kind: 'object',
  title: '',
  isOptional: false,
  fields: [
    { name: 'title', shape: { kind: 'text', title: 'Titolo', isOptional: false, isLong: false, max: 140 } },
    {
      name: 'description',
      shape: {
        kind: 'text',
        title: 'Descrizione',
        description:
          'Una o due righe: sotto il titolo, se la pagina non comincia con un banner, e nei motori di ricerca.',
        isOptional: true,
        isLong: true,
        max: 300,
      },
    },
    {
      name: 'sharing',
      shape: {
        kind: 'object',
        title: 'Quando la pagina si condivide',
        isOptional: false,
        fields: [
          {
            name: 'title',
            shape: {
              kind: 'text',
              title: 'Titolo per chi condivide',
              description: 'Solo se deve essere diverso dal titolo della pagina.',
              isOptional: true,
              isLong: false,
              max: 140,
            },
          },
          {
            name: 'imagePath',
            shape: { kind: 'file', accepts: 'image', title: 'Immagine per chi condivide', isOptional: true },
          },
          {
            name: 'isHiddenFromSearchEngines',
            shape: {
              kind: 'switch',
              title: 'Nascosta ai motori di ricerca',
              description: 'Chi ha l’indirizzo la apre lo stesso.',
              isOptional: true,
            },
          },
        ],
      },
    },
  ],
}

type Props = Pick<
  ComposerProps,
  'id' | 'path' | 'state' | 'isOfArea' | 'isNowhere' | 'number' | 'pages' | 'published' | 'shapes' | 'mayPublish'
> & {
  work: ComposerWork
  faults: Readonly<Record<string, string>>
  onChange: (next: Partial<ComposerWork>, about: string) => void
  pending: FormDataEntryValue | null
}

/** What a page is beyond its blocks: its words, its place, and whether readers have it. */
export function PageWords({
  id,
  path,
  state,
  isOfArea,
  isNowhere,
  number,
  pages,
  published,
  mayPublish,
  shapes,
  work,
  faults,
  onChange,
  pending,
}: Props) {
  const errors = Object.fromEntries(Object.entries(faults).map(([at, message]) => [`head.${at}`, message]))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <section aria-labelledby="parole" className="grid gap-5 rounded-card bg-paper p-5 shadow-card">
        <h2 id="parole" className="font-display text-title-s">
          Questa pagina
        </h2>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone={STATE_WORDS[state].tone}>{STATE_WORDS[state].label}</Badge>
          <span className="wrap-anywhere">{path}</span>
          {state === 'published' && (
            <Link to={path} isNewTab>
              Apri la pagina dei lettori
            </Link>
          )}
        </p>
        {isOfArea && (
          <p className="rounded-card bg-sunken px-4 py-3">
            A questo indirizzo c’è già una pagina del Club: qui si compone solo quello che le sta intorno. Titolo e
            descrizione servono a riconoscerla in redazione.
          </p>
        )}
        {isNowhere && (
          <p role="alert" className="rounded-card bg-warning-tint px-4 py-3">
            Quella pagina del Club però non c’è, o non c’è più: chi apre {path} non trova niente, nemmeno i blocchi che
            componi qui.
          </p>
        )}
        <ShapeFields
          shape={WORDS}
          value={work.head}
          errors={errors}
          path="head"
          onChange={(head) => onChange({ head: head as PageHead }, 'head')}
        />
        <Select
          name="parentId"
          label="Pagina sopra"
          description="È nel percorso in cima alla pagina. Vale appena si salva, anche senza pubblicare."
          value={work.parentId ?? ''}
          onChange={(event) => onChange({ parentId: event.target.value || null }, 'parent')}
          options={[
            { value: '', label: 'Nessuna' },
            ...pages
              .filter((page) => page.id !== id)
              .map((page) => ({ value: page.id, label: `${page.title} (${page.path})` })),
          ]}
        />
      </section>
      <section aria-labelledby="copia" className="grid justify-items-start gap-3 rounded-card bg-paper p-5 shadow-card">
        <h2 id="copia" className="font-display text-title-xs">
          Farne un’altra uguale
        </h2>
        <p className="text-ink-soft">
          Una pagina nuova con gli stessi blocchi, che nessuno vede finché non la pubblichi.
        </p>
        <ButtonLink to={`${PAGES_PATH}/nuova?da=${id}`} variant="ghost" icon="copy">
          Duplica la pagina
        </ButtonLink>
      </section>
      {published && (
        <section aria-labelledby="cambia" className="grid gap-3 rounded-card bg-paper p-5 shadow-card">
          <h2 id="cambia" className="font-display text-title-xs">
            Che cosa cambia per i lettori
          </h2>
          <ChangeList
            before={published.document}
            after={work.document}
            hasOtherWords={!isSame(published.head, work.head)}
            shapes={shapes}
          />
        </section>
      )}
      {mayPublish && state === 'published' && path !== '/' && (
        <Form method="post" className="grid justify-items-start gap-3 rounded-card bg-paper p-5 shadow-card">
          <h2 className="font-display text-title-xs">Ritirare la pagina</h2>
          <p className="text-ink-soft">
            {isOfArea
              ? 'I blocchi spariscono dalla pagina del Club; qui restano, e puoi pubblicarli di nuovo.'
              : 'I lettori non la trovano più. L’indirizzo resta suo e puoi pubblicarla di nuovo.'}
          </p>
          <AskingButton
            name="act"
            value="withdraw"
            variant="ghost"
            icon="eye-off"
            isPending={pending === 'withdraw'}
            question="Ritirare questa pagina?"
            loss={`Chi apre ${path} non trova più quello che hai pubblicato. Le versioni restano.`}
            confirmLabel="Ritira"
          >
            Ritira dal sito
          </AskingButton>
        </Form>
      )}
      {state === 'draft' && (
        <Form method="post" className="grid justify-items-start gap-3 rounded-card bg-paper p-5 shadow-card">
          <h2 className="font-display text-title-xs">Eliminare la bozza</h2>
          <p className="text-ink-soft">Non è mai stata pubblicata: nessun lettore se ne accorge.</p>
          <input type="hidden" name="number" value={number} />
          <AskingButton
            name="act"
            value="delete"
            variant="ghost"
            icon="trash-2"
            isPending={pending === 'delete'}
            question="Eliminare questa pagina?"
            loss="La bozza e i suoi blocchi si perdono. Non si può tornare indietro."
            confirmLabel="Elimina"
          >
            Elimina la pagina
          </AskingButton>
        </Form>
      )}
    </div>
  )
}
