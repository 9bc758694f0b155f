import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link, useSearchParams } from 'react-router'
import { cx } from '../cx.ts'
import { OPEN_PART } from '../form/error-summary.tsx'
import { fieldId, useFormState } from '../form/form-context.ts'
import { SkipTarget } from '../visually-hidden/visually-hidden.tsx'

export type FormPart = { key: string; title: string; children: ReactNode }

const PART = 'parte'

/**
 * DSK-005. A long form in parts with an address each. One is in sight, all of them are saved together, and what is written in one
 * stays there while another is open. Without scripts they stand one under the other.
 */
export function FormParts({ label, parts }: { label: string; parts: readonly FormPart[] }) {
  const [search] = useSearchParams()
  const asked = search.get(PART)
  const [open, setOpen] = useState(asked)
  const current = parts.find(({ key }) => key === open)?.key ?? parts[0]?.key
  useEffect(() => setOpen(asked), [asked])
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const reveal = ({ target }: Event) => {
      const key = target instanceof HTMLElement ? target.dataset.part : undefined
      if (key) flushSync(() => setOpen(key))
    }
    const element = box.current
    element?.addEventListener(OPEN_PART, reveal)
    return () => element?.removeEventListener(OPEN_PART, reveal)
  }, [])
  const mistakes = useMistakes()
  const addressOf = (key: string) => {
    const next = new URLSearchParams(search)
    next.set(PART, key)
    return `?${next}`
  }
  return (
    <div ref={box} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <nav aria-label={label} className="form-parts flex flex-wrap gap-x-5 border-line border-b">
        {parts.map(({ key, title }) => (
          <Link
            key={key}
            to={addressOf(key)}
            replace
            preventScrollReset
            aria-current={key === current ? 'true' : undefined}
            onClick={() => setOpen(key)}
            className={cx(
              '-mb-px inline-flex min-h-10 items-center gap-2 border-b-2 text-sm',
              key === current ? 'border-primary font-strong text-primary-strong' : 'border-transparent text-ink-soft',
            )}
          >
            {title}
            {mistakes.get(key) && <span className="font-strong text-danger">{mistakes.get(key)} da correggere</span>}
          </Link>
        ))}
        <SkipTarget />
      </nav>
      {parts.map(({ key, children }) => (
        <div key={key} data-part={key} hidden={key !== current} className="grid grid-cols-[minmax(0,1fr)] gap-8">
          {children}
        </div>
      ))}
    </div>
  )
}

/** How many of the refused fields each part holds. */
function useMistakes(): ReadonlyMap<string, number> {
  const { id, errors } = useFormState()
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(new Map())
  useEffect(() => {
    const found = new Map<string, number>()
    for (const name of Object.keys(errors)) {
      const key = document.getElementById(fieldId(id, name))?.closest<HTMLElement>('[data-part]')?.dataset.part
      if (key) found.set(key, (found.get(key) ?? 0) + 1)
    }
    setCounts(found)
  }, [id, errors])
  return counts
}
