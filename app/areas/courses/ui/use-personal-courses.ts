import { useEffect, useState } from 'react'
import type { ProgressWire } from '../wire.ts'

export type PersonalCourses = ReadonlyMap<number, ProgressWire>

const none: PersonalCourses = new Map()

/**
 * What the person has done, after hydration and in one call for all the cards of a page. Null while it is on its way; a failure leaves
 * the cards as a stranger sees them, because the server checks again at every door.
 */
export function usePersonalCourses(isSignedIn: boolean): PersonalCourses | null {
  const [courses, setCourses] = useState<PersonalCourses | null>(isSignedIn ? null : none)
  useEffect(() => {
    if (!isSignedIn) return
    const abort = new AbortController()
    fetch('/api/FAD/Corsi/Personali', { signal: abort.signal })
      .then(async (response) => {
        if (!response.ok) throw new Error(`status ${response.status}`)
        const list = (await response.json()) as ProgressWire[]
        setCourses(new Map(list.map((progress) => [progress.courseId, progress])))
      })
      .catch(() => {
        if (!abort.signal.aborted) setCourses(none)
      })
    return () => abort.abort()
  }, [isSignedIn])
  return courses
}
