import type { Example } from '../example.ts'
import { CardGrid } from '../layout/layout.tsx'
import { Loading, SkeletonCard, SkeletonText } from './skeleton.tsx'

export const examples: Example[] = [
  {
    name: 'Schede in arrivo',
    render: () => (
      <Loading>
        <CardGrid>
          <SkeletonCard />
          <SkeletonCard />
          <SkeletonCard />
        </CardGrid>
      </Loading>
    ),
  },
  {
    name: 'Testo in arrivo',
    render: () => (
      <Loading className="max-w-md">
        <SkeletonText lines={4} />
      </Loading>
    ),
  },
]
