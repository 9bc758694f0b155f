import { isDemoPmid, type LiteratureNotice, type LiteratureNoticeKind } from '#platform/outside/pubmed/port.ts'
import { linkOf } from './rules.ts'

const LABELS: Readonly<Record<LiteratureNoticeKind, string>> = {
  retraction: 'Articolo ritrattato',
  'partial-retraction': 'Articolo ritrattato in parte',
  concern: 'Dubbi segnalati sull’articolo (expression of concern)',
  correction: 'Articolo corretto',
  about: 'Avviso su un altro articolo',
}

export function noticeLabel({ kind }: LiteratureNotice): string {
  return LABELS[kind]
}

/** Where the notice can be read: its page at PubMed, else the DOI its source names. */
export function noticeLink({ pmid, source }: LiteratureNotice): string | null {
  if (pmid !== null && !isDemoPmid(pmid)) return linkOf(pmid)
  const doi = /\b10\.\d{4,9}\/[^\s;]+/.exec(source)?.[0].replace(/[.,)]+$/, '')
  return doi ? `https://doi.org/${doi}` : null
}

/** The same in one line, for e-mail, calls and citations. */
export function noticeText(notice: LiteratureNotice): string {
  const where = [notice.source, noticeLink(notice)].filter(Boolean).join(' ')
  return where ? `${noticeLabel(notice)}: ${where}` : noticeLabel(notice)
}
