import { z } from 'zod'

/** How a block of contents begins; the title may be left to the block. */
export function heading(title: string) {
  return {
    label: z
      .string()
      .trim()
      .max(80)
      .optional()
      .meta({ title: 'Occhiello', description: 'Due o tre parole sopra il titolo.' }),
    title: z.string().trim().min(1).max(140).default(title).meta({ title: 'Titolo' }),
  }
}
