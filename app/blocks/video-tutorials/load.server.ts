import type { z } from 'zod'
import { seesVideoLists } from '#areas/audience/entitlement-rules.ts'
import type { VideoTutorial } from '#areas/services/model.ts'
import { mayPlay } from '#areas/services/rules.ts'
import { listVideoTutorials } from '#areas/services/store.server.ts'
import type { LoadParts } from '../block.ts'
import type { ShownTutorial, VideoTutorialsData, videoTutorialsSchema } from './schema.ts'

/** SRV-019, SRV-020. Visitors get nothing; who is not premium gets the films of the previews only. */
export async function loadVideoTutorials(
  fields: z.output<typeof videoTutorialsSchema>,
  { db, audience }: Pick<LoadParts, 'db' | 'audience'>,
): Promise<VideoTutorialsData> {
  const tutorials = seesVideoLists(audience) ? await listVideoTutorials(db) : []
  return {
    ...fields,
    tutorials: tutorials.map((tutorial) => shown(tutorial, mayPlay(audience, tutorial))),
    // A trial opens no more of them: who is registered is not sent to one.
    prompt: audience.type === 'EX_PREMIUM' ? 'renew' : 'upgrade',
  }
}

/** `8 s`, `3 min`: how long a look it takes. */
function durationLabel(seconds: number): string {
  return seconds < 60 ? `${seconds} s` : `${Math.round(seconds / 60)} min`
}

function shown(tutorial: VideoTutorial, isPlayable: boolean): ShownTutorial {
  const { slug, title, abstract, content, isPreview, previewImage, videoUrl, captionsUrl } = tutorial
  const image: ShownTutorial['image'] = previewImage
    ? { kind: 'photograph', path: previewImage, alt: '', width: 640, height: 360 }
    : { kind: 'drawing', key: `tutorial-${slug}`, category: 'risorse' }
  const video = {
    title,
    description: content,
    path: videoUrl,
    captionsPath: captionsUrl,
    durationLabel: durationLabel(tutorial.durationSeconds),
    image,
  }
  return { slug, title, abstract, content, isPreview, image, video: isPlayable ? video : null }
}
