import type { ReactNode } from 'react'
import { Checkbox } from '#design/checkbox/checkbox.tsx'
import { Icon } from '#design/icon/icon.tsx'

/** Fields that belong together, folded away where most items leave them as they are. */
export function Fold({ title, isOpen = false, children }: { title: string; isOpen?: boolean; children: ReactNode }) {
  return (
    <details open={isOpen} className="group/fold border-line border-b">
      <summary className="flex cursor-pointer items-center justify-between gap-3 px-5 py-3 font-strong text-sm">
        {title}
        <Icon
          name="chevron-down"
          size={20}
          className="text-ink-soft transition-transform group-open/fold:rotate-180 motion-reduce:transition-none"
        />
      </summary>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-5 pt-1 pb-5">{children}</div>
    </details>
  )
}

type ChoicesProps = {
  name: string
  title: string
  chosen: readonly string[]
  options: readonly { value: string; label: string }[]
}

/** Ticks of one list. */
export function Choices({ name, title, chosen, options }: ChoicesProps) {
  return (
    <fieldset className="grid">
      <legend className="mb-1 font-strong">{title}</legend>
      <div className="grid max-h-72 overflow-y-auto">
        {options.map(({ value, label }) => (
          <Checkbox
            key={value}
            id={`${name}-${value}`.replaceAll(/\W+/g, '-')}
            name={name}
            value={value}
            label={label}
            defaultChecked={chosen.includes(value)}
          />
        ))}
      </div>
    </fieldset>
  )
}
