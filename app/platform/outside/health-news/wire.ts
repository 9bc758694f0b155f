import { z } from 'zod'

const rendered = z
  .object({ rendered: z.string().max(20_000) })
  .nullish()
  .catch(null)

/** NWS-025. A post as the feed sends it; what is missing or of another shape is missing, and costs no other post. */
export const healthPostWire = z.object({
  title: rendered,
  excerpt: rendered,
  link: z.url({ protocol: /^https?$/ }),
  class_list: z.array(z.string().max(200)).max(200).catch([]),
  author: z.string().max(200).nullish().catch(null),
  section: z.string().max(200).nullish().catch(null),
})
