import { z } from 'zod'

export const personalNoticesWire = z.object({
  /** Notices about this member alone, newest first. */
  personal: z.array(z.object({ id: z.string(), title: z.string(), text: z.string(), link: z.string().nullable() })),
  /** Ids of what was already read, of both kinds. */
  read: z.array(z.string()),
})
export type PersonalNoticesWire = z.infer<typeof personalNoticesWire>

export const readNoticesWire = z.object({ ids: z.array(z.string().max(100)).min(1).max(50) })
