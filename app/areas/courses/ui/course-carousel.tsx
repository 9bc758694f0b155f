import type { Audience } from '#areas/audience/model.ts'
import { Carousel } from '#design/carousel/carousel.tsx'
import { type CardCourse, isOfferedUpgrade } from '../card-rules.ts'
import { CourseCard } from './course-card.tsx'
import { useCourseDoor } from './use-course-door.tsx'
import { usePersonalCourses } from './use-personal-courses.ts'

type Props = { courses: readonly CardCourse[]; audience: Audience; label: string }

/** The same cards, one beside the other. */
export function CourseCarousel({ courses, audience, label }: Props) {
  const isSignedIn = audience.type !== 'SUSPECT'
  const personal = usePersonalCourses(isSignedIn)
  const door = useCourseDoor(audience.type)
  return (
    <>
      <Carousel
        label={label}
        slides={courses.map((course) => ({
          key: String(course.id),
          content: (
            <CourseCard
              course={course}
              progress={personal ? (personal.get(course.id) ?? null) : undefined}
              door={door}
              isOfferedUpgrade={isOfferedUpgrade(audience)}
              isForStranger={!isSignedIn}
            />
          ),
        }))}
      />
      {door.dialogs}
    </>
  )
}
