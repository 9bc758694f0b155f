import { audienceTyped } from '#areas/audience/permission-wire.ts'
import { codesIn } from '#platform/pure/choices.ts'
import { romeDayOf } from '#platform/pure/dates.ts'
import { declaredFields } from '#platform/pure/declared-fields.ts'
import type { FieldLook } from '#platform/records/fields.ts'
import { type AnyRecord, viewOf } from '#platform/records/record.ts'

/** Longer than any field of a record, so that what is too long is refused and not cut. */
const LONGEST_FIELD = 20_000

/** Whether a form comes with a key, so that one sent twice writes once. */
const isKeyed = ({ address }: AnyRecord) => address === 'drawn' || address === 'numbered'

type Named = FieldLook & { name: string }

/** The names a field has in a form. */
function namesOf({ name, kind, parts = [], most = 0 }: Named): string[] {
  if (kind !== 'parts') return [name]
  return Array.from({ length: most }, (_, at) => parts.map((part) => `${part.name}-${at}`)).flat()
}

/** What was typed in the form of a record, by the names of its fields; parts are put together, ticks are `on` or nothing; and what it is to be called. */
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
  const key = isKeyed(record) ? 'id' : 'slug'
  return { ...Object.fromEntries(typed), [key]: sent[key] ?? '' }
}

/** The last part that was written decides how many there are, so that an error beside one keeps its place. */
function partsIn({ parts = [], most = 0 }: Named, sent: Record<string, string>): Record<string, string>[] {
  const all = Array.from({ length: most }, (_, at) =>
    Object.fromEntries(parts.map(({ name }) => [name, (sent[`${name}-${at}`] ?? '').replaceAll('r\n', '\n')])),
  )
  const last = all.findLastIndex((part) => Object.values(part).some((words) => words.trim() !== ''))
  return all.slice(0, last + 1)
}

/** What the form of a new one begins with. */
export function emptyTyped(record: AnyRecord, now: Date): Record<string, string> {
  const { fields } = viewOf(record)
  const typed = fields.map(({ name, kind, begins }) => [name, begins ?? (kind === 'day' ? romeDayOf(now) : '')])
  return { ...Object.fromEntries(typed), ...(isKeyed(record) && { id: crypto.randomUUID() }) }
}
