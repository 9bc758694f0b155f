import type { LiteratureQuestion } from './port.ts'

/**
 * The question in PubMed's language. A paper of this week has not been indexed yet: its subject is then looked for in its
 * title and abstract. What the reader typed can neither close a parenthesis nor name a field.
 */
export function termOf({ subjects, words }: Pick<LiteratureQuestion, 'subjects' | 'words'>): string {
  const about = subjects
    .map(unquoted)
    .filter(Boolean)
    .flatMap((subject) => [`"${subject}"[MeSH Terms]`, `"${subject}"[Title/Abstract]`])
  const typed = (words ?? '')
    .normalize('NFC')
    .split(/[^\p{L}\p{N}-]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .map((word) => `"${word.replace(/^-+|-+$/g, '')}"[All Fields]`)
  return [about.length > 0 ? `(${about.join(' OR ')})` : '', ...typed].filter(Boolean).join(' AND ')
}

export function doiTerm(doi: string): string {
  return `"${unquoted(doi)}"[doi]`
}

function unquoted(text: string): string {
  return text.replace(/["[\]\\]/g, '').trim()
}
