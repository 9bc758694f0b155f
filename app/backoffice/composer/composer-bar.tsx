import type { ReactNode } from 'react'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { cx } from '#design/cx.ts'
import { PAGES_PATH } from './page-copy.ts'
import type { useComposer } from './use-composer.ts'

type Props = {
  id: string
  desk: Pick<ReturnType<typeof useComposer>, 'canUndo' | 'canRedo' | 'undo' | 'redo'>
  isPublished: boolean
  mayPublish: boolean
  /** There is something readers do not have yet. */
  hasNews: boolean
  isPending: boolean
  onPublish: () => void
  /** Where what was written is. */
  children: ReactNode
}

/** Always in sight: whether everything is saved, the steps back and forward, and the way to readers. */
export function ComposerBar({ id, desk, isPublished, mayPublish, hasNews, isPending, onPublish, children }: Props) {
  const { canUndo, canRedo, undo, redo } = desk
  return (
    <div
      data-stands-below
      className="sticky bottom-0 z-20 -mx-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-t bg-ground px-2 py-2 sm:py-3"
    >
      {children}
      <span className="flex flex-wrap items-center gap-x-1 gap-y-2 max-sm:w-full sm:gap-x-2">
        <Step words="Annulla l’ultima modifica" isOff={!canUndo} onPress={() => undo()} />
        <Step words="Ripeti" isOff={!canRedo} onPress={() => redo()} />
        <ButtonLink to={`${PAGES_PATH}/${id}/versioni`} variant="quiet" icon="history" className="max-sm:px-1.5">
          <span className="max-sm:sr-only">Versioni</span>
        </ButtonLink>
        {mayPublish && (
          <Button
            icon="check"
            isPending={isPending}
            aria-disabled={!hasNews}
            className="max-sm:ml-auto max-sm:px-4"
            onClick={() => hasNews && onPublish()}
          >
            {isPublished && !hasNews ? 'Pubblicata' : 'Pubblica'}{' '}
            {isPublished && hasNews && <span className="max-sm:sr-only">le modifiche</span>}
          </Button>
        )}
      </span>
    </div>
  )
}

type StepProps = { words: string; isOff: boolean; onPress: () => void }

function Step({ words, isOff, onPress }: StepProps) {
  return (
    <Button
      variant="quiet"
      size="small"
      aria-disabled={isOff || undefined}
      className={cx('max-sm:px-1.5', isOff && 'opacity-50')}
      onClick={() => !isOff && onPress()}
    >
      {words}
    </Button>
  )
}
