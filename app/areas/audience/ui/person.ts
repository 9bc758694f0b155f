import { useEffect, useSyncExternalStore } from 'react'
import type { Me } from '../wire.ts'

/** The person behind the audience. Public documents know nothing of it: it arrives here, after hydration. */
export type Person = { status: 'nobody' | 'arriving' | 'failed' } | { status: 'here'; me: NonNullable<Me['member']> }

const NOBODY: Person = { status: 'nobody' }
const ARRIVING: Person = { status: 'arriving' }
const FAILED: Person = { status: 'failed' }

/**
 * A store and not a context: a context that changes makes React draw again, from nothing, every part of the page it has
 * not hydrated yet, and the page would move under the reader's eyes.
 */
let person: Person = ARRIVING
const listeners = new Set<() => void>()

function tell(next: Person): void {
  if (next === person) return
  person = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Who is signed in. On a page made for members it starts as "arriving", in a place already as large as it will be. */
export function usePerson(): Person {
  return useSyncExternalStore(
    subscribe,
    () => person,
    () => ARRIVING,
  )
}

/** Asks again who is signed in: after something about the person has changed. */
export async function refreshPerson(signal?: AbortSignal): Promise<void> {
  try {
    const response = await fetch('/api/me', { signal: signal ?? null, headers: { accept: 'application/json' } })
    if (!response.ok) throw new Error(`status ${response.status}`)
    const { member } = (await response.json()) as Me
    tell(member ? { status: 'here', me: member } : NOBODY)
  } catch {
    if (!signal?.aborted) tell(FAILED)
  }
}

/** Called once by the frame: brings the person where the document was made for somebody signed in. */
export function useArrivingPerson(isSignedIn: boolean): void {
  useEffect(() => {
    if (!isSignedIn) {
      tell(NOBODY)
      return
    }
    tell(ARRIVING)
    const abort = new AbortController()
    refreshPerson(abort.signal)
    return () => abort.abort()
  }, [isSignedIn])
}
