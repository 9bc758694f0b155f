import { z } from 'zod'
import { type About, type Field, field } from '#platform/records/fields.ts'

const isSite = (url: string) => URL.parse(url)?.protocol === 'https:'

/** The address of a page of another company: safe on its way, or refused. */
export function site(about: About): Field<string> {
  return field(about, {
    kind: 'line',
    longest: 300,
    shape: z.string().max(300).refine(isSite),
    wrong: 'L’indirizzo del sito inizia con https://.',
    read: (typed) => typed.trim(),
    write: (value) => value,
  })
}
