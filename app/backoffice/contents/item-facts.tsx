import { SUBSCRIPTION_TYPES } from '#areas/audience/model.ts'
import { TYPE_WORDS } from '#areas/audience/permission-copy.ts'
import {
  CONTENT_TYPES,
  RELATED_COMPONENTS,
  USE_WALLETS,
  USER_ACTIONS,
  type UseFlag,
} from '#areas/content/article-model.ts'
import { ACCESS_LEVELS, MOST_RELATED, MOST_WALLETS } from '#areas/content/desk-model.ts'
import { ACCESS_PRESETS, type AccessPreset } from '#areas/content/desk-rules.ts'
import { ChooseField } from '#design/choose-field/choose-field.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Select } from '#design/select/select.tsx'
import { TextArea } from '#design/text-area/text-area.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { ACTION_WORDS, COMPONENT_WORDS, COVER_SUBJECTS, FLAG_WORDS, LEVEL_WORDS, PRESET_WORDS } from './content-copy.ts'
import { CoverField } from './cover-field.tsx'
import { Choices, Fold } from './item-fold.tsx'
import type { ItemFormProps } from './item-words.tsx'

/** What the item is, whom it is for, what stands around it. */
export function ItemFacts({ onCategory, ...props }: ItemFormProps & { onCategory: (slug: string) => void }) {
  const { typed, categories, professions, topics, choosings, errors, onEdit } = props
  const { words, choices } = typed
  const choosing = (name: string) => ({ name, choosing: choosings[name] ?? { chosen: [] }, isOptional: true, onEdit })
  const failing = (...names: string[]) => names.some((name) => name in errors)
  const known = [...new Set([...professions, ...choices.professions])]
  return (
    <>
      <Fold title="Che cos’è" isOpen>
        <Select
          name="contentType"
          label="Tipo"
          defaultValue={words.contentType}
          options={CONTENT_TYPES.map((type) => ({ value: type, label: type }))}
        />
        <Select
          name="categorySlug"
          label="Categoria"
          placeholder="Scegli"
          defaultValue={words.categorySlug}
          onChange={(event) => onCategory(event.target.value)}
          options={categories.map(({ slug, label }) => ({ value: slug, label }))}
        />
        <TextField name="author" label="Autore" defaultValue={words.author} maxLength={120} isOptional />
        <TextField
          name="topics"
          label="Argomenti"
          description="Separati da virgole."
          defaultValue={words.topics}
          list="argomenti-in-uso"
          isOptional
        />
        <datalist id="argomenti-in-uso">
          {topics.map((topic) => (
            <option key={topic} value={topic} />
          ))}
        </datalist>
      </Fold>
      <Fold title="Chi legge tutto" isOpen>
        <Select
          name="access"
          label="Legge tutto"
          description="Gli altri leggono l’inizio e l’invito giusto per loro."
          defaultValue={words.access}
          options={[...(Object.keys(ACCESS_PRESETS) as AccessPreset[]), 'custom' as const].map((value) => ({
            value,
            label: PRESET_WORDS[value],
          }))}
        />
        <details open={words.access === 'custom'} className="group/types">
          <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-strong text-primary">
            Tipo per tipo
            <Icon name="chevron-down" size={18} className="group-open/types:rotate-180" />
          </summary>
          <p className="mb-3 text-ink-soft text-sm">Vale solo con “{PRESET_WORDS.custom}”.</p>
          <div className="grid gap-3">
            {SUBSCRIPTION_TYPES.map((type) => (
              <Select
                key={type}
                name={`level-${type}`}
                label={TYPE_WORDS[type]}
                defaultValue={words[`level-${type}`]}
                options={ACCESS_LEVELS.map((value) => ({ value, label: LEVEL_WORDS[value] }))}
              />
            ))}
          </div>
        </details>
        <ChooseField
          {...choosing('openingWallets')}
          label="Portafogli che aprono comunque"
          most={MOST_WALLETS}
          of="portafogli"
          placeholder="Per esempio: area legale"
        />
        <Select
          name="useFlag"
          label="Si usa con il portafoglio"
          description="Solo per moduli e strumenti."
          defaultValue={words.useFlag}
          options={[
            { value: '', label: 'Nessuno' },
            ...(Object.keys(USE_WALLETS) as UseFlag[]).map((value) => ({ value, label: FLAG_WORDS[value] })),
          ]}
        />
      </Fold>
      <Fold title="Per chi è" isOpen={failing('specializations', 'internalTags', 'professions')}>
        <Choices
          name="professions"
          title="Professioni"
          chosen={choices.professions}
          options={known.map((name) => ({ value: name, label: name }))}
        />
        <TextField
          name="specializations"
          label="Specializzazioni"
          description="Separate da virgole."
          defaultValue={words.specializations}
          isOptional
        />
        <TextField
          name="internalTags"
          label="Etichette interne"
          description="Separate da virgole: non le legge nessuno, servono ai blocchi delle pagine."
          defaultValue={words.internalTags}
          isOptional
        />
      </Fold>
      <Fold title="Copertina" isOpen={failing('cover', 'coverSubject', 'photoPath', 'photoAlt')}>
        <Select
          name="coverSubject"
          label="Disegno"
          placeholder="Come la categoria"
          defaultValue={words.coverSubject}
          options={[...new Set([...COVER_SUBJECTS, words.coverSubject ?? ''])]
            .filter(Boolean)
            .map((value) => ({ value, label: value[0]?.toUpperCase() + value.slice(1) }))}
        />
        <CoverField
          path={words.photoPath ?? ''}
          alt={words.photoAlt ?? ''}
          size={words.photoSize ?? ''}
          onEdit={onEdit}
        />
      </Fold>
      <Fold title="Intorno al testo" isOpen={failing('related', 'courseSlug', 'series')}>
        <Choices
          name="relatedComponents"
          title="Sotto il testo si vedono"
          chosen={choices.relatedComponents}
          options={RELATED_COMPONENTS.map((value) => ({ value, label: COMPONENT_WORDS[value] }))}
        />
        <ChooseField
          {...choosing('related')}
          label="Correlati scelti da voi"
          description="Al massimo tre. Senza, si scelgono da soli."
          most={MOST_RELATED}
          of="contenuti"
          placeholder="Parole del titolo"
        />
        <ChooseField
          {...choosing('courseSlug')}
          label="Corso di cui parla"
          of="corsi"
          placeholder="Parole del titolo"
        />
        <TextField name="series" label="Collana" defaultValue={words.series} maxLength={120} isOptional />
        <Choices
          name="userActions"
          title="I lettori possono"
          chosen={choices.userActions}
          options={USER_ACTIONS.map((value) => ({ value, label: ACTION_WORDS[value] }))}
        />
        <Choices
          name="options"
          title="La pagina"
          chosen={choices.options}
          options={[
            { value: 'hasTopics', label: 'mostra gli argomenti in fondo' },
            { value: 'hasContinueReading', label: 'si apre con “Continua a leggere”' },
            { value: 'isFormativo', label: 'parla di formazione' },
          ]}
        />
      </Fold>
      <Fold title="Contenuto di altri" isOpen={failing('embeddedUrl', 'embeddedTitle', 'logos')}>
        <TextField
          name="embeddedUrl"
          label="Indirizzo da mostrare nella pagina"
          description="Video, podcast, webinar. Dove il Club non ammette quel sito si vede un link."
          defaultValue={words.embeddedUrl}
          inputMode="url"
          isOptional
        />
        <TextField
          name="embeddedTitle"
          label="Che cosa si vede"
          defaultValue={words.embeddedTitle}
          maxLength={200}
          isOptional
        />
        <TextArea
          name="logos"
          label="Chi l’ha fatto"
          description="Uno per riga: nome | /indirizzo-del-logo."
          defaultValue={words.logos}
          rows={2}
          isOptional
        />
      </Fold>
    </>
  )
}
