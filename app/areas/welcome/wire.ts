import { z } from 'zod'

/** WEL-004 */
export const welcomeMessageWire = z.object({ welcomeMessage: z.string().nullable() })
export type WelcomeMessageWire = z.infer<typeof welcomeMessageWire>
