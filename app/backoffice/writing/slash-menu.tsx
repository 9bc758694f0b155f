import type { Editor } from '@tiptap/core'
import { useEffect, useId, useRef, useState } from 'react'
import { type Addition, additionsFor, type Surface, slashAt } from './additions.ts'

/** The list that a slash opens: the hand stays among the words, arrows and Enter choose. */
export function useSlashMenu(surface: Surface, onAdd: (addition: Addition) => void) {
  const id = useId()
  const [shown, setShown] = useState<{ typed: string; at: number; active: number } | null>(null)
  const closedAt = useRef<number | null>(null)
  const active = useRef(0)
  const chosen = useRef(onAdd)
  useEffect(() => {
    chosen.current = onAdd
  })
  const listOf = (editor: Editor) => {
    const slash = slashAt(editor)
    if (!slash) closedAt.current = null
    if (!slash || closedAt.current === slash.at) return null
    const list = additionsFor(slash.typed, surface)
    return list.length > 0 ? { ...slash, list } : null
  }
  const [acts] = useState(() => ({
    /** Whether the words ask for the list now. */
    look: (editor: Editor) => {
      const open = listOf(editor)
      if (!open) active.current = 0
      else active.current = Math.min(active.current, open.list.length - 1)
      setShown((before) => {
        const now = open && { typed: open.typed, at: open.at, active: active.current }
        return JSON.stringify(before) === JSON.stringify(now) ? before : now
      })
    },
    /** True where the key was for the list. */
    press: (editor: Editor, key: string): boolean => {
      const open = listOf(editor)
      if (!open) return false
      const { length } = open.list
      if (key === 'ArrowDown' || key === 'ArrowUp') {
        active.current = (active.current + (key === 'ArrowDown' ? 1 : length - 1)) % length
        setShown({ typed: open.typed, at: open.at, active: active.current })
        return true
      }
      if (key === 'Escape') {
        closedAt.current = open.at
        setShown(null)
        return true
      }
      const addition = key === 'Enter' || key === 'Tab' ? open.list[active.current] : undefined
      if (!addition) return false
      setShown(null)
      chosen.current(addition)
      return true
    },
  }))
  const list = shown ? additionsFor(shown.typed, surface) : []
  return { ...acts, id, shown, list, activeId: shown && list[shown.active] ? `${id}-${shown.active}` : undefined }
}

type Props = { editor: Editor; menu: ReturnType<typeof useSlashMenu>; onAdd: (addition: Addition) => void }

export function SlashMenu({ editor, menu: { id, shown, list }, onAdd }: Props) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const menu = place.current
    if (!menu || !shown) return
    const box = menu.offsetParent?.getBoundingClientRect()
    const line = editor.view.coordsAtPos(shown.at)
    if (!box) return
    menu.style.top = `${line.bottom - box.top + 4}px`
    menu.style.left = `${Math.max(0, Math.min(line.left - box.left, box.width - menu.offsetWidth))}px`
    menu.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [editor, shown])
  if (!shown) return null
  return (
    <div ref={place} className="writing-menu">
      <div role="listbox" id={id} aria-label="Che cosa aggiungere">
        {list.map((addition, index) => (
          <div
            key={addition.tool}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === shown.active}
            onMouseDown={(event) => {
              event.preventDefault()
              onAdd(addition)
            }}
          >
            {addition.tool}
            <span>{addition.hint}</span>
          </div>
        ))}
      </div>
    </div>
  )
}

type PanelProps = { surface: Surface; onAdd: (addition: Addition) => void; onCancel: () => void }

/** The same list, from its tool. */
export function AddPanel({ surface, onAdd, onCancel }: PanelProps) {
  const place = useRef<HTMLUListElement>(null)
  useEffect(() => place.current?.querySelector('button')?.focus(), [])
  return (
    <ul
      ref={place}
      className="writing-additions"
      aria-label="Che cosa aggiungere"
      onKeyDown={(event) => {
        const buttons = [...event.currentTarget.querySelectorAll('button')]
        const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
        const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
        if (event.key === 'Escape') onCancel()
        if (step === 0) return
        event.preventDefault()
        buttons[(at + step + buttons.length) % buttons.length]?.focus()
      }}
    >
      {additionsFor('', surface).map((addition) => (
        <li key={addition.tool}>
          <button type="button" onClick={() => onAdd(addition)}>
            {addition.tool}
            <span>{addition.hint}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
