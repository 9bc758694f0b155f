import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { cx } from '#design/cx.ts'

/** DSK-033. A field that a link leads to: it is scrolled to, and takes the focus. */
export function FieldAnchor({ id, className, children }: { id: string; className?: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const { hash } = useLocation()
  useEffect(() => {
    if (hash === `#${id}`) place.current?.querySelector<HTMLElement>('input:checked, input, select')?.focus()
  }, [hash, id])
  return (
    <div id={id} ref={place} className={cx('scroll-mt-24', className)}>
      {children}
    </div>
  )
}
