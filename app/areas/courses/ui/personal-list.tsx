import { useEffect, useRef, useState } from 'react'
import type { Audience } from '#areas/audience/model.ts'
import { Button } from '#design/button/button.tsx'
import { toast } from '#design/toast/toast.ts'
import { askCall } from '#platform/http/ask-call.ts'
import { type CardCourse, type CardProgress, isOfferedUpgrade } from '../card-rules.ts'
import { cardFromWire, progressFromWire } from '../card-wire.ts'
import { type CourseStatus, PERSONAL_COURSES_PER_PAGE } from '../model.ts'
import type { PersonalCoursesWire } from '../wire.ts'
import { CourseCard } from './course-card.tsx'
import { useCourseDoor } from './use-course-door.tsx'

const PATH = '/FAD/Corsi/PersonaliTriennio'

export type PersonalItem = { course: CardCourse; progress: CardProgress | null }
type Props = { first: readonly PersonalItem[]; totalPages: number; status: CourseStatus; audience: Audience }

/** TRN-012, TRN-013. Six at a time; the focus goes to the first of the new ones. */
export function PersonalList({ first, totalPages, status, audience }: Props) {
  const [items, setItems] = useState(first)
  const [pages, setPages] = useState(1)
  const [isPending, setPending] = useState(false)
  const [firstNew, setFirstNew] = useState<number | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const door = useCourseDoor('enrolled')
  useEffect(() => {
    if (firstNew !== null) list.current?.children[firstNew]?.querySelector('a')?.focus()
  }, [firstNew])

  const showMore = async () => {
    setPending(true)
    const query = `status=${status}&page=${pages}&limit=${PERSONAL_COURSES_PER_PAGE}`
    const found = await askCall<PersonalCoursesWire>(`${PATH}?${query}`)
    setPending(false)
    if (!found.isOk) return void toast.failed(PATH, showMore, `Errore nel servizio ${PATH}`)
    setFirstNew(items.length)
    setItems([
      ...items,
      ...found.answer.courses.map((course) => ({ course: cardFromWire(course), progress: progressFromWire(course) })),
    ])
    setPages(pages + 1)
  }

  return (
    <div className="grid justify-items-center gap-8">
      <ul ref={list} aria-label="I tuoi corsi" className="grid w-full gap-5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
        {items.map(({ course, progress }) => (
          <li key={course.id}>
            <CourseCard course={course} progress={progress} door={door} isOfferedUpgrade={isOfferedUpgrade(audience)} />
          </li>
        ))}
      </ul>
      {pages < totalPages && (
        <Button variant="ghost" isPending={isPending} onClick={showMore}>
          Mostra altri
        </Button>
      )}
      {door.dialogs}
    </div>
  )
}
