import { ACCESS_LINE } from './body-grammar-rules.ts'
import { CALLOUTS, type CalloutKind } from './body-model.ts'

/** STU-009. A callout says its name where it is read. */
export function withCalloutNames(html: string): string {
  return html.replace(
    /<aside data-kind="(\w+)">/g,
    (aside, kind) => `${aside}<p class="callout-name">${CALLOUTS[kind as CalloutKind]}</p>`,
  )
}

const FIGURE = '<figure>(?:(?!</figure>)[\\s\\S])*</figure>'
/** STU-010. Figures in a row, none of them wide. */
const ROW = new RegExp(`${FIGURE}(?:\\n${FIGURE}){1,11}`, 'g')

/**
 * A text in its kept form as readers have it: a table fills the line, and where it is wider than a phone it scrolls by itself, also by
 * keyboard; a callout says its name; figures in a row are a list.
 */
export function shownText(html: string): string {
  return withCalloutNames(html)
    .replaceAll('<aside', '<aside role="note"')
    .replace(ROW, (figures) => {
      const items = figures.replaceAll('<figure>', '<li><figure>').replaceAll('</figure>', '</figure></li>')
      return `<ul class="gallery" role="list">\n${items}\n</ul>`
    })
    .replaceAll('<table>', '<div class="table-room" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
}

/** STU-020. Its line is of who writes: no reader gets it. */
export function withoutAccessLine(html: string): string {
  return html.replace(new RegExp(`<hr ${ACCESS_LINE}="" />\\n?`, 'g'), '')
}
