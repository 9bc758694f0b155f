import type { Fact } from '#platform/pure/json-ld.ts'
import { type CardCourse, creditsInWords } from './card-rules.ts'

type Where = { clubName: string; origin: string; address: string }

/** What search engines are told of a course. Courses are part of a plan: nobody buys one by itself, so it has no price. */
export function courseFact(course: CardCourse, { clubName, origin, address }: Where): Fact {
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
      },
    ],
    educationalCredentialAwarded: creditsInWords(course.credits),
  }
}
