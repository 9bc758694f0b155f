import { useRef } from 'react'
import type { Typed } from '#areas/content/desk-model.ts'
import { slugFrom } from '#areas/content/desk-rules.ts'
import { TextArea } from '#design/text-area/text-area.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import type { Choosings } from '#platform/pure/choices.ts'
import { WritingSurface } from '../writing/writing-surface.tsx'

export type ItemFormProps = {
  typed: Typed
  /** Given to readers once: it does not change any more. */
  isSlugFixed: boolean
  categories: readonly { slug: string; label: string; isForPublic: boolean }[]
  professions: readonly string[]
  /** Topics in use, to write them the same way. */
  topics: readonly string[]
  /** What was chosen among things that exist. */
  choosings: Choosings
  errors: Readonly<Record<string, string>>
  onEdit: () => void
}

/** What readers read: title, address, abstract, words, sources. */
export function ItemWords({ typed: { words }, isSlugFixed, isNew, onEdit }: ItemFormProps & { isNew: boolean }) {
  const slug = useRef<HTMLInputElement>(null)
  const proposed = useRef(slugFrom(words.title ?? ''))
  /** The address follows the title until somebody writes it by hand. */
  const propose = (title: string) => {
    const next = slugFrom(title)
    if (!isSlugFixed && slug.current && (slug.current.value === '' || slug.current.value === proposed.current))
      slug.current.value = next
    proposed.current = next
  }
  return (
    <>
      <TextField
        name="title"
        label="Titolo"
        placeholder="Titolo"
        defaultValue={words.title}
        maxLength={200}
        isRequired
        // Whoever opens a new one came to write it.
        autoFocus={isNew}
        className="item-head"
        onChange={(event) => propose(event.target.value)}
      />
      <TextArea
        name="abstract"
        label="Sommario"
        placeholder="Sommario: due o tre righe, aperte a tutti. Si leggono negli elenchi, nella ricerca e sotto il titolo."
        defaultValue={words.abstract}
        maxLength={600}
        rows={2}
        className="item-head"
      />
      <div className="item-text">
        <WritingSurface
          name="body"
          label="Testo"
          description="Si legge sempre quello che sta sopra “Da qui per chi ha accesso” (senza, i primi due paragrafi); il resto segue chi può leggere tutto."
          defaultValue={words.body ?? ''}
          onEdit={onEdit}
        />
      </div>
      <TextArea
        name="sources"
        label="Fonti"
        description="Una per riga: nome | https://indirizzo."
        defaultValue={words.sources}
        rows={3}
        isOptional
      />
      <TextField
        ref={slug}
        name="slug"
        label="Indirizzo"
        description={
          isSlugFixed
            ? 'È pubblicato, o ha già il suo giorno: non cambia più, così nessun link si rompe.'
            : 'L’ultima parte dell’indirizzo della pagina. Si propone da solo dal titolo.'
        }
        defaultValue={words.slug}
        readOnly={isSlugFixed}
        maxLength={120}
        autoCapitalize="none"
        spellCheck={false}
      />
    </>
  )
}
