import type { LiteratureRecord } from '#platform/outside/pubmed/port.ts'

/** A paper of cardiology; for tests and examples. */
export function aRecord(parts: Partial<LiteratureRecord> = {}): LiteratureRecord {
  return {
    pmid: 1,
    title: 'A study of the heart',
    originalTitle: null,
    abstract: [
      { label: 'RESULTS', text: 'The heart was examined.' },
      { label: null, text: 'Nothing else.' },
    ],
    authors: [
      { surname: 'Rossi', forename: 'Anna', initials: 'A', isGroup: false },
      { surname: 'Gruppo Esempio', forename: '', initials: '', isGroup: true },
    ],
    journal: { title: 'Annals', abbreviation: 'Ann', issn: null, volume: '1', issue: null, pages: '1-9' },
    book: null,
    publishedOn: '2026-11-01',
    publishedAs: '2026 Nov',
    enteredOn: '2026-11-11',
    doi: null,
    pmcId: null,
    language: 'eng',
    publicationTypes: ['Journal Article'],
    notices: [],
    subjects: ['Heart Failure'],
    keywords: [],
    ...parts,
  }
}
