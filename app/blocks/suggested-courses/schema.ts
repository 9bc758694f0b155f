import { z } from 'zod'

/** BLK-020. Three or six in a grid, twelve in a carousel. */
export const suggestedCoursesSchema = z.strictObject({
  title: z.string().trim().min(1).max(140).default('Corsi suggeriti').meta({ title: 'Titolo' }),
  label: z.string().trim().max(80).optional().meta({ title: 'Occhiello' }),
  layout: z
    .enum(['three', 'six', 'carousel'])
    .default('three')
    .meta({ title: 'Disposizione: tre corsi, sei corsi o carosello di dodici' }),
})

export type SuggestedCourses = z.output<typeof suggestedCoursesSchema>
