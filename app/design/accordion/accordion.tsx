import { type ReactNode, useId } from 'react'
import { cx } from '../cx.ts'
import { Icon } from '../icon/icon.tsx'

export type AccordionItemProps = {
  title: ReactNode
  children: ReactNode
  isOpen?: boolean
  /** Items with the same group close one another. */
  group?: string
  id?: string
}

/** The browser's own disclosure: it opens without JavaScript, and find-in-page opens it too. */
export function AccordionItem({ title, children, isOpen, group, id }: AccordionItemProps) {
  return (
    <details id={id} open={isOpen} name={group} className="group/item border-t border-line last:border-b">
      <summary className="flex min-h-14 items-center justify-between gap-4 py-3 text-lg leading-snug font-[620] hover:text-primary">
        {title}
        <span className="grid size-7 shrink-0 place-items-center rounded-pill bg-primary-tint text-primary transition-transform duration-200 group-open/item:rotate-45">
          <Icon name="plus" size={18} />
        </span>
      </summary>
      <div className="max-w-measure pt-1 pb-6 text-ink-soft">{children}</div>
    </details>
  )
}

export type AccordionProps = {
  items: { title: ReactNode; content: ReactNode; isOpen?: boolean; id?: string }[]
  /** At most one is open. */
  isExclusive?: boolean
  className?: string
}

export function Accordion({ items, isExclusive, className }: AccordionProps) {
  const group = useId()
  return (
    <div className={cx('grid', className)}>
      {items.map((item, index) => (
        <AccordionItem
          key={item.id ?? index}
          id={item.id}
          title={item.title}
          isOpen={item.isOpen}
          group={isExclusive ? group : undefined}
        >
          {item.content}
        </AccordionItem>
      ))}
    </div>
  )
}
