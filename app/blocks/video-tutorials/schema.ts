import { z } from 'zod'
import type { MembershipPrompt } from '#areas/audience/entitlement-rules.ts'
import type { VideoFields } from '../fields/video.ts'

/** SRV-020 */
export const videoTutorialsSchema = z
  .strictObject({
    label: z.string().trim().max(80).optional().meta({ title: 'Occhiello' }),
    title: z.string().trim().min(1).max(140).meta({ title: 'Titolo' }),
  })
  .meta({ title: 'Video guide', description: 'I filmati che spiegano come si usa un servizio.' })

export type ShownTutorial = {
  slug: string
  title: string
  abstract: string
  content: string
  isPreview: boolean
  image: VideoFields['image']
  /** Null where it may not be played: not even its address is in the page. */
  video: VideoFields | null
}

export type VideoTutorialsData = z.output<typeof videoTutorialsSchema> & {
  tutorials: readonly ShownTutorial[]
  /** The step that opens those that are closed. */
  prompt: MembershipPrompt
}
