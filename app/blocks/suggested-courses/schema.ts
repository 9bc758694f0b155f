import { z } from 'zod'
import { choice } from '../fields/asked.ts'

/** BLK-020. Three or six in a grid, twelve in a carousel. */
export const suggestedCoursesSchema = z
  .strictObject({
    title: z.string().trim().min(1).max(140).default('Corsi suggeriti').meta({ title: 'Titolo' }),
    label: z.string().trim().max(80).optional().meta({ title: 'Occhiello' }),
    layout: choice({ three: 'Tre corsi', six: 'Sei corsi', carousel: 'Dodici, da scorrere' })
      .default('three')
      .meta({ title: 'Quanti' }),
  })
  .meta({
    title: 'Corsi consigliati',
    description: 'Corsi ECM a scorrimento; chi è iscritto trova quelli della sua professione.',
  })

export type SuggestedCourses = z.output<typeof suggestedCoursesSchema>
