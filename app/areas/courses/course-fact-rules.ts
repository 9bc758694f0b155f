import type { Fact } from '#platform/pure/json-ld.ts'
import { type CardCourse, creditsInWords } from './card-rules.ts'
import type { CourseDetails } from './course-context.server.ts'
import type { Teacher } from './model.ts'

type Told = Pick<CourseDetails, 'lead' | 'teachers' | 'names' | 'outcomes'>
type Where = { clubName: string; origin: string; address: string }

/** What search engines are told of a course. Courses are part of a plan: nobody buys one by itself, so it has no price. */
export function courseFact(
  course: CardCourse,
  { lead, teachers, names, outcomes }: Told,
  { clubName, origin, address }: Where,
): Fact {
  const instructor = [...teachers.map(personFact), ...names.map((name) => ({ '@type': 'Person', name }))]
  return {
    '@type': 'Course',
    name: course.title,
    description: course.description,
    url: address,
    inLanguage: 'it',
    provider: { '@type': 'Organization', name: clubName, url: `${origin}/` },
    offers: [{ '@type': 'Offer', category: 'Subscription', url: `${origin}/piani-premium` }],
    hasCourseInstance: [
      {
        '@type': 'CourseInstance',
        courseMode: 'Online',
        courseWorkload: `PT${Math.round(course.durationHours * 60)}M`,
        endDate: course.expiryDate,
        ...(instructor.length > 0 && { instructor }),
      },
    ],
    ...(outcomes.length > 0 && { teaches: outcomes }),
    ...(lead && { editor: personFact(lead) }),
    numberOfCredits: course.credits,
    educationalCredentialAwarded: creditsInWords(course.credits),
  }
}

function personFact({ name, qualification, institution }: Teacher) {
  return {
    '@type': 'Person',
    name,
    jobTitle: qualification,
    affiliation: { '@type': 'Organization', name: institution },
  }
}
