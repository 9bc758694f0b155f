import { PictureView } from '#areas/content/ui/picture.tsx'
import { RichTextView } from '#areas/content/ui/rich-text.tsx'
import { buttonClass } from '#design/button/button-class.ts'
import { cx } from '#design/cx.ts'
import { Icon } from '#design/icon/icon.tsx'
import { Band } from '#design/layout/layout.tsx'
import type { BlockProps } from '../block.ts'
import type { DownloadBanner } from './schema.ts'

/** BLK-030. Something to take away; what it is and how much it weighs are said before. */
export function DownloadBannerBlock({ id, data, headingLevel }: BlockProps<DownloadBanner>) {
  const { title, content, image, path, fileNote } = data
  const Heading = `h${headingLevel}` as const
  return (
    <Band id={id} space="small" aria-labelledby={`${id}-title`}>
      <div
        className={cx(
          'grid items-center overflow-hidden rounded-card bg-paper shadow-card',
          image && 'sm:grid-cols-[minmax(0,1fr)_minmax(0,2.4fr)]',
        )}
      >
        {image && (
          <div className="h-36 sm:h-full sm:min-h-48">
            <PictureView picture={image} />
          </div>
        )}
        <div className="grid gap-3 p-6 md:p-8">
          <Heading id={`${id}-title`} className="font-display text-title-m">
            {title}
          </Heading>
          {content && <RichTextView html={content} className="text-ink-soft" />}
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-1">
            <a href={path} download="" data-event-code="UC040" className={buttonClass({ variant: 'solid' })}>
              <Icon name="download" />
              Scarica qui<span className="visually-hidden">: {title}</span>
            </a>
            {fileNote && <span className="text-ink-soft text-sm">{fileNote}</span>}
          </div>
        </div>
      </div>
    </Band>
  )
}
