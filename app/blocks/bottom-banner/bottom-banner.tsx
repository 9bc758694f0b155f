import { CallsToAction } from '#areas/content/ui/call-to-action.tsx'
import { PictureView } from '#areas/content/ui/picture.tsx'
import { RichTextView } from '#areas/content/ui/rich-text.tsx'
import { cx } from '#design/cx.ts'
import { Wrap } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import { withBannerEvent } from '../banner-event.ts'
import type { BlockProps } from '../block.ts'
import type { BottomBanner } from './schema.ts'

/** BLK-007. How a page ends: one more invitation, and for visitors the way to their own account. */
export function BottomBannerBlock({ id, data, headingLevel }: BlockProps<BottomBanner>) {
  const { title, content, image, callsToAction, loginCallToAction } = data
  const Heading = `h${headingLevel}` as const
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="py-10 md:py-16">
      <Wrap>
        <div
          data-theme="dark"
          className={cx(
            'on-colour grid overflow-hidden rounded-card bg-bar-blue text-ink',
            image && 'max-md:grid-rows-[11rem_auto] md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]',
          )}
        >
          <div className={cx('grid content-center gap-4 p-7 md:p-12', image && 'max-md:row-start-2')}>
            <Heading id={`${id}-title`} className="font-display text-title-l">
              {title}
            </Heading>
            {content && <RichTextView html={content} className="max-w-[52ch] text-lg text-ink-soft" />}
            <CallsToAction actions={callsToAction.map(withBannerEvent)} />
            {loginCallToAction && (
              <p className="text-ink-soft">
                Hai già un account? <Link to={loginCallToAction.link}>{loginCallToAction.label}</Link>
              </p>
            )}
          </div>
          {image && (
            <div data-theme="page" className="max-md:row-start-1 md:min-h-48">
              <PictureView picture={image} />
            </div>
          )}
        </div>
      </Wrap>
    </section>
  )
}
