import type { Audience } from '#areas/audience/model.ts'
import { type CardCourse, isOfferedUpgrade } from '../card-rules.ts'
import { CourseCard } from './course-card.tsx'
import { useCourseDoor } from './use-course-door.tsx'
import { usePersonalCourses } from './use-personal-courses.ts'

type Props = { courses: readonly CardCourse[]; audience: Audience; label: string; level?: 2 | 3 }

/** Cards of courses, to which the person arrives after the page. */
export function CourseGrid({ courses, audience, label, level }: Props) {
  const isSignedIn = audience.type !== 'SUSPECT'
  const personal = usePersonalCourses(isSignedIn)
  const door = useCourseDoor(audience.type)
  return (
    <>
      <ul
        aria-label={label}
        className="card-rows grid gap-4 sm:grid-cols-2 sm:gap-5 md:has-[>:nth-child(3):last-child]:grid-cols-3 lg:grid-cols-3 lg:gap-6"
      >
        {courses.map((course) => (
          <li key={course.id}>
            <CourseCard
              course={course}
              progress={personal ? (personal.get(course.id) ?? null) : undefined}
              door={door}
              isOfferedUpgrade={isOfferedUpgrade(audience)}
              isForStranger={!isSignedIn}
              level={level}
            />
          </li>
        ))}
      </ul>
      {door.dialogs}
    </>
  )
}
