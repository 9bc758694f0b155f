import { Badge, type BadgeTone } from '#design/badge/badge.tsx'
import { Button } from '#design/button/button.tsx'
import type { DemoMember } from '../demo-members.ts'

export type ListedDemoMember = Pick<
  DemoMember,
  'username' | 'type' | 'name' | 'surname' | 'profession' | 'note' | 'staffRole'
>

const TONES: Record<DemoMember['type'], BadgeTone> = {
  REGISTRATO: 'neutral',
  TRIAL: 'gold',
  PREMIUM: 'primary',
  EX_TRIAL: 'warning',
  EX_PREMIUM: 'orange',
}

type Props = { members: readonly ListedDemoMember[]; labelledBy: string; onUse: (username: number) => void }

/** Only a demo shows it: who is who, and one press to become them. */
export function DemoMembersList({ members, labelledBy, onUse }: Props) {
  return (
    <ul
      aria-labelledby={labelledBy}
      className="grid gap-x-10 rounded-card bg-paper px-5 py-2 shadow-card sm:px-7 lg:grid-cols-2"
    >
      {members.map((member) => (
        <li
          key={member.username}
          className="flex items-center gap-4 border-line border-t py-3 first:border-t-0 lg:nth-2:border-t-0"
        >
          <div className="grid min-w-0 flex-1 gap-0.5">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-strong tabular-nums">{member.username}</span>
              <Badge tone={member.staffRole ? 'solid' : TONES[member.type]}>
                {member.staffRole ? 'STAFF' : member.type}
              </Badge>
              <span className="text-ink-soft text-sm">
                {member.name} {member.surname}, {member.profession}
              </span>
            </p>
            <p className="wrap-anywhere text-sm">{member.note}</p>
          </div>
          <Button
            variant="ghost"
            size="small"
            aria-label={`Usa ${member.username}, ${member.name} ${member.surname}`}
            onClick={() => onUse(member.username)}
          >
            Usa
          </Button>
        </li>
      ))}
    </ul>
  )
}
