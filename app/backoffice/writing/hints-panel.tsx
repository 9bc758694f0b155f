import { useId } from 'react'
import { BLOCKING, type Hint } from '#areas/content/hint-rules.ts'
import { Button } from '#design/button/button.tsx'
import { HINT_CURES } from './text-hints.ts'

type Props = { hints: readonly Hint[]; onReach: (hint: Hint) => void; onCure: (hint: Hint) => void }

/** More than this nobody looks at together. */
const MOST_SHOWN = 20

/** STU-050. Beside the text: what somebody would stumble on, each with the way to its place, and to putting it right. */
export function HintsPanel({ hints, onReach, onCure }: Props) {
  const id = useId()
  const shown = hints.slice(0, MOST_SHOWN)
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <h3 id={id} className="mt-1 font-strong font-text text-sm">
        {titleOf(hints.length)}
      </h3>
      <ul>
        {shown.map((hint, index) => {
          const cure = HINT_CURES[hint.kind]
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two hints may say the same of the same part.
            <li key={index} className="grid justify-items-start gap-1 border-line border-b py-1 last:border-b-0">
              <button
                type="button"
                title="Vai al punto"
                onClick={() => onReach(hint)}
                className="-mx-2 min-h-11 w-[calc(100%+1rem)] rounded-field px-2 py-1 text-start text-sm hover:bg-sunken sm:min-h-9"
              >
                {hint.words}
                {BLOCKING.has(hint.kind) && (
                  <strong className="text-warning"> Va sistemato prima di pubblicare.</strong>
                )}
              </button>
              {cure && (
                <Button variant="quiet" size="small" onClick={() => onCure(hint)}>
                  {cure}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {hints.length > MOST_SHOWN && <p className="text-ink-soft text-sm">E altre {hints.length - MOST_SHOWN}.</p>}
    </section>
  )
}

function titleOf(many: number): string {
  if (many === 0) return 'Accessibilità: niente da sistemare'
  return many === 1 ? 'Accessibilità: 1 cosa da guardare' : `Accessibilità: ${many} cose da guardare`
}
