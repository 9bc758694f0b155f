import type { PageParts } from '#platform/http/page-parts.server.ts'
import type { RecordView } from '#platform/records/record.ts'
import { deadLinks } from '../frame/frame-context.server.ts'
import { deadLinkWords } from '../frame/frame-copy.ts'

type Typed = Readonly<Record<string, string>>

const linksIn = ({ fields }: RecordView, typed: Typed) =>
  fields.flatMap(({ name, kind }) => (kind === 'link' && typed[name]?.trim() ? [{ name, to: typed[name].trim() }] : []))

/** Of the links that were typed, those that lead to an address of ours where no page answers, by their fields. */
export async function linkDoubts(parts: PageParts, view: RecordView, typed: Typed): Promise<Record<string, string>> {
  const links = linksIn(view, typed)
  const dead = await deadLinks(
    parts,
    links.map(({ to }) => to),
  )
  return Object.fromEntries(
    links.filter(({ to }) => dead.includes(to)).map(({ name, to }) => [name, deadLinkWords(to)]),
  )
}

/** What each line of a list is told of links that lead nowhere. */
export async function lineDoubts(parts: PageParts, view: RecordView, lines: readonly Typed[]): Promise<string[][]> {
  const dead = await deadLinks(
    parts,
    lines.flatMap((line) => linksIn(view, line).map(({ to }) => to)),
  )
  return lines.map((line) => linksIn(view, line).flatMap(({ to }) => (dead.includes(to) ? [deadLinkWords(to)] : [])))
}
