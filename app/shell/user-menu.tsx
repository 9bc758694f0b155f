import { useState } from 'react'
import { useSubmit } from 'react-router'
import { usePerson } from '#areas/audience/ui/person.ts'
import { Avatar } from '#design/avatar/avatar.tsx'
import { ConfirmDialog } from '#design/dialog/confirm-dialog.tsx'
import { Menu, type MenuEntry } from '#design/menu/menu.tsx'
import { VisuallyHidden } from '#design/visually-hidden/visually-hidden.tsx'
import type { FrameData } from './frame-data.server.ts'

/** SHL-016, SHL-017. The places of a member, by what the member holds. */
export function userMenuEntries({
  hasEcm,
  hasLegal,
  isStaff,
}: Pick<FrameData, 'hasEcm' | 'hasLegal' | 'isStaff'>): MenuEntry[] {
  return [
    { id: 'profile', label: 'Profilo personale', icon: 'user', to: '/profilo' },
    { id: 'card', label: 'La mia scheda', icon: 'badge-check', to: '/profilo/la-mia-scheda' },
    { id: 'resources', label: 'Le mie risorse', icon: 'folder', to: '/profilo/le-mie-risorse' },
    { id: 'library', label: 'La mia libreria', icon: 'library', to: '/profilo/la-mia-libreria' },
    ...(hasEcm
      ? [{ id: 'training', label: 'La mia formazione', icon: 'graduation-cap', to: '/profilo/la-mia-formazione' }]
      : []),
    ...(hasLegal ? [{ id: 'cases', label: 'Le mie cause', icon: 'gavel', to: '/profilo/cause' }] : []),
    ...(isStaff
      ? [
          {
            id: 'backoffice',
            label: 'Redazione',
            icon: 'layout-dashboard',
            to: '/redazione',
            startsGroup: true,
          },
        ]
      : []),
    { id: 'help', label: 'Cerchi aiuto?', icon: 'life-buoy', to: '/assistenza', startsGroup: true },
  ]
}

/** The person, once arrived, and the way to everything that is theirs. */
export function UserMenu({ frame }: { frame: FrameData }) {
  const person = usePerson()
  const submit = useSubmit()
  const [isLeaving, setLeaving] = useState(false)
  const name = person.status === 'here' ? `${person.me.name} ${person.me.surname}` : ''
  const entries: MenuEntry[] = [
    ...userMenuEntries(frame),
    { id: 'leave', label: 'Esci', icon: 'log-out', onAction: () => setLeaving(true), startsGroup: true },
  ]
  return (
    <div data-person={person.status} className="flex">
      <Menu label="Il tuo Club" entries={entries} variant="quiet" isIconOnly>
        <span className="block size-10 overflow-hidden rounded-full bg-skeleton">
          {name && <Avatar name={name} size={40} />}
        </span>
        <VisuallyHidden>{name ? `Il tuo Club, ${name}` : 'Il tuo Club'}</VisuallyHidden>
      </Menu>
      {/* SHL-018 */}
      <ConfirmDialog
        isOpen={isLeaving}
        title="Vuoi uscire dal Club?"
        confirmLabel="Esci"
        onCancel={() => setLeaving(false)}
        onConfirm={() => submit(null, { method: 'post', action: '/esci' })}
      />
    </div>
  )
}
