import { useState } from 'react'
import { useFetcher, useSubmit } from 'react-router'
import { Avatar } from '#design/avatar/avatar.tsx'
import { ConfirmDialog } from '#design/dialog/confirm-dialog.tsx'
import { Menu, type MenuEntry } from '#design/menu/menu.tsx'
import { VisuallyHidden } from '#design/visually-hidden/visually-hidden.tsx'
import { DESK_PATH } from '../desk-path.ts'
import type { Work } from './workspace-data.server.ts'

/** What is of the person at the desk: how they like it, their own pages, the way out. */
export function PersonMenu({ work: { person, choices, hasGallery }, onHelp }: { work: Work; onHelp: () => void }) {
  const submit = useSubmit()
  const fetcher = useFetcher()
  const [isLeaving, setLeaving] = useState(false)
  const choose = (chosen: Partial<Record<keyof typeof choices, 'si' | 'no'>>) =>
    fetcher.submit(chosen, { method: 'post', action: `${DESK_PATH}/scelte` })
  const name = `${person.name} ${person.surname}`
  const entries: MenuEntry[] = [
    { id: 'profile', label: 'Profilo personale', icon: 'user', to: '/profilo' },
    {
      id: 'density',
      label: choices.isDense ? 'Righe comode' : 'Righe fitte',
      icon: 'list',
      onAction: () => choose({ isDense: choices.isDense ? 'no' : 'si' }),
      startsGroup: true,
    },
    {
      id: 'keys',
      label: 'Scorciatoie da tastiera',
      icon: 'circle-question-mark',
      onAction: onHelp,
    },
    {
      id: 'letters',
      label: choices.hasLetterKeys ? 'Spegni le scorciatoie a una lettera' : 'Accendi le scorciatoie a una lettera',
      icon: 'settings',
      onAction: () => choose({ hasLetterKeys: choices.hasLetterKeys ? 'no' : 'si' }),
    },
    ...(hasGallery
      ? [{ id: 'gallery', label: 'Per chi sviluppa', icon: 'wrench', to: `${DESK_PATH}/galleria`, startsGroup: true }]
      : []),
    { id: 'leave', label: 'Esci', icon: 'log-out', onAction: () => setLeaving(true), startsGroup: true },
  ]
  return (
    <>
      <Menu label="Il tuo menù" entries={entries} variant="quiet" className="text-ink text-sm">
        <Avatar name={name} size={28} />
        <span className="max-md:hidden">{name}</span>
        <VisuallyHidden> (il tuo menù)</VisuallyHidden>
      </Menu>
      <ConfirmDialog
        isOpen={isLeaving}
        title="Vuoi uscire dal Club?"
        confirmLabel="Esci"
        onCancel={() => setLeaving(false)}
        onConfirm={() => submit(null, { method: 'post', action: '/esci' })}
      />
    </>
  )
}
