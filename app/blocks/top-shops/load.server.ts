import type { z } from 'zod'
import { seesTopShops } from '#areas/audience/entitlement-rules.ts'
import { listTopShops } from '#areas/conventions/store.server.ts'
import type { LoadParts } from '../block.ts'
import type { TopShopsData, topShopsSchema } from './schema.ts'

/** AUD-020. Only for holders of the wallet; CNV-021: what cannot be read is not there, and nothing is said of it. */
export async function loadTopShops(
  fields: z.output<typeof topShopsSchema>,
  { db, now, audience }: Pick<LoadParts, 'db' | 'now' | 'audience'>,
): Promise<TopShopsData> {
  return { ...fields, shops: seesTopShops(audience) ? await listTopShops(db, { type: audience.type, now }) : [] }
}
