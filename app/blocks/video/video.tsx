import { RichTextView } from '#areas/content/ui/rich-text.tsx'
import { Band, SectionHead } from '#design/layout/layout.tsx'
import type { BlockProps } from '../block.ts'
import type { Video } from './schema.ts'
import { VideoPlayer } from './video-player.tsx'

/** BLK-028. One film, with the words that say why to watch it. */
export function VideoBlock({ id, data, headingLevel }: BlockProps<Video>) {
  const headingId = `${id}-title`
  return (
    <Band id={id} aria-labelledby={headingId}>
      <div className="grid items-center gap-x-12 gap-y-6 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div>
          <SectionHead id={headingId} level={headingLevel} eyebrow={data.label} title={data.title} className="mb-4" />
          {data.content && <RichTextView html={data.content} className="text-lg text-ink-soft" />}
        </div>
        <VideoPlayer video={data.video} />
      </div>
    </Band>
  )
}
