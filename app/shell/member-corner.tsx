import type { FrameData } from './frame-data.server.ts'
import { NoticesBell } from './notices-bell.tsx'
import { UserMenu } from './user-menu.tsx'

/** What stands in the header of somebody who is signed in, and whose code a visitor is not sent. */
export default function MemberCorner({ frame }: { frame: FrameData }) {
  return (
    <>
      <NoticesBell notices={frame.notices} />
      <UserMenu frame={frame} />
    </>
  )
}
