import type { ReactNode } from 'react'
import { Form as RouterForm } from 'react-router'
import { LONGEST_SEARCH } from '#platform/pure/paging.ts'
import { Button } from '../button/button.tsx'
import { SearchField } from '../text-field/text-field.tsx'

export type ListSearchProps = {
  /** What can be typed. */
  label: string
  typed: string
  name?: string
  description?: string
  /** What is searched: the frame has a search of its own. */
  title: string
  /** Other fields of the question, after the words. */
  children?: ReactNode
}

/** How a long list is searched: the question is in the address, so that it can be kept, sent and asked again. */
export function ListSearch({ label, typed, name = 'cerca', description, title, children }: ListSearchProps) {
  return (
    <RouterForm
      key={typed}
      method="get"
      role="search"
      aria-label={title}
      className="flex max-w-3xl flex-wrap items-end gap-3"
    >
      <SearchField
        name={name}
        label={label}
        description={description}
        defaultValue={typed}
        maxLength={LONGEST_SEARCH}
        className="min-w-56 flex-1"
      />
      {children}
      <Button type="submit" icon="search">
        Cerca
      </Button>
    </RouterForm>
  )
}
