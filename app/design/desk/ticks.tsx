import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react'
import { cx } from '../cx.ts'
import { Icon } from '../icon/icon.tsx'

/** The form that the ticks of a list belong to, wherever they stand. */
export const TICKS_FORM = 'azioni-su-molti'

export type Ticks = {
  ticked: ReadonlySet<string>
  /** All that were found, not only those of this page. */
  isAll: boolean
  /** How many ticks were lost because the question changed. */
  lost: number
  tick: (id: string, isStretch: boolean) => void
  tickPage: () => void
  tickAll: () => void
  clear: () => void
}

type Kept = { question: string; ids: string[]; isAll: boolean }

/**
 * DSK-018. The ticks of a list: they stay while one turns pages or changes the order, and are lost when the question changes. They are
 * kept for this tab of the browser alone.
 */
export function useTicks({ list, question, ids }: { list: string; question: string; ids: readonly string[] }): Ticks {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [isAll, setAll] = useState(false)
  const [lost, setLost] = useState(0)
  const last = useRef<string | null>(null)
  const storage = `spunte ${list}`
  const keep = useCallback(
    (next: ReadonlySet<string>, all: boolean) => {
      setTicked(next)
      setAll(all)
      const kept: Kept = { question, ids: [...next], isAll: all }
      sessionStorage.setItem(storage, JSON.stringify(kept))
    },
    [question, storage],
  )
  useEffect(() => {
    const kept = keptIn(sessionStorage.getItem(storage))
    last.current = null
    if (kept && kept.question !== question) {
      setLost(kept.isAll ? Number.POSITIVE_INFINITY : kept.ids.length)
      sessionStorage.removeItem(storage)
      setTicked(new Set())
      setAll(false)
      return
    }
    setLost(0)
    setTicked(new Set(kept?.ids))
    setAll(kept?.isAll ?? false)
  }, [storage, question])
  return {
    ticked,
    isAll,
    lost,
    tick: (id, isStretch) => {
      const [from, to] = [ids.indexOf(last.current ?? ''), ids.indexOf(id)]
      const isOn = isAll ? false : !ticked.has(id)
      const touched = isStretch && from !== -1 ? ids.slice(Math.min(from, to), Math.max(from, to) + 1) : [id]
      const next = new Set(isAll ? ids : ticked)
      for (const each of touched) isOn ? next.add(each) : next.delete(each)
      last.current = id
      keep(next, false)
    },
    tickPage: () => {
      const isWhole = isAll || ids.every((id) => ticked.has(id))
      const next = new Set(ticked)
      for (const id of ids) isWhole ? next.delete(id) : next.add(id)
      keep(isAll ? new Set() : next, false)
    },
    tickAll: () => keep(new Set(ids), true),
    clear: () => keep(new Set(), false),
  }
}

function keptIn(written: string | null): Kept | null {
  const kept: Kept | null = written ? JSON.parse(written) : null
  return kept && (kept.ids.length > 0 || kept.isAll) ? kept : null
}

/** The box before a row. Without scripts it is sent with the form as it is. */
export function Tick({ id, label, ticks }: { id: string; label: string; ticks: Ticks }) {
  return (
    <Box
      name="scelti"
      value={id}
      label={label}
      isChecked={ticks.isAll || ticks.ticked.has(id)}
      onPress={(event) => ticks.tick(id, event.shiftKey)}
    />
  )
}

/** The box above the rows: all of this page. It does nothing without scripts, and is not drawn there. */
export function TickPage({ ids, ticks }: { ids: readonly string[]; ticks: Ticks }) {
  const on = ids.filter((id) => ticks.isAll || ticks.ticked.has(id)).length
  return (
    <span className="needs-script">
      <Box
        label="Scegli tutta la pagina"
        isChecked={on > 0 && on === ids.length}
        isMixed={on > 0 && on < ids.length}
        onPress={ticks.tickPage}
      />
    </span>
  )
}

type BoxProps = {
  label: string
  isChecked: boolean
  isMixed?: boolean
  name?: string
  value?: string
  onPress: (event: MouseEvent<HTMLInputElement>) => void
}

function Box({ label, isChecked, isMixed = false, onPress, ...rest }: BoxProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = isMixed
  }, [isMixed])
  return (
    <label className="relative z-1 grid size-11 place-items-center sm:-m-1.5 sm:size-7">
      <input
        ref={box}
        type="checkbox"
        form={TICKS_FORM}
        aria-label={label}
        checked={isChecked}
        onChange={() => undefined}
        onClick={onPress}
        {...rest}
        className={cx(
          'peer size-5 appearance-none rounded-[5px] border-[1.5px] border-line-strong bg-paper sm:size-4',
          'checked:border-primary checked:bg-primary indeterminate:border-primary indeterminate:bg-primary hover:border-primary forced-colors:appearance-auto',
        )}
      />
      <Icon
        name={isMixed ? 'minus' : 'check'}
        size={12}
        className="pointer-events-none absolute text-on-primary opacity-0 peer-checked:opacity-100 peer-indeterminate:opacity-100 forced-colors:hidden"
      />
    </label>
  )
}
