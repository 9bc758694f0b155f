import { z } from 'zod'
import { type About, type Field, field } from '#platform/records/fields.ts'
import { BAD_LINK, isAllowedLink, LONGEST_LINK } from './link-rules.ts'

/** Where something leads. The desk offers the pages of the club, and asks again where none answers. */
export function link(about: About): Field<string> {
  return field(about, {
    kind: 'link',
    longest: LONGEST_LINK,
    shape: z.string().max(LONGEST_LINK).refine(isAllowedLink),
    wrong: BAD_LINK,
    read: (typed) => typed.trim(),
    write: (value) => value,
  })
}
