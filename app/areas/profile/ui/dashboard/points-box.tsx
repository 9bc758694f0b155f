import { useFetchWhenSeen } from '#areas/content/ui/fetch-when-seen.ts'
import { PRODUCTS_TARGET } from '#areas/loyalty/model.ts'
import { catalogueLogin, pointsWord } from '#areas/loyalty/rules.ts'
import { RewardPicture } from '#areas/loyalty/ui/reward-tile.tsx'
import type { CatalogueItemWire } from '#areas/loyalty/wire.ts'
import { ProgressBar } from '#design/progress/progress.tsx'
import { Skeleton } from '#design/skeleton/skeleton.tsx'
import type { PointsCard } from '../../dashboard-model.ts'
import { nextReward } from '../../dashboard-rules.ts'
import { Box } from './box.tsx'

type Found = { data: { catalogue: CatalogueItemWire[] } }

/** The points, and the reward they are nearest to; rewards come from whoever runs the catalogue, so after the page. */
export function PointsBox({ card: { balance, hints }, className }: { card: PointsCard; className?: string }) {
  const { ref, fetched } = useFetchWhenSeen<Found>('/winloy/search?rows=48', { failure: null })
  const next = fetched.status === 'here' ? nextReward(fetched.data.data.catalogue, balance) : null
  const isComing = fetched.status === 'waiting' || fetched.status === 'loading'
  return (
    <Box
      title="Programma Fedeltà"
      action={{ label: 'Premi', to: catalogueLogin(PRODUCTS_TARGET) }}
      className={className}
    >
      <div ref={ref} className="flex items-start justify-between gap-3.5">
        <div className="min-w-0">
          <p className="font-[560] font-display text-[2.25rem] tabular-nums leading-none">
            {balance.toLocaleString('it-IT')}{' '}
            <small className="font-normal font-text text-base text-ink-soft">{pointsWord(balance).toLowerCase()}</small>
          </p>
          <p className="mt-2 min-h-[3lh] text-ink-soft">
            {next ? next.words : isComing ? <Skeleton className="h-4" /> : 'Li usi nel catalogo dei premi.'}
          </p>
        </div>
        <span className="size-26 shrink-0 overflow-hidden rounded-[16px] bg-skeleton">
          {next && <RewardPicture id={next.reward.id} category={next.reward.category} image={next.reward.image} />}
        </span>
      </div>
      <div className="mt-auto grid gap-2 pt-4">
        <ProgressBar
          label="Punti verso il prossimo premio"
          value={balance}
          max={Math.max(balance, next?.reward.points ?? balance, 1)}
          tone="warning"
          caption=""
        />
        <p className="text-ink-soft text-sm">{hints}</p>
      </div>
    </Box>
  )
}
