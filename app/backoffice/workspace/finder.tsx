import { Form } from 'react-router'
import { Icon } from '#design/icon/icon.tsx'
import { LONGEST_SEARCH } from '#platform/pure/paging.ts'
import { DESK_PATH } from '../desk-path.ts'

/** How the search of the desk is called, here and in the palette. */
export const FIND_LABEL = 'Cerca o vai a…'

/** DSK-006. The search in the bar: a form that works by itself, and the way to the palette where scripts run. */
export function Finder({ onOpen }: { onOpen: () => void }) {
  return (
    <Form
      role="search"
      action={DESK_PATH}
      aria-label="Cerca in redazione"
      className="w-full max-w-[460px] max-sm:hidden"
    >
      <label className="flex h-8 items-center gap-2 rounded-small border border-line-strong/45 bg-paper px-2.5 text-ink-soft text-sm focus-within:border-primary">
        <Icon name="search" size={16} />
        <input
          type="search"
          name="cerca"
          aria-label={FIND_LABEL}
          placeholder={FIND_LABEL}
          maxLength={LONGEST_SEARCH}
          autoComplete="off"
          className="min-w-0 grow bg-transparent text-ink outline-none"
          onPointerDown={(event) => {
            event.preventDefault()
            onOpen()
          }}
          onInput={(event) => {
            event.currentTarget.blur()
            onOpen()
          }}
        />
        <Key>Ctrl K</Key>
      </label>
    </Form>
  )
}

/** A key of the keyboard, as it is printed on it. */
export function Key({ children }: { children: string }) {
  return (
    <kbd className="shrink-0 rounded-[5px] border border-line border-b-2 bg-paper px-1.5 py-0.5 font-[560] font-text text-ink-soft text-xs leading-none max-lg:hidden">
      {children}
    </kbd>
  )
}
