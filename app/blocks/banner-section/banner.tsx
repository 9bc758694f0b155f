import type { ReactNode } from 'react'
import { CallsToAction } from '#areas/content/ui/call-to-action.tsx'
import { PictureView } from '#areas/content/ui/picture.tsx'
import { RichTextView } from '#areas/content/ui/rich-text.tsx'
import { cx } from '#design/cx.ts'
import { Icon } from '#design/icon/icon.tsx'
import { Wrap } from '#design/layout/layout.tsx'
import { Anchor, Link } from '#design/link/link.tsx'
import { withBannerEvent } from '../banner-event.ts'
import type { HeadingLevel } from '../block.ts'
import { BannerStage } from './banner-stage.tsx'
import type { Banner } from './schema.ts'

/** Across the whole page, or one sheet among others in a carousel. */
type Place = 'band' | 'slide'
type WordsProps = { banner: Banner; headingLevel: HeadingLevel; headingId: string }
type Props = WordsProps & { place: Place }

const grounds = {
  ground: 'bg-ground',
  paper: 'bg-paper',
  tint: 'bg-linear-to-b from-primary-tint to-ground',
  sunken: 'bg-sunken',
}

const shapes = { band: '', slide: 'flex items-center rounded-card shadow-card' }

/** BLK-004. Dark and primary banners stand on the dark side of the tokens, whatever the reader prefers. */
const themes = { dark: 'on-colour bg-night text-ink', primary: 'on-colour bg-bar-blue text-ink' }

/** BLK-002, BLK-004. One banner, in one of the four layouts. */
export function BannerView({ banner, headingLevel, headingId, place }: Props) {
  const words = <BannerWords banner={banner} headingLevel={headingLevel} headingId={headingId} />
  const isFirst = headingLevel === 1
  const isMirrored = banner.layout === 2 && banner.image !== undefined
  switch (banner.layout) {
    case 1:
    case 2:
      return (
        <Ground banner={banner} place={place}>
          <div
            className={cx(
              'grid items-center gap-x-14 gap-y-9 py-10 md:py-16 lg:py-20',
              banner.image && 'md:grid-cols-[minmax(0,1.05fr)_minmax(0,0.95fr)]',
            )}
          >
            <div className={cx(isMirrored && 'md:col-start-2 md:row-start-1')}>{words}</div>
            {banner.image && (
              <BannerStage
                picture={banner.image}
                isFirst={isFirst}
                className={isMirrored ? 'md:col-start-1 md:row-start-1' : undefined}
              />
            )}
          </div>
        </Ground>
      )
    case 3:
      return (
        <OverPicture banner={banner} place={place}>
          {words}
        </OverPicture>
      )
    case 4:
      return (
        <Ground banner={banner} place={place}>
          <div className="mx-auto grid max-w-3xl justify-items-center py-12 text-center md:py-20">{words}</div>
        </Ground>
      )
  }
}

type GroundProps = { banner: Banner; place: Place; children: ReactNode }

function Ground({ banner, place, children }: GroundProps) {
  const { theme, backgroundColor } = banner
  return (
    <div
      data-theme={theme === 'light' ? undefined : 'dark'}
      className={cx('overflow-hidden', shapes[place], theme === 'light' ? grounds[backgroundColor] : themes[theme])}
    >
      <Column place={place}>{children}</Column>
    </div>
  )
}

/** Words over a picture are read only on a dark veil, so this layout is dark in every theme. */
function OverPicture({ banner, place, children }: GroundProps) {
  return (
    <div
      data-theme="dark"
      className={cx('on-colour relative isolate overflow-hidden bg-night text-ink', shapes[place])}
    >
      {banner.image && (
        <div data-theme="light" className="absolute inset-0 -z-20">
          <PictureView picture={banner.image} />
        </div>
      )}
      <div className="absolute inset-0 -z-10 bg-linear-to-r from-night from-30% via-night/85 via-60% to-night/15 max-md:via-night/95 max-md:to-night/85" />
      <Column place={place}>
        <div className="max-w-2xl py-14 md:py-24">{children}</div>
      </Column>
    </div>
  )
}

function Column({ place, children }: { place: Place; children: ReactNode }) {
  return place === 'band' ? <Wrap>{children}</Wrap> : <div className="w-full px-6 md:px-12">{children}</div>
}

function BannerWords({ banner, headingLevel, headingId }: WordsProps) {
  const { label, icon, title, link, content, callsToAction, loginCallToAction, legalText } = banner
  const Heading = `h${headingLevel}` as const
  return (
    <div className={cx('grid gap-5', banner.layout === 4 && 'justify-items-center')}>
      {(label || icon) && (
        <p className="eyebrow flex items-center gap-2">
          {icon && <Icon name={icon} size={22} />}
          {label}
        </p>
      )}
      <Heading
        id={headingId}
        className={cx('font-display text-balance', headingLevel === 1 ? 'text-hero' : 'text-title-xl')}
      >
        {link ? (
          <Anchor to={link} className="hover:underline hover:decoration-2 hover:underline-offset-8">
            {title}
          </Anchor>
        ) : (
          title
        )}
      </Heading>
      {content && <RichTextView html={content} className="max-w-[46ch] text-lg text-ink-soft" />}
      <CallsToAction actions={callsToAction.map(withBannerEvent)} size={headingLevel === 1 ? 'large' : 'medium'} />
      {loginCallToAction && (
        <p className="text-ink-soft">
          Hai già un account? <Link to={loginCallToAction.link}>{loginCallToAction.label}</Link>
        </p>
      )}
      {legalText && <RichTextView html={legalText} className="text-sm text-ink-soft" />}
    </div>
  )
}
