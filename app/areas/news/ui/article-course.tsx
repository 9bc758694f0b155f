import { useEffect, useState } from 'react'
import type { Audience } from '#areas/audience/model.ts'
import { type CardCourse, type CardProgress, isOfferedUpgrade } from '#areas/courses/card-rules.ts'
import { progressFromWire } from '#areas/courses/card-wire.ts'
import { CourseCard } from '#areas/courses/ui/course-card.tsx'
import { CourseGrid } from '#areas/courses/ui/course-grid.tsx'
import { useCourseDoor } from '#areas/courses/ui/use-course-door.tsx'
import type { CourseWire } from '#areas/courses/wire.ts'

type Props = { course: CardCourse | null; courses: readonly CardCourse[]; audience: Audience }

/** CNT-007, NWS-034. The course an item is about, or the suggested ones for an article about training. */
export function ArticleCourse({ course, courses, audience }: Props) {
  if (course) return <CourseItem course={course} audience={audience} />
  return (
    <section aria-labelledby="corsi" className="print:hidden">
      <h2 id="corsi" className="mb-4 font-display text-title-m">
        Corsi e formazione
      </h2>
      <CourseGrid courses={courses} audience={audience} label="Corsi e formazione" />
    </section>
  )
}

type Status = { kind: 'arriving' } | { kind: 'hidden' } | { kind: 'here'; progress: CardProgress | null }

/** CNT-007. Leaves when the course was failed or has expired, and when its status cannot be read. */
function CourseItem({ course, audience }: { course: CardCourse; audience: Audience }) {
  const isSignedIn = audience.type !== 'SUSPECT'
  const [status, setStatus] = useState<Status>(isSignedIn ? { kind: 'arriving' } : { kind: 'here', progress: null })
  const door = useCourseDoor(audience.type)
  useEffect(() => {
    if (!isSignedIn) return
    const abort = new AbortController()
    readProgress(course.id, abort.signal).then(
      (progress) =>
        setStatus(progress?.status === 3 || progress?.status === 4 ? { kind: 'hidden' } : { kind: 'here', progress }),
      () => !abort.signal.aborted && setStatus({ kind: 'hidden' }),
    )
    return () => abort.abort()
  }, [course.id, isSignedIn])
  if (status.kind === 'hidden') return null
  return (
    <section aria-labelledby="corso" className="max-w-md print:hidden">
      <h2 id="corso" className="mb-4 font-display text-title-m">
        Il corso collegato
      </h2>
      <CourseCard
        course={course}
        progress={status.kind === 'here' ? status.progress : undefined}
        door={door}
        isOfferedUpgrade={isOfferedUpgrade(audience)}
      />
      {door.dialogs}
    </section>
  )
}

async function readProgress(id: number, signal: AbortSignal): Promise<CardProgress | null> {
  const response = await fetch(`/api/FAD/Corsi/${id}`, { signal, headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(`status ${response.status}`)
  return progressFromWire((await response.json()) as CourseWire)
}
