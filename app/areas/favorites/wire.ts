import { z } from 'zod'
import { CONTENT_TYPES } from '#areas/content/article-model.ts'

/** FAV-001, API-004 */
export const favoriteWire = z.strictObject({ id: z.uuid(), type: z.enum(CONTENT_TYPES) })
export const favoriteParams = z.strictObject({ id: z.uuid() })
export type FavoriteWire = z.infer<typeof favoriteWire>
