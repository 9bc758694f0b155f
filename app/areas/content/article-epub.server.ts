import { strToU8, type Zippable, zipSync } from 'fflate'
import { formatLongDateIt } from '#platform/pure/dates.ts'
import type { PrintableItem } from './article-model.ts'
import { withCalloutNames } from './body-shown-rules.ts'
import type { RichText } from './model.ts'
import { NO_PICTURES, type PaperPictures } from './picture-store.server.ts'

/** An EPUB 3 with one chapter and its table of contents; the MIME type is first and not compressed, as readers demand. */
export function makeEpub(item: PrintableItem, pictures: PaperPictures = NO_PICTURES, origin = ''): Buffer {
  const inside = [...pictures].map(([path, { bytes, format }], index) => ({
    path,
    bytes,
    name: `picture-${index + 1}.${format}`,
    type: format === 'jpg' ? 'image/jpeg' : 'image/png',
  }))
  const named = withCalloutNames(item.body)
  // A book is read away from the club: its links say where it is.
  const linked = origin ? named.replaceAll('<a href="/', `<a href="${origin}/`) : named
  const body = withPictures(linked, new Map(inside.map(({ path, name }) => [path, name])))
  const files = {
    mimetype: [strToU8('application/epub+zip'), { level: 0 }],
    'META-INF/container.xml': strToU8(CONTAINER),
    'OEBPS/content.opf': strToU8(packageOf(item, inside)),
    'OEBPS/nav.xhtml': strToU8(navigationOf(item)),
    'OEBPS/text.xhtml': strToU8(chapterOf({ ...item, body })),
    'OEBPS/style.css': strToU8(
      'body{font-family:serif;line-height:1.5}h1,h2{line-height:1.2}table{border-collapse:collapse}td,th{border:1px solid #999;padding:.3em}figure{margin:1em 0}img{max-width:100%;height:auto}figcaption{font-size:.85em}small{display:block}blockquote,aside{margin:1em 0;border-left:3px solid #999;padding-left:1em}.callout-name{font-weight:bold}',
    ),
  } as const
  // A picture is packed already.
  const drawn = Object.fromEntries(inside.map(({ name, bytes }) => [`OEBPS/${name}`, [bytes, { level: 0 }] as const]))
  return Buffer.from(zipSync({ ...files, mimetype: [files.mimetype[0], { level: 0 }], ...drawn } as Zippable))
}

/** A picture of the body leads to the one in the book; one that is gone leaves its caption. */
function withPictures(body: string, names: ReadonlyMap<string, string>): RichText {
  return body.replace(/<img ([^>]*?)src="([^"]*)"([^>]*)>/g, (_, before: string, path: string, after: string) => {
    const name = names.get(path)
    return name ? `<img ${before}src="${name}"${after.replace(/ loading="lazy"/, '')}>` : ''
  }) as RichText
}

const CONTAINER = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="OEBPS/content.opf" media-type="application/oebps-package+xml"/></rootfiles></container>`

function packageOf(
  { id, title, author, abstract, publicationDate, updatedAt }: PrintableItem,
  pictures: readonly { name: string; type: string }[],
): string {
  const held = pictures.map(({ name, type }) => `<item id="${name}" href="${name}" media-type="${type}"/>`).join('')
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="it"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">urn:uuid:${id}</dc:identifier><dc:title>${xml(title)}</dc:title><dc:language>it</dc:language><dc:creator>${xml(author ?? 'Redazione')}</dc:creator>
<dc:description>${xml(abstract)}</dc:description><dc:date>${publicationDate.toISOString().slice(0, 10)}</dc:date>
<meta property="dcterms:modified">${updatedAt.toISOString().slice(0, 19)}Z</meta></metadata>
<manifest><item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/><item id="text" href="text.xhtml" media-type="application/xhtml+xml"/><item id="style" href="style.css" media-type="text/css"/>${held}</manifest>
<spine><itemref idref="text"/></spine></package>`
}

function navigationOf({ title, headings }: PrintableItem): string {
  const entries = headings.map(({ id, label }) => `<li><a href="text.xhtml#${id}">${xml(label)}</a></li>`).join('')
  const nested = entries ? `<ol>${entries}</ol>` : ''
  return page(
    title,
    `<nav epub:type="toc"><h1>Sommario</h1><ol><li><a href="text.xhtml">${xml(title)}</a>${nested}</li></ol></nav>`,
  )
}

function chapterOf({ title, abstract, author, body, sources, publicationDate }: PrintableItem): string {
  const list = sources.map(({ label }) => `<li>${xml(label)}</li>`).join('')
  return page(
    title,
    `<h1>${xml(title)}</h1><p><em>${xml(abstract)}</em></p><p>${author ? `Di: ${xml(author)} · ` : ''}${formatLongDateIt(publicationDate)}</p>${xhtml(body)}${list ? `<h2>Fonti</h2><ul>${list}</ul>` : ''}`,
  )
}

function page(title: string, content: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" xml:lang="it" lang="it"><head><title>${xml(title)}</title><link rel="stylesheet" href="style.css"/></head><body>${content}</body></html>`
}

/** XML knows five entities only, and closes every element. */
function xhtml(html: string): string {
  return html.replaceAll('&nbsp;', '&#160;').replace(/<(br|hr|img)((?:\s[^>]*?)?)\s*\/?>/g, '<$1$2/>')
}

function xml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
