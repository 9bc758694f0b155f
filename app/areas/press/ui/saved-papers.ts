import { useEffect, useSyncExternalStore } from 'react'
import { readCall } from '#areas/content/ui/read-call.ts'

/** What this member put aside, asked for once per page load however many buttons there are. */
let saved: ReadonlySet<number> | null = null
let isAsked = false
const listeners = new Set<() => void>()

function change(next: ReadonlySet<number>): void {
  saved = next
  for (const listener of listeners) listener()
}

async function load(): Promise<void> {
  isAsked = true
  const papers = await readCall<{ id: number }[]>('/PubMed/Utente/ElencoLettura')
  change(new Set(papers.map(({ id }) => id)))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Before the server answers, and again if it refuses. */
export function markSavedPaper(id: number, isSaved: boolean): void {
  const next = new Set(saved)
  if (isSaved) next.add(id)
  else next.delete(id)
  change(next)
}

/** Null until it is known. */
export function useSavedPapers(): ReadonlySet<number> | null {
  const current = useSyncExternalStore(
    subscribe,
    () => saved,
    () => null,
  )
  useEffect(() => {
    if (!isAsked) void load()
  }, [])
  return current
}
