import { useEffect, useSyncExternalStore } from 'react'
import { toast } from '#design/toast/toast.ts'
import { askCall } from '#platform/http/ask-call.ts'
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

/** How many questions about the person have no answer yet. */
let asked = 0

/** Whether the person was asked for and is still on the way. */
export function isPersonComing(): boolean {
  return person === ARRIVING && asked > 0
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
  asked += 1
  const found = await askCall<Me>('/me', { signal })
  asked -= 1
  if (signal?.aborted) return
  if (found.isOk) return tell(found.answer.member ? { status: 'here', me: found.answer.member } : NOBODY)
  tell(FAILED)
  toast.failed('/me', () => void refreshPerson(signal))
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
