import { listOf, type Node, nodeOf, textOf, unique } from './catalogue-xml.ts'
import type { LiteratureAuthor, LiteratureRecord } from './port.ts'

export function abstractOf(article: Node): LiteratureRecord['abstract'] {
  return listOf(nodeOf(article.Abstract).AbstractText)
    .map((part) => ({ label: textOf(nodeOf(part)['@Label']) || null, text: textOf(part) }))
    .filter(({ text }) => text !== '')
}

export function keywordsOf(parent: Node): string[] {
  return unique(listOf(parent.KeywordList).flatMap((list) => listOf(nodeOf(list).Keyword).map(textOf)))
}

export function authorsOf(list: Node): LiteratureAuthor[] {
  return listOf(list.Author)
    .map(authorOf)
    .filter(({ surname }) => surname !== '')
}

function authorOf(value: unknown): LiteratureAuthor {
  const author = nodeOf(value)
  const group = textOf(author.CollectiveName)
  if (group) return { surname: group, forename: '', initials: '', isGroup: true }
  const suffix = textOf(author.Suffix)
  return {
    surname: textOf(author.LastName),
    forename: textOf(author.ForeName),
    initials: textOf(author.Initials),
    isGroup: false,
    ...(suffix && { suffix }),
  }
}

export function pagesOf(pagination: Node): string | null {
  const range = [pagination.StartPage, pagination.EndPage].map(textOf).filter(Boolean).join('-')
  return textOf(pagination.MedlinePgn) || range || null
}

export function idOf(parent: Node, type: string): string | null {
  const ids = listOf(nodeOf(parent.ArticleIdList).ArticleId)
  return textOf(ids.find((id) => nodeOf(id)['@IdType'] === type)) || null
}
