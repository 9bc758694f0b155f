import type { VideoClip } from './model.ts'
import { type ClipWire, toClip } from './wire.ts'

/** What the page of a clip tells beyond its card. */
export type ClipDetails = ClipWire & {
  steps: readonly string[]
  film: { path: string; captionsPath: string } | null
}

export function toClipDetails(clip: VideoClip): ClipDetails {
  const { steps, videoPath, captionsPath } = clip
  return { ...toClip(clip), steps, film: videoPath && captionsPath ? { path: videoPath, captionsPath } : null }
}
