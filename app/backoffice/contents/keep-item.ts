import { SEARCH_BUTTON, wordsFieldOf } from '#platform/pure/choices.ts'
import { askToKeep } from '../keeping/ask-to-keep.ts'
import type { Answer, Attempt } from '../keeping/draft-machine.ts'

/** STU-016. How long nobody touches anything before an article is kept. */
export const PAUSE_MS = 2_000

/** What the form held when it was first sent: each change is another one, and a try is sent again as it was. */
export type ItemWork = { sent?: Sent }
type Sent = { fields: readonly (readonly [string, string])[]; text: string }

/** What is looked for, and not yet chosen, is nothing to keep. */
const SEARCHED = new Set([SEARCH_BUTTON, ...['related', 'courseSlug', 'openingWallets'].map(wordsFieldOf)])
/** Of the form, not of the article. */
const ENVELOPE = new Set(['seen', 'key', 'act', 'over'])

/** The fields as they are now; a file goes by its own way. */
export function fieldsOf(form: HTMLFormElement): Sent {
  const fields = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && !SEARCHED.has(name) && !ENVELOPE.has(name) ? [[name, value] as const] : [],
  )
  return { fields, text: JSON.stringify(fields) }
}

/** Somebody may have written before the code came, which tells nobody. */
export function isTouched(form: HTMLFormElement): boolean {
  return [...form.elements].some(
    (field) =>
      (field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type === 'text')) &&
      field.value !== field.defaultValue,
  )
}

export function keepItem(itemId: string, sent: Sent, { basedOn, prefers }: Attempt<ItemWork>): Promise<Answer> {
  const body = new FormData()
  for (const [name, value] of sent.fields) body.append(name, value)
  body.set('seen', String(basedOn))
  if (prefers) body.set('prefers', prefers)
  return askToKeep({
    of: 'contenuti',
    id: itemId,
    body,
    forbidden: 'chi è entrato adesso non può scrivere i contenuti.',
    tooLong: 'il testo è troppo lungo. Dividilo in due contenuti.',
  })
}
