import { cx } from '#design/cx.ts'
import { Icon } from '#design/icon/icon.tsx'
import { VisuallyHidden } from '#design/visually-hidden/visually-hidden.tsx'
import type { Difference } from '../comparison-rules.ts'
import type { definitionOf } from '../panel-context.server.ts'

/** FIG-013. How a number moved: an arrow and words, the colour only with them. */
export function DifferenceWords({ difference }: { difference: Difference }) {
  const { words, arrow, judgement } = difference
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1 text-sm tabular-nums',
        judgement === null ? 'text-ink-soft' : judgement === 'meglio' ? 'text-success' : 'text-danger',
      )}
    >
      {arrow && <Icon name="arrow-up" size={14} className={arrow === 'down' ? 'rotate-180' : ''} />}
      {arrow && <VisuallyHidden>{arrow === 'up' ? 'Su: ' : 'Giù: '}</VisuallyHidden>}
      {words}
      {judgement && <span className="text-ink-soft">({judgement})</span>}
    </span>
  )
}

/** FIG-002. What a number counts, beside it wherever it is shown; the browser opens it by itself. */
export function HowCounted({ name, definition }: { name: string; definition: ReturnType<typeof definitionOf> }) {
  const { code, sentence, formula, source, before } = definition
  return (
    <details data-definition={code} className="figure-how text-sm">
      <summary className="figure-summary">
        Come si conta<VisuallyHidden> {name}</VisuallyHidden>
      </summary>
      <div className="grid max-w-measure gap-1 py-1 text-ink-soft">
        <p className="text-ink">{sentence}</p>
        <p>{formula}</p>
        <p>Da: {source}.</p>
        {before.map((old) => (
          <p key={old}>Prima si contava così: {old}</p>
        ))}
      </div>
    </details>
  )
}
