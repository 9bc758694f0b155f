import { useEffect } from 'react'
import { track } from '#areas/tracking/ui/track.ts'

/** The router gives every place of a visit a key of its own. */
const placeNow = () => String(history.state?.key ?? location.pathname)
let toldAt: string | null = null

/** TRK-003. "Piano attivo" was seen: told once for each page that is opened, however many marks it shows. */
export function useActivePlanSeen(isShown: boolean): void {
  useEffect(() => {
    if (!isShown || toldAt === placeNow()) return
    toldAt = placeNow()
    track('PP092')
  }, [isShown])
}
