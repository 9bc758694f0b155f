import { z } from 'zod'
import { askedList, isHiddenAsked } from '#platform/http/asked-list.server.ts'
import { type AnyRecord, filtersOf, sortableIn } from '#platform/records/record.ts'
import type { RecordQuestion } from '#platform/records/record-store.server.ts'

/** The question the list of a record was asked by its address: words, filters, order, page. */
export function askedRecords(request: Request, record: AnyRecord, now: Date) {
  const { fields, publishes, states, words } = record
  const filters = filtersOf(record).map(({ field, name }) => [
    field,
    [
      name,
      z
        .string()
        .transform((typed) => fields[field].read(typed))
        .pipe(fields[field].shape),
    ] as const,
  ])
  const asked = askedList(request, {
    ...Object.fromEntries(filters),
    ...(publishes === true && !states && { isHidden: isHiddenAsked(words.gender) }),
    ...(states && { state: ['stato', z.enum(Object.keys(states.words))] as const }),
    sort: ['ordine', sortShape(record)] as const,
  })
  const { isHidden = null, state = null, sort, ...chosen } = asked.filters as Record<string, unknown>
  const question: RecordQuestion = {
    typed: asked.typed,
    isHidden: isHidden as boolean | null,
    state: state === null ? null : { code: String(state), now },
    sort: sort as RecordQuestion['sort'],
    filters: Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== null)),
  }
  return { asked, question }
}

/** `maxMonths`, or `-maxMonths` for the last first: a column of the list that is a field. */
function sortShape(record: AnyRecord) {
  const sortable = sortableIn(record)
  return z
    .string()
    .refine((written) => sortable.includes(written.replace(/^-/, '')))
    .transform((written) => ({ field: written.replace(/^-/, ''), isDown: written.startsWith('-') }))
}
