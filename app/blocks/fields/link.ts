import { z } from 'zod'
import { ALLOWED_LINK, BAD_LINK, LONGEST_LINK } from '#areas/content/link-rules.ts'

export function link() {
  return z.string().trim().max(LONGEST_LINK).regex(ALLOWED_LINK, BAD_LINK).meta({ title: 'Link', input: 'link' })
}
