export type PublicationName = { kind: 'doi'; doi: string } | { kind: 'pmid'; pmid: number }

/** A paper as people name it: a DOI, bare or as an address, or the number PubMed gave it. Null when it is neither. */
export function parsePublicationName(typed: string): PublicationName | null {
  const text = typed.trim()
  const doi = /^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)?(10\.\d{4,9}\/\S{1,200})$/i.exec(text)?.[1]
  if (doi) return { kind: 'doi', doi }
  const pmid = /^(?:https?:\/\/pubmed\.ncbi\.nlm\.nih\.gov\/|pmid:?\s*)?(\d{1,9})\/?$/i.exec(text)?.[1]
  return pmid && Number(pmid) > 0 ? { kind: 'pmid', pmid: Number(pmid) } : null
}
