import { z } from 'zod'
import { CONTENT_TYPES } from '#areas/content/article-model.ts'
import { itemIdWire } from '#areas/content/article-wire.ts'

/** FAV-001, API-004 */
export const favoriteWire = z.strictObject({ id: z.uuid(), type: z.enum(CONTENT_TYPES) })
/** CNT-026. What is asked may be spelt in any way; what is answered is spelt in one. */
export const favoriteBody = z.strictObject({ id: itemIdWire, type: z.enum(CONTENT_TYPES) })
export const favoriteParams = z.strictObject({ id: itemIdWire })
