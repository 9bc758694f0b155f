import { Dialog } from '#design/dialog/dialog.tsx'
import { Key } from './finder.tsx'
import { KEY_WORDS } from './keys.ts'

/** DSK-007 */
export function KeysDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Scorciatoie da tastiera" size="large">
      <dl className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
        {KEY_WORDS.map(([keys, does]) => (
          <div key={does} className="flex items-center justify-between gap-4 border-line border-b pb-1.5">
            <dt>{does}</dt>
            <dd className="flex shrink-0 items-center gap-1">
              {keys.map((key) => (
                <Key key={key}>{key}</Key>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-ink-soft text-sm">Su Mac: Cmd al posto di Ctrl, Opzione al posto di Alt.</p>
    </Dialog>
  )
}
