import { useEffect, useRef, useState } from 'react'
import { PictureView } from '#areas/content/ui/picture.tsx'
import { promptAction } from '#areas/services/rules.ts'
import { Badge } from '#design/badge/badge.tsx'
import { Button } from '#design/button/button.tsx'
import { cx } from '#design/cx.ts'
import { Icon } from '#design/icon/icon.tsx'
import { Band, SectionHead } from '#design/layout/layout.tsx'
import { Anchor } from '#design/link/link.tsx'
import type { BlockProps } from '../block.ts'
import { VideoPlayer } from '../video/video-player.tsx'
import type { ShownTutorial, VideoTutorialsData } from './schema.ts'

/** SRV-020 */
const STEP = 6

/** SRV-019, SRV-020. Six tutorials, and six more at each step; a closed one says what opens it. */
export function VideoTutorialsBlock({ id, data, headingLevel }: BlockProps<VideoTutorialsData>) {
  const [shown, setShown] = useState(STEP)
  const list = useRef<HTMLUListElement>(null)
  const headingId = `${id}-title`
  useEffect(() => {
    // A list that grows leaves the reader at the first of the new ones.
    if (shown > STEP) list.current?.children[shown - STEP]?.querySelector<HTMLElement>('button, a')?.focus()
  }, [shown])
  return (
    <Band id={id} aria-labelledby={headingId}>
      <SectionHead id={headingId} level={headingLevel} eyebrow={data.label} title={data.title} />
      <ul ref={list} className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {data.tutorials.map((tutorial, index) => (
          <li
            key={tutorial.slug}
            className={cx('content-start gap-2', index < shown ? 'grid' : 'hidden noscript:grid')}
          >
            {tutorial.video ? (
              <VideoPlayer video={tutorial.video} />
            ) : (
              <ClosedCover tutorial={tutorial} action={promptAction(data.prompt)} />
            )}
            <div className="mt-1 flex items-start justify-between gap-3">
              <h3 className="font-strong font-text text-lg">{tutorial.title}</h3>
              {tutorial.isPreview && <Badge tone="gold">Anteprima</Badge>}
            </div>
            <p className="text-ink-soft">{tutorial.abstract}</p>
          </li>
        ))}
      </ul>
      {shown < data.tutorials.length && (
        <div className="mt-8 text-center noscript:hidden">
          <Button variant="ghost" onClick={() => setShown(shown + STEP)}>
            Mostra altri
          </Button>
        </div>
      )}
    </Band>
  )
}

type ClosedProps = { tutorial: ShownTutorial; action: { label: string; to: string } }

function ClosedCover({ tutorial, action }: ClosedProps) {
  return (
    <Anchor
      to={action.to}
      className="group/closed relative block aspect-video w-full overflow-hidden rounded-card shadow-card"
    >
      <PictureView picture={tutorial.image} />
      <span
        data-theme="dark"
        className="absolute inset-0 grid place-content-center justify-items-center gap-2 bg-night/70 p-4 text-center text-ink"
      >
        <Icon name="lock" size={26} />
        <span className="font-strong group-hover/closed:underline">{action.label}</span>
        <span className="visually-hidden">per guardare il video: {tutorial.title}</span>
      </span>
    </Anchor>
  )
}
