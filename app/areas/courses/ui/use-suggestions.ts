import { useFetchWhenSeen } from '#areas/content/ui/fetch-when-seen.ts'
import type { CardCourse } from '../card-rules.ts'
import { cardFromWire } from '../card-wire.ts'
import { suggestionsInOrder } from '../rules.ts'
import type { SuggestedWire } from '../wire.ts'

type Options = { isSignedIn: boolean; limit: 3 | 6 | 12; failure: string }

/**
 * CRS-037, BLK-001. The suggestions for everybody, replaced by as many for the person when they come into sight: nothing
 * moves. Give `ref` to the element that holds them.
 */
export function useSuggestions(forEverybody: readonly CardCourse[], { isSignedIn, limit, failure }: Options) {
  const { ref, fetched } = useFetchWhenSeen<SuggestedWire>('/CMS/Search/CorsiSuggeriti', {
    isWanted: isSignedIn,
    body: JSON.stringify({ limit }),
    failure,
  })
  const courses = fetched.data ? suggestionsInOrder(fetched.data, limit).map(cardFromWire) : forEverybody
  return { ref, courses }
}
