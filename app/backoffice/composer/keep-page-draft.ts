import { askToKeep } from '../keeping/ask-to-keep.ts'
import type { Answer, Attempt } from '../keeping/draft-machine.ts'
import type { SentDraft } from './draft-wire.ts'
import type { ComposerWork } from './use-composer.ts'

/** How long nobody touches anything before a page is kept: the preview follows. */
export const PAUSE_MS = 900

export function keepPage(
  pageId: string,
  { work: { head, parentId, document }, basedOn, prefers }: Attempt<ComposerWork>,
): Promise<Answer> {
  const body: SentDraft = { basedOn, prefers, head, parentId, document }
  return askToKeep({
    of: 'pagine',
    id: pageId,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    forbidden: 'chi è entrato adesso non può cambiare questa pagina.',
    tooLong: 'la pagina è troppo lunga. Dividila in due.',
  })
}
