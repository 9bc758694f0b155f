import { useEffect, useState } from 'react'
import { readCall } from '#areas/content/ui/read-call.ts'
import type { ProgressWire } from '../wire.ts'

export type PersonalCourses = ReadonlyMap<number, ProgressWire>

const PATH = '/FAD/Corsi/Personali'
const none: PersonalCourses = new Map()
/** What stands for the courses of whoever they could not be read for. */
export const UNREAD_COURSES: PersonalCourses = new Map()

/**
 * What the person has done, after hydration and in one call for all the cards of a page. Null while it is on its way; a failure leaves
 * the cards as a stranger sees them, because the server checks again at every door.
 */
export function usePersonalCourses(isSignedIn: boolean): PersonalCourses | null {
  const [courses, setCourses] = useState<PersonalCourses | null>(isSignedIn ? null : none)
  useEffect(() => {
    if (!isSignedIn) return
    const abort = new AbortController()
    readCall<ProgressWire[]>(PATH, {
      signal: abort.signal,
      failure: `Errore nel servizio ${PATH}`,
      onFailed: () => setCourses(UNREAD_COURSES),
    }).then((list) => setCourses(new Map(list.map((progress) => [progress.courseId, progress]))))
    return () => abort.abort()
  }, [isSignedIn])
  return courses
}
