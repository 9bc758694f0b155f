import { useRef } from 'react'
import { Button } from '#design/button/button.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Anchor, Link } from '#design/link/link.tsx'
import { TRAVEL_PATH, type TravelFilterChoices } from '../rules.ts'

const chip =
  'flex min-h-11 items-center rounded-pill border border-line bg-paper px-4 font-[580] no-underline hover:border-primary aria-[current=true]:border-primary aria-[current=true]:bg-primary aria-[current=true]:text-on-primary'

/** TRV-002…005. Choices are addresses, so they work without JavaScript; on small screens each filter is a panel. */
export function TravelFilters({ filters }: { filters: readonly TravelFilterChoices[] }) {
  return (
    <section aria-label="Filtri" className="mb-8 grid gap-4">
      <div className="grid gap-3 sm:grid-cols-2 lg:hidden">
        {filters.map((filter) => (
          <FilterPanel key={filter.name} filter={filter} />
        ))}
      </div>
      <div className="hidden gap-4 lg:grid">
        {filters.map((filter) => (
          <div key={filter.name} className="flex items-baseline gap-4">
            <h3 className="w-40 shrink-0 font-text text-base">{filter.name}</h3>
            <Choices filter={filter} className="flex flex-wrap gap-2" />
          </div>
        ))}
      </div>
      <Link look="standalone" to={TRAVEL_PATH} preventScrollReset className="justify-self-start">
        Azzera filtri
      </Link>
    </section>
  )
}

function Choices({ filter, className }: { filter: TravelFilterChoices; className: string }) {
  return (
    <ul className={className}>
      {filter.choices.map(({ label, to, isChosen }) => (
        <li key={label}>
          <Anchor to={to} preventScrollReset className={chip} aria-current={isChosen ? 'true' : undefined}>
            {label}
          </Anchor>
        </li>
      ))}
    </ul>
  )
}

/** TRV-005 */
function FilterPanel({ filter }: { filter: TravelFilterChoices }) {
  const panel = useRef<HTMLDetailsElement>(null)
  const close = () => {
    panel.current?.removeAttribute('open')
    panel.current?.querySelector('summary')?.focus()
  }
  return (
    <details ref={panel} className="group/panel rounded-card border border-line bg-paper">
      <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-3 px-4 [&::-webkit-details-marker]:hidden">
        <span>
          <span className="block text-ink-soft text-sm">{filter.name}</span>
          <strong>{filter.chosen}</strong>
        </span>
        <Icon name="chevron-down" className="transition-transform group-open/panel:rotate-180" />
      </summary>
      <div className="grid gap-4 border-line border-t p-4">
        <Choices filter={filter} className="grid gap-2" />
        <Button onClick={close}>Applica filtri</Button>
      </div>
    </details>
  )
}
