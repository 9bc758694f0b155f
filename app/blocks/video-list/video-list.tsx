import { useEffect, useRef, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { cx } from '#design/cx.ts'
import { Band, SectionHead } from '#design/layout/layout.tsx'
import { excerpt } from '#platform/pure/text.ts'
import type { BlockProps } from '../block.ts'
import { VideoPlayer } from '../video/video-player.tsx'
import type { VideoList } from './schema.ts'

/** BLK-029. Six at first and six more at each step. */
const STEP = 6

export function VideoListBlock({ id, data, headingLevel }: BlockProps<VideoList>) {
  const [shown, setShown] = useState(STEP)
  const list = useRef<HTMLUListElement>(null)
  const headingId = `${id}-title`
  useEffect(() => {
    // A list that grows leaves the reader at the first of the new ones.
    if (shown > STEP) list.current?.children[shown - STEP]?.querySelector('button')?.focus()
  }, [shown])
  return (
    <Band id={id} aria-labelledby={headingId}>
      <SectionHead id={headingId} level={headingLevel} eyebrow={data.label} title={data.title} />
      <ul ref={list} className="grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {data.items.map((video, index) => (
          <li
            key={`${video.title} ${video.path}`}
            className={cx('content-start gap-2', index < shown ? 'grid' : 'hidden noscript:grid')}
          >
            <VideoPlayer video={video} />
            <h3 className="font-strong font-text text-base">{video.title}</h3>
            {video.description && <p className="text-ink-soft text-sm">{excerpt(video.description)}</p>}
          </li>
        ))}
      </ul>
      {shown < data.items.length && (
        <div className="mt-8 text-center noscript:hidden">
          <Button variant="ghost" onClick={() => setShown(shown + STEP)}>
            Mostra altri
          </Button>
        </div>
      )}
    </Band>
  )
}
