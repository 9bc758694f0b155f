import { type ReactNode, useId } from 'react'
import type { ButtonProps } from '../button/button.tsx'
import { Button } from '../button/button.tsx'
import { AskingButton } from '../form/asking-button.tsx'
import { Form } from '../form/form.tsx'
import { usePendingAct } from './desk-form.tsx'

/** A part of a page of the desk beside its form, with a name. */
export function DeskBox({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid min-w-0 content-start gap-3 rounded-card bg-paper p-6 shadow-card">
      <h2 id={id} className="text-title-s">
        {title}
      </h2>
      {children}
    </section>
  )
}

type ActProps = {
  act: string
  children?: ReactNode
  /** Asked first, where something is lost or others notice. */
  ask?: { question: string; loss: ReactNode; confirmLabel: string }
  /** Fields that go with it. */
  fields?: ReactNode
} & Pick<ButtonProps, 'icon' | 'variant' | 'isIconOnly' | 'aria-label'>

/** Something done to the thing at once, apart from what its form saves. */
export function DeskAct({ act, children, ask, fields, variant = 'ghost', ...look }: ActProps) {
  const button = { name: 'act', value: act, variant, isPending: usePendingAct() === act, ...look }
  return (
    <Form
      aria-label={look['aria-label'] ?? (typeof children === 'string' ? children : undefined)}
      className="justify-items-start gap-3"
    >
      {fields}
      {ask ? (
        <AskingButton {...button} {...ask}>
          {children}
        </AskingButton>
      ) : (
        <Button type="submit" {...button}>
          {children}
        </Button>
      )}
    </Form>
  )
}
