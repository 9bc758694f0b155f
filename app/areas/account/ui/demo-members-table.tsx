import { Badge, type BadgeTone } from '#design/badge/badge.tsx'
import { Button } from '#design/button/button.tsx'
import { Table } from '#design/table/table.tsx'
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

type Props = { members: readonly ListedDemoMember[]; onUse: (username: number) => void }

/** Only a demo shows it: who is who, and one press to become them. */
export function DemoMembersTable({ members, onUse }: Props) {
  return (
    <Table
      caption="Soci dimostrativi"
      isCaptionHidden
      rows={members}
      rowKey={(member) => String(member.username)}
      columns={[
        { key: 'username', title: 'Username', isRowTitle: true, cell: (member) => member.username },
        {
          key: 'type',
          title: 'Tipo',
          cell: (member) => (
            <Badge tone={member.staffRole ? 'solid' : TONES[member.type]}>
              {member.staffRole ? 'STAFF' : member.type}
            </Badge>
          ),
        },
        { key: 'person', title: 'Chi è', cell: (member) => `${member.name} ${member.surname}, ${member.profession}` },
        { key: 'note', title: 'Che cosa mostra', cell: (member) => member.note },
        {
          key: 'use',
          title: 'Accesso',
          align: 'end',
          cell: (member) => (
            <Button
              variant="ghost"
              size="small"
              aria-label={`Usa ${member.username}, ${member.name} ${member.surname}`}
              onClick={() => onUse(member.username)}
            >
              Usa
            </Button>
          ),
        },
      ]}
    />
  )
}
