import { CourseCarousel } from '#areas/courses/ui/course-carousel.tsx'
import { CourseGrid } from '#areas/courses/ui/course-grid.tsx'
import { useSuggestions } from '#areas/courses/ui/use-suggestions.ts'
import { Band, SectionHead } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import type { BlockProps } from '../block.ts'
import type { SuggestedCoursesData } from './load.server.ts'

/** BLK-020, BLK-021. The courses of everybody are in the document; those for the person's profession take their place after. */
export function SuggestedCoursesBlock({ id, data, headingLevel }: BlockProps<SuggestedCoursesData>) {
  const { title, label, layout, audience } = data
  const isCarousel = layout === 'carousel'
  const { ref, courses } = useSuggestions(data.courses, {
    isSignedIn: audience.type !== 'SUSPECT',
    limit: layout === 'three' ? 3 : layout === 'six' ? 6 : 12,
    failure: isCarousel
      ? 'Si è verificato un errore con il servizio /CMS/Search/CorsiSuggeriti'
      : 'Errore nel servizio /CMS/Search/CorsiSuggeriti',
  })
  const headingId = `${id}-title`
  return (
    <Band id={id} aria-labelledby={headingId}>
      <SectionHead
        id={headingId}
        level={headingLevel}
        eyebrow={label}
        title={title}
        action={
          <Link look="standalone" to="/corsi-ecm-fad">
            Vai ai Corsi ECM
          </Link>
        }
      />
      <div ref={ref}>
        {isCarousel ? (
          <CourseCarousel courses={courses} audience={audience} label={`${title}: carosello`} />
        ) : (
          <CourseGrid courses={courses} audience={audience} label={title} />
        )}
      </div>
    </Band>
  )
}
