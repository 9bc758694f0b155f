import { z } from 'zod'

const place = z.object({ label: z.string(), title: z.string(), text: z.string(), to: z.string() })

/** The personal band, in the words it is read in. */
export const bandWire = z.object({
  name: z.string(),
  aside: z.string(),
  ring: z.object({
    earned: z.number().nonnegative(),
    obligation: z.number(),
    insured: z.number(),
    title: z.string(),
    text: z.string(),
    rows: z.array(z.string()),
  }),
  main: place.extend({
    cover: z.object({ seed: z.string(), category: z.string(), image: z.string().nullable() }).nullable(),
    percent: z.number().int().nullable(),
    left: z.object({ verb: z.string(), time: z.string() }).nullable(),
    credits: z.string(),
    button: z.string(),
  }),
  third: place,
  fourth: place.extend({ step: z.number().int().nullable() }),
})
export type Band = z.infer<typeof bandWire>

/** The credits of the triennium earned so far, and of how many. */
export const earnedWire = z.object({ earned: z.number().nonnegative(), obligation: z.number() })
export type Earned = z.infer<typeof earnedWire>
