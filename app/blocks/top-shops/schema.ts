import { z } from 'zod'
import type { ShopTile } from '#areas/conventions/model.ts'

/** CNV-018, CNV-020 */
export const topShopsSchema = z
  .strictObject({
    label: z.string().trim().max(80).optional().meta({ title: 'Occhiello' }),
    title: z.string().trim().min(1).max(140).default('I negozi più amati').meta({ title: 'Titolo' }),
  })
  .meta({ title: 'Negozi più amati', description: 'I negozi convenzionati che piacciono di più agli iscritti.' })

export type TopShopsData = z.output<typeof topShopsSchema> & { shops: readonly ShopTile[] }
