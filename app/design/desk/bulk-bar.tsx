import type { ReactNode } from 'react'
import { formatCount } from '#platform/pure/counts.ts'
import { Button } from '../button/button.tsx'
import { cx } from '../cx.ts'
import { Icon } from '../icon/icon.tsx'
import { TICKS_FORM, type Ticks } from './ticks.tsx'

export type BulkBarProps = {
  ticks: Ticks
  /** The ids of this page: those ticked elsewhere are sent along. */
  ids: readonly string[]
  /** Where what is chosen is sent. */
  action: string
  /** The question of the list, and the key by which the same press is known again. */
  question: string
  pressKey: string
  /** “1.240”, or “più di 10.000”. */
  total: string
  isOnePage: boolean
  acts: readonly { name: string; label: string; icon: string }[]
}

/** How many acts have a button of their own, where there is room. */
const IN_SIGHT = 3

/**
 * DSK-018. What can be done to the rows that are ticked, under the list while there are some. Without scripts it is always there, and acts
 * on the ticks of the page.
 */
export function BulkBar({ ticks, ids, action, question, pressKey, total, isOnePage, acts }: BulkBarProps) {
  const { ticked, isAll, lost } = ticks
  const count = isAll ? total : formatCount(ticked.size)
  const isChosen = isAll || ticked.size > 0
  const elsewhere = isAll ? [] : [...ticked].filter((id) => !ids.includes(id))
  const isPageWhole = ids.every((id) => ticked.has(id))
  return (
    <>
      {lost > 0 && (
        <p role="status" className="px-4 py-2 text-[0.875rem] text-ink-soft sm:px-6">
          La domanda è cambiata: {lost === 1 ? 'la spunta di prima è tolta' : 'le spunte di prima sono tolte'}.
        </p>
      )}
      <form
        id={TICKS_FORM}
        method="post"
        action={action}
        aria-label="Che cosa fare a quelli scelti"
        className={cx(
          'z-20 mx-auto my-3 flex w-fit max-w-[calc(100%-1rem)] items-center gap-2 rounded-xl bg-raised px-3 py-2 text-[0.875rem] shadow-float sm:sticky sm:bottom-4',
          'max-sm:fixed max-sm:inset-x-2 max-sm:bottom-[calc(4.25rem+env(safe-area-inset-bottom))] max-sm:my-0 max-sm:w-auto',
          !isChosen && 'hidden needs-no-script',
        )}
      >
        <input type="hidden" name="domanda" value={question} />
        <input type="hidden" name="chiave" value={pressKey} />
        <input type="hidden" name="altri" value={elsewhere.join(',')} />
        {isAll && <input type="hidden" name="tutti" value="si" />}
        <p role="status" className="needs-script whitespace-nowrap font-strong">
          {isChosen && `${count} ${count === '1' ? 'scelto' : 'scelti'}`}
        </p>
        {!isAll && !isOnePage && (
          <button
            type="button"
            onClick={ticks.tickAll}
            className={cx(
              'needs-script min-h-6 whitespace-nowrap text-primary hover:underline',
              !isPageWhole && 'max-sm:hidden',
            )}
          >
            Seleziona tutti i {total} trovati
          </button>
        )}
        {acts.slice(0, IN_SIGHT).map((act, place) => (
          <Act key={act.name} act={act} className={place > 0 ? 'max-sm:hidden' : ''} />
        ))}
        {acts.length > 1 && (
          <details className={cx('relative', acts.length <= IN_SIGHT && 'sm:hidden')}>
            <summary className="grid size-11 cursor-pointer place-items-center rounded-small border border-line-strong/45 sm:size-7">
              <Icon name="ellipsis" size={16} />
              <span className="visually-hidden">Altre azioni</span>
            </summary>
            <div className="absolute right-0 bottom-full mb-2 grid gap-1 rounded-xl bg-raised p-2 shadow-float">
              {acts.map((act, place) => (
                <Act
                  key={act.name}
                  act={act}
                  className={place === 0 ? 'hidden' : place < IN_SIGHT ? 'sm:hidden' : ''}
                />
              ))}
            </div>
          </details>
        )}
        <button
          type="button"
          onClick={ticks.clear}
          className="needs-script grid size-11 shrink-0 place-items-center rounded-small hover:bg-sunken sm:size-7"
        >
          <Icon name="x" size={16} />
          <span className="visually-hidden">Togli tutte le spunte</span>
        </button>
      </form>
    </>
  )
}

function Act({
  act: { name, label, icon },
  className,
}: {
  act: BulkBarProps['acts'][number]
  className: string
}): ReactNode {
  return (
    <Button
      type="submit"
      name="azione"
      value={name}
      variant="ghost"
      size="small"
      icon={icon}
      className={cx('whitespace-nowrap', className)}
    >
      {label}
    </Button>
  )
}
