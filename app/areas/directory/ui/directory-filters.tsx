import { PROFESSION_TYPES } from '#areas/professional-card/model.ts'
import { Button } from '#design/button/button.tsx'
import { FilterForm } from '#design/form/filter-form.tsx'
import { Link } from '#design/link/link.tsx'
import { Select } from '#design/select/select.tsx'
import { SearchField } from '#design/text-field/text-field.tsx'
import { PROVINCE_CHOICES } from '#platform/pure/provinces.ts'
import type { DirectoryFilters } from '../model.ts'
import { isFiltered, MAX_TEXT } from '../rules.ts'

const TYPES = [
  { value: '', label: 'Tutte le professioni' },
  { value: String(PROFESSION_TYPES.doctor), label: 'Medico' },
  { value: String(PROFESSION_TYPES.other), label: 'Altro professionista sanitario' },
]
const PROVINCE_OPTIONS = [{ value: '', label: 'Tutta Italia' }, ...PROVINCE_CHOICES]

type Props = { filters: DirectoryFilters; isPending: boolean }

/** DIR-002, DIR-009. A form that changes the address; asking again drops the answer that was still on its way. */
export function DirectoryFiltersForm({ filters, isPending }: Props) {
  const { text, professionType, province } = filters
  return (
    <FilterForm
      role="search"
      aria-label="Cerca un professionista"
      aria-busy={isPending}
      className="print-hidden grid items-end gap-4 rounded-card bg-paper p-5 shadow-card sm:p-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1.3fr)_minmax(0,1.3fr)_auto]"
    >
      <SearchField
        key={`text ${text}`}
        name="text"
        label="Nome, professione o città"
        defaultValue={text}
        maxLength={MAX_TEXT}
      />
      <Select
        key={`type ${professionType}`}
        name="professionType"
        label="Tipo di professione"
        options={TYPES}
        defaultValue={professionType === null ? '' : String(professionType)}
      />
      <Select
        key={`province ${province}`}
        name="province"
        label="Provincia"
        options={PROVINCE_OPTIONS}
        defaultValue={province ?? ''}
      />
      <div className="flex flex-wrap items-center gap-4">
        {/* DIR-009: it can be pressed again while an answer is on its way: the new question takes its place. */}
        <Button type="submit" icon="search">
          Cerca
        </Button>
        {isFiltered(filters) && (
          <Link to="/professionisti-sanitari" className="inline-flex min-h-11 items-center">
            Togli i filtri
          </Link>
        )}
      </div>
    </FilterForm>
  )
}
