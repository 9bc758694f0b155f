import { useFetchWhenSeen } from '#areas/content/ui/fetch-when-seen.ts'
import { Anchor } from '#design/link/link.tsx'
import { Skeleton } from '#design/skeleton/skeleton.tsx'
import { tenthInWords } from '#platform/pure/tenths.ts'
import type { Earned } from '../wire.ts'
import { TrienniumRing } from './triennium-ring.tsx'

/** The credits earned in the triennium, which are not those left to spend. Asked for only where there is room to show it. */
export function EarnedCredits() {
  const { ref, fetched } = useFetchWhenSeen<Earned>('/standing/credits', { failure: null })
  const { data } = fetched
  return (
    <span ref={ref} data-earned={fetched.status} className="max-xl:hidden">
      <Anchor
        to="/profilo/la-mia-formazione"
        className="flex h-11 w-[158px] items-center gap-2 rounded-pill border-[1.5px] border-line bg-ground pr-3.5 pl-2 font-strong text-sm no-underline hover:border-primary"
      >
        <TrienniumRing earned={data?.earned ?? null} obligation={data?.obligation ?? 1} className="size-7" />
        {data ? (
          `${tenthInWords(data.earned)} maturati`
        ) : fetched.status === 'failed' ? (
          'I tuoi crediti'
        ) : (
          <Skeleton className="h-3.5 w-18" />
        )}
      </Anchor>
    </span>
  )
}
