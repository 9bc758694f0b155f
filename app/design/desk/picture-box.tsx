import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { FileField } from '../file-field/file-field.tsx'
import { AskingButton } from '../form/asking-button.tsx'
import { Form } from '../form/form.tsx'
import { DeskBox } from './desk-box.tsx'
import { usePendingAct } from './desk-form.tsx'

type Props = {
  title: string
  /** The picture as it is shown now, where nothing else on the page shows it. */
  children?: ReactNode
  description: string
  /** The one that was sent and can be taken away; null while the club draws it. */
  path: string | null
  /** Why the file was not kept. */
  refused: string | undefined
  /** Sent as `act`; taking it away is the same word after `no-`. */
  act: string
  question: string
  loss: string
}

/** The picture of the thing, sent by itself: another, or none. */
export function PictureBox({ title, children, description, path, refused, act, question, loss }: Props) {
  const pending = usePendingAct()
  return (
    <DeskBox title={title}>
      {children}
      <Form encType="multipart/form-data" className="gap-4" key={path}>
        <FileField name="file" label="Immagine" description={description} error={refused} accept="image/*" />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="act" value={act} variant="ghost" icon="upload" isPending={pending === act}>
            Carica
          </Button>
          {path && (
            <AskingButton
              name="act"
              value={`no-${act}`}
              variant="quiet"
              icon="trash-2"
              isPending={pending === `no-${act}`}
              question={question}
              loss={loss}
              confirmLabel="Togli"
            >
              Togli
            </AskingButton>
          )}
        </div>
      </Form>
    </DeskBox>
  )
}
