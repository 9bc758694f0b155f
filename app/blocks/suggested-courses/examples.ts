import { SUSPECT_AUDIENCE } from '#areas/audience/model.ts'
import type { CardCourse } from '#areas/courses/card-rules.ts'
import type { BlockExample } from '../block.ts'
import type { SuggestedCoursesData } from './load.server.ts'
import type { suggestedCoursesSchema } from './schema.ts'

const course = (id: number, title: string): CardCourse => ({
  id,
  slug: `corso-${id}`,
  title,
  description: 'Casi brevi, una scelta alla volta, con le conseguenze di ciascuna.',
  series: ['Medicina', 'Sicurezza', 'Legale'][id % 3] ?? 'Medicina',
  model: 'Multimediale',
  credits: 3 + id,
  durationHours: 3,
  expiryDate: '2027-06-30',
  image: null,
  externalUrl: null,
})

const titles = ['Sepsi: le prime tre ore', 'Privacy in ambulatorio', 'Dare una cattiva notizia']
const courses = (count: number) =>
  Array.from({ length: count }, (_, index) => course(index, `${titles[index % 3]}${index > 2 ? ` (${index})` : ''}`))

export const examples: BlockExample<typeof suggestedCoursesSchema, SuggestedCoursesData>[] = [
  {
    name: 'Tre corsi',
    fields: { title: 'Corsi suggeriti', layout: 'three' },
    data: { title: 'Corsi suggeriti', layout: 'three', audience: SUSPECT_AUDIENCE, courses: courses(3) },
  },
  {
    name: 'Carosello di dodici',
    fields: { title: 'Per la tua professione', label: 'Formazione', layout: 'carousel' },
    data: {
      title: 'Per la tua professione',
      label: 'Formazione',
      layout: 'carousel',
      audience: SUSPECT_AUDIENCE,
      courses: courses(12),
    },
  },
]
