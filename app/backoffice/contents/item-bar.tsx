import type { Shelf } from '#areas/content/desk-model.ts'
import { Badge } from '#design/badge/badge.tsx'
import { Button } from '#design/button/button.tsx'
import { usePendingAct } from '#design/desk/desk-form.tsx'
import { goToField } from '#design/form/error-summary.tsx'
import { fieldId, useFormState } from '#design/form/form-context.ts'
import { Link } from '#design/link/link.tsx'
import type { Phase } from '../keeping/draft-machine.ts'
import { SavingLine } from '../keeping/saving-line.tsx'
import { CONTENTS_PATH, SHELF_WORDS } from './content-copy.ts'

export type ItemBarProps = {
  title: string
  category: string | null
  shelf: Shelf | null
  hasChanges: boolean
  /** When it was kept before it was opened. */
  savedAt: string | null
  mayPublish: boolean
  isNew: boolean
  faults: Readonly<Record<string, string>>
  phase: Phase<unknown>
  isLeaving: boolean
  /** The act that waits until everything is kept. */
  held: string | null
  onRetry: () => void
  onDecide: () => void
}

/** Always in sight: what it is, where it stands, whether everything is kept, and the way to readers. */
export function ItemBar(props: ItemBarProps) {
  const { title, category, shelf, hasChanges, savedAt, mayPublish, isNew, phase, faults, held } = props
  const { isLeaving, onRetry, onDecide } = props
  const going = usePendingAct()
  const pending = held ?? going
  return (
    <div
      data-stands-above
      className="z-20 flex flex-wrap items-center gap-x-3 gap-y-1.5 border-line border-b bg-ground px-4 py-2 sm:px-6 lg:sticky lg:top-(--strip) lg:min-h-13"
    >
      <p className="flex min-w-0 items-baseline gap-1.5 max-sm:hidden">
        <Link to={CONTENTS_PATH} look="quiet" className="text-ink-soft">
          Contenuti
        </Link>
        <span aria-hidden="true" className="text-ink-soft">
          /
        </span>
        {category && (
          <>
            <span className="whitespace-nowrap text-ink-soft max-2xl:hidden">{category}</span>
            <span aria-hidden="true" className="text-ink-soft max-2xl:hidden">
              /
            </span>
          </>
        )}
      </p>
      <h1 className="min-w-0 max-w-60 truncate max-sm:max-w-none font-strong font-text text-base">{title}</h1>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <Badge tone={shelf ? SHELF_WORDS[shelf].tone : 'neutral'}>{shelf ? SHELF_WORDS[shelf].label : 'Nuovo'}</Badge>
        {hasChanges && <Badge tone="warning">Modifiche non pubblicate</Badge>}
        <span className="noscript:hidden">
          <SavingLine
            of="content"
            phase={phase}
            isLeaving={isLeaving}
            untouched={savedAt ? `Salvato ${savedAt}` : 'Si salva da solo'}
            onRetry={onRetry}
            onDecide={onDecide}
          />
        </span>
        {!isNew && <Missing faults={faults} isOut={shelf === 'published' || shelf === 'scheduled'} />}
      </span>
      <span className="ml-auto flex flex-wrap max-sm:w-full max-sm:justify-end items-center gap-2">
        <Button
          type="submit"
          name="act"
          value="save"
          variant="quiet"
          icon="history"
          isPending={pending === 'save'}
          className="max-sm:px-2"
        >
          <span className="max-sm:sr-only">Salva una versione</span>
        </Button>
        <Button
          type="submit"
          name="act"
          value="preview"
          variant="ghost"
          icon="eye"
          isPending={pending === 'preview'}
          className="max-sm:px-3"
        >
          <span className="max-sm:sr-only">Anteprima</span>
        </Button>
        {mayPublish && (
          <Button type="submit" name="act" value="publish" icon="check" isPending={pending === 'publish'}>
            {shelf === 'published' ? 'Pubblica le modifiche' : 'Pubblica'}
          </Button>
        )}
      </span>
    </div>
  )
}

/** STU-016. What publishing will ask, each line leading to its field. */
function Missing({ faults, isOut }: Pick<ItemBarProps, 'faults'> & { isOut: boolean }) {
  const { id } = useFormState()
  const all = Object.entries(faults)
  if (all.length === 0) return null
  return (
    <details className="relative">
      <summary className="inline-flex min-h-(--control) cursor-pointer items-center font-strong text-warning">
        {all.length === 1 ? 'Per pubblicare manca 1 cosa' : `Per pubblicare mancano ${all.length} cose`}
      </summary>
      <div className="absolute left-0 z-30 grid w-80 max-w-[90vw] gap-1 rounded-card border border-line bg-paper px-4 py-3 shadow-float">
        <p className="text-ink-soft">
          {isOut
            ? 'Salvato; chi legge vede ancora quello di prima.'
            : 'Salvato; nessuno lo legge finché non lo pubblichi.'}
        </p>
        <ul className="grid">
          {all.map(([name, message]) => (
            <li key={name}>
              <a
                href={`#${fieldId(id, name)}`}
                onClick={(event) => {
                  const folded = event.currentTarget.closest('details')
                  goToField(event, fieldId(id, name))
                  if (folded) folded.open = false
                }}
                className="inline-flex min-h-9 items-center underline underline-offset-[0.18em]"
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
}
