import type { PageDocument } from '#areas/content/model.ts'
import { Badge } from '#design/badge/badge.tsx'
import { NO_BLOCK } from './catalogue.ts'
import { changesBetween } from './document-rules.ts'
import { CHANGE_WORDS } from './page-copy.ts'

type Props = {
  before: PageDocument
  after: PageDocument
  hasOtherWords: boolean
  /** The forms of the blocks, for their names. */
  shapes: Readonly<Record<string, { readonly title: string }>>
}

/** What readers will find different. */
export function ChangeList({ before, after, hasOtherWords, shapes }: Props) {
  const changes = changesBetween(before, after)
  if (changes.length === 0 && !hasOtherWords)
    return <p className="text-ink-soft">Niente: la bozza è uguale alla pagina che hanno i lettori.</p>
  return (
    <ul className="grid gap-1.5">
      {hasOtherWords && (
        <li className="flex flex-wrap items-center gap-2">
          <Badge tone="warning">Cambiato</Badge> Titolo, descrizione o condivisione
        </li>
      )}
      {changes.map(({ id, type, what }) => (
        <li key={id} className="flex flex-wrap items-center gap-2">
          <Badge tone={CHANGE_WORDS[what].tone}>{CHANGE_WORDS[what].label}</Badge> {shapes[type]?.title ?? NO_BLOCK}{' '}
          <span className="text-ink-soft text-sm">#{id}</span>
        </li>
      ))}
    </ul>
  )
}
