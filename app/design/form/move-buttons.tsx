import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '../button/button.tsx'
import { cx } from '../cx.ts'
import { AskingButton } from './asking-button.tsx'

type Props = {
  /** The field that says which line is meant, and its value. */
  field: { name: string; value: string | number }
  /** What the line is called, for who hears the buttons. */
  label: string
  isFirst: boolean
  isLast: boolean
  /** What goes away with the line, said to whoever takes it away; without it the line stays. */
  loss?: ReactNode
  className?: string
}

/** One line of an ordered list: a place earlier, a place later, and away where it may go, once it is confirmed. Sent as `move`. */
export function MoveButtons({ field, label, isFirst, isLast, loss, className }: Props) {
  const isPending = useNavigation().state !== 'idle'
  const moves = [
    { move: 'earlier', icon: 'chevron-up', words: 'Sposta prima', isOff: isFirst },
    { move: 'later', icon: 'chevron-down', words: 'Sposta dopo', isOff: isLast },
  ]
  return (
    <Form method="post" preventScrollReset aria-label={`Ordine: ${label}`} className={cx('flex gap-1', className)}>
      <input type="hidden" name={field.name} value={field.value} />
      {moves.map(({ move, icon, words, isOff }) => (
        <Button
          key={move}
          type="submit"
          name="move"
          value={move}
          variant="quiet"
          isIconOnly
          icon={icon}
          disabled={isOff}
          isPending={isPending}
          aria-label={`${words}: ${label}`}
        />
      ))}
      {loss && (
        <AskingButton
          name="move"
          value="remove"
          variant="quiet"
          isIconOnly
          icon="trash-2"
          isPending={isPending}
          aria-label={`Togli: ${label}`}
          question={`Togli «${label}»?`}
          loss={loss}
          confirmLabel="Togli"
        />
      )}
    </Form>
  )
}
