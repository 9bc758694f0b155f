import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import type { Me } from '#areas/audience/wire.ts'

/** The person behind the audience. Public documents know nothing of it: it arrives here, after hydration. */
export type Person = { status: 'nobody' | 'arriving' | 'failed' } | { status: 'here'; me: NonNullable<Me['member']> }

const PersonContext = createContext<Person>({ status: 'nobody' })

export function usePerson(): Person {
  return use(PersonContext)
}

/** Asks who is signed in, once, and only where the document was made for somebody signed in. */
export function PersonProvider({ isSignedIn, children }: { isSignedIn: boolean; children: ReactNode }) {
  const [person, setPerson] = useState<Person>({ status: isSignedIn ? 'arriving' : 'nobody' })
  useEffect(() => {
    if (!isSignedIn) {
      setPerson({ status: 'nobody' })
      return
    }
    const abort = new AbortController()
    fetch('/api/me', { signal: abort.signal, headers: { accept: 'application/json' } })
      .then(async (response) => {
        if (!response.ok) throw new Error(`status ${response.status}`)
        const { member } = (await response.json()) as Me
        setPerson(member ? { status: 'here', me: member } : { status: 'nobody' })
      })
      .catch(() => {
        if (!abort.signal.aborted) setPerson({ status: 'failed' })
      })
    return () => abort.abort()
  }, [isSignedIn])
  return <PersonContext value={person}>{children}</PersonContext>
}
