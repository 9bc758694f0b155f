import { useState } from 'react'
import { Form, useLocation } from 'react-router'
import { isNarrowed, type Listed } from '#platform/pure/listing.ts'
import { LONGEST_SEARCH } from '#platform/pure/paging.ts'
import { Button, ButtonLink } from '../button/button.tsx'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { DateField } from '../date-field/date-field.tsx'
import { type Option, Select } from '../select/select.tsx'
import { SearchField } from '../text-field/text-field.tsx'

export type Search = {
  /** What can be typed. */
  label: string
  description?: string
  name?: string
}

export type Filter = { name: string; label: string } & (
  | {
      kind?: 'choice'
      options: readonly Option[]
      /** What the list shows while nothing is chosen. */
      all: string
    }
  | { kind: 'tick'; value?: string }
  | { kind: 'day' }
)

export type ListFiltersProps = {
  /** What is searched: the frame has a search of its own. */
  title: string
  search?: Search | undefined
  filters?: readonly Filter[] | undefined
  asked: Pick<Listed, 'typed' | 'chosen'>
}

/** How a long list is searched: the question is in the address, so that it can be kept, sent and asked again. */
export function ListFilters({ title, search, filters = [], asked }: ListFiltersProps) {
  const { pathname } = useLocation()
  // What was asked from here is in the fields already, and whoever asked stays on the button; an address that came another way fills them anew.
  const question = JSON.stringify(asked)
  const [isSent, setSent] = useState(false)
  const [shown, setShown] = useState({ question, key: 0 })
  if (shown.question !== question) {
    setShown({ question, key: isSent ? shown.key : shown.key + 1 })
    setSent(false)
  }
  return (
    <Form
      key={shown.key}
      method="get"
      role="search"
      aria-label={title}
      className="flex max-w-5xl flex-wrap items-end gap-3"
      onSubmit={() => setSent(true)}
    >
      {search && (
        <SearchField
          name={search.name ?? 'cerca'}
          label={search.label}
          description={search.description}
          defaultValue={asked.typed}
          maxLength={LONGEST_SEARCH}
          className="min-w-56 flex-1"
        />
      )}
      {filters.map((filter) => (
        <FilterField key={filter.name} filter={filter} value={asked.chosen[filter.name] ?? ''} />
      ))}
      <Button type="submit" icon={search ? 'search' : undefined} variant={search ? 'solid' : 'ghost'}>
        {search ? 'Cerca' : 'Filtra'}
      </Button>
      {isNarrowed(asked) && (
        <ButtonLink to={pathname} variant="quiet" onClick={() => setSent(false)}>
          Azzera filtri
        </ButtonLink>
      )}
    </Form>
  )
}

function FilterField({ filter, value }: { filter: Filter; value: string }) {
  const { name, label } = filter
  if (filter.kind === 'tick')
    return <Checkbox name={name} value={filter.value ?? 'si'} label={label} defaultChecked={value !== ''} />
  if (filter.kind === 'day')
    return <DateField name={name} label={label} isOptional defaultValue={value} className="w-56" />
  return (
    <Select
      name={name}
      label={label}
      placeholder={filter.all}
      options={filter.options}
      defaultValue={value}
      className="min-w-40 flex-1 sm:max-w-56 sm:flex-none"
    />
  )
}
