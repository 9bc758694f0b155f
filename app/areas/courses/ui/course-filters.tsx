import { useState } from 'react'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { FilterForm } from '#design/form/filter-form.tsx'
import { Select } from '#design/select/select.tsx'
import { SearchField } from '#design/text-field/text-field.tsx'
import type { CatalogueOffer } from '../catalogue-context.server.ts'
import { DIDACTIC_MODELS } from '../model.ts'
import {
  activeFilterCount,
  type CatalogueChoice,
  COURSE_ORDERS,
  CREDIT_RANGES,
  clearedPath,
  type ForWhom,
  isTooShort,
  modelSlug,
} from '../search-rules.ts'

type Props = { choice: CatalogueChoice; offered: CatalogueOffer; action: string; isSeriesFixed: boolean }

/**
 * CRS-004…007. A form of the address: it works without JavaScript and the back button undoes it. From the large breakpoint it stands
 * open beside the list; below, in a panel that is applied by its own button.
 */
export function CourseFilters({ choice, offered, action, isSeriesFixed }: Props) {
  const { series, professions, disciplines } = offered
  const [isOpen, setOpen] = useState(false)
  const count = activeFilterCount(choice)
  return (
    <div className="lg:sticky lg:top-18">
      <Button
        variant="ghost"
        isWide
        icon="sliders-horizontal"
        aria-expanded={isOpen}
        aria-controls="filtri-corsi"
        className="lg:hidden noscript:hidden"
        onClick={() => setOpen(!isOpen)}
      >
        {count > 0 ? `Filtri Ricerca (${count})` : 'Filtri Ricerca'}
      </Button>
      <FilterForm
        id="filtri-corsi"
        action={action}
        role="search"
        aria-label="Cerca tra i corsi"
        onSubmit={() => setOpen(false)}
        className={`${isOpen ? 'grid' : 'hidden noscript:grid'} mt-3 gap-5 rounded-card bg-paper p-5 shadow-card lg:mt-0 lg:grid`}
      >
        <p className="hidden font-display text-title-s lg:block">Filtri Ricerca</p>
        <SearchField
          name="cerca"
          label="Cerca un corso"
          key={choice.search}
          defaultValue={choice.search}
          description={isTooShort(choice.search) ? 'Digita almeno due caratteri per iniziare la ricerca.' : undefined}
          maxLength={100}
        />
        <Select
          name="crediti"
          label="Crediti"
          key={`c${choice.credits}`}
          defaultValue={choice.credits}
          options={[{ value: '', label: 'Tutti' }, ...CREDIT_RANGES.map(({ value, label }) => ({ value, label }))]}
        />
        {!isSeriesFixed && (
          <Select
            name="collana"
            label="Collana"
            key={`s${choice.series}`}
            defaultValue={choice.series}
            options={[{ value: '', label: 'Tutte' }, ...series.map(({ slug, name }) => ({ value: slug, label: name }))]}
          />
        )}
        <Select
          name="modello"
          label="Modello didattico"
          key={`m${choice.model}`}
          defaultValue={choice.model}
          options={[
            { value: '', label: 'Tutti' },
            ...DIDACTIC_MODELS.map((model) => ({ value: modelSlug(model), label: model })),
          ]}
        />
        <ForWhomField name="professione" label="Professione" chosen={choice.profession} among={professions} />
        {disciplines.length > 0 && (
          <ForWhomField name="disciplina" label="Disciplina" chosen={choice.discipline} among={disciplines} />
        )}
        <Select
          name="ordine"
          label="Ordine"
          key={`o${choice.order}`}
          defaultValue={choice.order}
          options={COURSE_ORDERS.map(({ value, label }) => ({ value, label }))}
        />
        <div className="grid gap-2">
          <Button type="submit">Applica Filtri</Button>
          {count > 0 && (
            <ButtonLink to={clearedPath(choice)} variant="quiet" icon="x">
              Azzera filtri
            </ButtonLink>
          )}
        </div>
      </FilterForm>
    </div>
  )
}

type ForWhomProps = { name: string; label: string; chosen: string; among: readonly ForWhom[] }

/** LRN-004. */
function ForWhomField({ name, label, chosen, among }: ForWhomProps) {
  return (
    <Select
      name={name}
      label={label}
      key={`${name}${chosen}`}
      defaultValue={chosen}
      options={[{ value: '', label: 'Tutte' }, ...among.map((each) => ({ value: each.slug, label: each.label }))]}
    />
  )
}
