import type { ReactNode } from 'react'
import { Wrap } from '../layout/layout.tsx'
import { DeskHead, type DeskHeadProps } from './desk-head.tsx'
import { Said } from './said.tsx'

export type DeskPageProps = DeskHeadProps & {
  /** What was just done. */
  said?: ReactNode
  children: ReactNode
}

/** A page of the desk about one thing: where it stands, its name, what was just done, and what an editor decides of it. */
export function DeskPage({ said, children, ...head }: DeskPageProps) {
  return (
    <>
      <DeskHead {...head} />
      <Wrap className="grid grid-cols-[minmax(0,1fr)] gap-6 py-5 pb-16">
        <Said>{said}</Said>
        {children}
      </Wrap>
    </>
  )
}
