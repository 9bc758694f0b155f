import { type ReactNode, useMemo } from 'react'
import { useLocation } from 'react-router'
import { Outcome } from '../form/outcome.tsx'

type Props = { children: ReactNode; isProblem?: boolean | undefined; className?: string }

/** What was just done, told once by the page one was led to. Nothing where there is nothing to say. */
export function Said({ children, isProblem, className }: Props) {
  const { key } = useLocation()
  const isSaid = children !== null && children !== undefined && children !== false && children !== ''
  const answer = useMemo(() => (isSaid ? { key } : null), [isSaid, key])
  return (
    <Outcome answer={answer} isProblem={isProblem ?? false} className={className}>
      {children}
    </Outcome>
  )
}
