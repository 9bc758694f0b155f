import { type ReactNode, useRef, useState } from 'react'
import { Button, type ButtonProps } from '../button/button.tsx'
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx'

type Props = Omit<ButtonProps, 'type' | 'onClick' | 'ref'> & {
  question: string
  /** What whoever confirms lets go. */
  loss: ReactNode
  confirmLabel: string
}

/** The submit button of something that cannot be undone: it asks, and only then sends its form. Without JavaScript it sends it at once. */
export function AskingButton({ question, loss, confirmLabel, ...button }: Props) {
  const sender = useRef<HTMLButtonElement>(null)
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button
        ref={sender}
        type="submit"
        onClick={(event) => {
          event.preventDefault()
          setAsking(true)
        }}
        {...button}
      />
      <ConfirmDialog
        isOpen={isAsking}
        title={question}
        confirmLabel={confirmLabel}
        isDangerous
        onConfirm={() => {
          setAsking(false)
          sender.current?.form?.requestSubmit(sender.current)
        }}
        onCancel={() => setAsking(false)}
      >
        <p>{loss}</p>
      </ConfirmDialog>
    </>
  )
}
