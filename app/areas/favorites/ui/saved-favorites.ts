import { useEffect, useSyncExternalStore } from 'react'
import { untilLate } from '#platform/http/ask-call.ts'
import type { Favorite } from '../model.ts'

/** What this member saved, asked for once per page load however many buttons there are. */
export type Saved = { status: 'unknown' | 'failed' } | { status: 'known'; ids: ReadonlySet<string> }

const unknown: Saved = { status: 'unknown' }
let saved: Saved = unknown
let asked = false
/** What was pressed while the list was on its way: of these, what it says is already old. Null when none is. */
let meanwhile: Map<string, boolean> | null = null
const listeners = new Set<() => void>()

function change(next: Saved) {
  saved = next
  for (const listener of listeners) listener()
}

/** Asks for the list, or asks again. */
export async function loadSaved(): Promise<void> {
  asked = true
  const pressed = new Map<string, boolean>()
  meanwhile = pressed
  try {
    const response = await fetch('/api/favorites', {
      signal: untilLate(),
      headers: { accept: 'application/json' },
    })
    if (!response.ok) throw new Error(`status ${response.status}`)
    const favorites = (await response.json()) as Favorite[]
    const ids = favorites.map(({ id }) => id).filter((id) => !pressed.has(id))
    const saves = [...pressed].filter(([, isSaved]) => isSaved).map(([id]) => id)
    change({ status: 'known', ids: new Set([...ids, ...saves]) })
  } catch {
    asked = false
    change({ status: 'failed' })
  } finally {
    if (meanwhile === pressed) meanwhile = null
  }
}

/** Marks an item as saved or not, before the server answers and again if it refuses. */
export function markSaved(id: string, isSaved: boolean): void {
  meanwhile?.set(id, isSaved)
  const ids = new Set(saved.status === 'known' ? saved.ids : [])
  if (isSaved) ids.add(id)
  else ids.delete(id)
  change({ status: 'known', ids })
}

/** Asks again at the next need: for tests, and after somebody else signs in. */
export function forgetSaved(): void {
  asked = false
  change(unknown)
}

export function useSaved(isMember: boolean): Saved {
  const current = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => saved,
    () => unknown,
  )
  useEffect(() => {
    if (isMember && !asked) void loadSaved()
  }, [isMember])
  return current
}
