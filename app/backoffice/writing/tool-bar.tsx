import { type KeyboardEvent, type ReactNode, useState } from 'react'

export type Tool = {
  /** What it is called, by ear and by whoever points at it. */
  label: string
  /** What it does, with its key. */
  title?: string
  icon?: ReactNode
  press: () => void
  isOn?: boolean | undefined
  isOff?: boolean | undefined
}

type Props = { label: string; isOff?: boolean; groups: readonly (readonly Tool[])[] }

/** STU-015. One stop for Tab; arrows move inside, as in every tool bar. A tool that can do nothing now is passed over by no one: it says so. */
export function ToolBar({ label: name, isOff = false, groups }: Props) {
  const [at, setAt] = useState(0)
  const count = groups.flat().length
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const targets: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: count - 1 }
    const target = targets[event.key]
    if (target === undefined) return
    event.preventDefault()
    const next = (target + count) % count
    setAt(next)
    event.currentTarget.querySelectorAll('button')[next]?.focus()
  }
  let index = -1
  return (
    <div role="toolbar" aria-label={name} className="writing-tools" onKeyDown={move}>
      {groups.map((tools) => (
        <div key={tools[0]?.label}>
          {tools.map((tool) => {
            index += 1
            const own = index
            return (
              <ToolButton
                key={tool.label}
                {...tool}
                isOff={isOff || tool.isOff}
                tabIndex={own === Math.min(at, count - 1) ? 0 : -1}
                onFocus={() => setAt(own)}
              />
            )
          })}
        </div>
      ))}
    </div>
  )
}

type ButtonProps = Tool & { tabIndex: number; onFocus: () => void }

function ToolButton({ label, title = label, icon, press, isOn, isOff, tabIndex, onFocus }: ButtonProps) {
  return (
    <button
      type="button"
      title={title}
      aria-label={label}
      tabIndex={tabIndex}
      aria-disabled={isOff || undefined}
      aria-pressed={isOn}
      onFocus={onFocus}
      // The selection stays where it is: pressing a tool must not take it away from the words.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => !isOff && press()}
    >
      {icon ?? label}
    </button>
  )
}
