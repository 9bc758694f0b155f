import { Form } from 'react-router'
import { PAGE_SIZES } from '#platform/pure/list-question.ts'
import { Button } from '../button/button.tsx'
import { cx } from '../cx.ts'
import { Icon } from '../icon/icon.tsx'
import { Anchor } from '../link/link.tsx'

export type ListPagerProps = {
  /** “51–100 di 340”. */
  position: string
  previousTo: string | null
  nextTo: string | null
  size: number
  /** The question, which the choice of a size sends along. */
  kept: readonly (readonly [string, string])[]
}

const arrow = 'grid size-11 place-items-center rounded-small sm:size-8'

/** DSK-012. Where one is in a list, the pages around it, and how many rows a page has. */
export function ListPager({ position, previousTo, nextTo, size, kept }: ListPagerProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 text-[0.875rem] text-ink-soft tabular-nums sm:px-6">
      <nav aria-label="Pagine dell’elenco" className="flex items-center gap-1">
        <Arrow to={previousTo} label="Pagina precedente" icon="chevron-left" />
        <span>{position}</span>
        <Arrow to={nextTo} label="Pagina successiva" icon="chevron-right" />
      </nav>
      <Form method="get" aria-label="Righe per pagina" preventScrollReset className="ml-auto flex items-center gap-2">
        {kept.map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <label className="flex items-center gap-2">
          Righe
          <select
            name="righe"
            defaultValue={size}
            onChange={(event) => event.currentTarget.form?.requestSubmit()}
            className="min-h-11 rounded-small border border-line-strong bg-paper px-2 text-ink sm:min-h-8"
          >
            {PAGE_SIZES.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </select>
        </label>
        <noscript>
          <Button type="submit" variant="ghost" size="small">
            Mostra
          </Button>
        </noscript>
      </Form>
    </div>
  )
}

function Arrow({ to, label, icon }: { to: string | null; label: string; icon: string }) {
  if (to === null)
    return (
      <span aria-hidden="true" className={cx(arrow, 'text-line-strong')}>
        <Icon name={icon} size={18} />
      </span>
    )
  return (
    <Anchor to={to} aria-label={label} className={cx(arrow, 'hover:bg-sunken hover:text-ink')}>
      <Icon name={icon} size={18} />
    </Anchor>
  )
}
