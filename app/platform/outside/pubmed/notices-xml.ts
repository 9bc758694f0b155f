import { listOf, type Node, nodeOf, textOf } from './catalogue-xml.ts'
import type { LiteratureNotice, LiteratureNoticeKind } from './port.ts'

/** What other publications say of a paper (…In), and of which paper it speaks when it is itself a notice (…Of, …For, …From). */
const KINDS: Record<string, LiteratureNoticeKind> = {
  RetractionIn: 'retraction',
  RetractedandRepublishedIn: 'retraction',
  PartialRetractionIn: 'partial-retraction',
  ExpressionOfConcernIn: 'concern',
  ErratumIn: 'correction',
  CorrectedandRepublishedIn: 'correction',
  RetractionOf: 'about',
  RetractedandRepublishedFrom: 'about',
  PartialRetractionOf: 'about',
  ExpressionOfConcernFor: 'about',
  ErratumFor: 'about',
  CorrectedandRepublishedFrom: 'about',
}
const GRAVEST_FIRST: readonly LiteratureNoticeKind[] = [
  'retraction',
  'partial-retraction',
  'concern',
  'correction',
  'about',
]

/** Comments and references are left aside. A paper that only its type calls retracted has a notice without a source. */
export function noticesOf(list: Node, publicationTypes: readonly string[]): LiteratureNotice[] {
  const notices = listOf(list.CommentsCorrections).flatMap((value): LiteratureNotice[] => {
    const node = nodeOf(value)
    const kind = KINDS[textOf(node['@RefType'])]
    const pmid = Number(textOf(node.PMID))
    return kind
      ? [{ kind, source: textOf(node.RefSource), pmid: Number.isInteger(pmid) && pmid > 0 ? pmid : null }]
      : []
  })
  const isRetracted = publicationTypes.includes('Retracted Publication')
  if (isRetracted && !notices.some(({ kind }) => kind === 'retraction'))
    notices.push({ kind: 'retraction', source: '', pmid: null })
  return notices.toSorted((a, b) => GRAVEST_FIRST.indexOf(a.kind) - GRAVEST_FIRST.indexOf(b.kind))
}
