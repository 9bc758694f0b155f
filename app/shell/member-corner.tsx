import { EarnedCredits } from '#areas/standing/ui/earned-credits.tsx'
import { ButtonLink } from '#design/button/button.tsx'
import { cx } from '#design/cx.ts'
import type { FrameData } from './frame-data.server.ts'
import { NoticesBell } from './notices-bell.tsx'
import { UserMenu } from './user-menu.tsx'

/** What stands in the header of somebody who is signed in, and whose code a visitor is not sent. */
export default function MemberCorner({ frame }: { frame: FrameData }) {
  return (
    <>
      {frame.type !== 'REGISTRATO' && !frame.isStaff && <EarnedCredits />}
      <Invitation frame={frame} />
      <NoticesBell notices={frame.notices} />
      <UserMenu frame={frame} />
    </>
  )
}

/** SHL-013. In the menu of a phone, whose header has no room for it. */
export function MenuInvitation({ frame }: { frame: FrameData }) {
  return <Invitation frame={frame} isWide />
}

type InvitationProps = { frame: Pick<FrameData, 'type' | 'isStaff'>; isWide?: boolean }

/** SHL-013. The rows are about members: who works for the club is led to the work, and sold nothing. */
function Invitation({ frame: { type, isStaff }, isWide }: InvitationProps) {
  if (isStaff)
    return (
      <ButtonLink
        to="/redazione"
        variant="ghost"
        icon="layout-dashboard"
        isWide={isWide}
        className={cx(!isWide && 'max-sm:hidden')}
      >
        Redazione
      </ButtonLink>
    )
  if (type === 'PREMIUM')
    return (
      <ButtonLink to="/assistenza" variant="ghost" isWide={isWide} className={cx(!isWide && 'max-lg:hidden')}>
        Cerchi aiuto?
      </ButtonLink>
    )
  return (
    <ButtonLink
      to="/piani-premium"
      variant={type === 'TRIAL' ? 'warning' : 'solid'}
      isWide={isWide}
      className={cx(!isWide && 'max-sm:hidden')}
      data-event-code="PP010"
    >
      Piani Premium
    </ButtonLink>
  )
}
