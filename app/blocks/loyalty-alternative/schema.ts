import { z } from 'zod'

/** LOY-010. Shown only where the other loyalty blocks are not: place it on every page that has some. */
export const loyaltyAlternativeSchema = z
  .strictObject({
    title: z.string().trim().min(1).max(140).default('Il tuo Programma Fedeltà si è fermato').meta({
      title: 'Titolo',
      description: 'Per ex Premium con il programma chiuso: prende il posto degli altri blocchi.',
    }),
    text: z
      .string()
      .trim()
      .max(400)
      .default('Con il rinnovo riprendi da dove eri: missioni, catalogo e i punti che non sono ancora scaduti.')
      .meta({ title: 'Testo' }),
  })
  .meta({
    title: 'Programma sospeso',
    description: 'Quello che si mostra al posto del programma, quando non è in vigore.',
  })

export type LoyaltyAlternative = z.output<typeof loyaltyAlternativeSchema>
