import type { ReactNode } from 'react'
import type { ChipsView } from '#platform/pure/list-question.ts'
import { cx } from '../cx.ts'
import { Icon } from '../icon/icon.tsx'
import { Anchor } from '../link/link.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

const chip =
  'inline-flex h-11 shrink-0 items-center whitespace-nowrap rounded-[7px] text-base sm:h-7 sm:text-[0.875rem]'
const cross = 'grid h-full w-11 place-items-center rounded-r-[7px] sm:w-6.5'
const dashed = cx(
  chip,
  'gap-1 border border-line-strong border-dashed pr-2.5 pl-2 text-ink-soft hover:border-ink hover:text-ink',
)

type Props = ChipsView & {
  /** The open editor or chooser, drawn under the chips. */
  open?: ReactNode
  /** What stands at the end of the row: what can be done with the question. */
  children?: ReactNode
}

/** DSK-014. A question as sentences that can be changed and taken away one by one. Every part is an address. */
export function ConditionChips({ chips, broken, offered, chooseTo, open, children }: Props) {
  return (
    <div className="relative border-line border-b bg-paper px-4 py-2 sm:px-6 sm:py-[9px]">
      <ul
        aria-label="Condizioni"
        className="relative flex items-center gap-1.5 max-sm:overflow-x-auto max-sm:[scrollbar-width:none] sm:flex-wrap"
      >
        {chips.map(({ label, relation, values, editTo, removeTo }) => (
          <li key={editTo} className={cx(chip, 'bg-primary-tint text-primary-strong')}>
            <Anchor to={editTo} preventScrollReset className="flex h-full items-center gap-1 pr-1 pl-2.5">
              {label} {relation} <span className="max-w-60 truncate font-strong">{values}</span>
            </Anchor>
            <Remove to={removeTo} words={`${label} ${relation} ${values}`} />
          </li>
        ))}
        {broken.map(({ words, removeTo }) => (
          <li key={removeTo} className={cx(chip, 'gap-1 bg-danger-tint pl-2.5 text-danger-strong')}>
            <s className="max-w-60 truncate">{words}</s> Questa condizione non esiste più
            <Remove to={removeTo} words={words} />
          </li>
        ))}
        {offered.map(({ label, to }) => (
          <li key={to} className="max-sm:hidden">
            <Anchor to={to} preventScrollReset className={dashed}>
              <Icon name="plus" size={13} />
              {label}
            </Anchor>
          </li>
        ))}
        {chooseTo && (
          <li>
            <Anchor to={chooseTo} preventScrollReset className={dashed}>
              <Icon name="plus" size={13} />
              Altra condizione
            </Anchor>
          </li>
        )}
        {children && <li className="ml-auto flex items-center gap-2">{children}</li>}
      </ul>
      {open}
    </div>
  )
}

function Remove({ to, words }: { to: string; words: string }) {
  return (
    <Anchor to={to} preventScrollReset className={cx(cross, 'hover:bg-ink/8')}>
      <Icon name="x" size={13} />
      <VisuallyHidden>Togli la condizione {words}</VisuallyHidden>
    </Anchor>
  )
}
