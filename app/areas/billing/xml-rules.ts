/** A part of a document before it is written: a name, and a text or other parts. */
export type XmlElement = { readonly name: string; readonly content: string | readonly XmlElement[] }

/** What is missing is left out, so that an optional part may be written in its place. */
export function element(name: string, content: string | readonly (XmlElement | null)[]): XmlElement {
  return { name, content: typeof content === 'string' ? content : content.filter((part) => part !== null) }
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

export function writeXml({ name, content }: XmlElement, attributes = ''): string {
  const inside =
    typeof content === 'string'
      ? content.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
      : content.map((part) => writeXml(part)).join('')
  return `<${name}${attributes}>${inside}</${name.split(' ')[0]}>`
}

/** Every part found by following these names from a part; `*` is not known: names alone. */
export function partsAt(from: XmlElement, path: string): XmlElement[] {
  return path
    .split('/')
    .reduce<readonly XmlElement[]>(
      (found, name) =>
        found.flatMap(({ content }) =>
          typeof content === 'string' ? [] : content.filter((part) => part.name === name),
        ),
      [from],
    )
    .slice()
}

/** The text of the first part at a path; null where there is none. */
export function textAt(from: XmlElement, path: string): string | null {
  const [found] = partsAt(from, path)
  return typeof found?.content === 'string' ? found.content : null
}
