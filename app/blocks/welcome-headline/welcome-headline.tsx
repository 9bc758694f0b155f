import { CallToActionButton } from '#areas/content/ui/call-to-action.tsx'
import { useFetchWhenSeen } from '#areas/content/ui/fetch-when-seen.ts'
import type { WelcomeMessageWire } from '#areas/welcome/wire.ts'
import { Wrap } from '#design/layout/layout.tsx'
import type { BlockProps } from '../block.ts'
import type { WelcomeHeadline } from './schema.ts'

/**
 * WEL-004, NWS-030. The page greets its audience; when the member's own words arrive they take the same place, which is kept
 * large enough for both.
 */
export function WelcomeHeadlineBlock({ id, data, headingLevel }: BlockProps<WelcomeHeadline>) {
  const { ref, fetched } = useFetchWhenSeen<WelcomeMessageWire>('/CMS/WelcomeMessage', { isWanted: data.isForMember })
  const Heading = `h${headingLevel}` as const
  const message = fetched.data?.welcomeMessage ?? data.message
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="border-line border-b bg-paper">
      <Wrap className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-5">
        <Heading
          ref={ref}
          id={`${id}-title`}
          className="grid min-h-[3lh] max-w-3xl content-center font-display text-title-s sm:min-h-[2lh] lg:min-h-[1lh]"
        >
          {message}
        </Heading>
        {data.callToAction && <CallToActionButton action={data.callToAction} />}
      </Wrap>
    </section>
  )
}
