import { CallToActionButton } from '#areas/content/ui/call-to-action.tsx'
import { PictureView } from '#areas/content/ui/picture.tsx'
import { RichTextView } from '#areas/content/ui/rich-text.tsx'
import { Badge } from '#design/badge/badge.tsx'
import { cx } from '#design/cx.ts'
import { Wrap } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import { withBannerEvent } from '../banner-event.ts'
import type { BlockProps } from '../block.ts'
import type { PromoBanner } from './schema.ts'

const grounds = {
  paper: 'bg-paper',
  tint: 'bg-primary-tint',
  gold: 'bg-gold-tint',
  primary: 'on-colour bg-bar-blue text-ink',
  night: 'on-colour bg-night text-ink',
}
const columns = {
  right: 'md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]',
  left: 'md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]',
}
const titleSizes = {
  small: 'text-title-s',
  medium: 'text-title-m md:text-title-l',
  large: 'text-title-l md:text-title-xl',
}
const contentSizes = { small: 'text-sm', medium: 'text-base', large: 'text-lg' }

/** BLK-008. An offer: what it is, how much it saves, and one or two ways to take it. */
export function PromoBannerBlock({ id, data, headingLevel }: BlockProps<PromoBanner>) {
  const isDark = data.background === 'primary' || data.background === 'night'
  const isMirrored = data.imageAlign === 'left' && data.image !== undefined && !data.isSlim
  const inside = (
    <div
      className={cx(
        'grid items-center gap-x-10 gap-y-6',
        data.isSlim ? 'py-5 md:py-6' : 'py-8 md:py-12',
        data.image && !data.isSlim && columns[data.imageAlign],
      )}
    >
      <div className={cx(isMirrored && 'md:col-start-2 md:row-start-1')}>
        <PromoWords id={id} data={data} headingLevel={headingLevel} />
      </div>
      {data.image && !data.isSlim && (
        <div
          className={cx(
            'aspect-[16/8] overflow-hidden rounded-card md:aspect-[16/10]',
            isMirrored && 'md:col-start-1 md:row-start-1',
          )}
        >
          <PictureView picture={data.image} />
        </div>
      )}
    </div>
  )
  const ground = cx(grounds[data.background], 'overflow-hidden')
  const theme = isDark ? 'dark' : undefined
  if (data.layout === 'band')
    return (
      <section id={id} aria-labelledby={`${id}-title`} data-theme={theme} className={ground}>
        <Wrap>{inside}</Wrap>
      </section>
    )
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="py-6 md:py-8">
      <Wrap>
        <div data-theme={theme} className={cx(ground, 'rounded-card px-6 shadow-card md:px-10')}>
          {inside}
        </div>
      </Wrap>
    </section>
  )
}

function PromoWords({ id, data, headingLevel }: BlockProps<PromoBanner>) {
  const { title, content, percentageText, badge, logo, buttons, loginCallToAction, isSlim } = data
  const Heading = `h${headingLevel}` as const
  const isCentred = data.titleAlign === 'center'
  return (
    <div className={cx('grid gap-3', isSlim && 'md:flex md:items-center md:justify-between md:gap-8')}>
      <div className={cx('grid gap-3', isCentred && 'justify-items-center text-center')}>
        {(logo || badge) && (
          <div className="flex flex-wrap items-center gap-3">
            {logo && (
              <span className="block h-10 w-24 overflow-hidden rounded-small">
                <PictureView picture={logo} className="object-contain" />
              </span>
            )}
            {badge && <Badge tone="solid">{badge}</Badge>}
          </div>
        )}
        <div className={cx('flex flex-wrap items-baseline gap-x-4 gap-y-1', isCentred && 'justify-center')}>
          {percentageText && <p className="font-display text-gold text-title-xl leading-none">{percentageText}</p>}
          <Heading
            id={`${id}-title`}
            className={cx(
              'font-display',
              titleSizes[data.titleSize],
              data.color === 'primary' && 'text-primary-strong',
            )}
          >
            {title}
          </Heading>
        </div>
        {content && (
          <RichTextView
            html={content}
            className={cx(
              'max-w-[60ch] text-ink-soft',
              contentSizes[data.contentSize],
              data.contentAlign === 'center' && 'text-center',
            )}
          />
        )}
      </div>
      <div className={cx('grid gap-3', isCentred && 'justify-items-center', isSlim && 'shrink-0')}>
        {buttons.length > 0 && (
          <div className="flex flex-wrap items-start gap-3 pt-1">
            {buttons.map(({ isSmall, ...action }) => (
              <CallToActionButton
                key={`${action.label} ${action.link}`}
                action={withBannerEvent(action)}
                size={isSmall ? 'small' : 'medium'}
              />
            ))}
          </div>
        )}
        {loginCallToAction && (
          <p className="text-ink-soft">
            Hai già un account? <Link to={loginCallToAction.link}>{loginCallToAction.label}</Link>
          </p>
        )}
        <LegalText data={data} />
      </div>
    </div>
  )
}

/** BLK-008. One note for both screens, unless the small one has its own. */
function LegalText({ data: { legalText, legalTextMobile } }: { data: PromoBanner }) {
  const look = 'text-sm text-ink-soft'
  return (
    <>
      {legalText && <RichTextView html={legalText} className={cx(look, legalTextMobile && 'max-sm:hidden')} />}
      {legalTextMobile && <RichTextView html={legalTextMobile} className={cx(look, 'sm:hidden')} />}
    </>
  )
}
