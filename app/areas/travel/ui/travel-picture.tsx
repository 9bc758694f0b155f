import { CoverArt } from '#design/cover-art/cover-art.tsx'
import type { TravelSummary } from '../model.ts'

/** TRV-006. The picture of a travel, or a drawing in its place. */
export function TravelPicture({ travel }: { travel: Pick<TravelSummary, 'imagePath' | 'slug' | 'holidayType'> }) {
  return travel.imagePath ? (
    <img src={travel.imagePath} alt="" loading="lazy" decoding="async" className="block size-full object-cover" />
  ) : (
    <CoverArt seed={travel.slug} category={travel.holidayType} />
  )
}
