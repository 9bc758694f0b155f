import { Icon } from '#design/icon/icon.tsx'
import { Anchor } from '#design/link/link.tsx'
import { Loading, SkeletonText } from '#design/skeleton/skeleton.tsx'
import { formatMinuteIt } from '#platform/pure/dates.ts'
import type { ShownHearing } from '../hearing-wire.ts'

type Props = { hearings: readonly ShownHearing[] | null; isFailed: boolean }

/** CAU-005, CAU-006. The days in court, the latest first, each with its papers. */
export function HearingList({ hearings, isFailed }: Props) {
  if (isFailed) return <p className="text-danger">Non riusciamo a leggere le udienze. Chiudi e riapri la causa.</p>
  if (!hearings)
    return (
      <Loading>
        <SkeletonText lines={3} />
      </Loading>
    )
  if (hearings.length === 0) return <p className="text-ink-soft">Nessuna udienza fissata.</p>
  return (
    <section aria-label="Udienze">
      <h3 className="mb-3 font-text text-title-xs">Udienze</h3>
      <ol className="grid gap-3">
        {hearings.map((hearing) => (
          <li key={`${hearing.heldAt} ${hearing.type}`} className="rounded-small bg-ground p-4">
            <p className="flex flex-wrap items-baseline justify-between gap-2">
              <strong>{hearing.type}</strong>
              <time dateTime={hearing.heldAt} className="text-ink-soft tabular-nums">
                {formatMinuteIt(new Date(hearing.heldAt))}
              </time>
            </p>
            {hearing.place && <p className="text-ink-soft text-sm">{hearing.place}</p>}
            {hearing.outcome && <p className="mt-1">{hearing.outcome}</p>}
            {hearing.documents.length > 0 && (
              <ul className="mt-2 grid gap-1">
                {hearing.documents.map((document) => (
                  <li key={document.id}>
                    <Anchor
                      to={document.path}
                      isNewTab
                      className="inline-flex min-h-11 items-center gap-2 font-[580] text-primary hover:underline"
                    >
                      <Icon name="file-text" />
                      {document.name}
                    </Anchor>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
