import { Loading, Skeleton } from '#design/skeleton/skeleton.tsx'

/** The room of the cards while they arrive. */
export function ProductsOnTheWay() {
  return (
    <Loading className="grid gap-5 lg:grid-cols-3">
      <Skeleton className="h-130 rounded-card" />
      <Skeleton className="h-130 rounded-card max-lg:hidden" />
      <Skeleton className="h-130 rounded-card max-lg:hidden" />
    </Loading>
  )
}
