import { useState } from 'react'
import { EarnedAndToUse } from '#areas/standing/ui/earned-and-to-use.tsx'
import { Avatar } from '#design/avatar/avatar.tsx'
import { Button } from '#design/button/button.tsx'
import { Wrap } from '#design/layout/layout.tsx'
import { ExitDialog } from './exit-dialog.tsx'

export type ProfileOwner = {
  username: number
  name: string
  /** What they do and where, where it is known. */
  work: string | null
  picture: string | null
  activated: string
  credits: { earned: number; toUse: number | null } | null
}

/** PRF-010, PRF-014, PRF-015. Who one is, since when, and the way out. */
export function ProfileHeader({ owner }: { owner: ProfileOwner }) {
  const { username, name, work, picture, activated, credits } = owner
  const [isLeaving, setLeaving] = useState(false)
  return (
    <div className="border-line border-b bg-linear-to-b from-primary-tint to-ground py-5 md:py-7 print:hidden">
      <Wrap className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Avatar name={name} size={84} {...(picture && { imageUrl: picture })} className="max-md:size-16" />
        <div className="min-w-0 flex-1 basis-48">
          <p className="font-[560] font-display text-title-l wrap-anywhere">{name}</p>
          <p className="mt-0.5 text-ink-soft">
            {work && `${work} · `}Ciao {username} · <span className="inline-block">Attivato in data {activated}</span>
          </p>
        </div>
        {credits && <EarnedAndToUse {...credits} />}
        <Button variant="ghost" icon="log-out" onClick={() => setLeaving(true)}>
          Esci dal Club
        </Button>
      </Wrap>
      <ExitDialog isOpen={isLeaving} onClose={() => setLeaving(false)} />
    </div>
  )
}
