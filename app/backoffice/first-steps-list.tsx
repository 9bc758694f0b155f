import { Icon } from '#design/icon/icon.tsx'
import { Band, SectionHead } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import { VisuallyHidden } from '#design/visually-hidden/visually-hidden.tsx'
import type { FirstStep } from './first-steps.ts'

/** For the administrator of a club that has just been switched on: what is done, and where the rest is done. */
export function FirstStepsList({ steps }: { steps: readonly FirstStep[] }) {
  const done = steps.filter(({ isDone }) => isDone).length
  return (
    <Band space="small" ground="paper" aria-labelledby="per-cominciare">
      <SectionHead
        id="per-cominciare"
        level={2}
        title="Per cominciare"
        lead={`${done} di ${steps.length} ${done === 1 ? 'fatta' : 'fatte'}: il resto, quando vuoi e nell’ordine che vuoi.`}
      />
      <ol className="grid gap-x-8 gap-y-6 md:grid-cols-2">
        {steps.map(({ title, text, path, isDone }, at) => (
          <li key={title} className="grid grid-cols-[auto_minmax(0,1fr)] gap-3">
            {isDone ? (
              <Icon name="circle-check" size={28} className="text-success" />
            ) : (
              <span
                aria-hidden="true"
                className="grid size-7 place-items-center rounded-pill border border-line font-semibold text-small"
              >
                {at + 1}
              </span>
            )}
            <div>
              <p className="font-semibold">
                {isDone && <VisuallyHidden>Fatto: </VisuallyHidden>}
                {path ? <Link to={path}>{title}</Link> : title}
              </p>
              {!isDone && <p className="text-ink-soft">{text}</p>}
            </div>
          </li>
        ))}
      </ol>
    </Band>
  )
}
