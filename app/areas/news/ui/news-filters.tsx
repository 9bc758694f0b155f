import { useState } from 'react'
import { Form } from 'react-router'
import { Button } from '#design/button/button.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Link } from '#design/link/link.tsx'
import type { FilterGroup, FilterName, Filters } from '../model.ts'
import { hasFilters, isSameSelection } from '../rules.ts'
import { FilterGroupView } from './filter-group.tsx'

type Props = { groups: readonly FilterGroup[]; applied: Filters }

/**
 * NWS-003, NWS-005. A form that goes to the address of its choice: what is ticked waits until it is sent, and without
 * JavaScript it works the same. A panel that opens on small screens, a sidebar from the large breakpoint on.
 */
export function NewsFilters({ groups, applied }: Props) {
  const [pending, setPending] = useState(applied)
  const toggle = (name: FilterName, value: string) =>
    setPending((current) => {
      const chosen = current[name]
      return { ...current, [name]: chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value] }
    })
  return (
    <>
      <details className="group/filters rounded-card bg-paper p-5 shadow-card lg:hidden">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-strong [&::-webkit-details-marker]:hidden">
          <Icon name="funnel" size={20} />
          Filtra
          <Icon name="chevron-down" className="ml-auto group-open/filters:rotate-180" />
        </summary>
        <FilterForm groups={groups} applied={applied} pending={pending} onToggle={toggle} place="panel" />
      </details>
      <div className="hidden rounded-card bg-paper p-5 shadow-card lg:block">
        <h2 className="font-strong font-text text-title-xs">Filtra</h2>
        <FilterForm groups={groups} applied={applied} pending={pending} onToggle={toggle} place="sidebar" />
      </div>
    </>
  )
}

type FormProps = Props & { pending: Filters; onToggle: (name: FilterName, value: string) => void; place: string }

function FilterForm({ groups, applied, pending, onToggle, place }: FormProps) {
  const isUnchanged = isSameSelection(pending, applied)
  return (
    <Form
      method="get"
      action="/news-approfondimenti"
      className="mt-3 grid gap-5"
      aria-label={place === 'panel' ? 'Filtri, nel pannello' : 'Filtri'}
    >
      {groups.map((group) => (
        <FilterGroupView
          key={group.name}
          group={group}
          place={place}
          chosen={pending[group.name]}
          onToggle={(value) => onToggle(group.name, value)}
        />
      ))}
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" disabled={isUnchanged} className="noscript:hidden">
          Applica
        </Button>
        <noscript>
          <Button type="submit">Applica</Button>
        </noscript>
        {hasFilters(applied) && (
          <Link look="quiet" to="/news-approfondimenti">
            Togli i filtri
          </Link>
        )}
      </div>
    </Form>
  )
}
