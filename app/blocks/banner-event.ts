import type { CallToAction } from '#areas/content/model.ts'
import { BANNER_EVENT } from '#areas/tracking/model.ts'

/** TRK-002. A button of a banner whose editor chose no code sends the one all banners share. */
export function withBannerEvent(action: CallToAction): CallToAction {
  return { ...action, eventCode: action.eventCode ?? BANNER_EVENT }
}
