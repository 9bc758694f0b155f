import { audienceTyped } from '#areas/audience/permission-wire.ts'
import { codesIn } from '#platform/pure/choices.ts'
import { romeDayOf } from '#platform/pure/dates.ts'
import { declaredFields } from '#platform/pure/declared-fields.ts'
import type { FieldLook } from '#platform/records/fields.ts'
import { type AnyRecord, viewOf } from '#platform/records/record.ts'

/** Longer than any field of a record, so that what is too long is refused and not cut. */
const LONGEST_FIELD = 20_000

type Named = FieldLook & { name: string }

/** The names a field has in a form. */
function namesOf({ name, kind, parts = [], most = 0 }: Named): string[] {
  if (kind !== 'parts') return [name]
  return Array.from({ length: most }, (_, at) => parts.map((part) => `${part.name}-${at}`)).flat()
}

/** What was typed in the form of a record, by the names of its fields; parts are put together, ticks are `on` or nothing; what it is to be called; and the key that the form of a new one came with. */
export function typedIn(record: AnyRecord, form: FormData): Record<string, string> {
  const { fields } = viewOf(record)
  const sent = declaredFields(form, ['slug', 'id', ...fields.flatMap(namesOf)], { longest: LONGEST_FIELD })
  const typed = fields.map((field): [string, string] => {
    if (field.kind === 'parts') return [field.name, JSON.stringify(partsIn(field, sent))]
    if (field.kind === 'audience') return [field.name, audienceTyped(form, field.name)]
    if (field.chooses) return [field.name, codesIn(form, field.name).join(',')]
    if (field.kind === 'choices') return [field.name, form.getAll(field.name).slice(0, 100).join(',')]
    return [field.name, sent[field.name] ?? '']
  })
  const { id = '', slug = '' } = sent
  return { ...Object.fromEntries(typed), id, ...(record.address === 'asked' && { slug }) }
}

/** The last part that was written decides how many there are, so that an error beside one keeps its place. */
function partsIn({ parts = [], most = 0 }: Named, sent: Record<string, string>): Record<string, string>[] {
  const all = Array.from({ length: most }, (_, at) =>
    Object.fromEntries(parts.map(({ name }) => [name, (sent[`${name}-${at}`] ?? '').replaceAll('r\n', '\n')])),
  )
  const last = all.findLastIndex((part) => Object.values(part).some((words) => words.trim() !== ''))
  return all.slice(0, last + 1)
}

/** What the form of a new one begins with; its key, so that it is written once however often it is sent. */
export function emptyTyped(record: AnyRecord, now: Date): Record<string, string> {
  const { fields } = viewOf(record)
  const typed = fields.map(({ name, kind, begins }) => [name, begins ?? (kind === 'day' ? romeDayOf(now) : '')])
  return { ...Object.fromEntries(typed), id: crypto.randomUUID() }
}
