import { type ReactNode, useEffect, useRef } from 'react'
import { cx } from '../cx.ts'

type Props = {
  /** What the action answered: each new answer leads the focus here. Nothing is shown before the first. */
  answer: object | null | undefined
  isProblem?: boolean
  className?: string
  children: ReactNode
}

/** What an action has just done, or why not. The button that was pressed may be gone with it: who was on it is led here. */
export function Outcome({ answer, isProblem = false, className, children }: Props) {
  const box = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (answer) box.current?.focus()
  }, [answer])
  if (!answer) return null
  return (
    <p
      ref={box}
      tabIndex={-1}
      role={isProblem ? 'alert' : 'status'}
      className={cx(
        'rounded-card p-4 font-strong',
        isProblem ? 'bg-danger-tint text-danger' : 'bg-success-tint text-success',
        className,
      )}
    >
      {children}
    </p>
  )
}
