import { lazy, Suspense, useRef, useState } from 'react'
import { PaletteFrame } from './palette-frame.tsx'
import type { NavigationPart } from './workspace-data.server.ts'

/** Its code comes when somebody searches. */
const Palette = lazy(() => import('./palette.tsx'))

/** What was done in the field while the palette was still coming. */
export type Begun = { typed: string; isPressed: boolean }

/** DSK-006. The palette. Until its code is there its field stands alone, and hands on what is typed in it. */
export function FindDialog({ parts, onClose }: { parts: readonly NavigationPart[]; onClose: () => void }) {
  const begun = useRef<Begun>({ typed: '', isPressed: false })
  return (
    <Suspense fallback={<ComingPalette begun={begun.current} onClose={onClose} />}>
      <Palette parts={parts} begun={begun.current} onClose={onClose} />
    </Suspense>
  )
}

function ComingPalette({ begun, onClose }: { begun: Begun; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [typed, setTyped] = useState('')
  return (
    <PaletteFrame
      dialog={dialog}
      onCancel={() => {
        dialog.current?.close()
        onClose()
      }}
      onType={(next) => {
        begun.typed = next
        begun.isPressed = false
        setTyped(next)
      }}
      field={{
        value: typed,
        onKeyDown: (event) => {
          if (event.key === 'Enter') begun.isPressed = true
        },
      }}
    />
  )
}
